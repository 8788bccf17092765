import type { GridCell, StoredValue } from "../document-model";
import type { ColumnRole } from "./column-role";
import type { Line } from "./line";

/** A cell as a row shows it: once, however many places it covers. */
export type RowCell = {
  cell: GridCell;
  from: number;
  to: number;
  lines: Line[];
  text: string;
  stored: StoredValue | null;
  nested: boolean;
};

export type Row = { cells: RowCell[]; number: number };

export type Column = { from: number; to: number; role: ColumnRole; heading: string };

/** One table's columns; a row of several tables side by side has several of these. */
export type Columns = { from: number; to: number; columns: Column[]; unknown: UnknownColumn[] };

/** The cells of a row that a table has a column for, or that lie in its range. */
export function cellsOf(row: Row, table: Columns): RowCell[] {
  return row.cells.filter(
    (cell) =>
      (cell.from >= table.from && cell.from <= table.to) ||
      table.columns.some((column) => cell.from <= column.to && cell.to >= column.from),
  );
}

/** A column whose heading is missing or says nothing a program has. */
export type UnknownColumn = { from: number; to: number; heading: string };
