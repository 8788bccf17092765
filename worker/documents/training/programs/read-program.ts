import { isOffered, mainOption } from "../../../contract/day-options";
import {
  type Corrections,
  isCorrected,
  NO_CORRECTIONS,
  type SheetMeaning,
} from "../../../contract/program-import-limits";
import type { ProgramReading, ReadExercise, ReadWeek, SheetRole, Weekday } from "../../../contract/program-reading";
import { paragraphText } from "../../block-text";
import { DocumentError } from "../../document-error";
import type { Grid, SourceDocument } from "../../document-model";
import { sheetTooLarge } from "../../grid/too-large";
import { DOCUMENT_LIMITS } from "../../limits";
import { isCategory } from "../categories";
import { hasStrongDose } from "../dose";
import { leftoverMessage, withoutTraining } from "../read-training";
import { showsTraining } from "../signs";
import { placeBoxes } from "../text-boxes";
import { namesOption } from "../text-style";
import { allNotes } from "../training";
import { looksLikeMovement } from "../vocabulary/movements";
import { readCalendar } from "./calendar-reading";
import { readCards } from "./card-reading";
import type { HeadingReader } from "./column-heading";
import { correctedDocument } from "./corrected-document";
import { correctedHeadings, sheetMeaning } from "./corrections";
import { readDayRows } from "./day-rows-reading";
import { hasWork, isPlausible } from "./dose-sets";
import { cellsIn, countSaid, leaveUnused, type View, viewOf } from "./grid-view";
import { headingBlocks } from "./heading-blocks";
import { inKnownWords } from "./label-families";
import { namesCycle, namesMonth, plain, sessionLabel, weekLabel } from "./labels";
import { readLiftColumns } from "./lift-columns-reading";
import { opensSentence } from "./named-dose";
import { readSingleWeek } from "./option-reading";
import { readPairs } from "./paired-reading";
import { ENOUGH, isConvincing, scoreOf, tellsTraining } from "./plausibility";
import { type BuiltWeek, ProgramBuilder, tooMany } from "./program-builder";
import { doubtsAbout } from "./self-doubt";
import { withoutSideTables } from "./side-tables";
import { readSlots } from "./slots-reading";
import { isDosed, nowhere, readTable, readUnheaded, type Standing, TOTAL } from "./table-reading";
import { readText } from "./text-reading";
import { readTransposed } from "./transposed-reading";
import { readTurnedCalendar } from "./turned-calendar";
import { readTurnedTables } from "./turned-table";
import { addUnreadTexts } from "./unread-texts";

type SheetReading = {
  name: string;
  builder: ProgramBuilder;
  role: SheetRole;
  why: string /** The share of its cells that were placed. */;
  placed: number;
  /** What the coach has said of it. */
  said: SheetMeaning | null;
};

/** Reads a whole programme from an opened document. Throws `DocumentError` `no_exercises` where nothing looks like training. */
export function programIn(source: SourceDocument, corrections: Corrections = NO_CORRECTIONS): ProgramReading {
  const { document, restore, learned } = inKnownWords(source);
  const reading = bestReading(document, corrections);
  const read =
    document.kind === "text"
      ? document
      : { ...document, sheets: document.sheets.filter(({ grid }) => showsTraining(grid)) };
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

/** The document without the sheets that the coach has left out. */
function withoutHelpers(document: SourceDocument, corrections: Corrections): SourceDocument {
  if (document.kind === "text") return document;
  const sheets = document.sheets.filter(({ name }) => sheetMeaning(corrections, name) !== "helper");
  return { ...document, sheets };
}

/** No week has so many cells, and no list of exercises without headings: reading them line by line would find out late. */
const MOST_CELLS = 20_000;
/** No plan has so many cells on one sheet, however it is read. */
const MOST_OF_A_SHEET = 100_000;

const cellsOf = ({ rows }: View | Grid) =>
  rows.reduce((sum, row) => sum + row.filter((cell) => cell !== null).length, 0);

function readOneWeek(document: SourceDocument): Single {
  const grids = document.kind === "sheets" ? document.sheets.map(({ grid }) => grid) : [];
  if (grids.reduce((sum, grid) => sum + cellsOf(grid), 0) > MOST_CELLS) throw tooMany();
  return readSingleWeek(document);
}

type Single = ReturnType<typeof readSingleWeek>;

/** Whether a document is one week of options, or a workout, rather than the programme that was found in it. */
function isBetter(single: Single, whole: ProgramReading): boolean {
  const all = whole.weeks.flatMap((week) => week.sessions.flatMap(({ exercises }) => exercises));
  const told = (exercises: ReadExercise[]) => exercises.filter(({ prescription }) => prescription.some(hasWork)).length;
  // "Total 2200 m", "Main set" and "T1 starts at 5x3" are no further exercises, nor is "Core finisher" over some.
  const parts = new Set(all.map(({ category }) => category));
  const moves = ({ name }: ReadExercise) => looksLikeMovement(plain(name));
  // Where most names are known as movements, "First pair" and "When you reach" are none.
  const isKnown = all.filter(moves).length > all.length * 0.8;
  const further = single.builder.exercises
    .filter((exercise) => !isKnown || moves(exercise))
    .filter(({ name }) => !TOTAL.test(plain(name)) && !isCategory(name) && !opensSentence(name) && !parts.has(name));
  const [found, others] = [told(further), told(all)];
  // A document of several weeks that speaks of options somewhere is no single week of them.
  if (single.options >= 2) return whole.weeks.length < 2 || found >= others;
  if (whole.weeks.length > 1) return false;
  return whole.doubts.length === 0 && found > others * 1.2 && scoreOf(single.builder) >= ENOUGH;
}

function isElsewhere(document: SourceDocument): boolean {
  return (
    document.kind === "sheets" &&
    document.sheets.every(({ grid }) => !showsTraining(grid) || speaksOfSomethingElse(viewOf(grid)))
  );
}

function presentSingle(
  document: SourceDocument,
  { builder, training }: Single,
  corrections: Corrections,
): ProgramReading {
  if (document.kind === "sheets") {
    const views = document.sheets.map(({ grid }) => viewOf(grid));
    builder.headed = views.some((view) => headingBlocks(view).length > 0);
    const written = views.some(({ rows }) => rows.some((row) => row.some((cell) => cell && hasStrongDose(cell.text))));
    if (!builder.headed && !written) builder.bare = builder.exercises.length;
  }
  const reading = present([builder], [], builder);
  if (document.kind === "sheets") {
    const left = document.sheets.filter(({ name }) => sheetMeaning(corrections, name) === "helper");
    reading.sheets = document.sheets.map((sheet) => ({
      name: sheet.name,
      ...(left.includes(sheet) ? { role: "helper", why: LEFT_OUT } : { role: "program", why: "One week was read." }),
    }));
    for (const { name, grid } of left) {
      const bare = new ProgramBuilder(name);
      leaveUnused(viewOf(grid), bare);
      reading.leftovers.push(...bare.leftovers);
    }
  }
  for (const { severity, message, place = null } of allNotes(training)) {
    reading.notes.push({ level: severity === "error" ? "warning" : "info", message, place });
  }
  reading.leftovers.push(...training.unplaced.map(({ text, place }) => ({ text, place })));
  return reading;
}

/** What a way of reading gives, where it gives anything. That there is too much is told, unless another way has not found so. */
function tried<Read>(read: () => Read, evenTooMuch: boolean): Read | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof DocumentError && (evenTooMuch || error.code !== "too_large")) return null;
    throw error;
  }
}

function readWhole(document: SourceDocument, corrections: Corrections): ProgramReading {
  const headingOf = correctedHeadings(corrections);
  if (document.kind === "text") return fromText(document.blocks, headingOf);
  const telling = document.sheets.filter(
    ({ name, grid }) => sheetMeaning(corrections, name) === "program" || showsTraining(grid),
  );
  const unit = unitOf(telling.map(({ grid }) => viewOf({ ...grid, rows: grid.rows.slice(0, ROWS_WITH_UNIT) })));
  const sheets = telling.map(({ name, grid }) => {
    const said = sheetMeaning(corrections, name);
    return isBeyondReading(grid) ? givenUp(name, said) : readSheet(name, viewOf(grid, headingOf), unit, said);
  });
  const reading = fromSheets(sheets);
  for (const [at, { name }] of document.sheets.entries()) {
    if (telling.some((sheet) => sheet.name === name)) continue;
    reading.sheets.splice(at, 0, { name, role: "helper", why: withoutTraining(name) });
    reading.notes.push({ level: "info", message: withoutTraining(name), place: name });
  }
  return reading;
}

function fromText(blocks: Parameters<typeof readText>[0], headingOf: HeadingReader): ProgramReading {
  // So many lines with a dose of their own are more than a year of training: each is held against many patterns.
  const dosed = blocks.filter((block) => block.kind === "paragraph" && DOSED.test(paragraphText(block)));
  if (dosed.length > DOCUMENT_LIMITS.exercises) throw tooMany();
  const builder = new ProgramBuilder(null);
  readText(blocks, builder, null, headingOf);
  if (scoreOf(builder) < ENOUGH) throw nothing();
  const reading = present([builder], [], builder);
  if (isDiary(reading)) reading.doubts.unshift(logOfThePast(null));
  return reading;
}

const DOSED = /\d\s?[x×]\s?\d/i;

const logOfThePast = (place: string | null): ProgramReading["doubts"][number] => ({
  code: "log_of_the_past",
  message: "This looks like a log of training that was done, not like a plan: dates stand beside each entry.",
  place,
});

/** "Mon 5 October 2026" above "Squatted 100 kg, last rep was a grinder": days with their year, told as they went. */
function isDiary({ weeks, leftovers }: ProgramReading): boolean {
  const sessions = weeks.flatMap((week) => week.sessions);
  const dated = sessions.filter(({ title }) => DATE.test(title ?? ""));
  if (dated.length < 3 || dated.length < sessions.length * 0.8) return false;
  const said = sessions.flatMap(({ exercises }) => exercises.map(({ name, notes }) => `${name} ${notes ?? ""}`));
  return [...said, ...leftovers.map(({ text }) => text)].filter((text) => PAST.test(plain(text))).length >= 3;
}

const DATE = /(?<!\d)(?:19|20)\d\d(?!\d)/;
const PAST =
  /(?<!\p{L})(?:felt|missed|failed|slept|left after|did|ran|went|was|were|got|stuck|grinder|squatted|benched|deadlifted|pulled|finally|done|sore|hice|fiz|fatto|fait|gemacht|geschafft|war|fue|foi|era|zrobi\p{L}*|сделал\p{L}*|было)(?!\p{L})/u;

function readLines(view: View, builder: ProgramBuilder, standing: Standing): boolean {
  builder.isGivenUp = cellsOf(view) > MOST_CELLS;
  return !builder.isGivenUp && readCards(view, builder, standing);
}

/** A view of it would take as much memory as the rest of the reading. */
const isBeyondReading = (grid: Grid) => cellsOf(grid) > MOST_OF_A_SHEET && countSaid(grid) > MOST_OF_A_SHEET;

function givenUp(name: string, said: SheetMeaning | null): SheetReading {
  const builder = new ProgramBuilder(name);
  builder.isGivenUp = true;
  return { name, builder, role: "helper", why: tooMany().message, placed: 0, said };
}

/** Of the ways to read a sheet the one that places most doses wins. */
function readSheet(name: string, sheet: View, unit: string | null, said: SheetMeaning | null): SheetReading {
  const view = withoutSideTables(sheet);
  const week = weekLabel(name);
  const start = () => ({ ...nowhere(), week: week?.number ?? null });
  const elsewhere = said === "helper" || (said === null && speaksOfSomethingElse(view));
  // What the coach calls a programme is one, however little it looks like it.
  const least = (builder: ProgramBuilder) => (said === "program" ? builder.exercises.length / 1000 : 0);
  const readings = [
    { share: 1, read: (builder: ProgramBuilder) => readTable(view, builder, start(), unit) },
    { share: 0.95, read: (builder: ProgramBuilder) => readUnheaded(view, builder, start(), unit) },
    { share: 1, read: (builder: ProgramBuilder) => readTransposed(view, builder, start(), unit) },
    { share: 1, read: (builder: ProgramBuilder) => readTurnedTables(view, builder, start(), unit) },
    { share: 1, read: (builder: ProgramBuilder) => readCalendar(view, builder, week?.number ?? null) },
    // What other readers take for weeks as columns, and its weekdays for exercises.
    { share: 1.01, read: (builder: ProgramBuilder) => readTurnedCalendar(view, builder) },
    { share: 1, read: (builder: ProgramBuilder) => readDayRows(view, builder, week?.number ?? null) },
    { share: 1, ofLines: true, read: (builder: ProgramBuilder) => readPairs(view, builder, week?.number ?? null) },
    { share: 1, read: (builder: ProgramBuilder) => readLiftColumns(view, builder, week?.number ?? null, unit) },
    { share: 1.01, read: (builder: ProgramBuilder) => readSlots(view, builder, week?.number ?? null, unit) },
    // Lines without headings are read where nothing with headings comes near.
    { share: 0.6, ofLines: true, read: (builder: ProgramBuilder) => readLines(view, builder, start()) },
  ].map(({ share, ofLines = false, read }) => {
    const builder = new ProgramBuilder(name);
    const found = !elsewhere && tried(() => read(builder), true);
    return { builder, ofLines, score: found ? (scoreOf(builder) || least(builder)) * share : 0 };
  });
  // The rows of a table are lines as well: where its headings place as much, they win.
  for (const lines of readings.filter(({ ofLines }) => ofLines)) {
    const placesAll = ({ builder, score }: { builder: ProgramBuilder; score: number }) =>
      score >= ENOUGH && builder.headed && builder.used.size >= lines.builder.used.size * 0.9;
    if (readings.some((reading) => !reading.ofLines && placesAll(reading))) lines.score = 0;
  }
  const best = readings.sort((a, b) => b.score - a.score)[0] ?? { builder: new ProgramBuilder(name), score: 0 };
  const { builder, score } = best;
  if (sheet.rows.every((row) => row.every((cell) => cell === null)))
    return { name, builder, role: "empty", why: "Nothing stands on it.", placed: 1, said };
  const exercises = builder.exercises.length;
  if (said === "program" && score > 0) {
    return { name, builder, role: "program", why: "You chose it.", placed: leaveUnused(sheet, builder), said };
  }
  if (score < ENOUGH && !isSmall(name, builder)) {
    const bare = new ProgramBuilder(name);
    bare.title = builder.title;
    leaveUnused(sheet, bare);
    bare.isGivenUp = readings.some((reading) => reading.builder.isGivenUp);
    const why =
      said === "helper" ? LEFT_OUT : bare.isGivenUp ? tooMany().message : "No exercises with doses stand on it.";
    return { name, builder: bare, role: "helper", why, placed: 0, said };
  }
  for (const person of peopleOn(sheet)) builder.people.add(person);
  const placed = leaveUnused(sheet, builder);
  if (builder.dated >= exercises * 0.5 && builder.dated > 3)
    return { name, builder, role: "log", why: "Dates stand beside what was done.", placed, said };
  return { name, builder, role: "program", why: `${exercises} exercises were read.`, placed, said };
}

/** "Athlete: Alvarez" above one table, "Athlete: Bishop" above the next. */
function peopleOn(view: View): string[] {
  return view.rows.flatMap((_, row) =>
    cellsIn(view, row).flatMap(({ text, row: own, column }) => {
      const found = own === row && text.length < 60 ? PERSON.exec(text) : null;
      if (!found) return [];
      const name = (found[1] || view.rows[row]?.[column + 1]?.text || "").trim();
      return name === "" || /^[_.\s-]+$/.test(name) ? [] : [name];
    }),
  );
}

const PERSON =
  /^(?:athlete|lifter|client|player|swimmer|wrestler|fighter|runner|trainee|atleta|jogador|jugador|aluno|aluna|alumno|alumna|cliente|sportler(?:in)?|athlet(?:in)?|kunde|kundin|spieler(?:in)?|athlète|joueur|zawodni(?:k|czka)|podopieczn[ya]|спортсмен(?:ка)?|клиент(?:ка)?|選手|선수|运动员)\s*[:：]\s*(.*)$/iu;

/** A sheet named for a week or a session may hold a single exercise. */
function isSmall(name: string, builder: ProgramBuilder): boolean {
  const [only, ...more] = builder.exercises;
  const named = weekLabel(name) !== null || sessionLabel(name)?.sure === true;
  return named && more.length === 0 && only !== undefined && isDosed(only) && only.prescription.every(isPlausible);
}

/** Headings of goods, money, food and people, none of which stands above training. */
const ELSEWHERE =
  /^(?:cost each|unit cost|price each|condition|size|colou?r|last check(?:ed)?|serial(?: number)?|zustand|estado|qty|quantity|units?|unit price|pieces|pieces per set|per set|shelf|location|supplier|part no\.?|last counted|price|cost|costs|amount|stock|sku|item|items|product|article|invoice|account|budget|balance|vat|tax|kcal|calories|protein|carbs|fat|breakfast|lunch|dinner|phone|email|e-mail|address|student|employee|preis|menge|artikel|kosten|precio|cantidad|costo|preco|quantidade|prix|quantite|prezzo|quantita|cena|ilosc sztuk|цена|количество)(?:\s*\([^)]*\))?$/u;

/** What is eaten, and when. */
const EATEN =
  /^(?:breakfast|lunch|dinner|snacks?|kcal|calories|protein(?: \(?g\)?)?|carbs|mahlzeit|fruhstuck|mittag(?:essen)?|abend(?:essen|brot)?|eiweiß|eiweiss|desayuno|almuerzo|comida|cena|merienda|proteinas?|cafe da manha|almoco|jantar|lanche|petit[- ]dejeuner|dejeuner|diner|collation|colazione|pranzo|spuntino|sniadanie|obiad|kolacja|завтрак|обед|ужин|перекус|белки|ккал|朝食|昼食|夕食|早餐|午餐|晚餐|아침 식사|점심|저녁 식사)(?:\s*\([^)]*\))?$/u;

function speaksOfSomethingElse(view: View): boolean {
  const meals = view.rows.slice(0, ROWS_WITH_UNIT).filter(([first]) => first && EATEN.test(plain(first.text)));
  if (meals.length >= 3) return true;
  return view.rows.slice(0, 12).some((_, row) => {
    const cells = cellsIn(view, row);
    return cells.length >= 3 && cells.filter(({ text }) => ELSEWHERE.test(plain(text))).length >= 2;
  });
}

const HALF = 0.5;

function fromSheets(sheets: SheetReading[]): ProgramReading {
  const logs = sheets.filter(({ role }) => role === "log");
  const logged = logs.reduce((sum, { builder }) => sum + builder.exercises.length, 0);
  for (const sheet of sheets) {
    if (sheet.role !== "program" || sheet.said !== null || !isBareList(sheet.builder)) continue;
    // "Best lifts" beside a log says what came of it.
    if (sheet.builder.exercises.length * 2 <= logged)
      Object.assign(sheet, { role: "helper", why: "It lists lifts beside a log of what was done." });
    // "Muscle | MV | MEV | MRV" beside the weeks
    else if (!sheet.builder.headed && sheets.some(({ role, builder }) => role === "program" && hasWeeks(builder)))
      Object.assign(sheet, { role: "helper", why: "It is a list beside the weeks of another sheet." });
  }
  const programs = sheets.filter(({ role }) => role === "program");
  if (programs.length === 0 && logs.length === 0) {
    throw sheets.some(({ builder }) => builder.isGivenUp) ? tooMany() : nothing();
  }
  const doubts: ProgramReading["doubts"] = [];
  if (programs.length === 0) {
    doubts.push(logOfThePast(logs[0]?.name ?? null));
    programs.push(...logs);
  }
  nameSessions(programs);
  const notes = countOnCycles(programs);
  const chosen = withoutVariants(programs, doubts);
  for (const { name, placed } of chosen) {
    if (placed >= HALF) continue;
    doubts.push({
      code: "much_left_over",
      message: `Less than half of the sheet "${name}" was understood as training. Compare what was read with the sheet.`,
      place: name,
    });
  }
  const first = chosen[0]?.builder ?? new ProgramBuilder(null);
  const reading = present(
    chosen.map(({ builder }) => builder),
    sheets,
    first,
  );
  reading.notes.push(...notes);
  const titles = sheets.filter(({ role }) => role === "helper").map(({ builder }) => builder.title);
  reading.title ??= titles.find((title) => title !== null) ?? null;
  reading.doubts.unshift(...doubts);
  for (const { role, builder } of sheets) if (role === "helper") reading.leftovers.push(...builder.leftovers);
  return reading;
}

/** "Cycle 1", "Cycle 2" with weeks that are counted from one again: each goes on where the one before has ended. */
function countOnCycles(programs: SheetReading[]): ProgramReading["notes"] {
  const cycles = programs.filter(({ name }) => namesCycle(name));
  const numbersOf = ({ builder }: SheetReading) => builder.weeks.map(({ number }) => number ?? 0);
  const notes: ProgramReading["notes"] = [];
  for (const [at, sheet] of cycles.entries()) {
    const before = cycles[at - 1];
    const last = before ? Math.max(...numbersOf(before)) : 0;
    if (!before || last < 1 || numbersOf(sheet)[0] !== 1 || Math.min(...numbersOf(sheet)) < 1) continue;
    for (const week of sheet.builder.weeks) week.number = (week.number ?? 0) + last;
    sheet.builder.spans.splice(0, Infinity, ...sheet.builder.spans.map((span) => span.map((number) => number + last)));
    notes.push({
      level: "info",
      message: `The weeks of "${sheet.name}" follow those of "${before.name}".`,
      place: sheet.name,
    });
  }
  return notes;
}

/** "January", "February", or "Block 1", "Block 2" without a week: the same days of another time, each sheet a week to be repeated. */
function arePeriods(builders: ProgramBuilder[]): boolean {
  return (
    builders.length > 1 && builders.every(({ sheet }) => sheet !== null && (namesCycle(sheet) || namesMonth(sheet)))
  );
}

const hasWeeks = ({ weeks }: ProgramBuilder) => weeks.filter(({ number }) => number !== null).length > 1;

/** Exercises without a week, a day or a name of a session. */
function isBareList({ weeks }: ProgramBuilder): boolean {
  const [week, ...others] = weeks;
  const [session, ...more] = week?.sessions ?? [];
  if (!week || !session || others.length > 0 || more.length > 0) return false;
  return week.number === null && session.mark.title === null && session.mark.weekday === null;
}

/** A sheet that is one session has its name from the sheet, where nothing on it says one. */
function nameSessions(programs: SheetReading[]): void {
  for (const { name, builder } of programs) {
    const marks = new Set(builder.weeks.flatMap((week) => week.sessions.map(({ mark }) => mark)));
    const label = sessionLabel(weekLabel(name)?.rest || name);
    // "Upper" holds that session of each of its weeks.
    const isOne = builder.weeks.every(({ sessions }) => sessions.length < 2);
    for (const mark of marks) {
      if (!isOne || mark.title !== null || mark.weekday !== null) continue;
      if (label) Object.assign(mark, { weekday: label.weekday, title: label.title });
      else if (programs.length > 1 && !weekLabel(name)) mark.title = name;
    }
  }
}

/** Two sheets that hold the same weeks in another way are variants: the first is taken, and the coach is asked. */
function withoutVariants(programs: SheetReading[], doubts: ProgramReading["doubts"]): SheetReading[] {
  const chosen: SheetReading[] = [];
  // What the coach has chosen is no variant of anything.
  for (const sheet of [...programs].sort((a, b) => Number(b.said !== null) - Number(a.said !== null))) {
    const rival = chosen.find((other) => areVariants(other.builder, sheet.builder));
    if (!rival || sheet.said === "program") chosen.push(sheet);
    else {
      sheet.role = "variant";
      sheet.why = `It holds the same weeks as ${rival.name}.`;
      if (rival.said === "program") continue;
      doubts.push({
        code: "variants",
        message: `The sheets "${rival.name}" and "${sheet.name}" hold the same weeks in two ways. "${rival.name}" was read: choose the one you mean.`,
        place: sheet.name,
      });
    }
  }
  return programs.filter((sheet) => chosen.includes(sheet));
}

const LEFT_OUT = "You left it out.";

function areVariants(a: ProgramBuilder, b: ProgramBuilder): boolean {
  if (arePeriods([a, b])) return false;
  const numbers = (builder: ProgramBuilder) => builder.weeks.map(({ number }) => number).join();
  const sessions = (builder: ProgramBuilder) => builder.weeks[0]?.sessions ?? [];
  if (numbers(a) !== numbers(b)) return false;
  if (numbers(a) === "" && !haveSameDays(sessions(a), sessions(b))) return false;
  // Sheets of one session each are the days of one week.
  if (sessions(a).length < 2 || sessions(b).length < 2) return false;
  const names = (builder: ProgramBuilder) => new Set(builder.exercises.map(({ name }) => plain(name)));
  const [own, other] = [names(a), names(b)];
  // "Gym" and "Home" have other exercises for the same days of the same weeks.
  const titles = (builder: ProgramBuilder) => sessions(builder).map(({ mark }) => plain(mark.title ?? ""));
  if (a.weeks.length > 1 && !titles(a).includes("") && titles(a).join("\n") === titles(b).join("\n")) return true;
  const shared = [...own].filter((name) => other.has(name)).length;
  return shared >= Math.min(own.size, other.size) * 0.3;
}

/** Days of the same names on two sheets without weeks: one sheet for those who train on four days, one for five. */
function haveSameDays(a: BuiltWeek["sessions"], b: BuiltWeek["sessions"]): boolean {
  const names = (sessions: BuiltWeek["sessions"]) =>
    sessions.map(({ mark }) => plain(mark.title ?? String(mark.weekday)));
  const [few = [], many = []] = [names(a), names(b)].sort((one, other) => one.length - other.length);
  return few.length >= 2 && new Set(few).size === few.length && few.every((name) => many.includes(name));
}

const LONGEST_BLOCK = 4;

/** A block for several weeks stands in each of them. */
function inEachWeek({ weeks, spans }: ProgramBuilder): BuiltWeek[] {
  const known = new Set(weeks.map(({ number }) => number));
  // A phase of many weeks is no week that comes again and again.
  if (spans.some((span) => span.length > LONGEST_BLOCK)) return weeks;
  return weeks.flatMap((week) => {
    const span = spans.find(([first]) => first === week.number) ?? [];
    const others = span.slice(1).filter((number) => !known.has(number));
    return [week, ...others.map((number) => ({ ...week, number }))];
  });
}

/** Puts what the sheets say together: weeks of the same number are one. */
function present(builders: ProgramBuilder[], sheets: SheetReading[], first: ProgramBuilder): ProgramReading {
  const weeks: BuiltWeek[] = [];
  const alone =
    builders.every((builder) => builder.weeks.every(({ number }) => number === null)) && builders.length > 1;
  const periods = alone && arePeriods(builders);
  for (const builder of builders) {
    for (const week of inEachWeek(builder)) {
      const same = periods ? undefined : weeks.find(({ number }) => number === week.number);
      if (same && (week.number !== null || alone)) {
        same.sessions.push(...week.sessions);
        same.title ??= week.title;
      } else if (week.sessions.length > 0)
        weeks.push({ ...week, title: week.title ?? (periods ? builder.sheet : null), sessions: [...week.sessions] });
    }
  }
  const kept = weeks.map(presentWeek).filter((week) => week.sessions.length > 0);
  if (kept.every((week) => week.number !== null)) kept.sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
  const reading: ProgramReading = {
    title: first.title,
    description: first.description.join("\n") || null,
    sheets: sheets.map(({ name, role, why }) => ({ name, role, why })),
    weeks: kept,
    doubts: [],
    notes: builders.flatMap((builder) => builder.notes),
    leftovers: builders.flatMap((builder) => builder.leftovers),
  };
  for (const { sheet, logged, aside, guessed } of builders) {
    if (guessed.size > 0) {
      const named = [...guessed].map(([heading, role]) => `"${heading}" as ${role}`).join(", ");
      reading.notes.push({
        level: "info",
        message: `Columns were understood by what stands in them: ${named}.`,
        place: sheet,
      });
    }
    for (const [what, headings] of [
      ["of what was done", logged],
      ["beside the plan", aside],
    ] as const) {
      if (headings.size === 0) continue;
      const named = [...headings].map((heading) => `"${heading}"`).join(", ");
      reading.notes.push({ level: "info", message: `Columns ${what} were left out: ${named}.`, place: sheet });
    }
  }
  const people = builders.flatMap(({ people }) => [...people]);
  if (new Set(people).size > 1) reading.doubts.push(severalPeople(people));
  if (!isConvincing(builders)) {
    reading.doubts.push(LITTLE);
  }
  return reading;
}

function severalPeople(people: string[]): ProgramReading["doubts"][number] {
  const named = [...new Set(people)].slice(0, 4).join(", ");
  return {
    code: "several_people",
    message: `This is written for several people (${named}), each with doses of their own. Keep the part of one of them.`,
    place: null,
  };
}

const LITTLE: ProgramReading["doubts"][number] = {
  code: "little_training",
  message:
    "There is little in this file that only a program has: few sets, reps or loads. Check that it is the right file.",
  place: null,
};

function isTold({ weeks }: ProgramReading): boolean {
  const all = weeks.flatMap(({ sessions }) => sessions.flatMap(({ exercises }) => exercises));
  return (
    all.filter(({ prescription }) => prescription.some((sets) => tellsTraining({ ...sets, load: null }))).length >=
    all.length * 0.3
  );
}

/** The mornings of all days may stand above their evenings: sessions of one day belong together. */
function inOrder(sessions: BuiltWeek["sessions"]): BuiltWeek["sessions"] {
  const days = sessions.map(({ mark }) => mark.weekday);
  const comesAgain = days.some((day, at) => days.indexOf(day) !== at);
  if (!comesAgain || days.includes(null)) return sessions;
  return [...sessions].sort((a, b) => (a.mark.weekday ?? 0) - (b.mark.weekday ?? 0));
}

function presentWeek(week: BuiltWeek): ReadWeek {
  const built = inOrder(week.sessions.filter(({ exercises }) => exercises.length > 0));
  const days = proposedDays(built.length);
  return {
    number: week.number,
    title: week.title,
    sheet: week.sheet,
    sessions: built.map(({ mark, notes, exercises }, index) => ({
      order: index + 1,
      weekday: mark.weekday,
      option: mark.option ?? null,
      title: mark.title,
      notes: notes.join("\n") || null,
      proposed: { dayOfWeek: mark.weekday ?? days[index] ?? 5, columnType: mark.option ?? proposedOption() },
      exercises,
    })),
  };
}

/** A program of a gym says nothing of options. */
const proposedOption = () => (isOffered("equipment") ? "equipment" : mainOption());

/** The weekdays on which sessions without one are placed. */
function proposedDays(sessions: number): Weekday[] {
  const days: Record<number, Weekday[]> = {
    1: [1],
    2: [1, 4],
    3: [1, 3, 5],
    4: [1, 2, 4, 5],
    5: [1, 2, 3, 4, 5],
    6: [1, 2, 3, 4, 5, 6],
  };
  return days[sessions] ?? [1, 2, 3, 4, 5, 6, 7];
}

const ROWS_WITH_UNIT = 30;

/** The unit of loads where no heading says one: the one that the workbook names. */
function unitOf(views: View[]): string | null {
  if (views.some(saysPercent)) return "%";
  let [kg, lb] = [0, 0];
  for (const { rows } of views) {
    for (const row of rows.slice(0, ROWS_WITH_UNIT)) {
      for (const cell of row) {
        if (!cell || cell.text.length > 160) continue;
        if (/(?<!\p{L})(?:kg|kgs|kilos|kilograms|кг)(?!\p{L})/iu.test(cell.text)) kg++;
        if (/(?<!\p{L})(?:lb|lbs|pounds)(?!\p{L})/iu.test(cell.text)) lb++;
      }
    }
  }
  return kg > 0 && lb === 0 ? "kg" : lb > 0 && kg === 0 ? "lb" : null;
}

/** "@ = % of your 1RM" */
const saysPercent = ({ rows }: View) =>
  rows
    .slice(0, ROWS_WITH_UNIT)
    .some((row) => row.some((cell) => cell !== null && /@\s*(?:=|is|means)\s*%/i.test(cell.text)));

function nothing(): DocumentError {
  return new DocumentError(
    "no_exercises",
    "No training was found in this document: no exercises with sets, reps, times or distances. Check that it is the right file, then upload it again.",
  );
}
