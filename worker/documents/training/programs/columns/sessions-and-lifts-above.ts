import type { ColumnRole } from "../../vocabulary/column-words";
import { GROUP_WORDS } from "../../vocabulary/group-words";
import { looksLikeMovement } from "../../vocabulary/movements";
import { isDoseText, isWholeDose } from "../doses/dose-sets";
import { type Cell, cellsIn, type View } from "../grid-view";
import { plain } from "../labels/plain-text";
import { isRest } from "../labels/rest-and-daytime";
import { sessionLabel } from "../labels/session-label";
import { bareWeekday } from "../labels/weekday-label";
import { holdsLift } from "../lift-over-dose";
import { DAY_OF_LIFT, liftWithin } from "../lift-within";
import type { SessionMark } from "../program-builder";
import { type Span, textsBelow } from "./cells-of-columns";
import type { Column, HeadingRows } from "./column";
import { isDose } from "./column-heading";
import { headsSessionsOfLifts } from "./heading-rows";
import { isOverItsSets } from "./lift-over-sets";
import { isOfLastSet } from "./tracking-columns";

/** The columns below what stands above them. */
type Reach = { from: number; to: number };

/** "Day 1 | | | Day 2 | |" over the same headings of doses again and again, none of which names an exercise under a day. */
export function sessionsOver(
  view: View,
  row: number,
  bottom: number,
): (Reach & { mark: SessionMark; lift: string | null })[] {
  // "Week" in front of the days is merged with the heading below it.
  const days = cellsIn(view, row).filter((cell) => cell.row === row && cell.lastRow < bottom);
  const labels = days.map(({ text }) => sessionLabel(text));
  if (days.length < 2 || labels.some((label) => label?.sure !== true)) return [];
  const headings = cellsIn(view, bottom);
  // "Press Day | Deadlift Day" say the lifts of the sets below them.
  if (days.every(({ text }) => DAY_OF_LIFT.test(text.trim()) && looksLikeMovement(plain(text)))) return [];
  const over = days.map(({ column: from }, at) => ({ from, to: (days[at + 1]?.column ?? view.width) - 1 }));
  const [first = [], ...others] = over.map((reach) => rolesIn(view, headings, reach));
  const isAlike = others.every((roles) => roles.join() === first.join());
  if (!isAlike || first.length < 2 || !first.every(isOfDose)) return [];
  // "Day 1: Press | Day 2: Squat" where no column names exercises: each has the sets of its lift.
  const isNamed =
    headings.some(({ text }) => view.headingOf(text).role === "name") || namesBefore(view, bottom, over[0]?.from ?? 0);
  const lifts = days.map(({ text }) => (isNamed ? null : liftWithin(text)));
  return over.map((each, at) => {
    const { weekday = null, title = null } = labels[at] ?? {};
    return { ...each, mark: { weekday, title }, lift: lifts.includes(null) ? null : (lifts[at] ?? null) };
  });
}

/** "Monday | | | Wednesday | |", each merged over lifts that need not be as many: the days of these lifts. */
export function daysOverLifts(view: View, row: number, bottom: number): (Reach & { mark: SessionMark })[] {
  const days = cellsIn(view, row).filter((cell) => cell.row === row && cell.lastRow < bottom);
  const lifts = liftsOver(view, row + 1, bottom);
  const found = days.flatMap(({ text, column: from, lastColumn: to }) => {
    const label = sessionLabel(text);
    const isOver = to > from && lifts.some((lift) => lift.from >= from && lift.from <= to);
    return label?.sure && isOver ? [{ from, to, mark: { weekday: label.weekday, title: label.title } }] : [];
  });
  return found.length === days.length && found.length > 1 ? found : [];
}

/** Movements stand in front of the columns, in rows below the headings. */
function namesBefore(view: View, bottom: number, column: number): boolean {
  const below = view.rows.slice(bottom + 1, bottom + 13).flatMap((_, at) => {
    const cells = column > 0 ? cellsIn(view, bottom + 1 + at, 0, column - 1) : [];
    return cells.length > 0 ? [cells.some(({ text }) => looksLikeMovement(plain(text)))] : [];
  });
  return below.length > 0 && below.filter(Boolean).length * 2 >= below.length;
}

/** "Week | Back Squat | | Bench Press | |" over headings of doses: each lift has the columns below it. */
export function liftsOver(view: View, row: number, bottom: number): (Reach & { lift: string })[] {
  const cells = cellsIn(view, row).filter((cell) => cell.row === row);
  const lifts = cells.filter(({ text }) => looksLikeMovement(plain(text)) && sessionLabel(text)?.sure !== true);
  const others = cells.filter((cell) => !lifts.includes(cell));
  // "Assistance" over lists of exercises is beside the lifts.
  // "Week 1" in front of the lifts, above "Day 1" in front of their headings
  const isOfPlaces = ({ text }: Cell) =>
    view.headingOf(text).week !== null ||
    ["week", "day", "date", "set"].includes(String(view.headingOf(text).role)) ||
    GROUP_WORDS.test(plain(text));
  const areSets = lifts.length > 0 && lifts.every((lift) => isOverItsSets(view, lift, bottom));
  // "Then" over further movements, each above its doses.
  const isOverLifts = ({ column, lastColumn }: Cell) =>
    areSets && cellsIn(view, bottom, column, lastColumn).every(({ text }) => looksLikeMovement(plain(text)));
  const isBeside = (cell: Cell) =>
    isOfPlaces(cell) ||
    isOverLifts(cell) ||
    ["notes", "logged", "rest"].includes(String(view.headingOf(cell.text).role));
  const headings = cellsIn(view, bottom);
  const [corner] = headings;
  const isPlaced =
    others.length > 0 || (corner !== undefined && corner.column < (lifts[0]?.column ?? 0) && isOfPlaces(corner));
  if ((lifts.length < 2 && !areSets) || !isPlaced || !others.every(isBeside)) return [];
  // Lifts that are merged over their columns have no others: "Extra | Comments" behind them are of the whole row.
  const areMerged = lifts.every(({ column, lastColumn }) => lastColumn > column);
  const over = lifts.map(({ column: from, lastColumn, text }) => ({
    from,
    to: areMerged ? lastColumn : (cells.find(({ column }) => column > from)?.column ?? view.width) - 1,
    lift: areSets ? withoutReps(view, text) : text,
  }));
  // A lift that reaches down to the headings has none: below it stand whole doses.
  const isDosed =
    areSets ||
    over.every((reach) => {
      const own = headings.filter((cell) => cell.row > row && !SIGN.test(cell.text));
      const said = own.filter(({ text }) => !isOfLastSet(text) && view.headingOf(text).role !== "logged");
      const roles = rolesIn(view, said, reach);
      const isWhole = reach.from === reach.to && rolesIn(view, own, reach).length === 0;
      return isWhole || (roles.length > 0 && roles.every(isOfDose));
    });
  const isNamed = headings.some(({ text }) => view.headingOf(text).role === "name");
  return isDosed && !isNamed ? over : [];
}

/** "Dips (reps of each set)": what the figures below are is no part of the name. */
function withoutReps(view: View, text: string): string {
  const [all = "", said = ""] = /\s*\(([^()]+)\)$/.exec(text) ?? [];
  const saysReps = said.split(" ").some((word) => view.headingOf(word).role === "reps");
  return saysReps ? text.slice(0, -all.length) : text;
}

/** "380 | x | 2": it stands between the figures of a set. */
const SIGN = /^[x×@]$/iu;

const isOfDose = (role: ColumnRole | null) => isDose(role) || role === "rest";

const rolesIn = (view: View, headings: Cell[], { from, to }: Reach) =>
  headings.filter(({ column }) => column >= from && column <= to).map(({ text }) => view.headingOf(text).role);

/** Gives the columns under a session its mark, and the lift that it is named for. */
export function placeUnderSessions(view: View, { top, bottom }: HeadingRows, columns: Column[]): void {
  for (const { from, to, mark, lift } of top < bottom ? sessionsOver(view, top, bottom) : []) {
    for (const column of columns.slice(from, to + 1)) if (column.role !== null) Object.assign(column, { mark, lift });
    // "Main | Main | Extra" in front of them name no exercises.
    if (lift) for (const column of columns) if (column.role === "name") column.role = null;
  }
}

/** " | Day 1 | Day 2" over lifts and their whole doses, perhaps below the weeks: each of these columns is of its session. */
export function placeBesideLifts(view: View, { bottom }: HeadingRows, columns: Column[]): void {
  if (!headsSessionsOfLifts(view, bottom)) return;
  const [first, ...others] = cellsIn(view, bottom);
  const name = columns[(first?.column ?? 0) - 1];
  if (!first || !name || name.role !== null) return;
  name.role = "name";
  for (const { column, text } of [first, ...others]) {
    const { weekday = null, title = null } = sessionLabel(text) ?? {};
    Object.assign(columns[column] ?? {}, { role: "scheme", mark: { weekday, title } });
  }
}

/** "Exercise | Load | Day 1 | Day 2" over whole doses: each of these columns is of its session, and the load of all of them. */
export function placeInSessions(view: View, spans: Span[], columns: Column[]): void {
  const name = columns.find(({ role }) => role === "name");
  const isOfOne = ({ role, week, set }: Column) =>
    (isDose(role as ColumnRole) && !OF_ALL_DAYS.has(String(role))) || week !== null || set !== null;
  if (!name || columns.some(isOfOne)) return;
  const headed = columns.flatMap((column) => {
    if (column.index < name.index || column.role !== null) return [];
    const weekday = bareWeekday(column.heading);
    const label = weekday === null ? sessionLabel(column.heading) : { weekday, title: null, sure: true };
    return label?.sure ? [{ column, mark: { weekday: label.weekday, title: label.title } }] : [];
  });
  const said = headed.flatMap(({ column }) => textsBelow(view, spans, column.index));
  const texts = said.filter((text) => !isRest(text));
  const doses = texts.filter((text) => isDoseText(text) && !holdsLift(text));
  if (headed.length < 2 || doses.length < texts.length * 0.7 || texts.length < headed.length) return;
  for (const { column, mark } of headed) Object.assign(column, { role: "scheme", mark });
}

/** What may hold on each of the days that an exercise is done. */
const OF_ALL_DAYS = new Set(["load", "effort", "rir"]);

/** Gives the columns under a lift its name. False where there are no lifts above. */
export function placeUnderLifts(view: View, { top, bottom }: HeadingRows, spans: Span[], columns: Column[]): boolean {
  for (let row = top; row < bottom; row++) {
    const lifts = liftsOver(view, row, bottom);
    if (lifts.length === 0) continue;
    for (const { from, to, lift } of lifts) {
      for (const column of columns.slice(from, to + 1)) {
        if (column.role === null && column.heading === lift) column.role = "any";
        if (column.role !== null) column.lift = lift;
      }
    }
    for (const { from, to, mark } of row > top ? daysOverLifts(view, row - 1, bottom) : [])
      for (const column of columns.slice(from, to + 1)) if (column.lift) column.mark ??= mark;
    // Movements beside the lifts' columns are lists of others, and each movement in the headings has the doses below it.
    for (const column of columns) {
      if (column.role === "name") column.role = "any";
      if (column.lift || !looksLikeMovement(plain(column.heading))) continue;
      const texts = column.role === "any" ? [] : textsBelow(view, spans, column.index);
      if (texts.length > 1 && texts.every(isWholeDose)) column.role = "any";
      if (column.role === "any") column.lift = column.heading;
    }
    // A rest between the columns of two lifts is of the one before it.
    for (const column of columns.filter(({ role, lift: own }) => role === "rest" && !own)) {
      const before = columns.slice(0, column.index).findLast((each) => each.lift)?.lift;
      if (before && columns.slice(column.index).some((each) => each.lift)) column.lift = before;
    }
    return true;
  }
  return false;
}
