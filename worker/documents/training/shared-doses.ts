import type { Grid, GridCell } from "../document-model";
import { textCell } from "../grid/text-cell";
import { columnRole } from "./column-role";
import { hasStrongDose } from "./dose";
import type { Row } from "./grid-row";
import { rowsOf, textIn } from "./grid-rows";
import { parseOption } from "./options";

/**
 * "Slot | Sets | Reps | No Equipment | Equipment | Coach": a name for each option, and one dose for all of them. The same
 * table with a row for each name and a column that says its option; null for any other.
 */
export function withSharedDoses(grid: Grid): Grid | null {
  const rows = rowsOf(grid);
  // Every row of a large sheet is asked, and few of them name a dose: those alone are searched for options.
  const heads = rows.map((row, index) => (namesDose(grid.rows[index] ?? []) ? optionColumns(row) : null));
  const at = heads.findIndex((columns) => columns !== null);
  const columns = heads[at];
  const [first, second] = columns ?? [];
  if (!columns || first === undefined || second === undefined) return null;
  const below = rows.slice(at + 1).flatMap(({ cells }) => cells.filter(({ from }) => columns.includes(from)));
  if (below.length < 2 || below.filter(({ text }) => hasStrongDose(text)).length * 4 > below.length) return null;
  const out: { cells: (GridCell | null)[]; number: number }[] = [];
  grid.rows.forEach((cells, index) => {
    const number = grid.rowNumbers[index] ?? index + 1;
    const around = (option: GridCell | null, name: GridCell | null, copied: boolean) => {
      const kept = (each: GridCell | null) => (each && copied ? copyOf(each) : each);
      const [before, after] = [cells.slice(0, first), cells.slice(first + columns.length)];
      out.push({ cells: [...before.map(kept), option, name, ...after.map(kept)], number });
    };
    if (heads[index]) around(textCell("Option", null, true, null), textCell("Exercise", null, true, null), false);
    else if (index < at || !rows[index]?.cells.some(({ from, to }) => columns.includes(from) && from === to))
      around(cells[first] ?? null, cells[second] ?? null, false);
    else {
      const named = columns.filter((column) => cells[column]);
      for (const [nth, column] of named.entries()) {
        const head = grid.rows[at]?.[column];
        around(head ? copyOf(head) : null, cells[column] ?? null, nth > 0);
      }
    }
  });
  const numbers = grid.columnNumbers;
  return {
    ...grid,
    rows: out.map(({ cells }) => cells),
    rowNumbers: out.map(({ number }) => number),
    columnNumbers: [...numbers.slice(0, first + 2), ...numbers.slice(first + columns.length)],
  };
}

/** A cell with the same contents: one that stands in two rows would be merged over both. */
const copyOf = (cell: GridCell): GridCell => Object.create(cell);

function namesDose(places: (GridCell | null)[]): boolean {
  const roles = places.map((cell) => cell && columnRole(textIn(cell)));
  return roles.includes("setRep") || (roles.includes("sets") && roles.includes("reps"));
}

/** The columns of the options in a heading row whose other columns hold one dose, and no names. */
function optionColumns({ cells }: Row): number[] | null {
  if (cells.length < 4) return null;
  const options = cells.filter(({ text, from, to, nested }) => !nested && from === to && isOption(text));
  const columns = options.map(({ from }) => from);
  const [first = 0] = columns;
  if (columns.length < 2 || columns.some((column, index) => column !== first + index)) return null;
  if (new Set(options.map(({ text }) => parseOption(text)?.option)).size < options.length) return null;
  const roles = cells.filter((cell) => !options.includes(cell)).map(({ text }) => columnRole(text));
  const count = (role: string) => roles.filter((each) => each === role).length;
  if (count("name") > 0 || count("setRep") > 1 || count("reps") > 1) return null;
  return count("setRep") === 1 || (count("sets") === 1 && count("reps") === 1) ? columns : null;
}

const isOption = (text: string) => text.length <= 40 && parseOption(text)?.rest === "";
