import type { ReadExercise, Sets } from "../../../contract/program-reading";
import { looksLikeMovement } from "../vocabulary/movements";
import type { Column } from "./columns/column";
import { isDose } from "./columns/column-heading";
import { isOwnWeight } from "./doses/dose-loads";
import { doseOf, isDoseText, isWholeDose } from "./doses/dose-sets";
import { exerciseOf, namedDose } from "./doses/named-dose";
import { rowDose } from "./doses/row-dose";
import type { Value } from "./doses/values-of-row";
import { type Cell, cellsIn, type View } from "./grid-view";
import { isRest, plain, sessionLabel, weekdayIn, weekLabel } from "./labels";
import type { ProgramBuilder, SessionMark } from "./program-builder";
import { dayNumber, TOTAL, weekdayOf } from "./table-reading";

/** `mark` is the session that stands over the lift and its neighbours, `rest` what is said of it below its name. */
type Lift = { column: Column; name: string; sets: Sets[]; rest: string | null; mark: SessionMark | null };
/** `mark` is the session that stands in front of them, over the weeks; `below` how many rows say their doses. */
type Heads = { lifts: Lift[]; others: Column[]; mark: SessionMark | null; below: number };

/**
 * Reads sheets whose columns are the exercises: "Week | Day | Squat 5x5 | Bench Press 5x5" over rows of loads, with the dose in
 * the heading, in rows below it, or in columns that all exercises of a row share. The days may stand over the exercises. False
 * where there are none.
 */
export function readLiftColumns(
  view: View,
  builder: ProgramBuilder,
  startWeek: number | null,
  unit: string | null,
): boolean {
  let heads: Heads | null = null;
  let week = startWeek;
  let mark: SessionMark | null = null;
  let found = false;
  let firstMonday: number | null = null;
  for (let row = 0; row < view.rows.length; row++) {
    const cells = cellsIn(view, row);
    const next = headsIn(view, row);
    if (next) {
      heads = next;
      mark = next.mark ?? mark;
      found = true;
      for (let each = row; each <= row + next.below; each++) builder.use(...cellsIn(view, each));
      if (next.lifts.some((lift) => lift.mark)) builder.use(...cellsIn(view, row - 1));
      row += next.below;
      continue;
    }
    const [only, ...more] = cells;
    if (only && more.length === 0) {
      const label = weekLabel(only.text);
      if (label) {
        week = label.number;
        mark = null;
        builder.use(only);
      } else if (!found) builder.entitle(only);
      continue;
    }
    if (!heads) continue;
    const at = (column: Column) => view.rows[row]?.[column.index] ?? null;
    let named: SessionMark | null = null;
    for (const column of heads.others) {
      const cell = at(column);
      if (!cell || cell.row !== row) continue;
      if (column.role === "week") {
        const counted = /^(\d{1,2})(?:\s*\(.*\))?$/.exec(cell.text);
        const number = counted ? Number(counted[1]) : (weekLabel(cell.text)?.number ?? null);
        if (number === null) continue;
        if (number !== week) mark = heads.mark;
        week = number;
      } else if (column.role === "day") {
        named = placed(cell.text, column.heading, named);
      } else if (column.role === "date") {
        const day = dayNumber(cell);
        if (day === null) continue;
        firstMonday ??= day - (day % 7);
        week = Math.floor((day - firstMonday) / 7) + 1;
        named = onDay(day, named);
      } else continue;
      builder.use(cell);
    }
    if (named) mark = named;
    const lifted = heads.lifts.flatMap((lift) => {
      const cell = at(lift.column);
      return cell && cell.row === row && (/\d/.test(cell.text) || isOwnWeight(cell.text)) ? [{ lift, cell }] : [];
    });
    if (lifted.length === 0) continue;
    mark ??= { weekday: null, title: null };
    for (const { lift, cell } of lifted) {
      const shared = heads.others.flatMap((column) => {
        const value = isDose(column.role as never) ? at(column) : null;
        return value ? [{ column, cell: value }] : [];
      });
      builder.session(week, lift.mark ?? mark).exercises.push(exerciseOfLift(lift, cell, shared, unit));
      builder.use(cell, ...shared.map((value) => value.cell));
    }
  }
  return found;
}

/** What a row does of the lift above: a whole dose, or the load of the sets that its heading or the row's other cells tell. */
function exerciseOfLift(lift: Lift, cell: Cell, shared: Value[], unit: string | null): ReadExercise {
  const isWhole = (isDoseText(cell.text) || lasts(cell.text)) && !/^\d+(?:[.,]\d+)?$/.test(cell.text);
  const role = isWhole ? "any" : "load";
  const { sets, said, ...dose } = rowDose([...shared, { column: { ...lift.column, role }, cell }], unit, false);
  const [own] = sets;
  const isLoad = shared.length === 0 && !isWhole;
  const prescription = isLoad
    ? lift.sets.map((each) => ({ ...each, load: own?.load ?? null, percent: own?.percent ?? each.percent }))
    : sets;
  const rest = dose.rest ?? lift.rest;
  return exerciseOf({ code: null, name: lift.name, sets: prescription, rest, tempo: null, said });
}

const onDay = (day: number, before: SessionMark | null): SessionMark => ({
  weekday: weekdayOf(day),
  title: before?.title ?? null,
});

/** "Monday", "A" in the columns before: the weekday and the name of one session. */
function placed(text: string, heading: string, before: SessionMark | null): SessionMark {
  const weekday = weekdayIn(text);
  const label = weekday ? { weekday: weekday.weekday, title: weekday.rest || null } : sessionLabel(text);
  const bare = /^\d{1,2}$/.test(text) ? `${heading || "Day"} ${text}` : text;
  const own = label ?? { weekday: null, title: bare };
  return { weekday: before?.weekday ?? own.weekday, title: own.title ?? before?.title ?? null };
}

/** A row in which two or more columns are movements, and the others say where a row stands or what its exercises share. */
function headsIn(view: View, row: number): Heads | null {
  const cells = cellsIn(view, row);
  if (cells.length < 2) return null;
  const found: Lift[] = [];
  const others: Column[] = [];
  let mark: SessionMark | null = null;
  const dated = cells.some(({ text }) => view.headingOf(text).role === "date");
  for (const { text, column: index } of cells) {
    const { role, unit, week, set } = view.headingOf(text);
    const column: Column = { index, role, unit, week: null, set: null, heading: text, over: null };
    const read = namedDose(text);
    const name = read?.name ?? text.replace(/\s*\([^)]*\)$/, "");
    if (week !== null || set !== null || /^[\d@]/.test(text) || text.length > 40) return null;
    // "Workout A | Squat | Row" over "Week 1", "Week 2": a session of each of them.
    const label = others.length + found.length === 0 ? sessionLabel(text) : null;
    if (label?.sure && weekLabel(view.rows[row + 1]?.[index]?.text ?? "")) {
      mark = { weekday: label.weekday, title: label.title };
      others.push({ ...column, role: "week" });
    }
    // "Day A" and "Workout" are heads of places.
    else if (
      role === "week" ||
      role === "day" ||
      isDose(role) ||
      role === "notes" ||
      role === "rest" ||
      role === "date"
    )
      others.push(column);
    else if (looksLikeMovement(plain(name)) && sessionLabel(text)?.sure !== true)
      found.push({
        column: { ...column, role: null, unit: bracketUnit(text) },
        name,
        sets: read?.sets ?? [],
        rest: read?.rest ?? null,
        mark: null,
      });
    else if (role !== "aside" && role !== "logged" && !TOTAL.test(plain(text)) && (!dated || sessionLabel(text)))
      return null;
  }
  const placed = dated || others.some(({ role }) => role === "week" || role === "day");
  if (found.length === 0) return null;
  const { lifts, below } = withSchemes(view, row, found, others);
  const days = row > 0 && below + lifts.length > 2 ? daysOver(view, row - 1) : [];
  for (const lift of lifts) lift.mark = days.findLast(({ column }) => column <= lift.column.index)?.mark ?? null;
  // Figures below dates may be a log.
  const whole = holdDoses(view, row, lifts);
  const dosed =
    whole ||
    (!dated &&
      cells.length > 2 &&
      (lifts.every(({ sets }) => sets.length > 0) ||
        others.some(({ role }) => role === "reps" || role === "scheme" || role === "sets")));
  return lifts.length >= (whole ? 1 : 2) && placed && dosed ? { lifts, others, mark, below } : null;
}

/** "5x5 | 3x5" below the lifts, or "Sets | 5 | 3" and "Reps | 5 | 5": the dose of each, over the rows of its loads. */
function withSchemes(view: View, row: number, lifts: Lift[], others: Column[]): Pick<Heads, "lifts" | "below"> {
  const values = lifts.map((): Value[] => []);
  let below = 0;
  while (below < MOST_SCHEMES) {
    const own = cellsIn(view, row + below + 1).filter((cell) => cell.row === row + below + 1);
    const label = own.find(({ column }) => others.some(({ index }) => index === column));
    const { role = null, unit = null } = label ? view.headingOf(label.text) : {};
    const cells = lifts.map(({ column }) => own.find((cell) => cell.column === column.index) ?? null);
    const said = cells.filter((cell) => cell !== null);
    const isOfRole = label !== undefined && (isDose(role) || role === "rest") && said.length * 2 > lifts.length;
    const isScheme = !label && said.length === lifts.length && said.every(({ text }) => SCHEME.test(plain(text)));
    if (!isOfRole && !isScheme) break;
    for (const [at, { column }] of lifts.entries()) {
      const cell = cells[at];
      if (cell) values[at]?.push({ column: { ...column, role: isScheme ? "any" : role, unit }, cell });
    }
    below++;
  }
  if (below === 0) return { lifts, below };
  return {
    below,
    lifts: lifts.map((lift, at) => {
      const own = values[at] ?? [];
      const rest = own.find(({ column }) => column.role === "rest")?.cell.text ?? null;
      const dose = rowDose(
        own.filter(({ column }) => column.role !== "rest"),
        null,
        false,
      );
      return { ...lift, sets: dose.sets.length > 0 ? dose.sets : lift.sets, rest: rest ?? dose.rest ?? lift.rest };
    }),
  };
}

const MOST_SCHEMES = 4;

/** "5x5", "3 x 8-12", "3xF": sets and reps, and nothing else. */
const SCHEME = /^\d{1,2}\s*[x×]\s*(?:\d{1,3}(?:\s*-\s*\d{1,3})?\+?|f|max|amrap)$/u;

/** "Monday - Volume | | | Wednesday - Recovery | |" over the lifts of each day. */
function daysOver(view: View, row: number): { column: number; mark: SessionMark }[] {
  const cells = cellsIn(view, row).filter((cell) => cell.row === row);
  const days = cells.flatMap(({ text, column }) => {
    const label = sessionLabel(text);
    return label?.sure ? [{ column, mark: { weekday: label.weekday, title: label.title } }] : [];
  });
  const others = cells.filter(({ text }) => !sessionLabel(text)?.sure);
  const isPlaced = others.every(({ text }) => ["week", "day", "date"].includes(String(view.headingOf(text).role)));
  return days.length > 1 && isPlaced ? days : [];
}

/** Whole doses stand below the lifts, and hardly anything else. */
function holdDoses(view: View, row: number, lifts: Lift[]): boolean {
  const texts = view.rows
    .slice(row + 1, row + 41)
    .flatMap((cells) => lifts.flatMap(({ column }) => cells[column.index] ?? []))
    .flatMap(({ text, column, lastColumn }) =>
      column === lastColumn && !isRest(text) && /\d/.test(text) ? [text] : [],
    );
  const share = (test: (text: string) => boolean) => texts.filter(test).length / texts.length;
  if (texts.length < lifts.length) return false;
  // "45 min easy" in the column of a sport is what is done of it.
  return share(isWholeDose) >= 0.8 || (lifts.every(({ name }) => SPORT.test(plain(name))) && share(lasts) >= 0.8);
}

const SPORT = /^(?:swim|bike|run|row|ride|ski|walk|hike|cycling|running|swimming|rowing)(?:ming|ning|ing)?$/u;

function lasts(text: string): boolean {
  return doseOf(text).sets.some(({ duration, distance }) => duration !== null || distance !== null);
}

const bracketUnit = (text: string) =>
  /\(\s*kgs?\s*\)/i.test(text) ? "kg" : /\(\s*lbs?\s*\)/i.test(text) ? "lb" : null;
