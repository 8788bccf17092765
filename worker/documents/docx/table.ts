import { DocumentError } from "../document-error";
import type { Block, Grid, GridCell } from "../document-model";
import { DOCUMENT_LIMITS } from "../limits";
import { child, childValue, type XmlElement } from "../xml/xml-element";

type ReadCell = (cell: XmlElement) => Block[];

/** Reads a table into a grid in which merged cells stand in every place they cover. */
export function readTable(table: XmlElement, number: number, readCell: ReadCell): Grid {
  const rows: (GridCell | null)[][] = [];
  for (const row of rowElements(table, "tr")) {
    if (child(child(row, "trPr"), "del") || child(child(row, "trPr"), "hidden")) continue;
    rows.push(readRow(row, rows[rows.length - 1], readCell));
    if (rows.length > DOCUMENT_LIMITS.sheetRows) throw tooLarge();
  }
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  if (width * rows.length > DOCUMENT_LIMITS.gridCells) throw tooLarge();
  for (const row of rows) while (row.length < width) row.push(null);
  return {
    kind: "grid",
    of: "table",
    name: String(number),
    rows,
    rowNumbers: rows.map((_, index) => index + 1),
    columnNumbers: Array.from({ length: width }, (_, index) => index + 1),
  };
}

function readRow(row: XmlElement, above: (GridCell | null)[] | undefined, readCell: ReadCell): (GridCell | null)[] {
  const cells: (GridCell | null)[] = Array.from(
    { length: span(childValue(child(row, "trPr"), "gridBefore"), 0) },
    () => null,
  );
  for (const element of rowElements(row, "tc")) {
    const properties = child(element, "tcPr");
    if (child(properties, "cellDel")) continue;
    const down = child(properties, "vMerge");
    const across = child(properties, "hMerge");
    let cell: GridCell | null;
    // "continue" is the default of both merge marks (ISO 29500-1, 17.4.84).
    if (down && down.attributes.val !== "restart") cell = above?.[cells.length] ?? null;
    else if (across && across.attributes.val !== "restart") cell = cells[cells.length - 1] ?? null;
    else cell = { blocks: readCell(element), stored: null };
    for (let covered = span(childValue(properties, "gridSpan"), 1); covered > 0; covered--) cells.push(cell);
    if (cells.length > DOCUMENT_LIMITS.sheetColumns) throw tooLarge();
  }
  return cells;
}

function span(value: string | undefined, least: number): number {
  const count = Number(value ?? least);
  return Number.isInteger(count) ? Math.min(Math.max(count, least), DOCUMENT_LIMITS.sheetColumns) : least;
}

function* rowElements(container: XmlElement, name: "tr" | "tc"): Generator<XmlElement> {
  for (const element of container.children) {
    if (element.name === name) yield element;
    else if (["sdt", "sdtContent", "customXml", "ins", "smartTag"].includes(element.name))
      yield* rowElements(element, name);
  }
}

function tooLarge(): DocumentError {
  return new DocumentError(
    "too_large",
    "A table in this document is too large to be a training program. Remove what does not belong to it and upload the document again.",
  );
}
