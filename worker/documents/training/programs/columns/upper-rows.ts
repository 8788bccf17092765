import { type Cell, cellsIn, type View } from "../grid-view";
import { plain } from "../labels/plain-text";
import { sessionLabel } from "../labels/session-label";
import { countsSets } from "./counted-columns";
import { isDate } from "./heading-rows";
import { daysOverLifts, liftsOver, sessionsOver } from "./sessions-and-lifts-above";
import { saidPerWeek } from "./sets-per-week";
import { weekOfHeading } from "./week-of-heading";
import { EASY_WEEK, isTargetRow } from "./week-targets";

/** The first of the rows above a row of headings that say more of their columns; the row itself where there are none. */
export function topOf(view: View, bottom: number): number {
  let top = bottom;
  while (top > 0 && isUpperRow(view, top - 1, bottom)) top--;
  // "3 RIR | 2 RIR | Deload" stands between the weeks and the headings.
  if (top > 1 && isTargetRow(view, top - 1) && isUpperRow(view, top - 2, top)) top -= 2;
  // "Week 1 | Week 2" over all tables, and "Day A" above the headings of the first.
  if (top > 1 && isSessionRow(view, top - 1) && weeksIn(view, top - 2) > 1 && isUpperRow(view, top - 2, bottom))
    top -= 2;
  if (top > 1 && saysOfWeeks(view, top - 1) && isUpperRow(view, top - 2, bottom)) top -= 2;
  const isOfLifts = top > 0 && liftsOver(view, top - 1, bottom).length > 0;
  if (top > 0 && (isOfLifts || sessionsOver(view, top - 1, bottom).length > 0)) top--;
  // "Day 1 | Day 2" over the lifts of each.
  const isOfDays = (row: number) =>
    sessionsOver(view, row, bottom).length > 0 || daysOverLifts(view, row, bottom).length > 0;
  if (isOfLifts && top > 0 && isOfDays(top - 1)) top--;
  return top;
}

/** A row above the headings that parts their columns: "Week 1 | Week 2", "Plan | Log", "Set 1 | Set 2". */
function isUpperRow(view: View, row: number, bottom: number): boolean {
  const cells = cellsIn(view, row);
  if (cells.length === 0) return false;
  const names = cellsIn(view, bottom).filter((cell) => view.headingOf(cell.text).role === "name");
  const first = names[0]?.column ?? 0;
  // Dates over the columns stand between the weeks and the headings.
  const areBelowWeeks = row > 0 && weeksIn(view, row - 1) > 1;
  let telling =
    cells.every((cell) => cell.lastRow >= bottom || isDate(cell)) && (areBelowWeeks || isOverPairs(view, row, bottom))
      ? 1
      : 0;
  const areCounted = countsSets(view, row);
  for (const cell of cells) {
    if (cell.lastRow >= bottom || isDate(cell)) continue;
    const heading = view.headingOf(cell.text);
    const week = weekOfHeading(view, cell);
    // "Weight used (kg)" over the columns of several weeks.
    const isOfLog =
      heading.group !== null ||
      (cell.lastColumn > cell.column &&
        (heading.role === "logged" || (heading.role === "load" && isOverWeeks(view, cell, bottom))));
    const isCount = areCounted && /^\d+$/.test(cell.text);
    const parts =
      week !== null || heading.set !== null || isOfLog || isCount || saidPerWeek(view, cell, bottom) !== null;
    // What reaches over a name column is a caption of that table, not a part of its columns.
    if (
      parts &&
      cell.column > first &&
      !names.some((name) => cell.column <= name.column && cell.lastColumn >= name.column && names.length > 1)
    )
      telling++;
    else if (
      !heading.role &&
      !EASY_WEEK.test(plain(cell.text)) &&
      // "4 days per week" in front of the weeks is said of all of them.
      !(cell.lastColumn <= first && weeksIn(view, row) > 1) &&
      !(cell.column <= first && (heading.week !== null || sessionLabel(cell.text)))
    )
      return false;
  }
  return telling > 0;
}

/** "Leave two reps in the tank. | | All out! |" right below the weeks: what each of them is like, and no heading. */
export function saysOfWeeks(view: View, row: number): boolean {
  const cells = cellsIn(view, row);
  const above = row > 0 ? cellsIn(view, row - 1) : [];
  const isOfWeek = (cell: Cell) =>
    /\p{L}+ .*\p{L}{2}/u.test(cell.text) &&
    (/[.!]$/.test(cell.text) || view.headingOf(cell.text).role === null) &&
    weekOfHeading(view, cell) === null &&
    above.some((week) => spans(week, cell) && weekOfHeading(view, week) !== null);
  return cells.length > 0 && weeksIn(view, row - 1) > 1 && cells.every(isOfWeek);
}

const spans = (one: Cell, other: Cell) => one.column === other.column && one.lastColumn === other.lastColumn;

/** "04.03. | | 09.03. |" over "kg | Reps | kg | Reps": what was done on several days. */
function isOverPairs(view: View, row: number, bottom: number): boolean {
  const dates = cellsIn(view, row).filter((cell) => cell.row === row && isDate(cell));
  const loads = cellsIn(view, bottom).filter(
    (cell) => cell.row === bottom && view.headingOf(cell.text).role === "load",
  );
  return dates.length > 1 && loads.length > 1;
}

/** "Loads (kg)" over "Week 1 | Week 2". */
const isOverWeeks = (view: View, { column, lastColumn }: Cell, bottom: number) =>
  cellsIn(view, bottom, column, lastColumn).filter(({ text }) => view.headingOf(text).week !== null).length > 1;

/** The name of a session, alone in its row. */
function isSessionRow(view: View, row: number): boolean {
  const [only, ...more] = cellsIn(view, row);
  return only !== undefined && more.length === 0 && sessionLabel(only.text)?.sure === true;
}

const weeksIn = (view: View, row: number): number =>
  new Set(cellsIn(view, row).flatMap((cell) => weekOfHeading(view, cell) ?? [])).size;
