import { DOCUMENT_LIMITS } from "../limits";
import { childrenNamed, type XmlElement } from "../xml/xml-element";

export function readSharedStrings(root: XmlElement | undefined): string[] {
  return childrenNamed(root, "si").map(richText);
}

/** A string item: one text or several formatted runs; phonetic readings (rPh) are not part of it. */
export function richText(item: XmlElement): string {
  let text = "";
  for (const part of item.children) {
    if (part.name === "t") text += part.text;
    if (part.name === "r") for (const piece of childrenNamed(part, "t")) text += piece.text;
  }
  // Excel writes control characters as _x000D_ (ISO 29500-1, 22.9.2.19).
  return text
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .slice(0, DOCUMENT_LIMITS.cellCharacters);
}
