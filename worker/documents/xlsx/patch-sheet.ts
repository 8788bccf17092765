import { text } from "../package/write-package";
import { addressColumn, columnName, parseRange, type Range } from "./cell-range";

/** A text for a cell. Row and column count from 1. `like` is the column in the same row whose look it takes. */
type CellText = { row: number; column: number; text: string; like: number | null };

type XmlCell = { column: number; start: number; end: number; style: string; isEmpty: boolean; isFormula: boolean };
type XmlRow = { number: number; start: number; openEnd: number; end: number; closed: boolean; cells: XmlCell[] };

/** Comments and CDATA are skipped, as what stands in them is no element. */
const TAG =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)((?:[\w.-]+:)?)(sheetData|row|c|mergeCell|v|f|is)\b([^>]*?)(\/?)>/g;

/** A worksheet's XML, changed only where a cell is written: formulas, styles and merged cells stay to the letter. */
export class SheetPatch {
  private readonly rows: XmlRow[] = [];
  private readonly byNumber = new Map<number, XmlRow>();
  private readonly merges: Range[] = [];
  private readonly texts = new Map<number, Map<number, CellText>>();
  private dataOpen = -1;
  private dataEnd = -1;
  private prefix = "";
  /** The last column that anything stands in, and the last row; from 1. */
  lastColumn = 0;
  lastRow = 0;

  constructor(private readonly xml: string) {
    this.scan();
    this.rows.sort((a, b) => a.number - b.number);
    for (const row of this.rows) this.byNumber.set(row.number, row);
    for (const { right, bottom } of this.merges) this.reach(bottom + 1, right + 1);
  }

  /** Whether a cell holds neither a value nor a formula, and is not covered by another. */
  isFree(row: number, column: number): boolean {
    const cell = this.byNumber.get(row)?.cells.find((each) => each.column === column);
    if (cell && !cell.isEmpty) return false;
    if (this.texts.get(row)?.has(column)) return false;
    return !this.merges.some(
      ({ top, left, bottom, right }) =>
        row > top &&
        row <= bottom + 1 &&
        column > left &&
        column <= right + 1 &&
        !(row === top + 1 && column === left + 1),
    );
  }

  isFormula(row: number, column: number): boolean {
    return this.byNumber.get(row)?.cells.find((each) => each.column === column)?.isFormula ?? false;
  }

  /** What was put into a cell so far. */
  textAt(row: number, column: number): string | null {
    return this.texts.get(row)?.get(column)?.text ?? null;
  }

  put(cell: CellText): void {
    const row = this.texts.get(cell.row) ?? new Map<number, CellText>();
    row.set(cell.column, cell);
    this.texts.set(cell.row, row);
  }

  /** The worksheet with all that was put. */
  write(): string {
    const numbers = [...new Set([...this.rows.map(({ number }) => number), ...this.texts.keys()])].sort(
      (a, b) => a - b,
    );
    const inside = numbers
      .map((number) => {
        const row = this.byNumber.get(number);
        const texts = this.texts.get(number);
        if (row && !texts) return this.xml.slice(row.start, row.end);
        return this.writeRow(number, row, texts ?? new Map());
      })
      .join("");
    const x = this.prefix;
    const [before, after] =
      this.dataOpen < 0 ? [this.xml, ""] : [this.xml.slice(0, this.dataOpen), this.xml.slice(this.dataEnd)];
    // How far the cells reach is said by themselves.
    const head = before.replace(/<(?:[\w.-]+:)?dimension\b[^>]*?(?:\/>|>\s*<\/(?:[\w.-]+:)?dimension>)/, "");
    return `${head}<${x}sheetData>${inside}</${x}sheetData>${after}`;
  }

  private scan(): void {
    TAG.lastIndex = 0;
    let row: XmlRow | null = null;
    let cell: XmlCell | null = null;
    for (let tag = TAG.exec(this.xml); tag; tag = TAG.exec(this.xml)) {
      const [, closing, prefix = "", name, attributes = "", alone] = tag;
      const end = TAG.lastIndex;
      if (name === "sheetData") {
        if (!closing) {
          this.dataOpen = tag.index;
          this.prefix = prefix;
        }
        if (closing || alone) this.dataEnd = end;
      } else if (name === "row") {
        if (closing && row) [row, cell] = [this.ended(row, end), null];
        else if (!closing) {
          const number = Number(attributeIn(attributes, "r")) || (this.rows.at(-1)?.number ?? 0) + 1;
          row = { number, start: tag.index, openEnd: end, end, closed: Boolean(alone), cells: [] };
          this.rows.push(row);
          if (alone) row = null;
        }
      } else if (name === "c" && row) {
        if (closing && cell) [cell.end, cell] = [end, null];
        else if (!closing) {
          const place = addressColumn(attributeIn(attributes, "r")) + 1 || (row.cells.at(-1)?.column ?? 0) + 1;
          cell = {
            column: place,
            start: tag.index,
            end,
            style: attributeIn(attributes, "s"),
            isEmpty: true,
            isFormula: false,
          };
          row.cells.push(cell);
          if (alone) cell = null;
        }
      } else if (name === "mergeCell" && !closing) {
        const range = parseRange(attributeIn(attributes, "ref"));
        if (range) this.merges.push(range);
      } else if (cell && row && !closing && (name === "v" || name === "f" || name === "is")) {
        cell.isEmpty = false;
        cell.isFormula ||= name === "f";
        this.reach(row.number, cell.column);
      }
    }
  }

  private ended(row: XmlRow, end: number): null {
    row.end = end;
    return null;
  }

  private reach(row: number, column: number): void {
    this.lastRow = Math.max(this.lastRow, row);
    this.lastColumn = Math.max(this.lastColumn, column);
  }

  private writeRow(number: number, row: XmlRow | undefined, texts: Map<number, CellText>): string {
    const x = this.prefix;
    const cells = new Map<number, string>();
    for (const { column, start, end } of row?.cells ?? []) cells.set(column, this.xml.slice(start, end));
    for (const { column, text: value, like } of texts.values()) {
      const own = row?.cells.find((each) => each.column === column);
      const style = own?.style || row?.cells.find((each) => each.column === like)?.style;
      cells.set(
        column,
        `<${x}c r="${columnName(column - 1)}${number}"${style ? ` s="${style}"` : ""} t="inlineStr"><${x}is><${x}t xml:space="preserve">${text(value)}</${x}t></${x}is></${x}c>`,
      );
    }
    const opening = row
      ? this.xml
          .slice(row.start, row.openEnd)
          .replace(/\s+spans=(?:"[^"]*"|'[^']*')/, "")
          .replace(/\s*\/>$/, ">")
      : `<${x}row r="${number}">`;
    const inner = [...cells].sort(([a], [b]) => a - b).map(([, xml]) => xml);
    return `${opening}${inner.join("")}</${x}row>`;
  }
}

function attributeIn(attributes: string, name: string): string {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found?.[1] ?? found?.[2] ?? "";
}
