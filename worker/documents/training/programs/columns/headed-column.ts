import { type Cell, cellsIn, type View } from "../grid-view";
import { isNamedWeek } from "../labels/named-week";
import { plain } from "../labels/plain-text";
import { sessionLabel } from "../labels/session-label";
import { weekLabel } from "../labels/week-label";
import { cellAt, rowsBelow, type Span } from "./cells-of-columns";
import { type Column, type HeadingRows, unknownColumn } from "./column";
import { isDose } from "./column-heading";
import { isDate } from "./heading-rows";
import { saidPerWeek } from "./sets-per-week";
import { shortRole } from "./short-heading";
import { weekOfHeading } from "./week-of-heading";
import { EASY_WEEK, roleInFront, targetBehind, targetOf } from "./week-targets";

/** A column as its headings have it, those above them included. */
export function columnAt(view: View, { top, bottom }: HeadingRows, index: number): Column {
  const column = unknownColumn(index);
  let log = false;
  let seen: Cell | null = null;
  let weekly = false;
  for (let row = top; row <= bottom; row++) {
    const cell = cellAt(view, row, index) ?? groupOver(view, row, index, bottom);
    if (!cell || cell === seen) continue;
    seen = cell;
    const perWeek = saidPerWeek(view, cell, bottom);
    weekly ||= perWeek !== null;
    const heading = view.headingOf(perWeek ?? cell.text);
    column.heading = cell.text;
    const counted = row === bottom && row > top ? countedUnderDoses(view, row, cell) : null;
    if (counted !== null) {
      column.week = counted;
      continue;
    }
    const short = row === bottom ? shortRole(view, row, cell.text) : null;
    // "Week 2 | 2 RIR"
    const said = heading.week === null ? cell.text : (weekLabel(cell.text)?.rest ?? "");
    // "TREINO A – Inferior" over several columns names the session of all of them, "Week 1 – volume" what the week is for.
    const isSession = cell.lastColumn > cell.column && sessionLabel(cell.text)?.sure === true;
    const isCalled = row < bottom && (isSession || (heading.week !== null && sessionLabel(said) !== null));
    const role = isCalled ? null : heading.role;
    column.role = short ?? role ?? column.role;
    column.unit = short ? column.unit : (heading.unit ?? column.unit);
    column.week = (row < bottom || isNamedWeek(cell.text) ? weekOfHeading(view, cell) : heading.week) ?? column.week;
    column.set = heading.set ?? column.set;
    if (EASY_WEEK.test(plain(cell.text))) column.week ??= weekBefore(view, row, cell.column);
    column.target = (row < bottom ? targetBehind(roleInFront(view, row), said) : null) ?? column.target;
    // "Completed | | |" over further headings of loads and reps.
    if (heading.group === "log" || (row < bottom && role === "logged")) log = true;
  }
  if (weekly && column.set !== null) Object.assign(column, { week: column.set, set: null });
  if (column.role === null && column.week !== null && headsDays(view, bottom, index)) column.role = "day";
  if (column.role === "name" || FORE.has(String(column.role))) {
    column.over = column.week;
    column.week = null;
  }
  if (log && column.role !== "notes") column.role = "logged";
  // What was lifted on a day is written below its date.
  const last = cellAt(view, bottom, index);
  if (column.role === null && last && isDate(last)) column.role = "logged";
  if (column.role === null && (column.week !== null || column.set !== null)) {
    column.role = roleAbove(view, top, index) ?? (column.unit === "kg" || column.unit === "lb" ? "load" : "any");
  }
  return column;
}

/** "Sets x reps | | | Load | | |" over "T1 | T2 | T3 | T1 | T2 | T3": what is counted again under each dose are weeks. */
function countedUnderDoses(view: View, row: number, { text }: Cell): number | null {
  const [, number] = /^\p{L}{1,3}\.?\s?(\d{1,2})$/u.exec(text) ?? [];
  const same = number === undefined ? [] : cellsIn(view, row).filter((cell) => cell.text === text);
  const over = same.flatMap(({ column }) => cellAt(view, row - 1, column) ?? []);
  const areDoses = over.every(
    (cell) => cell.lastColumn > cell.column && isDose(view.headingOf(cell.text).role) && cell.lastRow < row,
  );
  return same.length >= 2 && areDoses && new Set(over).size === same.length ? Number(number) : null;
}

/** "Day 1" in front of the headings of doses, where the week stands above it: the days of the weeks are in its column. */
function headsDays(view: View, bottom: number, index: number): boolean {
  const [day, ...doses] = cellsIn(view, bottom);
  const isOfDose = ({ role }: ReturnType<View["headingOf"]>) => isDose(role) || role === "logged" || role === "rest";
  return (
    day?.column === index &&
    sessionLabel(day.text)?.sure === true &&
    doses.length > 1 &&
    doses.every(({ text }) => isOfDose(view.headingOf(text)))
  );
}

/** "DAY 1 | Load" over "Exercise | Sets | Week 1": what stands beside the session's name heads the columns below it. */
function roleAbove(view: View, top: number, index: number): Column["role"] {
  const [name, head, ...more] = top > 0 ? cellsIn(view, top - 1) : [];
  if (!name || !head || more.length > 0 || head.column > index || head.lastColumn < index) return null;
  return sessionLabel(name.text)?.sure && view.headingOf(head.text).role === "load" ? "load" : null;
}

/** "Week 1 | | | Week 2 | |": what parts the columns of the headings below it is said once, with or without a merged cell. */
function groupOver(view: View, row: number, index: number, bottom: number): Cell | null {
  if (row >= bottom || !cellAt(view, bottom, index)) return null;
  const parts = (cell: Cell) => {
    const { text } = cell;
    const { set, group } = view.headingOf(text);
    return weekOfHeading(view, cell) !== null || set !== null || group !== null || targetOf(text) !== null;
  };
  if (cellsIn(view, row).filter(parts).length < 2) return null;
  for (let at = index - 1; at >= 0 && cellAt(view, bottom, at + 1); at--) {
    const cell = cellAt(view, row, at);
    if (cell) return parts(cell) && cell.lastColumn === cell.column ? cell : null;
  }
  return null;
}

/** "Deload" behind "Week 3" is the fourth. */
function weekBefore(view: View, row: number, column: number): number | null {
  for (let at = column - 1; at >= 0; at--) {
    const week = view.headingOf(cellAt(view, row, at)?.text ?? "").week;
    if (week !== null) return week + 1;
  }
  return null;
}

/** Facts of an exercise that may stand before its name. */
export const FORE = new Set<string>(["code", "tier", "category", "day", "week", "date"]);

/** "PUSH | Rep range" below the headings: a column may be headed beside the name of each session. */
export function readSubheadings(view: View, spans: Span[], columns: Column[]): void {
  for (const column of columns.slice(1)) {
    if (column.role !== null || column.heading !== "") continue;
    const cells = rowsBelow(view, spans).flatMap((row) => row[column.index] ?? []);
    const roles = cells.filter(({ text }) => !/\d/.test(text)).map(({ text }) => view.headingOf(text).role);
    const [role = null] = roles;
    if (role !== null && isDose(role) && roles.every((each) => each === role) && roles.length < cells.length)
      column.role = role;
  }
}
