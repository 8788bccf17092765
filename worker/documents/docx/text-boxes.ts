import { child, type XmlElement } from "../xml/xml-element";
import { charactersOf } from "./characters";

/** Word wraps blocks in content controls, custom XML, tracked insertions and alternatives. */
export const WRAPPERS = new Set(["sdt", "sdtContent", "customXml", "smartTag", "ins", "moveTo", "AlternateContent"]);

const HOLDERS = new Set(["drawing", "pict", "object", "AlternateContent"]);

/**
 * The content of the boxes that hang on a run, and drawn words. A box floats beside the story; its VML copy for older
 * readers (the Fallback) says the same once more.
 */
export function textBoxesIn(part: XmlElement): (XmlElement | string)[] {
  const boxes: (XmlElement | string)[] = [];
  if (HOLDERS.has(part.name)) visit(part, boxes);
  return boxes;
}

function visit(element: XmlElement, boxes: (XmlElement | string)[]): void {
  if (element.name === "txbxContent") boxes.push(element);
  else if (element.name === "AlternateContent") {
    const before = boxes.length;
    const [choice, fallback] = [child(element, "Choice"), child(element, "Fallback")];
    if (choice) visit(choice, boxes);
    // Some writers keep the words in the copy for older readers alone.
    if (fallback && boxes.length === before) visit(fallback, boxes);
  } else {
    const wordArt = element.name === "textpath" ? element.attribute("string")?.trim() : "";
    if (wordArt) boxes.push(wordArt);
    for (const inner of element.children) visit(inner, boxes);
  }
}

/** The visible text of a part that is only told about, never read as training: one line a paragraph. */
export function lines(container: XmlElement): string[] {
  const found: string[] = [];
  const walk = (element: XmlElement): string => {
    if (element.name === "del" || element.name === "moveFrom" || element.name === "txbxContent") return "";
    if (element.name === "r") return element.children.map(charactersOf).join("");
    const text = element.children.map(walk).join("");
    if (element.name !== "p") return text;
    if (text.trim()) found.push(text.trim());
    return "";
  };
  for (const element of container.children) walk(element);
  return found;
}
