import type { Grid } from "../document-model";
import { compactGrid, type PlacedCell } from "../grid/compact-grid";
import { textCell } from "../grid/text-cell";
import { sheetTooLarge } from "../grid/too-large";
import { DOCUMENT_LIMITS } from "../limits";
import { child, childrenNamed, type XmlElement } from "../xml/xml-element";
import type { CellFormats } from "./cell-formats";
import { parseRange, type Range } from "./cell-range";
import { readCellValue } from "./cell-value";

export type SheetContext = { strings: string[]; formats: CellFormats; date1904: boolean; links: Map<string, string> };

/** Reads a worksheet's visible cells into a grid. */
export function readSheet(name: string, root: XmlElement, context: SheetContext): { grid: Grid; hiddenRows: boolean } {
  const hiddenColumns = childrenNamed(child(root, "cols"), "col")
    .filter((column) => isOn(column.attributes.hidden))
    .slice(0, MOST_RANGES)
    .map((column) => [Number(column.attributes.min) - 1, Number(column.attributes.max) - 1] as const);
  const linkAt = cellLinks(root, context.links);
  const cells: PlacedCell[] = [];
  let hiddenRows = false;
  let nextRow = 0;

  for (const row of childrenNamed(child(root, "sheetData"), "row")) {
    const rowIndex = row.attributes.r ? Number(row.attributes.r) - 1 : nextRow;
    nextRow = rowIndex + 1;
    let nextColumn = 0;
    for (const element of childrenNamed(row, "c")) {
      const place = parseRange(element.attributes.r ?? "");
      const column = place?.left ?? nextColumn;
      nextColumn = column + 1;
      const format = context.formats(element.attributes.s);
      const value = readCellValue(element, context.strings, format, context.date1904);
      if (value.text.trim() === "") continue;
      if (isOn(row.attributes.hidden)) {
        hiddenRows = true;
        continue;
      }
      if (hiddenColumns.some(([from, to]) => column >= from && column <= to)) continue;
      if (cells.length >= DOCUMENT_LIMITS.gridCells) throw sheetTooLarge();
      const url = value.url ?? linkAt(rowIndex, column);
      cells.push({ row: rowIndex, column, cell: textCell(value.text, url, format.bold, value.stored) });
    }
  }
  const merges = childrenNamed(child(root, "mergeCells"), "mergeCell").flatMap(
    (merge) => parseRange(merge.attributes.ref ?? "") ?? [],
  );
  const grid = compactGrid(name, cells, merges);
  if (!grid) throw sheetTooLarge();
  return { grid, hiddenRows };
}

/** Almost every link belongs to one cell; only the few over a range have to be searched. */
function cellLinks(root: XmlElement, targets: Map<string, string>): (row: number, column: number) => string | null {
  const single = new Map<string, string>();
  const wide: { range: Range; url: string }[] = [];
  for (const { attributes } of childrenNamed(child(root, "hyperlinks"), "hyperlink")) {
    const range = parseRange(attributes.ref ?? "");
    const url = targets.get(attributes.id ?? "");
    if (!range || !url) continue;
    if (range.top === range.bottom && range.left === range.right) single.set(`${range.top} ${range.left}`, url);
    else if (wide.length < MOST_RANGES) wide.push({ range, url });
  }
  return (row, column) =>
    single.get(`${row} ${column}`) ?? wide.find(({ range }) => contains(range, row, column))?.url ?? null;
}

const MOST_RANGES = 100;

function contains(range: Range, row: number, column: number): boolean {
  return row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;
}

function isOn(value: string | undefined): boolean {
  return value === "1" || value === "true";
}
