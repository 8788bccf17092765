import type { ColumnRole } from "./column-role";
import { hasStrongDose, isLoad, isOnlyDose, isTempo, startsWithDose } from "./dose";
import type { Columns, Row, RowCell, UnknownColumn } from "./grid-row";

const ROWS_LOOKED_AT = 12;

/** Gives columns whose heading says nothing the role that their content shows, where no other column has it. */
export function inferColumns(table: Columns, below: Row[]): Columns {
  const columns = table.columns.map((column) => {
    const cells = cellsUnder(column, below);
    // "Order" may hold codes, and "Series" is Spanish for sets and English for a superset's letter.
    const codes = cells.filter((cell) => CODE.test(cell.text)).length;
    const coded = (column.role === "sets" || column.role === "order") && codes > 0 && codes * 5 >= cells.length * 3;
    return coded ? { ...column, role: "code" as const } : column;
  });
  const unknown = table.unknown.filter((column) => {
    const role = roleOf(cellsUnder(column, below), (taken) => columns.some((known) => known.role === taken));
    if (role) columns.push({ ...column, role });
    return role === null;
  });
  columns.sort((a, b) => a.from - b.from);
  return { ...table, columns, unknown };
}

const CODE = /^[A-H]\d{1,2}[a-d]?[.)]?$/i;

// A cell alone in its row is a heading across the table, and the column's own heading starts the next one.
function cellsUnder({ from, to, heading }: UnknownColumn, below: Row[]): RowCell[] {
  const isHeading = (cell: RowCell) => cell.from === from && cell.text === heading && !hasLink(cell);
  const again = below.findIndex((row) => row.cells.some(isHeading));
  return below
    .slice(0, again < 0 ? ROWS_LOOKED_AT : Math.min(again, ROWS_LOOKED_AT))
    .filter((row) => row.cells.length > 1)
    .flatMap((row) => row.cells.filter((cell) => cell.from === from && cell.to <= to));
}

const hasLink = (cell: RowCell) => cell.lines.some((line) => line.links.length > 0);

const LOOKS: [ColumnRole, (cell: RowCell) => boolean][] = [
  ["code", (cell) => CODE.test(cell.text)],
  ["video", hasLink],
  ["setRep", (cell) => hasStrongDose(cell.text) && isOnlyDose(cell.text)],
  ["tempo", (cell) => isTempo(cell.text)],
  ["load", (cell) => isLoad(cell.text)],
  ["notes", (cell) => startsWithDose(cell.text) || cell.text.split(/\s+/).length >= 3],
];

function roleOf(cells: RowCell[], taken: (role: ColumnRole) => boolean): ColumnRole | null {
  if (cells.length < 2) return null;
  const look = LOOKS.find(([, fits]) => cells.filter(fits).length * 3 >= cells.length * 2);
  if (!look || taken(look[0])) return null;
  return look[0] === "setRep" && (taken("reps") || taken("sets")) ? null : look[0];
}

/**
 * A second heading row below the first ("Prescription" over "Sets | Reps | Load"): its words say more of the columns they
 * stand under. Null when the row is none.
 */
export function refineColumns(table: Columns, below: Columns["columns"]): Columns | null {
  const inside = below.filter((column) => column.from >= table.from);
  if (inside.length < 2) return null;
  const kept = table.columns.filter(
    (column) => !inside.some((finer) => finer.from <= column.to && finer.to >= column.from),
  );
  if (!kept.some((column) => column.role === "name") && !inside.some((column) => column.role === "name")) return null;
  const columns = [...kept, ...inside].sort((a, b) => a.from - b.from);
  return {
    from: table.from,
    to: Math.max(table.to, ...inside.map((column) => column.to)),
    columns,
    unknown: table.unknown.filter(({ from }) => !inside.some((column) => column.from === from)),
  };
}
