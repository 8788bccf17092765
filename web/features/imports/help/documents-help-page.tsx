import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { DOCUMENT_MAX_BYTES } from "../../../../worker/contract/imports-limits";
import { buttonClass } from "../../../ui/button";
import { fileSize } from "../../../ui/file-size";
import { PageHeader } from "../../../ui/page-header";
import { SampleLinks } from "../document/sample-links";
import { EXAMPLES } from "./documents-help-examples";
import { CATEGORY_WORDS, DOSES, LOADS, SCHEME_LINES, TEMPOS } from "./documents-help-words";
import { HelpExample } from "./help-example";
import { HelpSection, Written } from "./help-section";
import { ColumnWords, DayWords, OptionWords } from "./help-words";

/** Explains the grammar of documents with samples. A test parses every word and example on the page. */
export function DocumentsHelpPage() {
  return (
    <div className="page grid grid-cols-1 gap-12 py-10 sm:py-14">
      <PageHeader
        title="Documents Help"
        lead="Write your programs the way you always have. This is what is understood, in Word and in Excel."
        actions={
          <>
            <Link to={addressOf("weeklyUpload")} className={buttonClass({ variant: "primary" })}>
              Upload a week
            </Link>
            <Link to={addressOf("workoutUpload")} className={buttonClass({ variant: "secondary" })}>
              Upload a workout
            </Link>
          </>
        }
      />
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-16">
        <nav aria-label="On this page" className="self-start lg:sticky lg:top-(--under-header)">
          <ul className="flex flex-wrap gap-x-5 gap-y-1 lg:grid lg:gap-x-0">
            {PARTS.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-9 items-center text-muted hover:text-accent">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 grid-cols-1 gap-16">
          <Samples />
          <HelpSection {...part("exercise")} lead="Four ways to write an exercise, and what becomes of each.">
            <div className="grid grid-cols-1 gap-8">
              {EXAMPLES.map((example) => (
                <HelpExample key={example.id} example={example} />
              ))}
            </div>
            <p>
              In a text, the code, a dash and the name are enough. The amount, load, tempo and rest may follow on the
              same line or on the next ones; every other line below the name is its cue.
            </p>
          </HelpSection>
          <Tables />
          <Days />
          <Amounts />
          <Groups />
          <Videos />
          <Programs />
          <Files />
        </div>
      </div>
    </div>
  );
}

const PARTS = [
  { id: "samples", title: "Samples" },
  { id: "exercise", title: "An exercise" },
  { id: "tables", title: "Tables" },
  { id: "days", title: "Days and options" },
  { id: "amounts", title: "Sets, loads, tempo" },
  { id: "groups", title: "Tiers and groups" },
  { id: "videos", title: "Videos" },
  { id: "programs", title: "Whole programs" },
  { id: "files", title: "Files and notes" },
] as const;

function part(id: (typeof PARTS)[number]["id"]) {
  return { id, title: PARTS.find((each) => each.id === id)?.title ?? id };
}

function Programs() {
  return (
    <HelpSection
      {...part("programs")}
      lead="Books of many weeks, sessions without weekdays, one table for a block: whatever the layout, in eleven languages."
    >
      <p className="max-w-prose">
        Weeks may stand below each other, side by side, as columns of one list, or one on each sheet; sets may have rows
        or columns of their own, with loads, percentages or efforts. Columns of what was done are left out. You see all
        that was read before anything is made, say which weeks and days it is for, and your answers are kept for the
        next file of that layout.
      </p>
      <Link to={addressOf("programUpload")} className={`${buttonClass({ variant: "secondary" })} justify-self-start`}>
        Upload a whole program
      </Link>
    </HelpSection>
  );
}

function Samples() {
  return (
    <HelpSection
      {...part("samples")}
      lead="Read without a single note. Write over them, or look how a part of yours could be written."
    >
      <div className="grid grid-cols-1 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
        {SAMPLES.map(({ kind, title, text }) => (
          <div key={kind} className="grid grid-cols-1 content-between gap-5 bg-raised p-5 sm:p-6">
            <div className="grid gap-2">
              <h3 className="text-2xl">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
            <SampleLinks kind={kind} />
          </div>
        ))}
      </div>
    </HelpSection>
  );
}

const SAMPLES = [
  {
    kind: "week",
    title: "A week",
    text: "Monday to Friday, three options a day, tiers, categories, notes and a video for each exercise.",
  },
  { kind: "workout", title: "A single workout", text: "A title, its length, what it is for, and six exercises." },
] as const;

function Tables() {
  return (
    <HelpSection
      {...part("tables")}
      lead="Any of these headings, in any order, in a row anywhere above the exercises. What a column without a known heading holds is told from its cells."
    >
      <ColumnWords />
      <p>
        Several tables may stand side by side, one below the other, or one on each sheet. A heading that is unknown and
        holds nothing familiar is named in the notes after the upload: its texts are never dropped in silence.
      </p>
    </HelpSection>
  );
}

function Days() {
  return (
    <HelpSection
      {...part("days")}
      lead="As headings, as sheets, as tables, as columns beside each other, or as a column in one long table."
    >
      <DayWords />
      <OptionWords />
      <p>
        Where options have no names, three parts of a day are taken in the order No Equipment, Equipment, Coach’s
        Program. A day with no options at all goes to the Coach’s Program. “Week 12” in the title or the file’s name
        gives the week its number.
      </p>
    </HelpSection>
  );
}

function Amounts() {
  return (
    <HelpSection {...part("amounts")} lead="Kept as you write them; members see your words.">
      <dl className="grid grid-cols-1 divide-y divide-line border-line border-y">
        {DOSES.map(({ says, written }) => (
          <Amount key={says} says={says} written={written} />
        ))}
        <Amount says="Tempo" written={TEMPOS} />
        <Amount says="Load" written={LOADS} />
      </dl>
      <p>
        Excel likes to turn “3-5” into a date, 5-Mar. Such cells are read back as 3-5 and named in the notes, so that
        you can look at them once.
      </p>
    </HelpSection>
  );
}

function Amount({ says, written }: { says: string; written: string[] }) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-2 py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="font-semibold">{says}</dt>
      <dd>
        <Written texts={written} />
      </dd>
    </div>
  );
}

function Groups() {
  return (
    <HelpSection
      {...part("groups")}
      lead="A line of its own counts for all exercises below it, until the next one of its kind."
    >
      <dl className="grid grid-cols-1 divide-y divide-line border-line border-y">
        <Amount says="Tiers" written={["A-Tier", "B-Tier: Armor Building", "Tier C", "… to H-Tier"]} />
        <Amount
          says="Categories"
          written={[...CATEGORY_WORDS.english, ...CATEGORY_WORDS.portuguese.slice(0, 3), "Fuerza"]}
        />
        <Amount says="Rounds and clocks" written={SCHEME_LINES.map(({ written }) => written)} />
      </dl>
    </HelpSection>
  );
}

function Videos() {
  return (
    <HelpSection {...part("videos")} lead="A link on the exercise’s name, beside it, below it, or in a column.">
      <p>
        YouTube, Vimeo and files such as .mp4 play inside the program; every other address is offered as a link. A list
        of names and links at the end of the document, or on a sheet of its own, is joined to the exercises by name.
      </p>
      <p>
        What you have linked once is remembered: the next time the same exercise arrives without a video, yours is
        proposed, whether you write Dumbbell Row, DB Rows or db row.
      </p>
    </HelpSection>
  );
}

function Files() {
  return (
    <HelpSection {...part("files")} lead={`Word .docx and Excel .xlsx or .xls, up to ${fileSize(DOCUMENT_MAX_BYTES)}.`}>
      <dl className="grid grid-cols-1 divide-y divide-line border-line border-y">
        {FILES.map(({ term, text }) => (
          <div key={term} className="grid grid-cols-1 gap-x-8 gap-y-1 py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="font-semibold">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </HelpSection>
  );
}

const FILES = [
  { term: "Google Docs, Sheets, Pages, Numbers", text: "Download or export as .docx or .xlsx, then upload that file." },
  { term: "An old .doc", text: "Open it in Word and save it as .docx." },
  { term: "A password", text: "Remove it before uploading: protected files cannot be opened here." },
  { term: "Tracked changes", text: "Read as if accepted: what you have crossed out never appears." },
  { term: "Hidden rows and sheets", text: "Are left alone, and the notes say so." },
  {
    term: "Notes after the upload",
    text: "Each says where: “sheet Tuesday · B14”, “table 2 · row 3”. Nothing you wrote is dropped without one.",
  },
  { term: "Nothing is public yet", text: "A week lands as a draft, and a workout is imported only when you say so." },
];
