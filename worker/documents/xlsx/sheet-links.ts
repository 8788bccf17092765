import type { PlacedCells } from "../grid/placed-cells";
import type { TextCell } from "../grid/text-cell";
import type { XmlReader } from "../xml/xml-reader";
import { parseRange, type Range } from "./cell-range";
import type { LinkPart } from "./formula-link";

/** A formula's link waits until all cells are read, for it may be put together from other cells. */
export type PendingLink = { cell: TextCell; parts: LinkPart[] };
export type CellLink = { range: Range; url: string };

/** The links in the `hyperlinks` element at hand; those to places in the workbook have no target. */
export function readCellLinks(reader: XmlReader, targets: Map<string, string>): CellLink[] {
  const links: CellLink[] = [];
  const inside = reader.depth;
  while (reader.child(inside)) {
    const range = parseRange(reader.attribute("ref") ?? "");
    const target = targets.get(reader.attribute("id") ?? "");
    const location = reader.attribute("location");
    // Excel splits an address at its "#".
    if (range && target)
      links.push({ range, url: location && !target.includes("#") ? `${target}#${location}` : target });
  }
  return links;
}

export function addLinks(cells: PlacedCells<TextCell>, links: CellLink[], pending: PendingLink[]): void {
  if (links.length > 0) addCellLinks(cells, links);
  if (pending.length > 0) addFormulaLinks(cells, pending);
}

/** Almost every link belongs to one cell; only the few over a range have to be searched. */
function addCellLinks(cells: PlacedCells<TextCell>, links: CellLink[]): void {
  const single = new Map<string, string>();
  const wide: CellLink[] = [];
  for (const { range, url } of links) {
    if (range.top === range.bottom && range.left === range.right) single.set(`${range.top} ${range.left}`, url);
    else if (wide.length < MOST_RANGES) wide.push({ range, url });
  }
  cells.each((cell, row, column) => {
    const url = single.get(`${row} ${column}`) ?? wide.find(({ range }) => contains(range, row, column))?.url;
    if (url !== undefined) cell.link(url);
  });
}

function addFormulaLinks(cells: PlacedCells<TextCell>, pending: PendingLink[]): void {
  const wanted = new Map<string, string>();
  for (const { parts } of pending)
    for (const part of parts) if (typeof part !== "string") wanted.set(`${part.row} ${part.column}`, "");
  if (wanted.size > 0)
    cells.each((cell, row, column) => {
      if (wanted.has(`${row} ${column}`)) wanted.set(`${row} ${column}`, cell.text);
    });

  for (const { cell, parts } of pending) {
    const address = parts
      .map((part) => (typeof part === "string" ? part : wanted.get(`${part.row} ${part.column}`)))
      .join("")
      .trim();
    const url = address || (/^https?:\/\/\S+$/i.test(cell.text.trim()) ? cell.text.trim() : "");
    if (url && !url.startsWith("#") && cell.url === null) cell.link(url);
  }
}

const MOST_RANGES = 100;

function contains(range: Range, row: number, column: number): boolean {
  return row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;
}
