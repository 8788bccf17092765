import type { SheetMeaning } from "../../../contract/program-import-limits";
import type { SheetRole } from "../../../contract/program-reading";
import { DOCUMENT_LIMITS } from "../../limits";
import { readCalendar } from "./calendar-reading";
import { readCards } from "./card-reading";
import { readDayList } from "./day-list-reading";
import { readDayRows } from "./day-rows-reading";
import { readDaysByWeeks } from "./days-by-weeks-reading";
import { readDaysOfLift } from "./days-of-lift-reading";
import { isPlausible } from "./doses/dose-sets";
import { turnAround } from "./doses/order-of-scheme";
import { leaveUnused, type View } from "./grid-view";
import { readLabelledRows } from "./labelled-rows-reading";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import { readLiftColumns } from "./lift-columns-reading";
import { readLiftsOverSets } from "./lifts-over-sets-reading";
import { readPairs } from "./paired-reading";
import { readPartColumns } from "./part-columns-reading";
import { peopleOn } from "./people-on-sheet";
import { ENOUGH, isDosed, scoreOf } from "./plausibility";
import { ProgramBuilder, TOO_MANY } from "./program-builder";
import { readSessionsByWeeks } from "./sessions-by-weeks-reading";
import { cellsOf, MOST_CELLS } from "./sheet-size";
import { withoutSideTables } from "./side-tables";
import { readSlots } from "./slots-reading";
import { speaksOfSomethingElse } from "./something-else";
import { readSportPieces } from "./sport-pieces-reading";
import { nowhere, type Standing } from "./standing";
import { readTable, readUnheaded } from "./tables/table-reading";
import { readTransposed } from "./transposed-reading";
import { tried } from "./tried";
import { readTurnedCalendar } from "./turned-calendar";
import { readTurnedTables } from "./turned-table";

export type SheetReading = {
  name: string;
  builder: ProgramBuilder;
  role: SheetRole;
  why: string;
  /** The share of its cells that were placed. */
  placed: number;
  /** What the coach has said of it. */
  said: SheetMeaning | null;
  /** What another way found in it that places nearly as many doses, and says something else. */
  otherwise?: ProgramBuilder | undefined;
};

/** Of the ways to read a sheet the one that places most doses wins. */
export function readSheet(name: string, sheet: View, unit: string | null, said: SheetMeaning | null): SheetReading {
  const view = withoutSideTables(sheet);
  const elsewhere = said === "helper" || (said === null && speaksOfSomethingElse(view));
  // What the coach calls a programme is one, however little it looks like it.
  const least = (builder: ProgramBuilder) => (said === "program" ? builder.count / 1000 : 0);
  const scored = ({ share, ofLines = false, read }: WayToRead, rows?: number) => {
    const builder = new ProgramBuilder(name);
    const found = !elsewhere && tried(() => read(builder, firstRows(view, rows), firstRows(sheet, rows)), true);
    return { builder, ofLines, score: found ? (scoreOf(builder) || least(builder)) * share : 0 };
  };
  const ways = waysWorthReading(sheet, waysToRead(weekLabel(name)?.number ?? null, unit), scored);
  if (ways === null) return givenUp(name, said);
  const readings = ways.map((way) => scored(way));
  // The rows of a table are lines as well: where its headings place as much, they win.
  for (const lines of readings.filter(({ ofLines }) => ofLines)) {
    const placesAll = ({ builder, score }: { builder: ProgramBuilder; score: number }) =>
      score >= ENOUGH && builder.headed && builder.used.size >= lines.builder.used.size * 0.9;
    if (readings.some((reading) => !reading.ofLines && placesAll(reading))) lines.score = 0;
  }
  const best: Scored = readings.sort((a, b) => b.score - a.score)[0] ?? {
    builder: new ProgramBuilder(name),
    ofLines: false,
    score: 0,
  };
  const { builder, score } = best;
  if (sheet.rows.every((row) => row.every((cell) => cell === null)))
    return { name, builder, role: "empty", why: "Nothing stands on it.", placed: 1, said };
  const exercises = builder.count;
  if (said === "program" && score > 0) {
    return { name, builder, role: "program", why: "You chose it.", placed: leaveUnused(sheet, builder), said };
  }
  if (score < ENOUGH && !isSmall(name, builder)) {
    const bare = new ProgramBuilder(name);
    bare.title = builder.title;
    leaveUnused(sheet, bare);
    bare.isGivenUp = readings.some((reading) => reading.builder.isGivenUp);
    const why = said === "helper" ? LEFT_OUT : bare.isGivenUp ? TOO_MANY : "No exercises with doses stand on it.";
    return { name, builder: bare, role: "helper", why, placed: 0, said };
  }
  const unused = sheet.rows.flat().flatMap((cell) => (cell === null || builder.used.has(cell) ? [] : [cell.text]));
  turnAround(builder.exercises, [...builder.description, ...unused]);
  for (const person of peopleOn(sheet)) builder.people.add(person);
  const placed = leaveUnused(sheet, builder);
  if (builder.dated >= exercises * 0.5 && builder.dated > 3)
    return { name, builder, role: "log", why: "Dates stand beside what was done.", placed, said };
  const otherwise = said === null ? readings.find((other) => isRival(best, other))?.builder : undefined;
  return { name, builder, role: "program", why: `${exercises} exercises were read.`, placed, said, otherwise };
}

/** Another way that places about as many doses and cells, and says something else: either may be right. */
const isRival = (best: Scored, other: Scored): boolean =>
  other !== best &&
  other.score >= best.score * CLOSE &&
  other.builder.used.size >= best.builder.used.size * CLOSE &&
  contentOf(other.builder) !== contentOf(best.builder);

const CLOSE = 0.95;

const contentOf = ({ weeks }: ProgramBuilder): string =>
  JSON.stringify(
    weeks.map(({ number, sessions }) => [
      number,
      sessions.map(({ exercises }) => exercises.map(({ name, prescription }) => [name, prescription])),
    ]),
  );

type WayToRead = {
  share: number;
  ofLines?: boolean;
  /** `sheet` has what stands beside the training as well. */
  read: (builder: ProgramBuilder, view: View, sheet: View) => boolean;
};

function waysToRead(week: number | null, unit: string | null): WayToRead[] {
  const start = () => ({ ...nowhere(), week });
  return [
    { share: 1, read: (builder, view) => readTable(view, builder, start(), unit) },
    { share: 0.95, read: (builder, view) => readUnheaded(view, builder, start(), unit) },
    { share: 1, ofLines: true, read: (builder, view) => readTransposed(view, builder, start(), unit) },
    { share: 1, read: (builder, view) => readTurnedTables(view, builder, start(), unit) },
    { share: 1, read: (builder, view) => readCalendar(view, builder, week, unit) },
    // What other readers take for weeks as columns, and its weekdays for exercises.
    { share: 1.01, read: (builder, view) => readTurnedCalendar(view, builder) },
    // Others may read the same lists, and neither what the days are called nor those without a dose.
    { share: 1.25, read: (builder, view) => readDayRows(view, builder, week) },
    { share: 1.01, read: (builder, view) => readDaysByWeeks(view, builder) },
    { share: 1, ofLines: true, read: (builder, view) => readPairs(view, builder, week) },
    { share: 1, read: (builder, view) => readLiftColumns(view, builder, week, unit) },
    { share: 1, read: (builder, _view, sheet) => readLiftsOverSets(sheet, builder, week, unit) },
    { share: 1, read: (builder, view) => readDaysOfLift(view, builder, week, unit) },
    { share: 1, read: (builder, view) => readPartColumns(view, builder) },
    { share: 1, read: (builder, view) => readLabelledRows(view, builder, week, unit) },
    { share: 1, read: (builder, view) => readSportPieces(view, builder, week) },
    { share: 1.01, read: (builder, view) => readSessionsByWeeks(view, builder) },
    { share: 1, read: (builder, view) => readDayList(view, builder, week) },
    { share: 1.01, read: (builder, view) => readSlots(view, builder, week, unit) },
    // Lines without headings are read where nothing with headings comes near.
    { share: 0.6, ofLines: true, read: (builder, view) => readLines(view, builder, start()) },
  ];
}

type Scored = { builder: ProgramBuilder; ofLines: boolean; score: number };

/**
 * What finds nothing in the first weeks of a large sheet, or far less than another way, finds no more in the others, and
 * takes its time for it. Null where all of it would be more exercises than are read.
 */
function waysWorthReading(
  sheet: View,
  ways: WayToRead[],
  scored: (way: WayToRead, rows: number) => Scored,
): WayToRead[] | null {
  const rows = rowsOfBegin(sheet);
  if (rows === null) return ways;
  const begun = ways.map((way) => ({ way, ...scored(way, rows) }));
  const best = begun.reduce((most, other) => (other.score > most.score ? other : most));
  if (best.builder.count * (sheet.rows.length / rows) > DOCUMENT_LIMITS.exercises) return null;
  return begun.filter(({ score }) => score > 0 && score >= best.score / 2).map(({ way }) => way);
}

/** Of so many cells the first ones are read before the others. */
const LARGE_CELLS = 3000;
const CELLS_OF_BEGIN = 1500;

/** How many rows of a large sheet hold its first cells. Null for other sheets. */
function rowsOfBegin(sheet: View): number | null {
  if (cellsOf(sheet) <= LARGE_CELLS) return null;
  let cells = 0;
  for (const [row, places] of sheet.rows.entries()) {
    cells += places.filter((cell) => cell !== null).length;
    if (cells >= CELLS_OF_BEGIN) return row + 1;
  }
  return null;
}

const firstRows = (view: View, rows: number | undefined): View =>
  rows === undefined ? view : { ...view, rows: view.rows.slice(0, rows) };

function readLines(view: View, builder: ProgramBuilder, standing: Standing): boolean {
  builder.isGivenUp = cellsOf(view) > MOST_CELLS;
  return !builder.isGivenUp && readCards(view, builder, standing);
}

/** A sheet named for a week or a session may hold a single exercise. */
function isSmall(name: string, builder: ProgramBuilder): boolean {
  const [only, ...more] = builder.exercises;
  const named = weekLabel(name) !== null || sessionLabel(name)?.sure === true;
  return named && more.length === 0 && only !== undefined && isDosed(only) && only.prescription.every(isPlausible);
}

export function givenUp(name: string, said: SheetMeaning | null): SheetReading {
  const builder = new ProgramBuilder(name);
  builder.isGivenUp = true;
  return { name, builder, role: "helper", why: TOO_MANY, placed: 0, said };
}

export const LEFT_OUT = "You left it out.";
