import type { GridCell, StoredValue } from "../document-model";
import type { ColumnRole } from "./column-role";
import type { Line } from "./line";
import type { ParsedExercise } from "./training";

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

/** `also`: what else the cells may hold ("Load / Tempo"). `oneEach`: it counts the rows of an exercise, which are a set each. */
export type Column = {
  from: number;
  to: number;
  role: ColumnRole;
  heading: string;
  also?: ColumnRole[];
  oneEach?: boolean;
};

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

/** What the row above was, for cells merged over several rows and for notes that run on. */
export type RowMemory = {
  found: ParsedExercise | null;
  nameCell: GridCell | null;
  codeCell?: GridCell | null;
  /** Its cells, so that those which are merged over several rows are read once. */
  cells?: Set<GridCell>;
  letter?: string;
  summed?: boolean;
  /** It has a row for each of its sets. */
  waves?: boolean;
  /** The index of the row that spoke last of `found`, and how many rows of notes there were. */
  last?: number;
  noteRows?: number;
};

/** A table that is being read. */
export type Table = Columns & { memory: RowMemory };
