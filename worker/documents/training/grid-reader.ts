import type { Block, Grid, GridCell } from "../document-model";
import { weekdayOf } from "../grid/display-number";
import { type Caption, readCaption } from "./caption";
import { cardLines, turnedTable } from "./card";
import { inferColumns, ofOneBlock, ofOneWeek, ofThisWeek, refineColumns, weekCells } from "./column-content";
import { columnRole } from "./column-role";
import { parseDay } from "./days";
import { hasStrongDose, isOnlyTime } from "./dose";
import { takeCode } from "./exercise-text";
import { fold } from "./fold";
import { follow, type Lane, laneAt, laneOf, readLanes } from "./grid-lanes";
import { type Columns, cellsOf, type Row, type RowCell, type RowMemory } from "./grid-row";
import { headingsAt, readHeadings, readSubHeadings, rowsOf } from "./grid-rows";
import { readInferredRow } from "./inferred-row";
import { readLabel, readPairs } from "./label-cells";
import { dayTitles } from "./lane-titles";
import { isMarked, type LineHint, NO_LINE } from "./line";
import { hasNotesBeneath, readNoteRow } from "./note-row";
import { takeFact } from "./opening";
import { parseOption } from "./options";
import { readOverview } from "./overview";
import { isBlankValue } from "./parsed-exercise";
import { readDayRow, readOptionHeadings, readPlacedHeadings } from "./placed-headings";
import { factOf, parseMinutes, parseWeek } from "./program-facts";
import { readRemark } from "./remark";
import { withSharedDoses } from "./shared-doses";
import { readTableRow } from "./table-row";
import type { TextReader } from "./text-reader";
import type { Training } from "./training";
import { addUnplaced } from "./unplaced-text";
import { looksLikeMovement } from "./vocabulary/movements";

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

  const rows = rowsOf(turnedTable(grid) ?? withSharedDoses(grid) ?? grid);
  let overviewed = 0;
  let besideRows: GridCell | null = null;
  let weeks: RowCell[] = [];
  const headedAt = headingsAt(rows);
  rows.forEach((row, index) => {
    if (index < overviewed || base.training.pastWeek) return;
    if (row.cells.length === 0) {
      for (const reader of [base, ...lanes.map((lane) => lane.reader)]) reader.line(NO_LINE);
      return;
    }
    const below = rows.slice(index + 1);
    const several = weekCells(row);
    if (several) {
      weeks = several;
      takeWeeks(several, base.training);
      return;
    }
    const headed = readOptionHeadings(row, below, base);
    if (headed) {
      lanes = headed.lanes;
      tables = headed.tables.map((columns) => ({
        ...inferColumns(columns, below),
        memory: { found: null, nameCell: null, noteRows: hasNotesBeneath(columns, below) ? 1 : 0 },
      }));
      return;
    }
    const split = readLanes(row, base);
    if (split) {
      lanes = split;
      tables = [];
      overviewed = index + 1 + dayTitles(rows[index + 1], rows[index + 2], lanes);
      return;
    }
    const days = readOverview(row, below, base.training);
    if (days > 0) {
      overviewed = index + 1 + days;
      return;
    }
    const placed = readPlacedHeadings(row, below);
    if (placed) {
      base.setPlace(placed.caption);
      lanes = follow(lanes, base);
    }
    const headings = placed?.tables ?? readHeadings(row, below);
    if (headings) {
      tables = ofOneWeek(headings, weeks, base.training.weekNumber).map((columns) => ({
        ...ofThisWeek(
          inferColumns(ofOneBlock(columns, weeks, base.training.weekNumber), below),
          base.training.weekNumber,
        ),
        memory: { found: null, nameCell: null, noteRows: hasNotesBeneath(columns, below) ? 1 : 0 },
      }));
      return;
    }
    const finer = index > 0 && tables.length === 1 && tables[0]?.memory.found === null ? readSubHeadings(row) : null;
    const refined = finer && tables[0] ? refineColumns(tables[0], finer) : null;
    if (refined) {
      tables = [{ ...ofOneBlock(refined, weeks, base.training.weekNumber), memory: { found: null, nameCell: null } }];
      return;
    }
    const day = readDayRow(row);
    if (day) {
      base.setPlace(day.caption);
      for (const cell of day.aside) for (const line of cell.lines) addUnplaced(base.training, line);
      lanes = follow(lanes, base);
      return;
    }
    const only = row.cells.length === 1 ? row.cells[0] : undefined;
    // The program's title once more, at the top of a further sheet.
    if (only && tables.length === 0 && base.training.exercises.length > 0 && only.text === base.training.title) return;
    if (only && tables.some((table) => readNoteRow(only, table, rows, index))) return;
    if (only && tables.some((table) => isBelowTable(only, table, rows, index))) {
      base.leaveTable();
      for (const line of only.lines) readRemark(base, line);
      return;
    }
    // "Prescription" over "Sets | Reps | Load" says nothing of its own.
    if (
      only &&
      columnRole(only.text) !== null &&
      !parseOption(only.text) &&
      below[0] &&
      readHeadings(below[0], below.slice(1))
    )
      return;
    if (
      only &&
      !only.nested &&
      !laneOf(lanes, only) &&
      only.lines.length === 1 &&
      (tables.length === 0 || isCaptionCell(only, tables, row))
    ) {
      const before = base.place;
      const opening = index < headedAt;
      const titles = opening && base.training.title === null && base.training.days.size === 0;
      const caption = titles || only.to > only.from || tables.length > 0 || isAboveContent(base, below);
      feed(base, only, rows[index + 1], { row: row.number, caption, opening });
      if (base.place !== before) lanes = follow(lanes, base);
      return;
    }
    if (tables.length > 0) {
      for (const table of tables) readInTable(rows, index, table, laneAt(lanes, table.from)?.reader ?? base);
      return;
    }
    if (lanes.length > 0) {
      readInLanes(row, lanes, rows[index + 1], readBlocks);
      return;
    }
    if (index < headedAt && (readTitleRow(row, base) || readFactRow(row, base))) return;
    const beside = placeBeside(row);
    if (beside) {
      if (beside.cell.cell !== besideRows) base.setPlace(beside.caption);
      besideRows = beside.cell.cell;
    }
    if (isUnknownHeading(row, rows[index + 1], base)) {
      for (const cell of row.cells) for (const line of cell.lines) addUnplaced(base.training, line);
      return;
    }
    readLoose(beside ? { ...row, cells: row.cells.slice(1) } : row, rows[index + 1], base, readBlocks);
  });
}

/** "Core Finisher | 20 min" above a table's headings: the title and how long it takes. */
function readTitleRow({ cells: [first, second, ...more], number }: Row, base: TextReader): boolean {
  const { training } = base;
  if (!first || !second || more.length > 0 || training.title !== null || training.exercises.length > 0) return false;
  const line = first.lines[0];
  if (!line || first.lines.length > 1 || !isOnlyTime(second.text) || parseMinutes(second.text) === null) return false;
  base.line({ ...line, text: `${line.text} – ${second.text}` }, { row: number, caption: true, opening: true });
  return true;
}

/** "When | Where | What | How": words above rows whose cells tell by themselves what they are. */
function isUnknownHeading({ cells }: Row, next: Row | undefined, { training }: TextReader): boolean {
  if (training.exercises.length > 0 || cells.length < 3 || !next || next.cells.length < 3) return false;
  const plain = ({ text, lines, nested }: RowCell) =>
    !nested && lines.length === 1 && text.length <= 20 && !/\d/.test(text) && lines[0]?.links.length === 0;
  if (!cells.every(plain) || next.cells.every(plain)) return false;
  const [first] = next.cells;
  const placed = first !== undefined && (parseDay(first.text)?.rest === "" || parseOption(first.text)?.rest === "");
  return placed && next.cells.some(({ text }) => hasStrongDose(text));
}

/** Above a table's headings stand facts, and what is none of them is no exercise: "Duration | 0:45", "Coach: Anna | Level 2". */
function readFactRow(row: Row, base: TextReader): boolean {
  const [first, ...rest] = row.cells;
  if (!first || rest.length === 0 || base.training.exercises.length > 0 || base.place.option !== null) return false;
  if (
    row.cells.some(
      (cell) => cell.nested || hasStrongDose(cell.text) || cell.lines.some(({ links }) => links.length > 0),
    )
  )
    return false;
  if (row.cells.some((cell) => cell.lines.some((line) => takeCode(line).code !== null))) return false;
  const fact = rest.length === 1 && rest[0] ? factOf(first.text, rest[0].text) : null;
  if (fact) return takeFact(base, fact);
  return false;
}

/** "GYM | Leg press 4x10 | demo" under no headings: an option in front of its exercises, merged over their rows. */
function placeBeside({ cells: [first, ...rest] }: Row): { caption: Caption; cell: RowCell } | null {
  const line = first?.lines[0];
  if (!first || !line || first.nested || first.text.length > 40 || parseOption(first.text)?.rest !== "") return null;
  const trains = rest.some(({ lines }) =>
    lines.some((each) => hasStrongDose(each.text) || takeCode(each).code !== null),
  );
  const caption = trains ? readCaption({ ...line, text: first.text.replace(/\n/g, " ") }, true) : null;
  return caption?.option === undefined ? null : { caption, cell: first };
}

/** Between the day's name and its first option or table stands its title. */
function isAboveContent({ place }: TextReader, rows: Row[]): boolean {
  const at = rows.slice(0, 3).findIndex(({ cells }) => cells.length > 0);
  const next = rows[at];
  if (!next || place.day === null || place.option !== null) return false;
  return (
    next.cells.some(({ text }) => parseOption(text)?.rest === "") || readHeadings(next, rows.slice(at + 1)) !== null
  );
}

/** A text alone below the last row of a table whose exercises all have doses speaks of the day, unless it names a movement. */
function isBelowTable(cell: RowCell, table: Table, rows: Row[], index: number): boolean {
  const { found } = table.memory;
  if (cell.nested || found === null || (rows[index + 1]?.cells.length ?? 0) > 0) return false;
  if ((found.sets ?? found.reps ?? found.setRep ?? found.duration) === null || hasStrongDose(cell.text)) return false;
  const line = cell.lines[0];
  if (!line || readCaption(line, true) || takeCode(line).code !== null || line.links.length > 0) return false;
  const sentence = cell.text.split(/\s+/).length > 7 || /[.!?]$/.test(cell.text);
  return sentence || !looksLikeMovement(fold(cell.text));
}

/** Alone in its row: a heading of what follows, unless it is the name of an exercise about which nothing else is said. */
function isCaptionCell(cell: RowCell, tables: Table[], row: Row): boolean {
  const table = tables.find(({ from, to }) => cell.from >= from && cell.from <= to);
  const column = table?.columns.find(({ from, to }) => cell.from >= from && cell.from <= to);
  if (cell.to > cell.from && column !== undefined && cell.to > column.to) return true;
  const line = cell.lines[0];
  if (!line || row.cells.length > 1) return false;
  if (readCaption(line, true) || parseOption(cell.text)?.rest === "") return true;
  if (column && column.role !== "name") {
    const isCode = column.role === "code" && !/\p{L}{3}/u.test(cell.text);
    return column.from === table?.columns[0]?.from && !isCode;
  }
  if (table?.columns.some(({ role }) => role === "code")) return !/^[A-H]\d/i.test(cell.text);
  return isMarked(line) || /[.!?:]$/.test(cell.text) || cell.text.split(/\s+/).length > 7;
}

function feed(reader: TextReader, cell: RowCell, nextRow: Row | undefined, hint: LineHint): void {
  cell.lines.forEach((line, index) => {
    const next = cell.lines[index + 1] ?? nextRow?.cells.find((below) => below.from === cell.from)?.lines[0];
    reader.line(line, { ...hint, next });
  });
}

function readInTable(rows: Row[], index: number, table: Table, reader: TextReader): void {
  const row = rows[index];
  const cells = row ? cellsOf(row, table) : [];
  const own = cells.filter((cell) => cell.from >= table.from);
  if (!row || own.length === 0) return;
  const only = cells.length === 1 ? cells[0] : undefined;
  if (only && readNoteRow(only, table, rows, index)) return;
  if (only && isCaptionCell(only, [table], { ...row, cells }))
    feed(reader, only, rows[index + 1], { row: row.number, caption: true });
  else {
    readTableRow(cells, table, reader, row.number);
    table.memory.last = index;
  }
}

function readInLanes(
  row: Row,
  lanes: Lane[],
  nextRow: Row | undefined,
  readBlocks: (blocks: Block[], reader: TextReader) => void,
): void {
  const beside = row.cells.filter((cell) => !laneAt(lanes, cell.from));
  const stored = beside[0]?.stored;
  // Beside the lanes no amounts stand, so that a date is the day and no "3-5" that a spreadsheet converted.
  const label = stored?.kind === "date" ? weekdayOf(stored) : (beside[0]?.text.replace(/\n/g, " – ") ?? "");
  const [firstLane] = lanes;
  const place = beside[0]?.lines[0] ? readCaption({ ...beside[0].lines[0], text: label }, true) : null;
  const isTitle =
    beside[0]?.from === firstLane?.dayColumn && place !== null && Object.keys(place).every((key) => key === "category");
  const caption = isTitle ? null : place;
  if (caption)
    for (const lane of lanes) {
      const { day, option } = lane.reader.place;
      lane.reader.setPlace(caption);
      lane.reader.place = { ...lane.reader.place, ...(lane.kind === "day" ? { day } : { option }) };
    }
  if (!caption && beside[0]) titleDay(beside[0], firstLane?.reader);
  if (firstLane && beside.length > 0)
    firstLane.dayColumn =
      caption?.day !== undefined && row.cells.length > beside.length ? (beside[0]?.from ?? null) : null;
  const code = beside.map((cell) => cell.text).find((text) => /^[A-H]\d{1,2}[a-d]?[.)]?$/i.test(text)) ?? null;
  for (const lane of lanes) {
    const cells = row.cells.filter((cell) => cell.from >= lane.from && cell.from <= lane.to);
    const first = cells[0];
    if (!first || (cells.length === 1 && !first.nested && isBlankValue(first.text))) continue;
    // The code in front of the row speaks of the exercise in each lane.
    if (code && (cells.length > 1 || first.lines.length > 1)) lane.reader.line({ ...NO_LINE, text: code });
    if (cells.length > 1) {
      if (!readInferredRow(cells, lane.reader, row.number))
        for (const cell of cells) feed(lane.reader, cell, nextRow, { row: row.number });
    } else if (first.nested || first.lines.length > 1) readBlocks(first.cell.blocks, lane.reader);
    else if (code && first.lines[0])
      lane.reader.line({ ...first.lines[0], text: `${code} - ${first.text}` }, { row: row.number });
    else feed(lane.reader, first, nextRow, { row: row.number, caption: first.to > first.from });
  }
}

/** Beside the lanes and below the day's name stand its title and what else is said of it. */
function titleDay(cell: RowCell, reader: TextReader | undefined): void {
  const line = cell.lines[0];
  const number = reader?.place.day ?? null;
  const day = number === null ? undefined : reader?.training.days.get(number);
  if (!line || !day || !/\p{L}{3}/u.test(line.text) || line.text === day.title) return;
  if (day.title === null && line.text.length <= 60 && !/[.!?]$/.test(line.text)) day.title = line.text;
  else if (!day.notes.some(({ text }) => text === line.text)) day.notes.push(...cell.lines);
}

/** "Sets: 2", "Reps: 15" below each other in one cell. */
function isLabels({ lines, nested }: RowCell): boolean {
  const labelled = lines.filter(({ text }) => columnRole(/^([^:]{2,20}?)\s*:\s*\S/.exec(text)?.[1] ?? "") !== null);
  return !nested && labelled.length >= 2 && labelled[0] === lines[0];
}

/** Of weeks side by side only one is read, and that is told. */
function takeWeeks(weeks: RowCell[], training: Training): void {
  const numbers = weeks.flatMap((cell) => parseWeek(cell.text)?.week ?? []);
  training.weekNumber ??= numbers[0] ?? null;
  for (const number of numbers) if (number !== training.weekNumber) training.otherWeeks.add(number);
}

function tellsTime(label: RowCell, value: RowCell | undefined): boolean {
  const kind = value && factOf(label.text, value.text)?.kind;
  return kind === "minutes" || kind === "week";
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
  if (rest.some(isLabels)) {
    const lines = row.cells.flatMap((cell) => cell.lines);
    lines.forEach((line, index) => {
      base.line(line, { next: lines[index + 1], row: row.number });
    });
    return;
  }
  if (row.cells.some((cell) => cell.nested || cell.lines.length > 2) || row.cells.length === 1) {
    for (const cell of row.cells) readBlocks(cell.cell.blocks, base);
    return;
  }
  // "Name: ______" is a form to fill in.
  if (rest.length > 0 && rest.every((cell) => /^[_.…\s]+$/.test(cell.text))) return;
  if (readPairs(row.cells, base) || readLabel(row.cells, base)) return;
  const value = rest.map((cell) => cell.text).join(" ");
  const fact = factOf(first.text, value);
  if (fact && takeFact(base, fact)) return;
  // "Upper Power | Est. time | 40 min"
  const timed = row.cells.some((cell, index) => index > 0 && tellsTime(cell, row.cells[index + 1]));
  if (!timed && readInferredRow(row.cells, base, row.number)) return;
  const line = first.lines[0];
  const caption = line ? readCaption({ ...line, text: `${first.text}: ${value}` }, true) : null;
  if (caption && rest.length === 1) {
    base.setPlace(caption);
    return;
  }
  const told = new Set<RowCell>();
  for (const [index, cell] of row.cells.entries()) {
    // "Strong Base | Week | 6"
    const next = row.cells[index + 1];
    const inRow = next && index > 0 ? factOf(cell.text, next.text) : null;
    if (next && inRow && takeFact(base, inRow)) {
      told.add(next);
      continue;
    }
    if (told.has(cell)) continue;
    if (cell.lines.length > 1) readBlocks(cell.cell.blocks, base);
    else feed(base, cell, nextRow, { row: row.number });
  }
}
