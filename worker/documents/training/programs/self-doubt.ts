import type { ProgramReading, ReadExercise, ReadSession } from "../../../contract/program-reading";
import { cellText, paragraphText } from "../../block-text";
import type { Block, SourceDocument } from "../../document-model";
import { hasStrongDose } from "../dose";
import { looksLikeMovement } from "../vocabulary/movements";
import { circuitOf } from "./circuit-lines";
import { headingOf, isDose } from "./column-heading";
import { doseOf, hasWork, isPlausible } from "./dose-sets";
import { bareWeekday, blockOfWeeks, isRest, plain, sessionLabel, weekLabel } from "./labels";

/**
 * What a reading gives away of its own faults, held against the document: labels that it does not have, training that it
 * left over, sets without an amount, names that are none. Nothing here knows a layout.
 */

type Doubt = ProgramReading["doubts"][number];

type Evidence = {
  reading: ProgramReading;
  sessions: ReadSession[];
  exercises: ReadExercise[];
  /** Every short line of the document that is looked at, cells by their lines. */
  lines: string[];
};

type Sign = {
  name: string;
  code: string;
  /** A whole sign is a doubt by itself; of the others it takes two. */
  whole: boolean;
  /** What makes it, in the coach's words; null where there is nothing odd. */
  tell: (evidence: Evidence) => string | null;
};

const LONGEST_LABEL = 40;
const LONGEST_LINE = 120;

/** In the order in which they are told. */
export const SIGNS: Sign[] = [
  {
    name: "weeks that the document names are not in the reading",
    code: "weeks_not_read",
    whole: true,
    tell: ({ reading, lines }) => {
      const read = new Set(reading.weeks.map(({ number }) => number));
      const named = new Set(lines.flatMap((line) => weekNamed(line) ?? []));
      const missing = [...named].filter((number) => !read.has(number));
      if (missing.length === 0) return null;
      return `The document names weeks that were not read (${some(missing.map(String))}).`;
    },
  },
  {
    name: "sessions that the document names are not in the reading",
    code: "sessions_not_read",
    whole: true,
    tell: ({ reading, sessions, lines }) => {
      const titles = [...sessions.map(({ title }) => title), ...reading.weeks.map(({ title }) => title), reading.title];
      const said = plain(titles.filter(Boolean).join(" | "));
      const named = new Map(lines.flatMap((line) => sessionNamed(line) ?? []).map((label) => [plain(label), label]));
      const missing = [...named].filter(([label]) => !said.includes(label)).map(([, label]) => label);
      const dated = sessions.every(({ weekday }) => weekday !== null);
      if (named.size < 2 || missing.length * 3 < named.size || dated) return null;
      return `The document names sessions that were not read (${some(missing)}).`;
    },
  },
  {
    name: "no session has a weekday, though the document names several",
    code: "days_not_read",
    whole: true,
    tell: ({ sessions, lines }) => {
      if (sessions.some(({ weekday }) => weekday !== null)) return null;
      const named = new Set(lines.filter((line) => line.length > 2 && bareWeekday(line) !== null));
      return named.size < 2 ? null : `The document names weekdays (${some([...named])}), and no session has one.`;
    },
  },
  {
    name: "sessions of one week have no name, or the same one",
    code: "sessions_alike",
    whole: true,
    tell: ({ reading, lines }) => {
      const named = lines.some((line) => sessionNamed(line) !== null || bareWeekday(line) !== null);
      const alike = reading.weeks.some(({ sessions }) => {
        const names = sessions.map((each) => `${each.weekday ?? ""}|${plain(each.title ?? "")}|${each.option ?? ""}`);
        return new Set(names).size < names.length && (named || !names.includes("||"));
      });
      return alike ? "Several sessions of one week have no name, or the same one." : null;
    },
  },
  {
    name: "some weeks have numbers, and others none",
    code: "weeks_mixed",
    whole: true,
    tell: ({ reading: { weeks } }) =>
      weeks.length > 1 && weeks.some(({ number }) => number === null)
        ? "Some weeks have a number, and others none."
        : null,
  },
  {
    name: "exercises have no dose",
    code: "doses_missing",
    whole: true,
    tell: ({ exercises }) => {
      const bare = exercises.filter(({ prescription }) => !prescription.some(hasWork));
      if (bare.length < 2 || bare.length * 4 < exercises.length) return null;
      return `${bare.length} of ${exercises.length} exercises have no sets, reps, times or distances. Compare what was read with the document.`;
    },
  },
  {
    name: "sets say no amount, or hold another amount than their neighbours",
    code: "sets_unclear",
    whole: true,
    tell: ({ exercises }) => {
      const odd = exercises.filter(({ prescription: sets }) => isHalf(sets) || isMixed(sets));
      return odd.length === 0 ? null : `Some sets are only half understood (${some(namesOf(odd))}).`;
    },
  },
  {
    name: "training stands among the leftovers",
    code: "training_left_over",
    whole: true,
    tell: ({ reading, exercises }) => {
      const lost = leftIn(reading).filter((text) => isTrainingLine(text) || isDoseRow(text));
      if (lost.length < 2 || lost.length * 12 < exercises.length) return null;
      return `${lost.length} lines that look like training were not understood (${some(lost)}).`;
    },
  },
  {
    name: "doses stand in titles and notes",
    code: "training_in_notes",
    whole: true,
    tell: ({ reading, sessions, exercises }) => {
      const titles = [reading.title, ...reading.weeks.map(({ title }) => title), ...sessions.map(({ title }) => title)];
      const notes = [reading.description, ...sessions.map((session) => session.notes)];
      const inTitles = titles.filter((text) => text && (isTrainingLine(text) || /\d\s*%/.test(text)));
      const inNotes = notes.flatMap((text) => (text ?? "").split("\n").filter(isTrainingLine));
      const cues = exercises.filter((each) => each.notes?.split(/\n|;/).some(isTrainingLine));
      const found = [...inTitles, ...inNotes, ...(cues.length * 5 >= exercises.length ? namesOf(cues) : [])];
      if (inTitles.length === 0 && found.length < 2) return null;
      return `What looks like training became a title or a note (${some(found.map(String))}).`;
    },
  },
  {
    name: "an exercise has the name of something else",
    code: "names_unlikely",
    whole: true,
    tell: ({ exercises }) => {
      const odd = exercises.filter(({ name }) => isOddName(name));
      return odd.length === 0 ? null : `Some exercises have hardly their own name (${some(namesOf(odd))}).`;
    },
  },
  {
    name: "a name holds a dose",
    code: "dose_in_name",
    whole: true,
    tell: ({ exercises }) => {
      const full = exercises.filter(({ name }) => DOSE_IN_NAME.test(name));
      return full.length === 0 ? null : `Some names seem to hold a dose (${some(namesOf(full))}).`;
    },
  },
  {
    name: "a session holds the same exercise again and again",
    code: "exercises_repeat",
    whole: true,
    tell: ({ sessions }) => {
      // A top set may stand before the others of its exercise.
      const odd = sessions.some(({ exercises }) => {
        const again = exercises.filter((each, at) => {
          const first = exercises.findIndex(({ name }) => plain(name) === plain(each.name));
          return first < at - 1 || (first === at - 1 && isSame(each.prescription, exercises[first]?.prescription));
        });
        return again.length > 1 && again.length > exercises.length * 0.3;
      });
      return odd ? "The same exercises come again and again in one session." : null;
    },
  },
  {
    name: "a session holds more exercises than anybody does",
    code: "session_too_long",
    whole: true,
    tell: ({ sessions }) => {
      const sizes = sessions.map(({ exercises }) => exercises.length).sort((a, b) => a - b);
      const [most = 0, middle = 0] = [sizes.at(-1), sizes[sizes.length >> 1]];
      return most > 20 || (most > 12 && most > middle * 3) ? `One session holds ${most} exercises.` : null;
    },
  },
  {
    name: "a dose is hardly meant so",
    code: "unlikely_dose",
    whole: true,
    tell: ({ exercises }) => {
      const odd = exercises.filter(({ prescription }) => {
        const sets = prescription.reduce((sum, { count }) => sum + (Number(count) || 1), 0);
        return !prescription.every(isPlausible) || sets > MOST_SETS;
      });
      if (odd.length === 0) return null;
      return `Some doses are hardly meant so (${some(namesOf(odd))}): more than 15 sets, or more than 60 or broken reps.`;
    },
  },
  {
    name: "a session is called like a week",
    code: "weeks_as_sessions",
    whole: true,
    tell: ({ sessions }) => {
      const odd = sessions.flatMap(({ title }) => (title && (blockOfWeeks(title) || weekLabel(title)) ? title : []));
      return odd.length === 0 ? null : `Some sessions are called like weeks (${some(odd)}).`;
    },
  },
  {
    name: "an effort or a percentage stands among the leftovers",
    code: "efforts_left_over",
    whole: false,
    tell: ({ reading, exercises }) => {
      const sets = exercises.flatMap(({ prescription }) => prescription);
      const told = sets.map(({ percent, effort }) => `${percent ?? ""} ${effort ?? ""}`).join(" ");
      const lost = leftIn(reading).filter(
        (text) => EFFORT.test(text) && !(text.match(/\d+/g) ?? []).every((figure) => told.includes(figure)),
      );
      return lost.length === 0 ? null : `How hard it is meant found no place (${some(lost)}).`;
    },
  },
  {
    name: "an amount stands in a name or a title",
    code: "amounts_in_names",
    whole: true,
    tell: ({ sessions, exercises }) => {
      // "(60 min)" is how long it takes.
      const titles = sessions.flatMap(({ title }) => title?.replace(/\([^)]*\)/g, "") ?? []);
      const found = [...titles, ...namesOf(exercises)].filter((text) => AMOUNT.test(text));
      return found.length === 0 ? null : `Some names hold an amount (${some(found)}).`;
    },
  },
  {
    name: "counts of sets stand nowhere in the document",
    code: "counts_made_up",
    whole: true,
    tell: ({ exercises, lines }) => {
      const written = new Set(lines.flatMap((line) => line.match(/\d+/g) ?? []));
      const odd = exercises.filter(({ prescription }) =>
        prescription.some(({ count }) => Number(count) > 1 && !written.has(count ?? "")),
      );
      return odd.length * 2 < exercises.length
        ? null
        : `Counts of sets stand nowhere in the document (${some(namesOf(odd))}).`;
    },
  },
  {
    name: "all weeks are the same",
    code: "weeks_alike",
    whole: false,
    tell: ({ reading: { weeks } }) => {
      const contents = new Set(weeks.map(({ sessions }) => JSON.stringify(sessions)));
      return weeks.length < 2 || contents.size > 1 ? null : `All ${weeks.length} weeks hold the same.`;
    },
  },
  {
    name: "sets are not counted",
    code: "sets_not_counted",
    whole: false,
    tell: ({ exercises }) => {
      const counted = exercises.filter(({ prescription }) => prescription.some(({ count }) => count !== null));
      const bare = exercises.filter(({ prescription }) => prescription.some(({ count, reps }) => reps && !count));
      if (bare.length * 4 < exercises.length || counted.length === 0) return null;
      return `Some exercises have reps and no sets (${some(namesOf(bare))}).`;
    },
  },
  {
    name: "labels stand among the leftovers",
    code: "labels_left_over",
    whole: false,
    tell: ({ reading }) => {
      const lost = cellsLeft(reading).filter(isLabel);
      return new Set(lost.map(plain)).size < 2 ? null : `Headings found no place (${some(lost)}).`;
    },
  },
  {
    name: "movements stand among the leftovers",
    code: "movements_left_over",
    whole: false,
    tell: ({ reading, exercises }) => {
      const known = new Set(exercises.map(({ name }) => plain(name)));
      const lost = cellsLeft(reading).filter(
        (text) =>
          text.length <= LONGEST_LABEL && !isLabel(text) && looksLikeMovement(plain(text)) && !known.has(plain(text)),
      );
      return lost.length < 2 ? null : `Some exercises may be missing (${some(lost)}).`;
    },
  },
  {
    name: "weeks differ widely",
    code: "weeks_uneven",
    whole: true,
    tell: ({ reading: { weeks } }) => {
      const sizes = weeks.map(({ sessions }) => sessions.reduce((sum, { exercises }) => sum + exercises.length, 0));
      const middle = [...sizes].sort((a, b) => a - b)[sizes.length >> 1] ?? 0;
      const odd = weeks.filter((_, at) => (sizes[at] ?? 0) * 2 < middle);
      return weeks.length < 3 || odd.length === 0 ? null : `${odd.length} of ${weeks.length} weeks hold much less.`;
    },
  },
  {
    name: "the document holds more doses than were read",
    code: "doses_not_read",
    whole: false,
    tell: ({ exercises, lines }) => {
      const written = lines.filter(isTrainingLine).length;
      const read = exercises.filter(({ prescription }) => prescription.some(hasWork)).length;
      return written <= read * 1.25 ? null : `The document holds ${written} doses, and ${read} exercises were read.`;
    },
  },
];

/** What makes a reading doubtful, beside what was known while it was read. */
export function doubtsAbout(document: SourceDocument, reading: ProgramReading): Doubt[] {
  const sessions = reading.weeks.flatMap((week) => week.sessions);
  const exercises = sessions.flatMap((session) => session.exercises);
  const evidence = { reading, sessions, exercises, lines: linesOf(document, reading) };
  const told = SIGNS.flatMap(({ code, whole, tell }) => {
    const message = tell(evidence);
    return message === null ? [] : [{ code, whole, message }];
  });
  const small = told.filter(({ whole }) => !whole);
  return told
    .filter(({ whole }) => whole || small.length > 1)
    .map(({ code, message }) => ({ code, message, place: null }));
}

/** The lines of what was read as a program, and of text documents all. */
function linesOf(document: SourceDocument, { sheets }: ProgramReading): string[] {
  const lines: string[] = [];
  const take = (text: string) => {
    for (const line of text.split("\n")) {
      const own = line.trim();
      if (own !== "" && own.length <= LONGEST_LINE) lines.push(own);
    }
  };
  const walk = (blocks: Block[]) => {
    for (const block of blocks) {
      if (block.kind === "paragraph") take(paragraphText(block));
      else for (const row of block.rows) for (const cell of new Set(row)) if (cell) take(cellText(cell));
    }
  };
  if (document.kind === "text") walk(document.blocks);
  else {
    const aside = new Set(sheets.filter(({ role }) => role !== "program").map(({ name }) => name));
    walk(document.sheets.filter(({ name }) => !aside.has(name)).map(({ grid }) => grid));
  }
  return lines;
}

/** "Week 3", "Week 2 - Build", but not "Same as week 1". */
function weekNamed(line: string): number | null {
  const label = line.length <= LONGEST_LABEL ? weekLabel(line) : null;
  return label && label.before === "" && !/[.!?]$/.test(line) ? label.number : null;
}

/** "Workout B" of "Workout B – Pull", "Day 3": what a session is called before anything else is said of it. */
function sessionNamed(line: string): string | null {
  const label = line.length <= LONGEST_LABEL && !/[.!?]$/.test(line) ? sessionLabel(line) : null;
  if (!label?.sure || label.weekday !== null || !label.title || doseOf(line).sets.some(hasWork)) return null;
  const [called, rest = ""] = label.title.split(/\s*[-–—:(|/]\s*/, 2);
  return isRest(rest) ? null : (called ?? null);
}

/** What was left over of the sheets that were read as programs. */
const leftIn = ({ leftovers, sheets }: ProgramReading) => {
  const aside = sheets.filter(({ role }) => role !== "program").map(({ name }) => `sheet ${name} ·`);
  return leftovers.filter(({ place }) => !aside.some((sheet) => place?.startsWith(sheet))).map(({ text }) => text);
};

/** What stands in rows and lines that were left over; "Squat · 140" is a best lift. */
const cellsLeft = (reading: ProgramReading) =>
  leftIn(reading)
    .filter((text) => text.length <= LONGEST_LINE && !/[.!?]$|·\s*\d/.test(text))
    .flatMap((text) => text.split(" · "));

/** "8-12", "5/side", "75% · 50 · 5": amounts without a name. A figure alone may be anything. */
const isDoseRow = (text: string) =>
  text.length <= LONGEST_LINE && !/\p{L}{5}/u.test(text) && DOSE_CELL.test(text) && doseOf(text).sets.length > 0;
const DOSE_CELL = /\d\s*[-–x×]\s*\d|\d\s*\/\s*\p{L}|\d\s*%.*\d|\d\s*\+(?!\s*\d)/u;

/** A session's or a split's name, and nothing else. */
const isLabel = (text: string) => text.length <= LONGEST_LABEL && sessionLabel(text) !== null && !/[.!?]$/.test(text);

const isTrainingLine = (text: string) =>
  text.length <= LONGEST_LINE && !/[.!?:]$/.test(text) && hasStrongDose(text) && !isRest(text) && circuitOf(text) === null;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** "4 sets" of nothing, or a load without reps. */
const isHalf = (prescription: ReadExercise["prescription"]) => prescription.length > 0 && !prescription.every(hasWork);

/** "3, 45 s, 60 s", or "5, 1 x 5, 1 x 5": columns that became sets, or a set that lost its count. */
const isMixed = (prescription: ReadExercise["prescription"]) => {
  const [bare, ...others] = prescription.slice(prescription.findIndex(({ reps, count }) => reps && !count));
  return bare?.count === null && others.some(({ duration, distance, count }) => duration ?? distance ?? count);
};

/** "Rest 3-5 min for T1", "T1: Squat", ". Bench Press", "Week 2". */
function isOddName(name: string): boolean {
  const own = plain(name);
  if (/^[.,;:)\]/=|]|^[-–—]\s/.test(name.trim()) || /^\p{L}{0,2}\d{0,2}:\s/u.test(name)) return true;
  if (isRest(name) || weekLabel(name) !== null) return true;
  const words = own.split(/[^\p{L}]+/u).filter(Boolean);
  const [first = ""] = words;
  if (looksLikeMovement(own)) return false;
  return isDose(headingOf(name).role) || (words.length > 1 && /\d/.test(own) && headingOf(first).role !== null);
}

/** "Push Press 3-3-3", "Bench 5x5": a dose that was taken for a part of the name. */
const DOSE_IN_NAME = /(?<![\d.])\d{1,2}\s*[x×]\s*\d{1,2}(?!\d|\p{L}|\s*(?:kg|lb|m|cm|mm))|\d-\d{1,2}-\d{1,2}-\d/u;
const MOST_SETS = 20;
const EFFORT = /(?<!\p{L})(?:rpe|rir)(?!\p{L}).*\d|\d.*(?<!\p{L})(?:rpe|rir)(?!\p{L})|\d\s*%/iu;
/** "10 min", "800 m", but not "30 cm", which is how high a box is. */
const AMOUNT = /(?<![\p{L}\d.,])\d+\s*(?:min|sec|secs|s|m|km|mi|reps?|kg|lb)(?!\p{L})/iu;

const namesOf = (exercises: ReadExercise[]) => exercises.map(({ name }) => name);
const some = (texts: string[]) => [...new Set(texts)].slice(0, 3).join(", ");
