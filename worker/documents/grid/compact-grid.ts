import type { Grid, GridCell } from "../document-model";
import { DOCUMENT_LIMITS } from "../limits";
import type { PlacedCells } from "./placed-cells";
import { sheetTooLarge } from "./too-large";

export type Area = { top: number; left: number; bottom: number; right: number };

/**
 * Places cells in a grid, with runs of empty rows or columns shrunk to one, so that padding and a stray cell in row
 * 1 000 000 cost nothing. Merged areas repeat their first cell. What stands right of the columns that fit is `cut`; throws
 * `too_large` for more rows than any program has.
 */
export function compactGrid(name: string, cells: PlacedCells, merges: Area[]): { grid: Grid; cut: boolean } {
  const rows = compactLine(cells.rows);
  if (rows.length > DOCUMENT_LIMITS.sheetRows) throw sheetTooLarge();
  const used = compactLine(cells.columns);
  const fitting = Math.min(
    DOCUMENT_LIMITS.sheetColumns,
    Math.floor(DOCUMENT_LIMITS.gridCells / Math.max(rows.length, 1)),
  );
  const columns = used.slice(0, fitting);
  let cut = columns.length < used.length;

  const rowAt = new Map(rows.map((row, index) => [row, index]));
  const columnAt = new Map(columns.map((column, index) => [column, index]));
  const grid: (GridCell | null)[][] = rows.map(() => columns.map(() => null));
  cells.each((cell, row, column) => {
    const line = grid[rowAt.get(row) ?? -1];
    const at = columnAt.get(column);
    if (line && at !== undefined) line[at] = cell;
  });
  let places = 0;
  for (const area of merges.slice(0, DOCUMENT_LIMITS.sheetRows)) {
    const first = grid[rowAt.get(area.top) ?? -1]?.[columnAt.get(area.left) ?? -1];
    if (!first) continue;
    places += rows.length + columns.length * Math.min(rows.length, area.bottom - area.top + 1);
    if (places > DOCUMENT_LIMITS.mergedPlaces) {
      cut = true;
      break;
    }
    spread(grid, rows, columns, area, first);
  }
  const rowNumbers = rows.map((row) => row + 1);
  const columnNumbers = columns.map((column) => column + 1);
  return { grid: { kind: "grid", of: "sheet", name, rows: grid, rowNumbers, columnNumbers }, cut };
}

function spread(grid: (GridCell | null)[][], rows: number[], columns: number[], area: Area, cell: GridCell): void {
  rows.forEach((row, rowIndex) => {
    const line = grid[rowIndex];
    if (!line || row < area.top || row > area.bottom) return;
    columns.forEach((column, columnIndex) => {
      if (column >= area.left && column <= area.right) line[columnIndex] ??= cell;
    });
  });
}

/** The used places in order, with one empty place kept wherever there is a gap. */
function compactLine(used: number[]): number[] {
  const places: number[] = [];
  for (const place of [...new Set(used)].sort((a, b) => a - b)) {
    const last = places[places.length - 1];
    if (last !== undefined && place > last + 1) places.push(last + 1);
    places.push(place);
  }
  return places;
}
