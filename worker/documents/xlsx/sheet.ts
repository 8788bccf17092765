import type { Grid } from "../document-model";
import { compactGrid } from "../grid/compact-grid";
import { showHiddenAnchors } from "../grid/hidden-anchors";
import { isOn } from "../xml/xml-element";
import type { XmlReader } from "../xml/xml-reader";
import { parseRange, type Range } from "./cell-range";
import { addLinks, type CellLink, readCellLinks } from "./sheet-links";
import { type Book, type Hidden, noRows, readRows, type SheetRows } from "./sheet-rows";

type SheetReading = { grid: Grid; cut: boolean } & Pick<SheetRows, "hiddenRows" | "hiddenColumns" | "errors">;

/** Reads the visible cells of the worksheet at hand into a grid. `targets` are the addresses of its links by id. */
export function readSheet(name: string, reader: XmlReader, book: Book, targets: Map<string, string>): SheetReading {
  let isHidden: Hidden = () => false;
  let rows = noRows();
  let links: CellLink[] = [];
  let merges: Range[] = [];
  while (reader.child(1)) {
    if (reader.is("cols")) isHidden = readHiddenColumns(reader);
    else if (reader.is("sheetData")) rows = readRows(reader, book, isHidden);
    else if (reader.is("mergeCells")) merges = readMerges(reader);
    else if (reader.is("hyperlinks")) links = readCellLinks(reader, targets);
  }
  showHiddenAnchors(rows.cells, rows.concealed, merges, isHidden);
  addLinks(rows.cells, links, rows.links);
  const { grid, cut } = compactGrid(name, rows.cells, merges);
  return { grid, cut, hiddenRows: rows.hiddenRows, hiddenColumns: rows.hiddenColumns, errors: rows.errors };
}

function readHiddenColumns(reader: XmlReader): Hidden {
  const ranges: [number, number][] = [];
  const inside = reader.depth;
  while (reader.child(inside)) {
    if (!isOn(reader.attribute("hidden")) && reader.attribute("width") !== "0") continue;
    if (ranges.length < MOST_RANGES)
      ranges.push([Number(reader.attribute("min")) - 1, Number(reader.attribute("max")) - 1]);
  }
  return ranges.length === 0 ? () => false : (column) => ranges.some(([from, to]) => column >= from && column <= to);
}

const MOST_RANGES = 100;

function readMerges(reader: XmlReader): Range[] {
  const merges: Range[] = [];
  const inside = reader.depth;
  while (reader.child(inside)) {
    const range = parseRange(reader.attribute("ref") ?? "");
    if (range) merges.push(range);
  }
  return merges;
}
