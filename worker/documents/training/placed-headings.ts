import { type Caption, readCaption } from "./caption";
import { isCategory } from "./categories";
import type { ColumnRole } from "./column-role";
import { parseDay } from "./days";
import { isOnlyDose, startsWithDose } from "./dose";
import { isAmount, type Lane } from "./grid-lanes";
import type { Columns, Row, RowCell } from "./grid-row";
import { readHeadings } from "./grid-rows";
import { headingRole } from "./heading-role";
import { NO_LINE } from "./line";
import { parseOption } from "./options";
import { parseMinutes, parseWeek } from "./program-facts";
import type { TextReader } from "./text-reader";
import { parseTier } from "./tiers";

/**
 * "Day 1 | Monday - Knee", "Monday | Legs | 45 min", "Monday: Knee | Week 3": a day over two or three cells. `aside` is how
 * long it takes.
 */
export function readDayRow(row: Row): { caption: Caption; aside: RowCell[]; week: number | null } | null {
  const [first, ...rest] = row.cells;
  if (!first || rest.length === 0 || rest.length > 2) return null;
  if (row.cells.some((cell) => cell.nested || cell.lines.length !== 1 || cell.text.length > 40 || isAmount(cell)))
    return null;
  if (parseDay(first.text) === null && parseWeek(first.text)?.rest !== "") return null;
  const aside = rest.filter((cell) => isOnlyDose(cell.text) && parseMinutes(cell.text) !== null);
  const ofWeek = row.cells.find((cell) => parseWeek(cell.text)?.rest === "");
  const named = row.cells.filter((cell) => cell !== ofWeek && !aside.includes(cell));
  if (
    (named.length < 2 && !ofWeek) ||
    named.slice(1).some((cell) => startsWithDose(cell.text) || parseOption(cell.text))
  )
    return null;
  const caption = readCaption({ ...NO_LINE, text: named.map((cell) => cell.text).join(": ") }, true);
  return caption?.day !== undefined && caption.option === undefined
    ? { caption, aside, week: ofWeek ? (parseWeek(ofWeek.text)?.week ?? null) : null }
    : null;
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
  const coded = ownRows(below).every((under) => holdsCodeAt(under, first));
  if (named && caption.day === undefined && !coded) return null;
  if (!named && !roles.some((role) => role === "sets" || role === "reps" || role === "setRep")) return null;
  // "Equipment | | Sets | Reps" over codes: the exercises stand beside these, under nothing.
  const besideCodes = named ? null : columnBesideCodes(row, below);
  const at = besideCodes === null ? {} : { from: besideCodes, to: besideCodes };
  const tables = named
    ? readHeadings({ ...row, cells: rest }, below)
    : readHeadings({ ...row, cells: [{ ...first, ...at, text: "Exercise" }, ...rest] }, below);
  if (!tables) return null;
  const [table] = tables;
  if ((named || besideCodes !== null) && coded && table && !table.columns.some(({ role }) => role === "code")) {
    table.columns.unshift({ from: first.from, to: first.to, role: "code", heading: "" });
    table.unknown = table.unknown.filter(({ from }) => from !== first.from);
    table.from = Math.min(table.from, first.from);
  }
  const own = tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => (column.from === first.from ? { ...column, heading: first.text } : column)),
  }));
  return { caption, tables: own };
}

/**
 * "Day | Bodyweight | Sets x Reps | Gym | Sets x Reps": each option heads the names of its exercises, with their doses or
 * cues beside them.
 */
export function readOptionHeadings(
  row: Row,
  below: Row[],
  base: TextReader,
): { lanes: Lane[]; tables: Columns[] } | null {
  const { cells } = row;
  if (cells.length < 4 || cells.some((cell) => cell.nested || cell.lines.length > 2 || cell.text.length > 60))
    return null;
  const options = cells.flatMap((cell, index) => {
    const beside = cells[index + 1];
    const named = beside && BESIDE_A_NAME.has(headingRole(beside.text)) ? parseOption(cell.text) : null;
    return named?.rest === "" ? [{ cell, option: named.option }] : [];
  });
  if (new Set(options.map(({ option }) => option)).size < Math.max(options.length, 2)) return null;
  if (cells.some((cell) => headingRole(cell.text) === "name")) return null;
  const named = cells.map((cell) =>
    options.some((each) => each.cell === cell) ? { ...cell, text: "Exercise" } : cell,
  );
  const tables = readHeadings({ ...row, cells: named }, below);
  if (tables?.length !== options.length) return null;
  const lanes = options.map(({ cell, option }, index): Lane => {
    const reader = base.fork();
    reader.setPlace({ option });
    const next = options[index + 1]?.cell.from;
    return { from: cell.from, to: next === undefined ? Number.MAX_SAFE_INTEGER : next - 1, reader, kind: "option" };
  });
  return { lanes, tables: tables.map((table, index) => ({ ...table, from: lanes[index]?.from ?? table.from })) };
}

const BESIDE_A_NAME = new Set<ColumnRole | null>(["setRep", "sets", "reps", "duration", "load", "notes"]);

/** The rows up to the next headings, or the next day. */
function ownRows(below: Row[]): Row[] {
  const next = below.slice(0, 8);
  const end = next.findIndex(
    (row) =>
      readDayRow(row) !== null ||
      (row.cells.length > 2 && row.cells.filter((cell) => !cell.nested && headingRole(cell.text) !== null).length > 2),
  );
  return end < 0 ? next : next.slice(0, end);
}

/** Where codes stand below the row's first cell: the column of names between them and the next heading. */
function columnBesideCodes({ cells: [first, second] }: Row, below: Row[]): number | null {
  if (!first || !second) return null;
  const rows = ownRows(below).filter(({ cells }) => cells.length > 1);
  const isCoded = ({ cells: [code] }: Row) => code?.from === first.from && CODE.test(code.text);
  if (rows.length === 0 || !rows.every(isCoded)) return null;
  const isName = ({ text }: RowCell) => /\p{L}{3}/u.test(text) && !parseTier(text) && !isCategory(text);
  for (let at = first.to + 1; at < second.from; at++)
    if (rows.every(({ cells }) => cells.some((cell) => cell.from === at && isName(cell)))) return at;
  return null;
}

const CODE = /^[A-H]?\d{1,2}[a-d]?[.)]?$/i;

function holdsCodeAt(row: Row, { from, cell }: RowCell): boolean {
  const under = row.cells.find((each) => each.from === from);
  return (
    !under || under.cell === cell || row.cells.length === 1 || /^(?:[A-H]?\d{1,2}[a-d]?|[A-H])[.)]?$/i.test(under.text)
  );
}
