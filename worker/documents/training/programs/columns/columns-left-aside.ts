import type { View } from "../grid-view";
import { plain } from "../labels/plain-text";
import { cellAt, rowsBelow, type Span, textsBelow } from "./cells-of-columns";
import type { Column, HeadingRows } from "./column";

/** "Lifts" over 13, 19, 20 counts them: a column of figures names nothing. */
export function leaveFigures(view: View, spans: Span[], columns: Column[]): void {
  for (const column of columns) {
    if (column.role !== "name") continue;
    const texts = textsBelow(view, spans, column.index);
    if (texts.length > 1 && texts.every((text) => /^[\d.,]+$/.test(text))) column.role = "aside";
  }
}

/** "Rest reps | Rest sets": of two rests of one place that between the sets is the exercise's. */
export function leaveOtherRests(columns: Column[]): void {
  const rests = columns.filter(({ role }) => role === "rest");
  const between = rests.filter(({ heading }) => SETS_WORDS.test(plain(heading)));
  const within = rests.filter(({ heading }) => REPS_WORDS.test(plain(heading)));
  if (between.length > 0) for (const column of within) if (!between.includes(column)) column.role = "aside";
}

const SETS_WORDS = /(?<!\p{L})(?:sets?|series|serie|satz\p{L}*|satze|rounds?|serii|подход\p{L}*)(?!\p{L})/u;

const REPS_WORDS =
  /(?<!\p{L})(?:reps?|wdh|wiederholung\p{L}*|repeticiones|repeticoes|ripetizioni|powt\p{L}*|повт\p{L}*)(?!\p{L})/u;

/** "kg | lb" is one load in two units: the first is the plan's. */
export function leaveOtherUnits(columns: Column[]): void {
  for (const [at, column] of columns.entries()) {
    const before = columns[at - 1];
    if (column.role !== "load" || before?.role !== "load" || column.set !== null || column.week !== before.week)
      continue;
    if (column.unit && before.unit && column.unit !== before.unit) column.role = "aside";
  }
}

/** "Working weight" over "Anna | Ben | Chloé": loads that are each of somebody else belong to no set. */
export function leavePeople(view: View, { bottom }: HeadingRows, columns: Column[]): void {
  for (const row of [bottom - 1, bottom]) {
    const owned = columns.filter(({ index, role, week, set }) => {
      const over = row < 0 ? null : cellAt(view, row, index);
      const own = cellAt(view, row + 1, index);
      if (role !== "load" || week !== null || set !== null || !over || !own || over.lastColumn === over.column)
        return false;
      const isName = view.headingOf(own.text).role === null && /^\p{L}[\p{L}. '-]+$/u.test(own.text);
      return isName && own.row === row + 1 && view.headingOf(over.text).role === "load";
    });
    if (owned.length > 1) for (const column of owned) column.role = "aside";
  }
}

/** "Reps | Metres | Total" over "4 | 50 | 200": figures that two columns before multiply to are reckoned, and no part of a dose. */
export function leaveProducts(view: View, spans: Span[], columns: Column[]): void {
  const rows = rowsBelow(view, spans);
  const figures = columns.map(({ index }) =>
    rows.map((row) => {
      const cell = row[index];
      return cell && cell.column === index && /^\d+(?:\.\d+)?$/.test(cell.text) ? Number(cell.text) : Number.NaN;
    }),
  );
  const isProduct = (product: number[], one: number[], other: number[]): boolean => {
    const told = new Set<number>();
    return (
      product.every((figure, row) => {
        const reckoned = (one[row] ?? Number.NaN) * (other[row] ?? Number.NaN);
        if (Number.isNaN(figure) || Number.isNaN(reckoned)) return true;
        told.add(figure);
        return figure === reckoned;
      }) && told.size >= 3
    );
  };
  for (const [at, column] of columns.entries()) {
    if (column.set !== null || FIXED.has(String(column.role))) continue;
    const from = Math.max(0, at - FURTHEST);
    const before = figures.slice(from, at).filter((_, index) => columns[from + index]?.role !== "aside");
    const product = figures[at] ?? [];
    if (before.some((one, index) => before.slice(index + 1).some((other) => isProduct(product, one, other))))
      column.role = "aside";
  }
}

/** Columns whose heading leaves no doubt. */
const FIXED = new Set(["sets", "reps", "load", "name", "rest", "percent", "effort", "logged", "aside"]);
const FURTHEST = 8;
