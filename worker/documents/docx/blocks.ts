import { DocumentError } from "../document-error";
import type { Block, Paragraph } from "../document-model";
import { DOCUMENT_LIMITS } from "../limits";
import { child, childValue, type XmlElement } from "../xml/xml-element";
import type { DocxContext } from "./docx-context";
import { readParagraph } from "./paragraph";
import { readTable } from "./table";

/** The paragraphs and tables of a body or a table cell, in order. */
export function readBlocks(container: XmlElement, context: DocxContext, depth = 0): Block[] {
  const blocks: Block[] = [];
  // A deleted paragraph mark glues the paragraph to the one after it.
  let glued: Paragraph | null = null;
  for (const element of blockElements(container)) {
    if (element.name === "tbl") {
      glued = null;
      if (depth >= DOCUMENT_LIMITS.tableDepth) {
        throw new DocumentError(
          "too_complex",
          "This document is too complex to read: tables are nested too deeply. Put the program into one simple table a day and upload it again.",
        );
      }
      const grid = readTable(element, ++context.tables, (cell) => readBlocks(cell, context, depth + 1));
      if (grid.rows.length > 0) blocks.push(grid);
      continue;
    }
    if (++context.paragraphs > DOCUMENT_LIMITS.paragraphs) {
      throw new DocumentError(
        "too_large",
        "This document is too large to read: it has more text than a training week needs. Remove what does not belong to the program and upload it again.",
      );
    }
    const paragraph = readParagraph(element, context);
    const markDeleted = child(child(child(element, "pPr"), "rPr"), "del") !== undefined;
    if (glued && paragraph) glued.runs = glued.runs.concat(paragraph.runs);
    else if (paragraph) blocks.push(paragraph);
    glued = markDeleted && paragraph ? (glued ?? paragraph) : null;
  }
  return blocks;
}

const WRAPPERS = new Set(["sdtContent", "customXml", "smartTag", "ins", "moveTo"]);

/** Looks through the wrappers that Word puts around blocks: content controls, custom XML, tracked insertions. */
function* blockElements(container: XmlElement): Generator<XmlElement> {
  for (const element of container.children) {
    if (element.name === "p" || element.name === "tbl") yield element;
    else if (element.name === "sdt") {
      if (isContentsList(element)) continue;
      const content = child(element, "sdtContent");
      if (content) yield* blockElements(content);
    } else if (element.name === "AlternateContent") {
      const choice = child(element, "Choice") ?? child(element, "Fallback");
      if (choice) yield* blockElements(choice);
    } else if (WRAPPERS.has(element.name)) yield* blockElements(element);
  }
}

function isContentsList(control: XmlElement): boolean {
  const gallery = childValue(child(child(control, "sdtPr"), "docPartObj"), "docPartGallery");
  return /contents/i.test(gallery ?? "");
}
