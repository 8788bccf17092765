import type { Paragraph } from "../document-model";
import { addLeftover } from "../leftovers";
import { DOCUMENT_LIMITS } from "../limits";
import { child, type XmlElement } from "../xml/xml-element";
import type { DocxContext } from "./docx-context";
import { readParagraph } from "./paragraph";
import { tooMuchText } from "./run-collector";
import { lines, WRAPPERS } from "./text-boxes";

/** Keeps the boxes of the paragraph just read with it; without one, or with a table inside, a box is only told about. */
export function takeBoxes(context: DocxContext, after: Paragraph | null): void {
  for (const box of context.hanging.splice(0)) {
    if (typeof box === "string" || after === null || child(box, "tbl") !== undefined) tell(box, context);
    else {
      const text = textOf(box);
      if (text.trim() !== "") context.boxes.push({ after, blocks: paragraphsIn(box, after, context), text });
    }
  }
  // What hangs on a box itself is only told about.
  for (const inner of context.hanging.splice(0)) tell(inner, context);
}

function paragraphsIn(box: XmlElement, after: Paragraph, context: DocxContext): Paragraph[] {
  return paragraphElements(box).flatMap((element) => {
    if (context.paragraphs + ++context.boxed > DOCUMENT_LIMITS.paragraphs) throw tooMuchText();
    const paragraph = readParagraph(element, context);
    // Its place, in words for the coach, is that of the paragraph it hangs on.
    if (paragraph) paragraph.number = after.number;
    return paragraph ? [paragraph] : [];
  });
}

/** Content controls and tracked changes wrap paragraphs in a box too. */
function paragraphElements(box: XmlElement): XmlElement[] {
  return box.children.flatMap((element) => {
    if (element.name === "p") return [element];
    return WRAPPERS.has(element.name) ? paragraphElements(element) : [];
  });
}

function tell(box: XmlElement | string, context: DocxContext): void {
  const text = textOf(box);
  if (text.trim() !== "") addLeftover(context.leftovers, "text_box", text);
}

function textOf(box: XmlElement | string): string {
  return typeof box === "string" ? box : lines(box).join(" / ");
}
