import type { Grid, GridCell, StoredValue } from "../document-model";
import { type ColumnRole, columnRole } from "./column-role";
import { cellLines, type Line } from "./line";

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

/** The rows of a grid; a merged cell appears once in each row it covers. */
export function rowsOf(grid: Grid): Row[] {
  return grid.rows.map((places, index) => {
    const cells: RowCell[] = [];
    places.forEach((cell, column) => {
      const last = cells[cells.length - 1];
      if (!cell) return;
      if (last?.cell === cell) {
        last.to = column;
        return;
      }
      const lines = cellLines(cell).filter((line) => line.text !== "" || line.links.length > 0);
      const nested = cell.blocks.some((block) => block.kind === "grid");
      if (lines.length === 0 && !nested) return;
      cells.push({
        cell,
        from: column,
        to: column,
        lines,
        text: lines
          .map((line) => line.text)
          .filter(Boolean)
          .join("\n"),
        stored: cell.stored,
        nested,
      });
    });
    return { cells, number: grid.rowNumbers[index] ?? index + 1 };
  });
}

export type Column = { from: number; to: number; role: ColumnRole; heading: string };

/** One table's columns; a row of several tables side by side has several of these. */
export type Columns = { from: number; to: number; columns: Column[] };

/** Reads a heading row. Null when the row is none: it must name the exercise column, or a code and a dose. */
export function readHeadings(row: Row): Columns[] | null {
  if (row.cells.some((cell) => cell.nested || cell.text.length > 60)) return null;
  const columns = row.cells.map((cell) => ({
    from: cell.from,
    to: cell.to,
    role: columnRole(cell.text.replace(/\n/g, " ")),
    heading: cell.text,
  }));
  const known = columns.filter((column): column is Column => column.role !== null);
  if (known.length < 2 || known.length * 2 < columns.length) return null;
  if (!known.some((column) => column.role === "name")) {
    const roles = new Set(known.map((column) => column.role));
    // "Day | Option | Workout": no exercises of its own.
    if (!roles.has("code") || known.length < 3) return null;
    const code = columns.findIndex((column) => column.role === "code");
    const after = columns.findIndex((column, index) => index > code && column.role === null);
    const named = columns[after];
    if (named) known.splice(after, 0, { ...named, role: "name" });
    else return null;
  }
  return splitTables(known);
}

/** The same heading a second time starts the next table beside this one. */
function splitTables(columns: Column[]): Columns[] {
  const names = columns.filter((column) => column.role === "name").length;
  const first = columns[0];
  if (!first) return [];
  const repeated = columns.find(
    (column) => columns.filter((other) => other.role === column.role).length === names && names > 1,
  );
  const tables: Columns[] = [];
  for (const column of columns) {
    const table = tables[tables.length - 1];
    if (!table || (names > 1 && column.role === repeated?.role))
      tables.push({ from: tables.length ? column.from : first.from, to: column.to, columns: [column] });
    else {
      table.columns.push(column);
      table.to = column.to;
    }
  }
  return tables;
}
