import { NO_SETS } from "../../../contract/no-sets";
import type { ReadExercise, Sets } from "../../../contract/program-reading";
import { looksLikeMovement } from "../vocabulary/movements";
import { amountsOf } from "./doses/amounts-of-sets";
import { isDoseText, joined } from "./doses/dose-sets";
import { exerciseOf, namedDose } from "./doses/named-dose";
import { shownText } from "./doses/shown-text";
import { type Cell, cellsIn, type View } from "./grid-view";
import { plain } from "./labels/plain-text";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import type { ProgramBuilder, SessionMark } from "./program-builder";
import type { Standing } from "./standing";

type Role = "load" | "reps" | "percent" | "sets" | "effort";
type Line = { role: Role | null; values: Cell[] };
type Lift = { name: Cell; lines: Line[]; session: Standing["session"]; week: number | null };

/**
 * Reads lifts whose sets stand side by side: "Bench | 95 | 105 | 120" over " | 5 | 3 | 1+", perhaps with "Weight" and "Reps"
 * in front. False where there are none.
 */
export function readTransposed(view: View, builder: ProgramBuilder, standing: Standing, unit: string | null): boolean {
  let lift: Lift | null = null;
  let found = false;
  let aside: ReadonlySet<number> = new Set();
  let isListOfMaxes = false;
  const beside: Beside[] = [];
  const close = () => {
    found = (lift !== null && takeLift(lift, builder, unit)) || found;
    lift = null;
  };
  for (let row = 0; row < view.rows.length; row++) {
    let cells = cellsIn(view, row).filter((cell) => cell.row === row);
    if (cells.length === 0) {
      close();
      if (isListOfMaxes) aside = new Set();
      continue;
    }
    const captions = captionsOf(cells, view);
    // "Monday | Set 1 | Set 2" heads the columns anew.
    if (captions.length > 0 && cells.some(({ text }) => view.headingOf(text).set !== null)) aside = new Set();
    for (const caption of captions) {
      close();
      builder.use(caption);
      enter(standing, caption.text);
      cells = cells.filter((cell) => cell !== caption);
    }
    if (captions.length > 0 && readTitle(cells, standing, builder)) continue;
    const pair = pairBeside(cells, view, standing);
    if (pair) {
      beside.push(pair);
      cells = cells.slice(0, -2);
    }
    if (lift === null && cells.some(({ text }) => view.headingOf(text).role === "name")) {
      aside = columnsAside(cells, view);
      isListOfMaxes = cells.every(({ text }) => HEADS_MAXES.has(String(view.headingOf(text).role)));
      continue;
    }
    const said = cells.findIndex(({ text }) => roleOf(text, view) !== null);
    const at = said < 0 ? cells.findIndex((cell) => isValue(cell)) : said + 1;
    const values = at < 0 ? [] : cells.slice(at).filter((cell) => isValue(cell) && !aside.has(cell.column));
    const labels = at < 0 ? cells : cells.slice(0, at).filter((cell) => !isValue(cell));
    const label = labels.find(({ text }) => roleOf(text, view) !== null);
    // What a row says of itself, it may say of a single set, or of none.
    const isLabelled: boolean = label !== undefined && (lift !== null || labels.length > 1);
    if (values.length >= 2 && labels.length === 0 && lift === null && isCount(values)) {
      builder.use(...values);
      continue;
    }
    if (values.length < 2 && !isLabelled) {
      close();
      const own = found && standing.session ? dosedLine(cells, view) : null;
      if (own && standing.session) {
        builder.session(standing.week, standing.session).exercises.push(own);
        builder.use(...cells);
      } else if (cells.length === 1 && cells[0] && !builder.title && !found) {
        builder.title = cells[0].text;
        builder.use(cells[0]);
      }
      continue;
    }
    const name: Cell | undefined = labels.find(
      ({ text }) =>
        /\p{L}{2}/u.test(text) && roleOf(text, view) === null && (isLabelled || looksLikeMovement(plain(text))),
    );
    const line = { role: label ? roleOf(label.text, view) : null, values };
    if (name) {
      close();
      standing.session ??= { weekday: null, title: null };
      lift = { name, lines: [line], session: standing.session, week: standing.week };
    } else if (lift !== null && labels.every((each) => each === label) && stand(lift, values)) lift.lines.push(line);
    else {
      close();
      continue;
    }
    if (label && lift) builder.use(label);
  }
  close();
  if (found) for (const pair of beside) addBeside(pair, builder);
  return found;
}

type Beside = { cells: Cell[]; exercise: ReadExercise; week: number | null; session: SessionMark };

/** "Face Pull | 3x15" behind an empty column, beside the sets of the lifts: done after them. */
function pairBeside(cells: Cell[], view: View, { week, session }: Standing): Beside | null {
  const [before, name, dose] = cells.slice(-3);
  if (!session || !before || !name || !dose) return null;
  if (name.column - before.lastColumn < 2 || isValue(dose) || !looksLikeMovement(plain(name.text))) return null;
  const exercise = dosedLine([name, dose], view);
  return exercise && { cells: [name, dose], exercise, week, session };
}

function addBeside({ cells, exercise, week, session }: Beside, builder: ProgramBuilder): void {
  builder.session(week, session).exercises.push(exercise);
  builder.use(...cells);
}

/** Columns whose headings say that they hold no part of a dose: "Lifts done | How it felt". */
const columnsAside = (cells: Cell[], view: View): ReadonlySet<number> =>
  new Set(cells.flatMap(({ text, column }) => (ASIDE.has(String(view.headingOf(text).role)) ? [column] : [])));

const ASIDE = new Set(["logged", "aside", "max", "notes", "date"]);

/** "Lift | 1RM | TM" heads a list of its own, that ends with an empty row. */
const HEADS_MAXES = new Set(["name", "max"]);

/** Weeks and sessions named in front of a row, or alone in it. */
function captionsOf(cells: Cell[], view: View): Cell[] {
  const captions: Cell[] = [];
  for (const cell of cells) {
    if (isValue(cell) || roleOf(cell.text, view) !== null) break;
    if (weekLabel(cell.text) === null && sessionLabel(cell.text)?.sure !== true) break;
    captions.push(cell);
  }
  return captions;
}

function enter(standing: Standing, text: string): void {
  const week = weekLabel(text);
  if (week) {
    if (standing.week !== week.number) standing.session = null;
    standing.week = week.number;
  }
  const label = sessionLabel(week ? week.rest : text);
  if (label) standing.session = { weekday: label.weekday, title: label.title };
}

/** "Legs, abs" beside "Thursday": what the day is called. */
function readTitle([only, ...more]: Cell[], { session }: Standing, builder: ProgramBuilder): boolean {
  if (!only || more.length > 0 || session === null || session.title !== null) return false;
  if (!/^\P{N}{1,40}$/u.test(only.text)) return false;
  session.title = only.text;
  builder.use(only);
  return true;
}

function roleOf(text: string, view: View): Role | null {
  const { role } = view.headingOf(text);
  return role === "load" || role === "reps" || role === "percent" || role === "sets" || role === "effort" ? role : null;
}

/** "Lat Pulldown | 4x8-12" among lifts whose sets have a cell each: all sets in one. */
function dosedLine([name, ...doses]: Cell[], view: View): ReadExercise | null {
  if (!name || doses.length === 0 || !/\p{L}{2}/u.test(name.text) || roleOf(name.text, view) !== null) return null;
  if (!doses.every(({ text }) => isDoseText(text))) return null;
  const read = namedDose([name, ...doses].map(({ text }) => text).join(" "));
  return read && { ...exerciseOf(read), videoUrl: name.url };
}

const VALUE = /^[x×@]?\s*\d+(?:[.,]\d+)?\s*(?:%|\+|kgs?|lbs?)?\+?$|^(?:amrap|max)$/i;

const isValue = (cell: Cell) => VALUE.test(cell.text);

/** "1 | 2 | 3" above the sets only counts them. */
const isCount = (values: Cell[]) => values.every(({ text }, at) => text === String(at + 1));

/** Whether a further row stands under the sets of the first. */
function stand({ lines: [first] }: Lift, values: Cell[]): boolean {
  const columns = new Set(first?.values.map(({ column }) => column));
  return columns.size === 0 || values.filter(({ column }) => columns.has(column)).length * 5 >= values.length * 4;
}

function takeLift({ name, lines, session, week }: Lift, builder: ProgramBuilder, unit: string | null): boolean {
  const roles = rolesOf(lines);
  if (!roles || session === null) return false;
  const columns = [...new Set(lines.flatMap(({ values }) => values.map(({ column }) => column)))].sort((a, b) => a - b);
  const sets = columns.flatMap((column): Sets[] => {
    const made: Sets = { ...NO_SETS, count: "1" };
    lines.forEach(({ values }, at) => {
      const cell = values.find((value) => value.column === column);
      if (cell) fill(made, roles[at] ?? "reps", shownText(cell, "reps"), unit);
    });
    return made.reps === null ? [] : [made];
  });
  if (sets.length < (roles.includes("sets") ? 1 : 2)) return false;
  const said = { code: null, name: name.text, sets: joined(sets), rest: null, tempo: null, said: [] };
  builder.session(week, session).exercises.push({ ...exerciseOf(said), videoUrl: name.url });
  builder.use(name, ...lines.flatMap(({ values }) => values));
  return true;
}

function fill(sets: Sets, role: Role, text: string, unit: string | null): void {
  if (role === "reps") sets.reps = amountsOf(text)?.[0]?.reps ?? text;
  else if (role === "sets") sets.count = text;
  else if (role === "percent") sets.percent = percent(text);
  else if (role === "effort") sets.effort = `RPE ${text}`;
  else sets.load = /^\d+(?:[.,]\d+)?$/.test(text) && unit ? `${text.replace(",", ".")} ${unit}` : text;
}

function percent(text: string): string {
  const value = Number.parseFloat(text.replace(",", "."));
  return `${value <= 1.3 ? Math.round(value * 1000) / 10 : value}%`;
}

/** What the rows of a lift are: said in front of them, or told by their figures. Null where they are no loads and reps. */
function rolesOf(lines: Line[]): Role[] | null {
  if (lines.length < 2 || lines.length > 4) return null;
  const roles = lines.map(
    ({ role, values }) => role ?? (values.every(({ text }) => /%/.test(text)) ? "percent" : null),
  );
  if (!roles.includes("reps")) {
    // Of two rows of figures the smaller ones are the reps.
    const open = lines.filter((_, at) => roles[at] === null);
    const least = open.sort((a, b) => middle(a) - middle(b))[0];
    if (!least?.values.every(isReps)) return null;
    roles[lines.indexOf(least)] = "reps";
  }
  const filled = roles.map((role) => role ?? "load");
  const doubled = filled.some((role, at) => filled.indexOf(role) < at);
  const reps = lines[filled.indexOf("reps")];
  return doubled || !reps?.values.every(isReps) ? null : filled;
}

const isReps = ({ text }: Cell) =>
  /amrap|max/i.test(text) || (/^x?\s*\d{1,2}\+?$/i.test(text) && Number.parseInt(text.replace(/\D/g, ""), 10) <= 50);

function middle({ values }: Line): number {
  const figures = values.map(({ text }) => Number.parseFloat(text.replace(/[^\d.]/g, "")) || 0).sort((a, b) => a - b);
  return figures[figures.length >> 1] ?? 0;
}
