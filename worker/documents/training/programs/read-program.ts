import { type Corrections, isCorrected, NO_CORRECTIONS } from "../../../contract/program-import-limits";
import type { ProgramReading, ReadExercise, Sets } from "../../../contract/program-reading";
import type { SourceDocument } from "../../document-model";
import { sheetTooLarge } from "../../grid/too-large";
import { isCategory } from "../categories";
import { leftoverMessage } from "../read-training";
import { showsTraining } from "../signs";
import { placeBoxes } from "../text-boxes";
import { namesOption } from "../text-style";
import { looksLikeMovement } from "../vocabulary/movements";
import { correctedDocument } from "./corrected-document";
import { correctedHeadings, sheetMeaning } from "./corrections";
import { hasWork } from "./doses/dose-sets";
import { opensSentence, tellsHowOften } from "./doses/named-dose";
import { viewOf } from "./grid-view";
import { inKnownWords } from "./labels/known-words";
import { plain } from "./labels/plain-text";
import { TOTAL } from "./no-exercise";
import { nothing } from "./no-training";
import { readSingleWeek } from "./option-reading";
import { ENOUGH, scoreOf, tellsTraining } from "./plausibility";
import { LITTLE } from "./present-program";
import { presentSingle, type Single } from "./present-single";
import { TOO_MANY, tooMany } from "./program-builder";
import { doubtsAbout } from "./self-doubt";
import { isOutOfUse, namesLog } from "./sheet-names";
import { cellsOf, MOST_CELLS, MOST_OF_A_WEEK } from "./sheet-size";
import { speaksOfSomethingElse } from "./something-else";
import { withTablesApart } from "./tables-in-tables";
import { fromText } from "./text-program";
import { tried } from "./tried";
import { addUnreadTexts } from "./unread-texts";
import { readWorkbook } from "./workbook-program";

/** Reads a whole programme from an opened document. Throws `DocumentError` `no_exercises` where nothing looks like training. */
export function programIn(source: SourceDocument, corrections: Corrections = NO_CORRECTIONS): ProgramReading {
  const { document, restore, learned } = inKnownWords(withTablesApart(source));
  const reading = bestReading(document, corrections);
  // Why a sheet is left aside as a whole is told with its name.
  const isGivenUp = (name: string) => reading.sheets.some((sheet) => sheet.name === name && sheet.why === TOO_MANY);
  const read =
    document.kind === "text"
      ? document
      : { ...document, sheets: document.sheets.filter(({ name, grid }) => showsTraining(grid) && !isGivenUp(name)) };
  addUnreadTexts(read, reading, correctedHeadings(corrections));
  reading.doubts.push(...doubtsAbout(read, reading));
  // "Test 1", "Test 2" count as weeks do: what stands below them has to be sets.
  if (learned && !isTold(reading) && reading.doubts.every(({ code }) => code !== LITTLE.code))
    reading.doubts.push(LITTLE);
  return restore(reading);
}

function bestReading(document: SourceDocument, corrections: Corrections): ProgramReading {
  const opened = withBoxes(document);
  const whole = tried(() => readWhole(opened, corrections), false);
  // Several weeks without a word of options need no second reading.
  const certain = whole !== null && whole.weeks.length > 1 && !speaksOfOptions(document);
  const written = correctedDocument(withoutHelpers(document, corrections), corrections);
  const single = certain ? null : tried(() => readOneWeek(written.document), whole !== null);
  // Corrections speak of columns and of sheets by themselves, and a workout is read as a programme with them.
  const corrected = isCorrected(corrections) && (single?.options ?? 0) < 2;
  if (whole && (corrected || !(single && isBetter(single, whole)))) return withLeftovers(opened, whole);
  const plausible = single && scoreOf(single.builder) >= ENOUGH && !isElsewhere(document);
  if (!single || (single.options < 2 && !plausible)) {
    // The training may stand on the sheet that could not be read.
    throw document.leftovers.some(({ kind }) => kind === "sheet_not_read") ? sheetTooLarge() : nothing();
  }
  for (const heading of written.aside) single.builder.aside.add(heading);
  return presentSingle(document, single, corrections);
}

function readWhole(document: SourceDocument, corrections: Corrections): ProgramReading {
  return document.kind === "text"
    ? fromText(document.blocks, correctedHeadings(corrections))
    : readWorkbook(document, corrections);
}

/** The document with those boxes in its text that hold a part of the program; the others are among what was left aside. */
function withBoxes(document: SourceDocument): SourceDocument {
  if (document.kind === "sheets" || document.boxes.length === 0) return document;
  const leftovers = [...document.leftovers];
  return { ...document, blocks: placeBoxes(document.blocks, document.boxes, leftovers), boxes: [], leftovers };
}

function speaksOfOptions(document: SourceDocument): boolean {
  return namesOption(document.kind === "text" ? document.blocks : document.sheets.map(({ grid }) => grid));
}

/** What of the file was left aside is told, and a sheet that could not be read is named among the others. */
function withLeftovers(document: SourceDocument, reading: ProgramReading): ProgramReading {
  for (const { kind, what } of document.leftovers) {
    reading.notes.push({ level: "info", message: leftoverMessage(kind, what), place: null });
    if (kind === "sheet_not_read")
      reading.sheets.push({ name: what, role: "helper", why: "It is too large or damaged, and was not read." });
  }
  return reading;
}

/** The document without the sheets that the coach has left out, and those that are called a log or out of use or list other things. */
function withoutHelpers(document: SourceDocument, corrections: Corrections): SourceDocument {
  if (document.kind === "text") return document;
  const sheets = document.sheets.filter(({ name }) => sheetMeaning(corrections, name) !== "helper");
  const used = sheets.filter(
    ({ name, grid }) =>
      sheetMeaning(corrections, name) === "program" ||
      !(namesLog(name) || isOutOfUse(name) || (cellsOf(grid) <= MOST_CELLS && speaksOfSomethingElse(viewOf(grid)))),
  );
  return { ...document, sheets: used.length > 0 ? used : sheets };
}

function readOneWeek(document: SourceDocument): Single {
  const grids = document.kind === "sheets" ? document.sheets.map(({ grid }) => grid) : [];
  const telling = grids.filter(showsTraining);
  if (telling.reduce((sum, grid) => sum + cellsOf(grid), 0) > MOST_OF_A_WEEK) throw tooMany();
  return readSingleWeek(document);
}

/** Whether a document is one week of options, or a workout, rather than the programme that was found in it. */
function isBetter(single: Single, whole: ProgramReading): boolean {
  const all = whole.weeks.flatMap((week) => week.sessions.flatMap(({ exercises }) => exercises));
  // The same name right below itself is one more set, which only one of the two readings may know.
  // So is "Clean 16 kg" below "Clean 12 kg".
  const lift = (exercise?: ReadExercise) => exercise?.name.replace(/\s\d{1,3}(?:-\d{1,3})?\s?(?:kg|lb)s?$/i, "");
  const told = (exercises: ReadExercise[], tells: (sets: Sets) => boolean = hasWork) =>
    exercises.filter((own, at) => own.prescription.some(tells) && lift(own) !== lift(exercises[at - 1])).length;
  // "Total 2200 m", "Main set" and "T1 starts at 5x3" are no further exercises, nor is "Core finisher" over some.
  const parts = new Set(all.map(({ category }) => category));
  const moves = ({ name }: ReadExercise) => looksLikeMovement(plain(name));
  // Where most names are known as movements, "First pair" and "When you reach" are none.
  const isKnown = all.filter(moves).length > all.length * 0.8;
  const named = single.builder.exercises.filter((exercise) => !isKnown || moves(exercise));
  // "Sets" and "Weight" for names: "Bodyweight" in a card of an exercise was taken for an option.
  if (isKnown && named.length < single.builder.exercises.length * 0.5) return false;
  const further = named.filter(
    ({ name }) => !TOTAL.test(plain(name)) && !isCategory(name) && !opensSentence(name) && !parts.has(name),
  );
  // "Sets: 4", "Reps: see the table" tell something as well.
  const [found, others] = [told(further), told(all, (sets) => hasWork(sets) || sets.count !== null)];
  // "Session 1 (gym)", "Session 3 (at home)": where every day has one option, sessions with names of their own say more.
  const sessions = whole.weeks.flatMap((week) => week.sessions);
  const isOneADay = single.builder.weeks.every((week) => {
    const days = week.sessions.map(({ mark }) => mark.weekday);
    return new Set(days).size === days.length;
  });
  const areTrained = isOneADay || sessions.some(({ title }) => title !== null && tellsHowOften(title));
  if (single.options >= 2 && areTrained && others >= found && sessions.every(({ title, weekday }) => title && !weekday))
    return false;
  // A document of several weeks that speaks of options somewhere is no single week of them.
  if (single.options >= 2) return whole.weeks.length < 2 || found >= others;
  if (whole.weeks.length > 1) return false;
  return whole.doubts.length === 0 && found > others * 1.2 && scoreOf(single.builder) >= ENOUGH;
}

function isElsewhere(document: SourceDocument): boolean {
  if (document.kind === "sheets")
    return document.sheets.every(({ grid }) => !showsTraining(grid) || speaksOfSomethingElse(viewOf(grid)));
  const grids = document.blocks.filter((block) => block.kind === "grid");
  return grids.length > 0 && grids.every((grid) => speaksOfSomethingElse(viewOf(grid)));
}

function isTold({ weeks }: ProgramReading): boolean {
  const all = weeks.flatMap(({ sessions }) => sessions.flatMap(({ exercises }) => exercises));
  return (
    all.filter(({ prescription }) => prescription.some((sets) => tellsTraining({ ...sets, load: null }))).length >=
    all.length * 0.3
  );
}
