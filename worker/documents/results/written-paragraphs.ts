import { decode } from "../xml/entities";

/** A paragraph where it stands in a Word document's XML. */
export type WrittenParagraph = {
  /** Where it ends. */
  end: number;
  /** Of its elements' names: "w:". */
  prefix: string;
  /** Breaks are "\n". */
  text: string;
  /** Where the pieces of its text stand. */
  pieces: { at: number; end: number }[];
  /** The innermost table that it stands in, counted from 0 through the document; rows and columns from 0. */
  table: { number: number; row: number; column: number } | null;
};

type Table = { number: number; row: number; column: number; span: number };
type Open = { prefix: string; text: string; pieces: WrittenParagraph["pieces"] };

const TAG =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)((?:[\w.-]+:)?)([\w.-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>/g;
/** What is deleted, or said a second time for older programs. */
const SKIPPED = new Set(["del", "moveFrom", "Fallback"]);

/** All paragraphs of a document, in its order; those that were deleted or stand in for others are left out. */
export function paragraphsOf(xml: string): WrittenParagraph[] {
  const found: WrittenParagraph[] = [];
  const tables: Table[] = [];
  const open: Open[] = [];
  let [skipped, count, textFrom] = [0, 0, -1];
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(xml); tag; tag = TAG.exec(xml)) {
    const [, closing, prefix = "", name = "", attributes = "", alone] = tag;
    if (SKIPPED.has(name) && !alone) skipped += closing ? -1 : 1;
    if (skipped > 0) continue;
    const table = tables.at(-1);
    const paragraph = open.at(-1);
    if (name === "p" && !alone) {
      if (!closing) open.push({ prefix, text: "", pieces: [] });
      else if (paragraph) {
        open.pop();
        const place = table ? { number: table.number, row: table.row, column: table.column } : null;
        found.push({ ...paragraph, end: TAG.lastIndex, table: place });
      }
    } else if (name === "t" && paragraph && !alone) {
      if (!closing) textFrom = TAG.lastIndex;
      else if (textFrom >= 0) {
        paragraph.text += decode(xml.slice(textFrom, tag.index));
        paragraph.pieces.push({ at: textFrom, end: tag.index });
        textFrom = -1;
      }
    } else if (paragraph && !closing && (name === "tab" || name === "ptab")) paragraph.text += "\t";
    else if (paragraph && !closing && (name === "br" || name === "cr")) paragraph.text += "\n";
    else if (name === "tbl" && !alone) {
      if (closing) tables.pop();
      else tables.push({ number: count++, row: -1, column: 0, span: 1 });
    } else if (table && name === "tr" && !closing) Object.assign(table, { row: table.row + 1, column: 0, span: 1 });
    else if (table && name === "tc" && closing) Object.assign(table, { column: table.column + table.span, span: 1 });
    else if (table && name === "gridSpan") table.span = Number(/val=["'](\d+)["']/.exec(attributes)?.[1] ?? 1);
  }
  return found;
}
