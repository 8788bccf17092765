import { looksLikeMovement } from "../vocabulary/movements";
import { isDoseText } from "./doses/dose-sets";
import { namedDose } from "./doses/named-dose";
import { type Cell, cellsIn, type View } from "./grid-view";
import { plain } from "./labels/plain-text";

/**
 * A table whose rows list exercises line by line, "Squat / Leg press" beside "5x5 / 3x12", with a row for each of these lines.
 * What stands beside such lists is said of all of them, as a merged cell is.
 */
export function withRowsOfLists(view: View): View {
  const counts = view.rows.map((_, row) => linesOfRow(view, row));
  if (counts.every((count) => count === 1)) return view;
  const starts: number[] = [];
  const origins: number[] = [];
  for (const [row, count] of counts.entries()) {
    starts.push(origins.length);
    for (let at = 0; at < count; at++) origins.push(row);
  }
  const moved = new Map<Cell, Cell[]>();
  const partsOf = (cell: Cell): Cell[] => {
    const parts = moved.get(cell) ?? partsAt(cell, counts, starts);
    moved.set(cell, parts);
    return parts;
  };
  const rows = origins.map((origin, row) =>
    (view.rows[origin] ?? []).map((cell) => {
      const parts = cell ? partsOf(cell) : [];
      return parts.find((part) => part.row <= row && part.lastRow >= row) ?? null;
    }),
  );
  return { ...view, rows, placeOf: (row) => view.placeOf(origins[row] ?? row) };
}

function partsAt(cell: Cell, counts: number[], starts: number[]): Cell[] {
  const [start = 0, count = 1] = [starts[cell.row], counts[cell.row]];
  const lines = linesOf(cell);
  if (count > 1 && lines.length === count && cell.lastRow === cell.row)
    return lines.map((text, at) => ({ ...cell, text, stored: null, row: start + at, lastRow: start + at }));
  return [{ ...cell, row: start, lastRow: (starts[cell.lastRow] ?? start) + (counts[cell.lastRow] ?? 1) - 1 }];
}

/** How many exercises a row lists line by line; 1 where it is a row as others are. */
function linesOfRow(view: View, row: number): number {
  const lists = cellsIn(view, row).filter(
    (cell) => cell.row === row && cell.lastRow === row && cell.text.includes("\n"),
  );
  if (lists.length < 2) return 1;
  const names = lists.find((cell) => areNames(linesOf(cell)));
  const count = names ? linesOf(names).length : 1;
  // A dose that goes on in its second line is no list: each exercise has its own.
  const amounts = lists.filter((cell) => linesOf(cell).every(isAmount));
  return amounts.length > 0 && amounts.every((cell) => linesOf(cell).length === count) ? count : 1;
}

const linesOf = ({ text }: Cell): string[] => text.split("\n").map((line) => line.replace(BULLET, "").trim());

const BULLET = /^\s*(?:[•·▪●○*–—-]\s+|\d{1,2}[.)]\s+(?=\p{L}))/u;

/** Names without any dose, enough of them movements: "Bench press / with a pause" is one name. */
const areNames = (lines: string[]): boolean =>
  lines.length > 1 &&
  lines.every((line) => /\p{L}{2}/u.test(line) && line.length <= 60 && !isDoseText(line)) &&
  lines.some((line) => namedDose(line) === null) &&
  lines.filter((line) => looksLikeMovement(plain(line))).length >= Math.max(lines.length / 3, lines.length > 2 ? 1 : 2);

/** A dose, a figure, or a dash where there is none. */
const isAmount = (line: string): boolean => isDoseText(line) || /^[-–—]$/.test(line);
