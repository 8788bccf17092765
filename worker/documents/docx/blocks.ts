import { DocumentError } from "../document-error";
import type { Block, Paragraph } from "../document-model";
import { addLeftover } from "../leftovers";
import { DOCUMENT_LIMITS } from "../limits";
import { readTree } from "../xml/read-tree";
import { child, childValue, type XmlElement } from "../xml/xml-element";
import type { XmlReader } from "../xml/xml-reader";
import { takeBoxes } from "./anchored-boxes";
import type { DocxContext } from "./docx-context";
import { readParagraph } from "./paragraph";
import { tooMuchText } from "./run-collector";
import { readTable } from "./table";
import { WRAPPERS } from "./text-boxes";
import { WITHOUT_MEANING } from "./without-meaning";

/** Blocks so far; a deleted paragraph mark glues its paragraph to the one after it. */
type Story = { blocks: Block[]; glued: Paragraph | null };

/**
 * The paragraphs and tables of the body or the table cell at hand, in order. Only one paragraph at a time is a tree.
 * `isWanted` is asked about a cell's properties, which stand before its content.
 */
export function readBlocks(
  reader: XmlReader,
  context: DocxContext,
  depth = 0,
  isWanted: (properties: XmlElement) => boolean = () => true,
): Block[] {
  const story: Story = { blocks: [], glued: null };
  collect(reader, story, context, depth, isWanted);
  return story.blocks;
}

function collect(
  reader: XmlReader,
  story: Story,
  context: DocxContext,
  depth: number,
  isWanted: (properties: XmlElement) => boolean,
): void {
  const inside = reader.depth;
  let wanted = true;
  let chosen = false;
  while (reader.child(inside)) {
    const { name } = reader;
    if (!wanted) continue;
    if (name === "p") addParagraph(readTree(reader, WITHOUT_MEANING), story, context, depth);
    else if (name === "tbl") addTable(reader, story, context, depth);
    else if (name === "tcPr") wanted = isWanted(readTree(reader, WITHOUT_MEANING));
    else if (name === "sdtPr") wanted = !isContentsList(readTree(reader, WITHOUT_MEANING));
    else if (name === "altChunk") addLeftover(context.leftovers, "embedded_document");
    else if (name === "Choice" || (name === "Fallback" && !chosen)) {
      chosen = true;
      collect(reader, story, context, depth, isWanted);
    } else if (WRAPPERS.has(name)) collect(reader, story, context, depth, isWanted);
  }
}

function addParagraph(element: XmlElement, story: Story, context: DocxContext, depth: number): void {
  if (++context.paragraphs > DOCUMENT_LIMITS.paragraphs) throw tooMuchText();
  const paragraph = readParagraph(element, context);
  const mark = child(child(element, "pPr"), "rPr");
  const markDeleted = child(mark, "del") !== undefined || child(mark, "moveFrom") !== undefined;
  if (story.glued && paragraph) story.glued.runs = story.glued.runs.concat(paragraph.runs);
  else if (paragraph) story.blocks.push(paragraph);
  takeBoxes(context, depth === 0 ? (story.glued ?? paragraph) : null);
  story.glued = markDeleted && paragraph ? (story.glued ?? paragraph) : null;
}

function addTable(reader: XmlReader, story: Story, context: DocxContext, depth: number): void {
  story.glued = null;
  if (depth >= DOCUMENT_LIMITS.tableDepth) {
    throw new DocumentError(
      "too_complex",
      "This document is too complex to read: tables are nested too deeply. Put the program into one simple table a day and upload it again.",
    );
  }
  const grid = readTable(reader, context, (isWanted) => readBlocks(reader, context, depth + 1, isWanted));
  if (grid.rows.length > 0) story.blocks.push(grid);
}

function isContentsList(properties: XmlElement): boolean {
  return /contents/i.test(childValue(child(properties, "docPartObj"), "docPartGallery") ?? "");
}
