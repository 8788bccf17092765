import { paragraphText } from "../block-text";
import type { Block, Grid, GridCell, Paragraph, Run } from "../document-model";
import { readCaption } from "./caption";
import { headingRole } from "./heading-role";
import { toLines } from "./line";

/** Finds tables that are typed with tabs or bars instead of drawn, and makes them grids. */
export function tabbedTables(blocks: Block[]): Block[] {
  const result: Block[] = [];
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index];
    if (!block) continue;
    const sign = block.kind === "paragraph" ? headingSign(block) : null;
    if (!sign) {
      result.push(block);
      continue;
    }
    const rows = rowsFrom(blocks, index, sign);
    index += rows.length - 1;
    result.push(toGrid(rows, sign));
  }
  return result;
}

/** How many lines may stand between two rows: a link and the heading of what comes next. */
const BETWEEN = 2;

/** The rows of a typed table, with the links and headings of its parts between them. */
function rowsFrom(blocks: Block[], from: number, sign: "\t" | "|"): Paragraph[] {
  const rows: Paragraph[] = [];
  let last = 0;
  for (let at = from; at < blocks.length; at++) {
    const row = blocks[at];
    if (row?.kind !== "paragraph") break;
    const isRow = paragraphText(row).includes(sign);
    if (!isRow && (rows.length - last >= BETWEEN || !standsBetween(row))) break;
    rows.push(row);
    if (isRow) last = rows.length;
  }
  return rows.slice(0, last);
}

function standsBetween(paragraph: Paragraph): boolean {
  const [line, ...more] = toLines(paragraph);
  if (!line || more.length > 0 || paragraph.heading !== null || paragraph.list !== null) return false;
  if (line.links.length > 0) return true;
  const caption = readCaption(line, true);
  return caption !== null && caption.day === undefined && caption.option === undefined;
}

function headingSign(paragraph: Paragraph): "\t" | "|" | null {
  const text = paragraphText(paragraph);
  const sign = text.includes("\t") ? "\t" : text.includes("|") ? "|" : null;
  if (!sign) return null;
  const roles = text
    .split(sign)
    .filter((part) => part.trim())
    .map(headingRole);
  const known = roles.filter((role) => role !== null).length;
  return known >= 2 && known * 3 >= roles.length * 2 && roles.includes("name") ? sign : null;
}

function toGrid(paragraphs: Paragraph[], sign: "\t" | "|"): Grid {
  const rows = paragraphs
    .filter((paragraph) => !/^[\s|:-]+$/.test(paragraphText(paragraph)))
    .map((paragraph) => splitRow(paragraph, sign));
  const width = Math.max(0, ...rows.map((row) => row.length));
  for (const row of rows) while (row.length < width) row.push(null);
  return {
    kind: "grid",
    of: "table",
    name: "typed with tabs",
    rows,
    rowNumbers: rows.map((_, index) => index + 1),
    columnNumbers: Array.from({ length: width }, (_, index) => index + 1),
  };
}

function splitRow(paragraph: Paragraph, sign: "\t" | "|"): (GridCell | null)[] {
  const cells: Run[][] = [[]];
  const framed = sign === "|" && paragraphText(paragraph).trim().startsWith("|");
  for (const run of paragraph.runs) {
    run.text.split(sign).forEach((text, index) => {
      if (index > 0) cells.push([]);
      if (text !== "") cells[cells.length - 1]?.push({ ...run, text });
    });
  }
  return (framed ? cells.slice(1) : cells).map((runs) =>
    runs.some((run) => run.text.trim())
      ? {
          blocks: [{ kind: "paragraph", runs, heading: null, large: false, list: null, number: paragraph.number }],
          stored: null,
        }
      : null,
  );
}
