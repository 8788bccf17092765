import { child, type XmlElement } from "../xml/xml-element";
import { charactersOf } from "./characters";

const HOLDERS = new Set(["drawing", "pict", "object", "AlternateContent"]);

/**
 * The texts of the boxes that hang on a run. A box floats beside the story and is not read as part of it. Its VML copy
 * for older readers (the Fallback) says the same once more.
 */
export function textBoxesIn(part: XmlElement): string[] {
  const boxes: string[] = [];
  if (HOLDERS.has(part.name)) visit(part, boxes);
  return boxes;
}

function visit(element: XmlElement, boxes: string[]): void {
  if (element.name === "txbxContent") {
    const text = lines(element).join(" / ");
    if (text.trim()) boxes.push(text);
  } else if (element.name === "AlternateContent") {
    const choice = child(element, "Choice") ?? child(element, "Fallback");
    if (choice) visit(choice, boxes);
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
