import type { Grid, GridCell } from "../document-model";
import { inferColumns } from "./column-content";
import type { ColumnRole } from "./column-role";
import { parseDay } from "./days";
import { startsWithDose } from "./dose";
import type { Column, Columns, Row, RowCell, UnknownColumn } from "./grid-row";
import { headingRole, headingRoles } from "./heading-role";
import { cellLines, type Line } from "./line";
import { parseOption } from "./options";

/** The rows of a grid; a merged cell appears once in each row it covers. */
export function rowsOf(grid: Grid): Row[] {
  const latest = new Map<number, RowCell[]>();
  let kept = 0;
  return grid.rows.map((places, index) => {
    const number = grid.rowNumbers[index] ?? index + 1;
    return {
      number,
      // A row is looked at when its turn comes and from a few rows above: in a large sheet all at once would not fit.
      get cells() {
        const before = latest.get(index);
        if (before) return before;
        const cells = cellsOfRow(grid, places, number);
        kept += cells.length + 1;
        if (kept > CELLS_KEPT) {
          latest.clear();
          kept = cells.length + 1;
        }
        latest.set(index, cells);
        return cells;
      },
    };
  });
}

/** More than a week has, and few enough to be gone before they count as old. */
const CELLS_KEPT = 4000;

function cellsOfRow(grid: Grid, places: Grid["rows"][number], number: number): RowCell[] {
  const cells: RowCell[] = [];
  places.forEach((cell, column) => {
    const last = cells[cells.length - 1];
    if (!cell) return;
    if (last?.cell === cell) {
      last.to = column;
      return;
    }
    const place = placeOf(grid, number, grid.columnNumbers[column] ?? column + 1);
    const lines = linesOf(cell, place);
    const nested = cell.blocks.some((block) => block.kind === "grid");
    if (lines.length === 0 && !nested) return;
    cells.push({ cell, from: column, to: column, lines, text: joined(lines), stored: cell.stored, nested });
  });
  return cells;
}

function linesOf(cell: GridCell, place: string | null): Line[] {
  return cellLines(cell, place).filter(
    (line) => (line.text !== "" && !FORMULA_ERROR.test(line.text)) || line.links.length > 0,
  );
}

const joined = (lines: Line[]) =>
  lines
    .map((line) => line.text)
    .filter(Boolean)
    .join("\n");

/** What a cell says as the cell of a row. */
export const textIn = (cell: GridCell): string => joined(linesOf(cell, null));

/** What a spreadsheet shows where a formula failed, also where it was copied as text. */
export const FORMULA_ERROR = /^#(?:REF|VALUE|DIV\/0|N\/A|NAME|NUM|NULL|SPILL|CALC)[!?]?$/;

/** "sheet Tuesday · B14" as the spreadsheet calls it, or "table 2 · row 3". */
export function placeOf(grid: Grid, row: number, column: number): string {
  return grid.of === "sheet"
    ? `sheet ${grid.name} · ${columnLetters(column)}${row}`
    : `table ${grid.name} · row ${row}`;
}

/** A, B, … Z, AA: a spreadsheet's name for a column counted from 1. */
function columnLetters(column: number): string {
  let letters = "";
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

/** The first heading row near the top; -1 where there is none. */
export function headingsAt(rows: Row[]): number {
  return rows
    .slice(0, ROWS_ABOVE_HEADINGS)
    .findIndex((row, index) => readHeadings(row, rows.slice(index + 1)) !== null);
}

const ROWS_ABOVE_HEADINGS = 12;

/** Reads a heading row. Null when the row is none: it must name the exercise column, or a code and a dose. */
export function readHeadings(row: Row, below: Row[]): Columns[] | null {
  if (row.cells.some((cell) => cell.nested || cell.text.length > 60)) return null;
  const columns = row.cells.map((cell) => {
    const [role = null, ...also] = headingRoles(cell.text);
    return { from: cell.from, to: cell.to, role, heading: cell.text, ...(also.length > 0 ? { also } : {}) };
  });
  const known = columns.filter((column): column is Column => column.role !== null);
  // "Exercise | How much": one word that is known, and content that is.
  if (known.length === 1 && known[0]?.role === "name" && columns.length >= 2 && isHeadingRow(row)) {
    const table = { from: columns[0]?.from ?? 0, to: columns[columns.length - 1]?.to ?? 0, columns: known };
    const inferred = inferColumns({ ...table, unknown: columns.filter(({ role }) => role === null) }, below);
    return inferred.columns.length >= 2 ? [inferred] : null;
  }
  const named = known.some((column) => column.role === "name");
  // Beside the word "Exercise" among short words, others need not be known.
  const enough = known.length * (named && isHeadingRow(row) ? 3 : 2) >= columns.length;
  if (known.length < 2 || !enough) return null;
  if (!named) {
    // "Day | Option | Workout": no exercises of its own.
    const code = columns.findIndex((column) => column.role === "code");
    if ((code < 0 || known.length < 3) && !(isHeadingRow(row) && namesBelow(columns, below))) return null;
    const after = columns.findIndex((column, index) => index > code && column.role === null);
    const unnamed = columns[after];
    if (unnamed) known.splice(after, 0, { ...unnamed, role: "name" });
    else return null;
  }
  const unknown = columns.filter(({ from }) => !known.some((column) => column.from === from));
  const tables = splitTables(known);
  if (tables.length > 1) {
    const split = tables.map((table, index) => {
      const end = tables[index + 1]?.from ?? Number.MAX_SAFE_INTEGER;
      const own = unknown.filter(({ from }) => from >= table.from && from < end);
      return { ...table, to: Math.max(table.to, ...own.map(({ to }) => to)), unknown: own };
    });
    const bare = [...unknown, ...withoutHeading(columns, below)];
    return withOptions(withCodes(split, bare, below), bare, below);
  }
  const all = [...unknown, ...withoutHeading(columns, below)];
  return tables.map((table) => ({
    ...table,
    from: Math.min(table.from, ...all.map(({ from }) => from)),
    to: Math.max(table.to, ...all.map(({ to }) => to)),
    unknown: all,
  }));
}

/** Codes under no heading that says so, in front of each table or of all of them. */
function withCodes(tables: Columns[], bare: UnknownColumn[], below: Row[]): Columns[] {
  const inFront = tables.map(({ from, columns }, index) => {
    const end = tables[index - 1]?.to ?? -1;
    const isCoded = columns.some(({ role }) => role === "code");
    return isCoded ? undefined : bare.find((each) => each.from > end && each.from < from && holdsCodes(each, below));
  });
  const [first, ...others] = inFront;
  const isShared = first !== undefined && others.every((each) => each === undefined);
  return tables.map((table, index) => {
    const codes = isShared ? first : inFront[index];
    if (!codes) return table;
    const columns: Column[] = [{ ...codes, role: "code" }, ...table.columns];
    // Beside codes of all tables a row without an exercise of its own is none of the table's.
    return { ...table, columns, from: isShared ? table.from : codes.from };
  });
}

/** Options under no heading in front of all tables, such as each merged over its rows. */
function withOptions(tables: Columns[], bare: UnknownColumn[], below: Row[]): Columns[] {
  const first = tables[0];
  if (!first || first.columns.some(({ role }) => role === "option")) return tables;
  const options = bare.find((each) => each.from < first.from && holdsOptions(each, below));
  return options
    ? tables.map((table) => ({ ...table, columns: [{ ...options, role: "option" }, ...table.columns] }))
    : tables;
}

function holdsOptions({ from }: UnknownColumn, below: Row[]): boolean {
  const cells = below.slice(0, ROWS_OF_OPTIONS).flatMap((row) => row.cells.filter((cell) => cell.from === from));
  return cells.length > 0 && cells.every(({ text }) => parseOption(text)?.rest === "");
}

const ROWS_OF_OPTIONS = 12;

function holdsCodes({ from }: UnknownColumn, below: Row[]): boolean {
  const rows = below.slice(0, ROWS_OF_CODES).filter(({ cells }) => cells.length > 1);
  const cells = rows.flatMap((row) => row.cells.filter((cell) => cell.from === from));
  const coded = cells.filter(({ text }) => /^(?:[A-H]\d{1,2}[a-d]?|[A-H])[.)]?$/.test(text));
  return coded.length > 0 && coded.length * 3 >= cells.length * 2;
}

const ROWS_OF_CODES = 6;

type Heading = Omit<Column, "role"> & { role: ColumnRole | null };

/** "Station | Sets | Reps": whatever the first heading calls them, in front of doses stand the exercises' names. */
function namesBelow(columns: Heading[], below: Row[]): boolean {
  const isCount = ({ role }: Heading) => role !== null && COUNTS.includes(role);
  // "Work | Station | Watch": or right behind them.
  const first = columns.slice(0, columns[0] && isCount(columns[0]) ? 2 : 1).find(({ role }) => role === null);
  if (!first || !columns.some(isCount)) return false;
  const rows = below.slice(0, 6).filter((row) => row.cells.length > 1);
  const names = rows.flatMap((row) => row.cells.filter((cell) => cell.from === first.from));
  return (
    names.length >= 2 &&
    names.length === rows.length &&
    names.every(({ text }) => /\p{L}{3}/u.test(text) && !startsWithDose(text) && !parseDay(text) && !parseOption(text))
  );
}

const COUNTS: ColumnRole[] = ["setRep", "sets", "reps", "duration"];

/** The columns a row names, when it names nothing else: a second heading row. */
export function readSubHeadings(row: Row): Column[] | null {
  const columns = row.cells.flatMap((cell) => {
    const role = cell.nested || cell.text.length > 40 ? null : headingRole(cell.text);
    return role ? [{ from: cell.from, to: cell.to, role, heading: cell.text }] : [];
  });
  return columns.length >= 2 && columns.length === row.cells.length ? columns : null;
}

/** Columns that have something below and nothing in the heading row. */
function withoutHeading(columns: { from: number; to: number }[], below: Row[]): UnknownColumn[] {
  const places = new Set<number>();
  for (const row of below.slice(0, 12))
    for (const { from, to } of row.cells)
      if (from === to && !columns.some((column) => from >= column.from && from <= column.to)) places.add(from);
  return [...places].map((place) => ({ from: place, to: place, heading: "" }));
}

function isHeadingRow(row: Row): boolean {
  return row.cells.every(
    (cell) => cell.lines.length === 1 && cell.text.length <= 30 && !/\d/.test(cell.text.replace(COUNTED, "")),
  );
}

const COUNTED = /^(?:week|wk|w|semana|sem|semaine|woche|set|s|serie) ?#?\d{1,2}$/i;

/** The same heading a second time starts the next table beside this one. */
function splitTables(columns: Column[]): Omit<Columns, "unknown">[] {
  const names = columns.filter((column) => column.role === "name").length;
  const first = columns[0];
  if (!first) return [];
  const repeated = columns.find(
    (column) => columns.filter((other) => other.role === column.role).length === names && names > 1,
  );
  const tables: Omit<Columns, "unknown">[] = [];
  // "Option | Exercise | Dose | Exercise | Dose": what stands once on the left speaks of all tables.
  const start = columns.findIndex((column) => column.role === repeated?.role);
  const shared = names > 1 ? columns.slice(0, Math.max(start, 0)).filter(({ role }) => PLACE_ROLES.includes(role)) : [];
  for (const column of columns.filter((each) => !shared.includes(each))) {
    const table = tables[tables.length - 1];
    if (!table || (names > 1 && column.role === repeated?.role))
      tables.push({
        from: tables.length || shared.length ? column.from : first.from,
        to: column.to,
        columns: [column],
      });
    else {
      table.columns.push(column);
      table.to = column.to;
    }
  }
  return tables.map((table) => ({ ...table, columns: [...shared, ...table.columns] }));
}

const PLACE_ROLES: ColumnRole[] = ["day", "option", "week", "tier", "category", "code", "order"];
