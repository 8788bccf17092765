import type { Grid, GridCell } from "../document-model";
import { rowsBetween } from "../grid/rows-between";
import { readCaption } from "./caption";
import { columnRole } from "./column-role";
import { placeOf } from "./grid-rows";
import { cellLines, type Line } from "./line";
import { factOf } from "./program-facts";

/**
 * Cards: a table of two columns in which each exercise has a row across with its name and below it "Sets | 4",
 * "Rest | 60 s". Answers them as lines ("Sets: 4"), or null when the table is none.
 */
export function cardLines(grid: Grid): Line[] | null {
  if ((grid.rows[0]?.length ?? 0) !== 2) return null;
  const pairs = grid.rows.filter((row) => !isAcross(row));
  const labelled = pairs.filter((row) => columnRole(textOf(row[0] ?? null)) !== null);
  if (pairs.length === grid.rows.length || labelled.length < 2 || labelled.length * 5 < pairs.length * 3) return null;
  return grid.rows.flatMap((row, index) => {
    const place = placeOf(grid, grid.rowNumbers[index] ?? index + 1, grid.columnNumbers[0] ?? 1);
    const [label, value] = row;
    if (!label || isAcross(row)) return label ? cellLines(label, place) : [];
    const [first, ...more] = value && textOf(value, true) ? cellLines(value, place) : [];
    // What no label is known for is said of the exercise too.
    const isKnown = columnRole(textOf(label)) !== null || factIn([label, value ?? null]) !== null;
    const said = isKnown ? textOf(label) : `Notes: ${textOf(label)}`;
    return first ? [{ ...first, list: null, text: `${said}: ${first.text}`.trim() }, ...more] : [];
  });
}

/**
 * A table that is turned: its first column says "Exercise", "Sets", "Rest" and each further column is an exercise. Answers
 * the same table with its fields as columns, or null.
 */
export function turnedTable(grid: Grid): Grid | null {
  const width = grid.rows[0]?.length ?? 0;
  if (grid.rows.length < 3 || grid.rows.length > 40 || width < 2 || width > 12) return null;
  const roles = grid.rows.map((row) => columnRole(textOf(row[0] ?? null)));
  const labels = roles.filter((role) => role !== null && role !== "name").length;
  if (!roles.includes("name") || labels < 2 || labels * 5 < (grid.rows.length - 1) * 3) return null;
  // A list of exercises has its headings in the row, where a turned table has the exercises.
  if ((grid.rows[0] ?? []).slice(1).some((cell) => columnRole(textOf(cell)) !== null)) return null;
  const rows = Array.from({ length: width }, (_, column) => grid.rows.map((row) => row[column] ?? null));
  return { ...grid, rows, rowNumbers: grid.columnNumbers, columnNumbers: grid.rowNumbers };
}

/**
 * Turned tables below each other, each under the option or the day that it is of, and what stands above them. Null where
 * the grid is anything else.
 */
export function turnedParts(grid: Grid): { above: Grid; parts: { caption: Line; table: Grid }[] } | null {
  // Each of them has a row of names.
  if (grid.rows.filter((row) => columnRole(textOf(row[0] ?? null)) === "name").length < 2) return null;
  const place = placeOf(grid, 1, 1);
  const lines = grid.rows.map((row) => {
    const [line, ...more] = isAcross(row) && row[0] ? cellLines(row[0], place) : [];
    const caption = line && more.length === 0 ? readCaption(line, true) : null;
    return line && (caption?.option ?? caption?.day) !== undefined ? line : null;
  });
  const named = lines.flatMap((line, at) => (line ? [{ line, at }] : []));
  // A day above its first option has no table of its own.
  const heads = named.filter(({ at }, index) =>
    grid.rows.slice(at + 1, named[index + 1]?.at).some((row) => row.some((cell) => cell !== null)),
  );
  if (heads.length < 2) return null;
  const parts = heads.map(({ line, at }, index) => ({
    caption: line,
    table: rowsBetween(grid, at + 1, heads[index + 1]?.at),
  }));
  return parts.every(({ table }) => turnedTable(table)) ? { above: rowsBetween(grid, 0, heads[0]?.at), parts } : null;
}

/** How many rows at the top of a turned table are of the whole: a title, "Duration | 30 min". */
export function factsAbove(grid: Grid): number {
  const facts = grid.rows.findIndex((row) => factIn(row) === null);
  return facts > 0 && turnedTable(rowsBetween(grid, facts)) ? facts : 0;
}

/** "Duration: 30 min", of a row of one label and its value, or a text alone in its row. */
export function factIn([label = null, value = null, ...more]: (GridCell | null)[]): string | null {
  if (more.some((cell) => cell !== null)) return null;
  const [said, what] = [textOf(label), textOf(value)];
  if (value === null || value === label) return said;
  return factOf(said, what) ? `${said}: ${what}` : null;
}

function isAcross(row: (GridCell | null)[]): boolean {
  return row[0] !== null && (row[1] === row[0] || row[1] === null);
}

function textOf(cell: GridCell | null, withLinks = false): string {
  if (!cell) return "";
  const lines = cellLines(cell);
  return lines
    .map((line) => line.text || (withLinks ? (line.links[0]?.url ?? "") : ""))
    .join(" ")
    .trim();
}
