import type { Block, Grid } from "../document-model";
import { type Caption, readCaption } from "./caption";
import { cardLines, turnedTable } from "./card";
import { inferColumns, refineColumns } from "./column-content";
import { columnRole } from "./column-role";
import { parseDay } from "./days";
import { startsWithDose } from "./dose";
import { isBlankValue } from "./found-exercise";
import { type Columns, cellsOf, type Row, type RowCell } from "./grid-row";
import { readHeadings, readSubHeadings, rowsOf } from "./grid-rows";
import { readInferredRow } from "./inferred-row";
import { isMarked, NO_LINE } from "./line";
import { takeFact } from "./opening";
import { parseOption } from "./options";
import { factOf } from "./program-facts";
import { type RowMemory, readTableRow } from "./table-row";
import type { TextReader } from "./text-reader";

/** Days or options side by side: from here on each column is a program of its own. */
type Lane = { from: number; to: number; reader: TextReader; kind: "day" | "option" };
type Table = Columns & { memory: RowMemory };

/** Reads a table or a sheet whichever way it is laid out; `readBlocks` reads a cell that is a document of its own. */
export function readGrid(
  grid: Grid,
  base: TextReader,
  readBlocks: (blocks: Block[], reader: TextReader) => void,
): void {
  const card = cardLines(grid);
  if (card) {
    card.forEach((line, index) => {
      base.line(line, { next: card[index + 1] });
    });
    return;
  }
  let lanes: Lane[] = [];
  let tables: Table[] = [];

  const rows = rowsOf(turnedTable(grid) ?? grid);
  rows.forEach((row, index) => {
    if (row.cells.length === 0) {
      for (const reader of [base, ...lanes.map((lane) => lane.reader)]) reader.line(NO_LINE);
      return;
    }
    const split = readLanes(row, base);
    if (split) {
      lanes = split;
      tables = [];
      return;
    }
    const below = rows.slice(index + 1);
    const headings = readHeadings(row, below);
    if (headings) {
      tables = headings.map((columns) => ({
        ...inferColumns(columns, below),
        memory: { found: null, nameCell: null },
      }));
      return;
    }
    const finer = index > 0 && tables.length === 1 && tables[0]?.memory.found === null ? readSubHeadings(row) : null;
    const refined = finer && tables[0] ? refineColumns(tables[0], finer) : null;
    if (refined) {
      tables = [{ ...refined, memory: { found: null, nameCell: null } }];
      return;
    }
    const day = readDayRow(row);
    if (day) {
      base.setPlace(day);
      lanes = follow(lanes, base);
      return;
    }
    const only = row.cells.length === 1 ? row.cells[0] : undefined;
    // "Prescription" over "Sets | Reps | Load" says nothing of its own.
    if (only && columnRole(only.text) !== null && below[0] && readHeadings(below[0], below.slice(1))) return;
    if (
      only &&
      !only.nested &&
      !laneOf(lanes, only) &&
      only.lines.length === 1 &&
      (tables.length === 0 || isCaptionCell(only, tables, row))
    ) {
      const before = base.place;
      feed(base, only, rows[index + 1], row.number, only.to > only.from || tables.length > 0);
      if (base.place !== before) lanes = follow(lanes, base);
      return;
    }
    if (tables.length > 0) {
      for (const table of tables) readInTable(row, table, laneAt(lanes, table.from)?.reader ?? base, rows[index + 1]);
      return;
    }
    if (lanes.length > 0) {
      readInLanes(row, lanes, rows[index + 1], readBlocks);
      return;
    }
    readLoose(row, rows[index + 1], base, readBlocks);
  });
}

/** "No Equipment | Equipment | Coach's Program", or the days of the week, as headings of columns. */
function readLanes(row: Row, base: TextReader): Lane[] | null {
  if (row.cells.length < 2 || row.cells.some((cell) => cell.text.length > 60 || isAmount(cell))) return null;
  const named = row.cells.filter((cell) => !cell.nested && cell.lines.length <= 2 && cell.text.length <= 60);
  for (const kind of ["option", "day"] as const) {
    const lanes = named.flatMap((cell) => {
      const caption = readCaption({ ...(cell.lines[0] ?? NO_LINE), text: cell.text.replace("\n", " – ") }, true);
      const value = kind === "day" ? caption?.day : caption?.option;
      return caption && value !== undefined && !(kind === "option" && caption.day !== undefined)
        ? [{ cell, caption, value }]
        : [];
    });
    if (lanes.length < 2 || new Set(lanes.map((lane) => lane.value)).size < lanes.length) continue;
    const others = row.cells.filter((cell) => !lanes.some((lane) => lane.cell === cell));
    if (others.some((cell) => saysMoreThanHeading(cell, lanes[0]?.cell.from ?? 0))) continue;
    return lanes.map(({ cell, caption }, index) => {
      const reader = base.fork();
      reader.setPlace(caption);
      const next = lanes[index + 1]?.cell.from;
      return { from: cell.from, to: next === undefined ? Number.MAX_SAFE_INTEGER : next - 1, reader, kind };
    });
  }
  return null;
}

/** "3x10", "60", "75%", a link: what no row of headings has, and nearly every row of exercises. */
function isAmount(cell: RowCell): boolean {
  return /^\d+(?:[.,:]\d+)*\s*%?$|^\d+\s*[x×]\s*\d/.test(cell.text) || (cell.lines[0]?.links.length ?? 0) > 0;
}

/** "BW" in a row of exercises is a load, not a heading beside others. */
function saysMoreThanHeading(cell: RowCell, firstLane: number): boolean {
  return (
    cell.text.length > 25 ||
    cell.lines.some((line) => line.links.length > 0) ||
    /^(?:[A-H]?\d{1,3}[a-d]?)$/i.test(cell.text) ||
    startsWithDose(cell.text) ||
    (columnRole(cell.text) !== null && cell.from > firstLane)
  );
}

/** "Day 1 | Monday - Knee": a day over two or three cells, between the tables of a sheet. */
function readDayRow(row: Row): Caption | null {
  const [first, ...rest] = row.cells;
  if (!first || rest.length === 0 || rest.length > 2) return null;
  if (row.cells.some((cell) => cell.nested || cell.lines.length !== 1 || cell.text.length > 40 || isAmount(cell)))
    return null;
  if (parseDay(first.text) === null || rest.some((cell) => startsWithDose(cell.text) || parseOption(cell.text)))
    return null;
  const caption = readCaption({ ...NO_LINE, text: row.cells.map((cell) => cell.text).join(": ") }, true);
  return caption?.day !== undefined && caption.option === undefined ? caption : null;
}

/** A heading across the table moves all lanes: a day above options, an option above days; else the lanes are over. */
function follow(lanes: Lane[], base: TextReader): Lane[] {
  if (lanes.length === 0) return lanes;
  const kind = lanes[0]?.kind;
  if (kind === "option" && base.place.option !== null) return [];
  for (const lane of lanes) {
    const { option, day } = lane.reader.place;
    lane.reader.place = { ...base.place, ...(kind === "option" ? { option } : { day }) };
    lane.reader.current = null;
  }
  return lanes;
}

function laneAt(lanes: Lane[], column: number): Lane | undefined {
  return lanes.find((lane) => column >= lane.from && column <= lane.to);
}

/** The lane a cell lies in, unless it names a day or reaches over several. */
function laneOf(lanes: Lane[], cell: RowCell): Lane | undefined {
  const lane = laneAt(lanes, cell.from);
  if (!lane || cell.to > lane.to) return undefined;
  return lane.kind === "option" && cell.from === lanes[0]?.from && parseDay(cell.text) ? undefined : lane;
}

/** Alone in its row: a heading of what follows, unless it is the name of an exercise about which nothing else is said. */
function isCaptionCell(cell: RowCell, tables: Table[], row: Row): boolean {
  const table = tables.find(({ from, to }) => cell.from >= from && cell.from <= to);
  const column = table?.columns.find(({ from, to }) => cell.from >= from && cell.from <= to);
  if (cell.to > cell.from && column !== undefined && cell.to > column.to) return true;
  const line = cell.lines[0];
  if (!line || row.cells.length > 1) return false;
  if (readCaption(line, true) || parseOption(cell.text)?.rest === "") return true;
  if (column && column.role !== "name") return column.from === table?.columns[0]?.from && column.role !== "code";
  if (table?.columns.some(({ role }) => role === "code")) return !/^[A-H]\d/i.test(cell.text);
  return isMarked(line) || /[.!?:]$/.test(cell.text) || cell.text.split(/\s+/).length > 7;
}

function feed(reader: TextReader, cell: RowCell, nextRow: Row | undefined, row: number, caption: boolean): void {
  cell.lines.forEach((line, index) => {
    const next = cell.lines[index + 1] ?? nextRow?.cells.find((below) => below.from === cell.from)?.lines[0];
    reader.line(line, { next, row, caption });
  });
}

function readInTable(row: Row, table: Table, reader: TextReader, nextRow: Row | undefined): void {
  const cells = cellsOf(row, table);
  const own = cells.filter((cell) => cell.from >= table.from);
  if (own.length === 0) return;
  const only = cells.length === 1 ? cells[0] : undefined;
  if (only && isCaptionCell(only, [table], { ...row, cells })) feed(reader, only, nextRow, row.number, true);
  else if (cells.length > 0) readTableRow(cells, table, reader, row.number);
}

function readInLanes(
  row: Row,
  lanes: Lane[],
  nextRow: Row | undefined,
  readBlocks: (blocks: Block[], reader: TextReader) => void,
): void {
  const beside = row.cells.filter((cell) => !laneAt(lanes, cell.from));
  const label = beside[0]?.text.replace(/\n/g, " – ") ?? "";
  const caption = beside[0]?.lines[0] ? readCaption({ ...beside[0].lines[0], text: label }, true) : null;
  if (caption)
    for (const lane of lanes) {
      const { day, option } = lane.reader.place;
      lane.reader.setPlace(caption);
      lane.reader.place = { ...lane.reader.place, ...(lane.kind === "day" ? { day } : { option }) };
    }
  const code = /^[A-H]\d{1,2}[a-d]?$/i.test(label) ? label : null;
  for (const lane of lanes) {
    const cells = row.cells.filter((cell) => cell.from >= lane.from && cell.from <= lane.to);
    const first = cells[0];
    if (!first || (cells.length === 1 && !first.nested && isBlankValue(first.text))) continue;
    // The code in front of the row speaks of the exercise in each lane.
    if (code && (cells.length > 1 || first.lines.length > 1)) lane.reader.line({ ...NO_LINE, text: code });
    if (cells.length > 1) {
      if (!readInferredRow(cells, lane.reader, row.number))
        for (const cell of cells) feed(lane.reader, cell, nextRow, row.number, false);
    } else if (first.nested || first.lines.length > 1) readBlocks(first.cell.blocks, lane.reader);
    else if (code && first.lines[0])
      lane.reader.line({ ...first.lines[0], text: `${code} - ${first.text}` }, { row: row.number });
    else feed(lane.reader, first, nextRow, row.number, first.to > first.from);
  }
}

/** A row under no heading: a fact and its value, a row of exercises told by their content, or cells that are texts. */
function readLoose(
  row: Row,
  nextRow: Row | undefined,
  base: TextReader,
  readBlocks: (blocks: Block[], reader: TextReader) => void,
): void {
  const [first, ...rest] = row.cells;
  if (!first) return;
  if (row.cells.some((cell) => cell.nested || cell.lines.length > 2) || row.cells.length === 1) {
    for (const cell of row.cells) readBlocks(cell.cell.blocks, base);
    return;
  }
  const value = rest.map((cell) => cell.text).join(" ");
  const fact = factOf(first.text, value);
  if (fact && takeFact(base, fact)) return;
  if (readInferredRow(row.cells, base, row.number)) return;
  const line = first.lines[0];
  const caption = line ? readCaption({ ...line, text: `${first.text}: ${value}` }, true) : null;
  if (caption && rest.length === 1) {
    base.setPlace(caption);
    return;
  }
  for (const cell of row.cells) {
    if (cell.lines.length > 1) readBlocks(cell.cell.blocks, base);
    else feed(base, cell, nextRow, row.number, false);
  }
}
