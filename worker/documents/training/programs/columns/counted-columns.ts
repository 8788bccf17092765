import { doseOf } from "../doses/dose-sets";
import { type Cell, cellsIn, type View } from "../grid-view";
import { sessionLabel } from "../labels/session-label";
import { type Span, textsBelow } from "./cells-of-columns";
import type { Column } from "./column";

/** "Lift | 1 | 2 | 3", "Week | 1 | 2 | 3": the first of the columns that a heading row only counts, perhaps of tables side by side. */
export function countedFrom(view: View, row: number): number | null {
  const cells = cellsIn(view, row);
  const first = cells.findIndex(({ text }) => headingCount(text) === 1);
  const counted = first < 1 ? [] : cells.slice(first).filter(({ text }) => headingCount(text) !== null);
  const isNext = ({ text }: Cell, at: number) =>
    headingCount(text) === (headingCount(counted[at - 1]?.text ?? "") ?? 0) + 1 ||
    (text === "1" && frontOf(view, cells, counted[at]));
  if (counted.length < 3 || !counted.every(isNext)) return null;
  // "1 | Back squat | 2 | 3" is an exercise of two sets: only headings stand between those that are counted.
  const last = cells.findLastIndex((cell) => counted.includes(cell));
  if (cells.slice(first, last).some((cell) => !counted.includes(cell) && view.headingOf(cell.text).role === null))
    return null;
  const isHeaded = cells
    .slice(0, first)
    .some(({ text }) => view.headingOf(text).role === "name" || sessionLabel(text)?.sure);
  return isHeaded || frontOf(view, cells, counted[0]) ? (cells[first]?.column ?? null) : null;
}

/** "1", "2." */
function headingCount(text: string): number | null {
  const [, count] = /^(\d{1,2})\.?$/.exec(text) ?? [];
  return count === undefined ? null : Number(count);
}

/** "Week" right in front of the first that is counted. */
function frontOf(view: View, cells: Cell[], first: Cell | undefined): Cell | null {
  const front = first && cells.find(({ lastColumn }) => lastColumn === first.column - 1);
  return front && view.headingOf(front.text).role === "week" ? front : null;
}

/** "1 | | | 2 | | |" over "% | kg | reps" again and again: the number of each set over its parts. */
export function countsSets(view: View, row: number): boolean {
  const counted = cellsIn(view, row).filter(({ text }) => /^\d{1,2}$/.test(text));
  return (
    counted.length > 1 &&
    counted.every(({ text, column, lastColumn }, at) => text === String(at + 1) && lastColumn > column)
  );
}

/** Columns that are only counted hold the sets of a lift, or, where each cell holds several sets, its weeks. */
export function fillCounted(view: View, spans: Span[], bottom: number, columns: Column[]): void {
  const first = countedFrom(view, bottom);
  const counted = columns.filter(
    ({ index, heading }) => first !== null && index >= first && headingCount(heading) !== null,
  );
  const texts = counted.flatMap(({ index }) => textsBelow(view, spans, index));
  const doses = texts.map((text) => doseOf(text).sets).filter(([only]) => only?.count);
  // "Week | 1 | 2 | 3": below the word stands what is done in them.
  const cells = first === null ? [] : cellsIn(view, bottom);
  const fronts = cells.flatMap((cell) => (cell.text === "1" ? (frontOf(view, cells, cell) ?? []) : []));
  for (const { column } of fronts) Object.assign(columns[column] ?? {}, { role: null });
  const over = first === null || bottom === 0 ? null : view.rows[bottom - 1]?.[first];
  const isOfWeeks = fronts.length > 0 || (over ? view.headingOf(over.text).role === "week" : false);
  const isWeeks =
    isOfWeeks || doses.filter(([only]) => only?.count !== "1" && only?.load === null).length > texts.length * 0.5;
  for (const column of counted) {
    column.role = "any";
    column[isWeeks ? "week" : "set"] = headingCount(column.heading);
  }
}

/** "60% | 70% | 80%": percentages above the sets that are done with them. */
export function percentsIn(view: View, row: number): Cell[] {
  const cells = cellsIn(view, row);
  const percents = cells.filter(({ text }) => /^\d{2,3}(?:[.,]5)?\s*%$/.test(text));
  const first = percents[0];
  if (!first || percents.length < 3 || percents.length * 2 < cells.length || (first === cells[0] && first.column === 0))
    return [];
  // Rows of loads under percentages are a chart: sets have to stand below.
  const below = [1, 2, 3].flatMap((step) =>
    percents.flatMap(({ column }) => {
      const cell = view.rows[row + step]?.[column];
      return cell && cell.lastColumn === cell.column ? cell.text : [];
    }),
  );
  const sets = below.filter((text) => /^\d{1,2}\s*[x×/]\s*\d/.test(text));
  // "3" beside "2x3" is a single set of three.
  const single = below.filter((text) => /^(?:\d|10)\+?$/.test(text)).length;
  const isOfSets = sets.length > 0 && sets.length + Math.min(single, sets.length * 2) >= below.length * 0.7;
  return isOfSets ? percents : [];
}

/** Gives the columns below percentages what stands above them. */
export function fillPercents(view: View, bottom: number, columns: Column[]): void {
  for (const { column, text } of percentsIn(view, bottom))
    Object.assign(columns[column] ?? {}, { role: "any", percent: text.replace(/\s/g, "").replace(",", ".") });
}
