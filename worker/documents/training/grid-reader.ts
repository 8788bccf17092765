import type { Grid, GridCell } from "../document-model";
import { rowsBetween } from "../grid/rows-between";
import { type Caption, readCaption } from "./caption";
import { isCaptionCell } from "./caption-cell";
import { cardLines, factIn, factsAbove, turnedParts, turnedTable } from "./card";
import { feedCell, type ReadBlocks } from "./cell-lines";
import { inferColumns, ofOneBlock, ofOneWeek, ofThisWeek, refineColumns, weekCells } from "./column-content";
import { takeCode } from "./exercise-text";
import { follow, isInsideLanes, type Lane, laneAt, laneOf, readLanes } from "./grid-lanes";
import type { Row, RowCell, Table } from "./grid-row";
import { headingsAt, readHeadings, readSubHeadings, rowsOf } from "./grid-rows";
import { dayTitles } from "./lane-titles";
import { isMarked, NO_LINE } from "./line";
import { readLoose } from "./loose-row";
import { isIndented, readNoteRow } from "./note-row";
import { opensWorkout } from "./opening";
import { readOverview } from "./overview";
import { addText } from "./parsed-exercise";
import { readDayRow, readOptionHeadings, readPlacedHeadings } from "./placed-headings";
import { parseWeek } from "./program-facts";
import {
  isAboveContent,
  isHeadingOfHeadings,
  isUnknownHeading,
  placeBeside,
  readAboveTable,
  spansHeadings,
} from "./rows-above-table";
import { readInLanes } from "./rows-in-lanes";
import { newTable, readInTable } from "./rows-in-table";
import { withSharedDoses } from "./shared-doses";
import { readTextBelow } from "./text-below-table";
import type { TextReader } from "./text-reader";
import type { ParsedExercise, Training } from "./training";
import { addUnplaced } from "./unplaced-text";

/** Reads a table or a sheet whichever way it is laid out; `readBlocks` reads a cell that is a document of its own. */
export function readGrid(grid: Grid, base: TextReader, readBlocks: ReadBlocks): void {
  if (opensWorkout(rowsOf(grid), base.training)) return;
  const card = cardLines(grid);
  const facts = card ? 0 : factsAbove(grid);
  if (facts > 0) {
    for (const row of grid.rows.slice(0, facts))
      base.line({ ...NO_LINE, text: factIn(row) ?? "" }, { caption: true, opening: true });
    readGrid(rowsBetween(grid, facts), base, readBlocks);
    return;
  }
  const turned = card ? null : turnedParts(grid);
  if (turned) {
    readGrid(turned.above, base, readBlocks);
    for (const { caption, table } of turned.parts) {
      base.line(caption, { caption: true });
      readGrid(table, base, readBlocks);
    }
    return;
  }
  if (!card) {
    new GridReader(rowsOf(turnedTable(grid) ?? withSharedDoses(grid) ?? grid), base, readBlocks).read();
    return;
  }
  card.forEach((line, index) => {
    base.line(line, { next: card[index + 1] });
  });
}

/** A row, where it stands, and the rows below it. */
type Place = { row: Row; index: number; below: Row[] };

/** Goes through the rows of a grid, and knows of each what the rows above it have begun. */
class GridReader {
  private lanes: Lane[] = [];
  private tables: Table[] = [];
  /** The weeks that stand side by side. */
  private weeks: RowCell[] = [];
  /** The rows before this one were read together with one above them. */
  private next = 0;
  /** The option in front of the rows, which is merged over them. */
  private besideRows: GridCell | null = null;
  private readonly headedAt: number;
  /** Which of the tables, or of the columns of options, side by side an exercise stands in, since their headings. */
  private readonly columnOf = new Map<ParsedExercise, number>();

  constructor(
    private readonly rows: Row[],
    private readonly base: TextReader,
    private readonly readBlocks: ReadBlocks,
  ) {
    this.headedAt = headingsAt(rows);
  }

  read(): void {
    for (const [index, row] of this.rows.entries())
      if (index >= this.next && !this.training.pastWeek)
        this.readRow({ row, index, below: this.rows.slice(index + 1) });
    this.putInOrder();
  }

  private get training(): Training {
    return this.base.training;
  }

  /** The first of these that a row is decides how it is read. */
  private readRow(place: Place): void {
    const isRead =
      this.isEmpty(place) ||
      this.namesWeeks(place) ||
      this.headsOptions(place) ||
      this.beginsLanes(place) ||
      this.isOverview(place) ||
      this.headsColumns(place) ||
      this.headsFinerColumns(place) ||
      this.namesDay(place) ||
      this.isOneText(place) ||
      this.isOfTables(place) ||
      this.isOfLanes(place) ||
      this.isAboveTables(place);
    if (!isRead) this.readAsLoose(place);
  }

  private isEmpty({ row }: Place): boolean {
    if (row.cells.length > 0) return false;
    for (const reader of [this.base, ...this.lanes.map((lane) => lane.reader)]) reader.line(NO_LINE);
    return true;
  }

  /** Of weeks side by side only one is read, and that is told. */
  private namesWeeks({ row }: Place): boolean {
    const weeks = weekCells(row);
    if (!weeks) return false;
    this.weeks = weeks;
    const numbers = weeks.flatMap((cell) => parseWeek(cell.text)?.week ?? []);
    this.training.weekNumber ??= numbers[0] ?? null;
    for (const number of numbers) if (number !== this.training.weekNumber) this.training.otherWeeks.add(number);
    return true;
  }

  /** Options and the headings of their columns in one row. */
  private headsOptions({ row, below }: Place): boolean {
    const headed = readOptionHeadings(row, below, this.base);
    if (!headed) return false;
    this.lanes = headed.lanes;
    this.tables = headed.tables.map((columns) => newTable(inferColumns(columns, below), columns, below));
    return true;
  }

  private beginsLanes({ row, index }: Place): boolean {
    const lanes = readLanes(row, this.base);
    if (!lanes || isInsideLanes(lanes, this.lanes)) return false;
    this.putInOrder();
    this.lanes = lanes;
    this.tables = [];
    this.next = index + 1 + dayTitles(this.rows[index + 1], this.rows[index + 2], lanes);
    return true;
  }

  private isOverview({ row, index, below }: Place): boolean {
    const days = readOverview(row, below, this.training);
    if (days === 0) return false;
    this.next = index + 1 + days;
    return true;
  }

  /** Headings of columns, before which the place may stand that they are of. */
  private headsColumns({ row, below }: Place): boolean {
    const placed = readPlacedHeadings(row, below);
    if (placed) this.enter(placed.caption);
    const headings = placed?.tables ?? readHeadings(row, below);
    if (!headings) return false;
    this.putInOrder();
    const week = this.training.weekNumber;
    this.tables = ofOneWeek(headings, this.weeks, week).map((columns) =>
      newTable(ofThisWeek(inferColumns(ofOneBlock(columns, this.weeks, week), below), week), columns, below),
    );
    return true;
  }

  /** "Sets | Reps | Load" right below "Exercise | Prescription". */
  private headsFinerColumns({ row, index }: Place): boolean {
    const [table, ...more] = this.tables;
    if (index === 0 || !table || more.length > 0 || table.memory.found !== null) return false;
    const finer = readSubHeadings(row);
    const refined = finer && refineColumns(table, finer);
    if (!refined) return false;
    const columns = ofOneBlock(refined, this.weeks, this.training.weekNumber);
    this.tables = [{ ...columns, memory: { found: null, nameCell: null } }];
    return true;
  }

  private namesDay({ row }: Place): boolean {
    const day = readDayRow(row);
    if (!day) return false;
    const { training } = this;
    training.weekNumber ??= day.week;
    if (day.week !== null && day.week !== training.weekNumber) {
      training.otherWeeks.add(day.week);
      training.pastWeek = true;
      return true;
    }
    this.base.setPlace(day.caption);
    this.leaveUnplaced(day.aside);
    this.lanes = follow(this.lanes, this.base);
    return true;
  }

  /** A text alone in its row. */
  private isOneText(place: Place): boolean {
    const [only, ...more] = place.row.cells;
    if (!only || more.length > 0) return false;
    return (
      this.isTitleAgain(only) ||
      this.tables.some((table) => readNoteRow(only, table, this.rows, place.index)) ||
      this.tables.some((table) => readTextBelow(only, table, this.rows, place.index, this.base)) ||
      isHeadingOfHeadings(only, place.below) ||
      this.isCue(only, place.row) ||
      this.isCaption(only, place)
    );
  }

  /** The program's title once more, at the top of a further sheet. */
  private isTitleAgain(only: RowCell): boolean {
    return this.tables.length === 0 && this.training.exercises.length > 0 && only.text === this.training.title;
  }

  /** Across the row right below a coded exercise, in letters of no heading, or indented below any, stands how it is done. */
  private isCue(only: RowCell, { number }: Row): boolean {
    const { current } = this.base;
    const [line, ...more] = only.lines;
    if (!line || more.length > 0 || this.tables.length > 0 || current?.at.row !== number - 1) return false;
    const isAcross = only.to > only.from && current.code !== null && current.links.length === 0;
    if (!(isAcross || isIndented(only)) || isMarked(line)) return false;
    if (takeCode(line).code !== null || readCaption(line, false)) return false;
    current.links.push(...line.links);
    addText(current, line.text);
    return true;
  }

  private isCaption(only: RowCell, { row, index, below }: Place): boolean {
    if (only.nested || laneOf(this.lanes, only) || only.lines.length !== 1) return false;
    if (this.tables.length > 0 && !isCaptionCell(only, this.tables, row)) return false;
    const { base } = this;
    const before = base.place;
    const opening = index < this.headedAt;
    const titles = opening && this.training.title === null && this.training.days.size === 0;
    const caption = titles || only.to > only.from || this.tables.length > 0 || isAboveContent(base, below);
    feedCell(base, only, below[0], { row: row.number, caption, opening });
    if (base.place !== before) this.lanes = follow(this.lanes, base);
    return true;
  }

  private isOfTables({ index }: Place): boolean {
    for (const [at, table] of this.tables.entries()) {
      const before = this.training.exercises.length;
      readInTable(this.rows, index, table, laneAt(this.lanes, table.from)?.reader ?? this.base);
      if (this.tables.length > 1)
        for (const found of this.training.exercises.slice(before)) this.columnOf.set(found, at);
    }
    return this.tables.length > 0;
  }

  /** What stands side by side is read row by row, and done one after the other. */
  private putInOrder(): void {
    const { exercises } = this.training;
    const first = exercises.findIndex((found) => this.columnOf.has(found));
    if (first < 0) return;
    const own = exercises.splice(first);
    // What reaches across them, such as a finisher, comes last.
    const placeOf = (found: ParsedExercise) => this.columnOf.get(found) ?? Number.MAX_SAFE_INTEGER;
    exercises.push(...own.sort((a, b) => placeOf(a) - placeOf(b)));
    this.columnOf.clear();
  }

  private isOfLanes({ row, below }: Place): boolean {
    if (this.lanes.length === 0) return false;
    const before = this.training.exercises.length;
    readInLanes(row, this.lanes, below[0], this.readBlocks);
    for (const found of this.training.exercises.slice(before)) {
      const at = this.lanes.findIndex(({ reader, kind }) => reader.place[kind] === found.place[kind]);
      this.columnOf.set(found, at);
    }
    return true;
  }

  private isAboveTables({ row, index }: Place): boolean {
    if (index >= this.headedAt) return false;
    if (readAboveTable(row, this.base)) return true;
    if (index !== this.headedAt - 1 || !spansHeadings(row)) return false;
    this.leaveUnplaced(row.cells);
    return true;
  }

  /** A row under no heading, in front of which its option may stand. */
  private readAsLoose({ row, below }: Place): void {
    const beside = placeBeside(row);
    if (beside) {
      if (beside.cell.cell !== this.besideRows) this.base.setPlace(beside.caption);
      this.besideRows = beside.cell.cell;
    }
    if (isUnknownHeading(row, below[0], this.base)) this.leaveUnplaced(row.cells);
    else readLoose(beside ? { ...row, cells: row.cells.slice(1) } : row, below[0], this.base, this.readBlocks);
  }

  /** From here on everything is of another place, for the lanes as well. */
  private enter(caption: Caption): void {
    this.base.setPlace(caption);
    this.lanes = follow(this.lanes, this.base);
  }

  private leaveUnplaced(cells: RowCell[]): void {
    for (const cell of cells) for (const line of cell.lines) addUnplaced(this.training, line);
  }
}
