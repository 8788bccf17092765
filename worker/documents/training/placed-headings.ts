import { type Caption, readCaption } from "./caption";
import { parseDay } from "./days";
import { isOnlyDose, startsWithDose } from "./dose";
import { isAmount } from "./grid-lanes";
import type { Columns, Row, RowCell } from "./grid-row";
import { readHeadings } from "./grid-rows";
import { headingRole } from "./heading-role";
import { NO_LINE } from "./line";
import { parseOption } from "./options";
import { parseMinutes } from "./program-facts";

/** "Day 1 | Monday - Knee", "Monday | Legs | 45 min": a day over two or three cells. `aside` is how long it takes. */
export function readDayRow(row: Row): { caption: Caption; aside: RowCell[] } | null {
  const [first, ...rest] = row.cells;
  if (!first || rest.length === 0 || rest.length > 2) return null;
  if (row.cells.some((cell) => cell.nested || cell.lines.length !== 1 || cell.text.length > 40 || isAmount(cell)))
    return null;
  if (parseDay(first.text) === null) return null;
  const aside = rest.filter((cell) => isOnlyDose(cell.text) && parseMinutes(cell.text) !== null);
  const named = row.cells.filter((cell) => !aside.includes(cell));
  if (named.length < 2 || named.slice(1).some((cell) => startsWithDose(cell.text) || parseOption(cell.text)))
    return null;
  const caption = readCaption({ ...NO_LINE, text: named.map((cell) => cell.text).join(": ") }, true);
  return caption?.day !== undefined && caption.option === undefined ? { caption, aside } : null;
}

/**
 * "MON | Exercise | Sets", "Bodyweight | Sets | Reps": a heading row whose first cell names the day or the option. Below it
 * stand the codes or, where no other column has them, the exercises.
 */
export function readPlacedHeadings(row: Row, below: Row[]): { caption: Caption; tables: Columns[] } | null {
  const [first, ...rest] = row.cells;
  const line = first?.lines[0];
  if (!first || !line || first.nested || rest.length < 2 || first.text.length > 60) return null;
  const roles = rest.map((cell) => (cell.nested ? null : headingRole(cell.text)));
  if (roles.filter((role) => role !== null).length * 3 < rest.length * 2) return null;
  const caption = readCaption({ ...line, text: first.text.replace(/\n/g, " – ") }, true);
  if (!caption || (caption.day === undefined && caption.option === undefined)) return null;
  const named = roles.includes("name");
  // "Equipment | Exercise | Sets" is a column of things, unless codes or nothing stand below it.
  if (named && caption.day === undefined && !below.slice(0, 8).every((under) => holdsCodeAt(under, first))) return null;
  if (!named && !roles.some((role) => role === "sets" || role === "reps" || role === "setRep")) return null;
  const tables = named
    ? readHeadings({ ...row, cells: rest }, below)
    : readHeadings({ ...row, cells: [{ ...first, text: "Exercise" }, ...rest] }, below);
  if (!tables) return null;
  const own = tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => (column.from === first.from ? { ...column, heading: first.text } : column)),
  }));
  return { caption, tables: own };
}

function holdsCodeAt(row: Row, { from, cell }: RowCell): boolean {
  const under = row.cells.find((each) => each.from === from);
  return (
    !under || under.cell === cell || row.cells.length === 1 || /^(?:[A-H]?\d{1,2}[a-d]?|[A-H])[.)]?$/i.test(under.text)
  );
}
