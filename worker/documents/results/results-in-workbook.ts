import { cellText } from "../block-text";
import type { Sheet } from "../document-model";
import { editPackage } from "../package/edit-package";
import { relationshipsOf } from "../package/relationships";
import { headingOf } from "../training/programs/columns/column-heading";
import { sessionLabel } from "../training/programs/labels/session-label";
import { weekLabel } from "../training/programs/labels/week-label";
import { SheetPatch } from "../xlsx/patch-sheet";
import { child, childrenNamed } from "../xml/xml-element";
import type { NameLine } from "./find-exercises";
import { type PlacedResult, placeResults } from "./place-results";
import { RESULT_MARK } from "./result-mark";
import { type Results, unplacedText } from "./results";
import { asNextWeek } from "./week-heading";

/** A place in a sheet's grid, from 0. */
type Place = { sheet: number; row: number; column: number };

/** Writes results beside the exercises of a workbook. `sheets` is what the workbook was read as. */
export async function resultsInWorkbook(bytes: Uint8Array, sheets: Sheet[], results: Results): Promise<Uint8Array> {
  const edited = await editPackage(bytes);
  const paths = sheetPaths(edited.pack);
  const tables: TableSheet[] = [];
  for (const sheet of sheets)
    tables.push(new TableSheet(sheet, new SheetPatch(await edited.read(paths.get(sheet.name) ?? "")), results));
  const lines: NameLine[] = [];
  const places: Place[] = [];
  tables.forEach((table, sheet) => {
    for (const { text, row, column } of table.texts()) {
      lines.push({
        text,
        lane: sheet * 10_000 + column,
        week: table.weekAt(row, column),
        weekday: table.dayAt(row, column),
        isHeaded: table.isHeaded(row, column),
      });
      places.push({ sheet, row, column });
    }
  });
  const unplaced: string[] = [];
  for (const result of placeResults(lines, results)) {
    const place = places[result.line ?? -1];
    const table = tables[place?.sheet ?? -1];
    if (place && table) table.say(place, result);
    else unplaced.push(unplacedText(result.label, result.name, result.done));
  }
  tables[0]?.sayBelow(unplaced);
  tables.forEach((table, index) => {
    const path = paths.get(sheets[index]?.name ?? "");
    if (path) edited.write(path, table.write());
  });
  return edited.bytes();
}

function sheetPaths(pack: Parameters<typeof relationshipsOf>[0]): Map<string, string> {
  const book = relationshipsOf(pack, "").find(({ type }) => type === "officeDocument")?.target ?? "xl/workbook.xml";
  const targets = new Map(relationshipsOf(pack, book).map(({ id, target }) => [id, target]));
  return new Map(
    childrenNamed(child(pack.tree(book), "sheets"), "sheet").map((sheet) => [
      sheet.attribute("name") ?? "",
      targets.get(sheet.attribute("id") ?? "") ?? "",
    ]),
  );
}

type Label = { row: number; column: number; value: number };

/** A sheet as a table of training: where headings stand, and where a result may be written. */
class TableSheet {
  private readonly weeks: Label[] = [];
  private readonly days: Label[] = [];
  /** For each row the last one above it, or itself, that holds headings of columns; -1 where there is none. */
  private readonly headed: number[] = [];
  /** Those that are added, each with the first row that it has a result in. */
  private readonly columns = new Map<string, { column: number; label: string; top: number }>();

  constructor(
    private readonly sheet: Sheet,
    private readonly patch: SheetPatch,
    private readonly results: Results,
  ) {
    let last = -1;
    this.grid.rows.forEach((cells, row) => {
      let headings = 0;
      for (const { text, column } of this.cellsOf(row)) {
        const week = text.length > 80 ? null : weekLabel(text);
        if (week) this.weeks.push({ row, column, value: week.number });
        const day = text.length > 70 ? null : sessionLabel(text);
        if (day?.weekday) this.days.push({ row, column, value: day.weekday });
        if (headingOf(text).role !== null) headings++;
        const next = results.nextFrom === null ? null : asNextWeek(text, results.nextFrom);
        const at = this.address(row, column);
        if (next !== null && !patch.isFormula(at.row, at.column)) patch.put({ ...at, text: next, like: null });
      }
      if (headings > 1) last = row;
      this.headed.push(cells.length > 0 ? last : -1);
    });
  }

  private get grid() {
    return this.sheet.grid;
  }

  /** Every line of every cell, row by row. */
  *texts(): Generator<{ text: string; row: number; column: number }> {
    for (let row = 0; row < this.grid.rows.length; row++)
      for (const { text, column } of this.cellsOf(row))
        for (const line of text.split("\n")) yield { text: line, row, column };
  }

  weekAt(row: number, column: number): number | null {
    return labelAt(this.weeks, row, column) ?? weekLabel(this.sheet.name)?.number ?? null;
  }

  dayAt(row: number, column: number): number | null {
    return labelAt(this.days, row, column) ?? sessionLabel(this.sheet.name)?.weekday ?? null;
  }

  isHeaded(row: number, column: number): boolean {
    const heading = this.cellsOf(this.headed[row - 1] ?? -1).find((cell) => cell.column === column);
    return heading !== undefined && headingOf(heading.text).role === "name";
  }

  /** Writes a result in the row of its exercise: in a column for it that the coach has made, or in one behind all others. */
  say({ row, column }: Place, result: PlacedResult): void {
    const at = this.address(row, column);
    const own = this.trackingColumn(row, column, result);
    const to = own === null ? this.newColumn(row, column, result) : this.address(row, own).column;
    // A cell may list several exercises.
    const cell = this.grid.rows[row]?.[column];
    const done = cell && cellText(cell).includes("\n") ? `${result.name}: ${result.done}` : result.done;
    const before = this.patch.textAt(at.row, to);
    this.patch.put({
      row: at.row,
      column: to,
      text: before ? `${before}; ${done}` : RESULT_MARK + done,
      like: at.column,
    });
  }

  /** What has no place stands under everything else. */
  sayBelow(texts: string[]): void {
    if (texts.length === 0) return;
    const row = this.patch.lastRow + 2;
    [this.results.heading, ...texts].forEach((text, index) => {
      this.patch.put({ row: row + index, column: 1, text: RESULT_MARK + text, like: null });
    });
  }

  write(): string {
    for (const { column, label, top } of this.columns.values()) {
      const heading = this.columns.size > 1 ? `${this.results.heading}, ${label}` : this.results.heading;
      const row = this.headed[top - 1] ?? -1;
      const at = row >= 0 ? (this.grid.rowNumbers[row] ?? 0) : (this.grid.rowNumbers[top] ?? 0) - 1;
      if (at > 0) this.patch.put({ row: at, column, text: RESULT_MARK + heading, like: this.likeHeading(row) });
    }
    return this.patch.write();
  }

  private likeHeading(row: number): number | null {
    const [first] = row < 0 ? [] : this.cellsOf(row).filter(({ text }) => headingOf(text).role !== null);
    return first ? this.address(row, first.column).column : null;
  }

  private trackingColumn(row: number, name: number, { weekNumber, ofSeveralWeeks }: PlacedResult): number | null {
    const heading = this.headed[row - 1] ?? -1;
    if (heading < 0) return null;
    const cells = this.cellsOf(heading);
    const own = cells.find(({ column }) => column === name)?.text;
    const end = cells.find(({ column, text }) => column > name && text === own)?.column ?? Number.POSITIVE_INFINITY;
    const found = cells.find(({ column, text }) => {
      const { role, group, week } = headingOf(text);
      if (column <= name || column >= end || (role !== "logged" && group !== "log")) return false;
      const above =
        week ??
        labelAt(
          this.weeks.filter((label) => label.row <= heading && label.row >= heading - 2),
          heading,
          column,
        );
      if (above !== null ? above !== weekNumber : ofSeveralWeeks) return false;
      const at = this.address(row, column);
      return this.patch.isFree(at.row, at.column);
    });
    return found?.column ?? null;
  }

  /** One for each list of exercises, and for each of the weeks that share a list. */
  private newColumn(row: number, name: number, { weekNumber, label, ofSeveralWeeks }: PlacedResult): number {
    const key = `${name} ${ofSeveralWeeks ? weekNumber : ""}`;
    const known = this.columns.get(key);
    if (known) {
      known.top = Math.min(known.top, row);
      return known.column;
    }
    const column = this.patch.lastColumn + 1 + this.columns.size;
    this.columns.set(key, { column, label: ofSeveralWeeks ? `week ${weekNumber}` : label, top: row });
    return column;
  }

  /** The cells that begin in a row and hold a text. */
  private cellsOf(row: number): { text: string; column: number }[] {
    const cells = this.grid.rows[row] ?? [];
    const above = this.grid.rows[row - 1];
    return cells.flatMap((cell, column) => {
      if (!cell || cell === cells[column - 1] || cell === above?.[column]) return [];
      const text = cellText(cell);
      return text === "" ? [] : [{ text, column }];
    });
  }

  private address(row: number, column: number): { row: number; column: number } {
    return { row: this.grid.rowNumbers[row] ?? 0, column: this.grid.columnNumbers[column] ?? 0 };
  }
}

/** The nearest label above a place that does not stand right of it; of one row's labels the last. */
function labelAt(labels: Label[], row: number, column: number): number | null {
  let best: Label | null = null;
  for (const label of labels) {
    if (label.row > row || label.column > column) continue;
    if (!best || label.row > best.row || (label.row === best.row && label.column > best.column)) best = label;
  }
  return best?.value ?? null;
}
