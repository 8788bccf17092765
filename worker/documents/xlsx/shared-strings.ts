import { sheetTooLarge } from "../grid/too-large";
import { DOCUMENT_LIMITS } from "../limits";
import type { XmlReader } from "../xml/xml-reader";

/** The texts that cells refer to by number. */
export function readSharedStrings(reader: XmlReader | undefined): string[] {
  const strings: string[] = [];
  let characters = 0;
  while (reader?.child(1)) {
    if (!reader.is("si")) continue;
    const text = richText(reader);
    characters += text.length;
    if (characters > DOCUMENT_LIMITS.characters || strings.length >= DOCUMENT_LIMITS.gridCells) throw sheetTooLarge();
    strings.push(text);
  }
  return strings;
}

/** The string item at hand: one text or several formatted runs; phonetic readings (rPh) are not part of it. */
export function richText(reader: XmlReader): string {
  const inside = reader.depth;
  let text = "";
  while (reader.child(inside)) {
    if (reader.is("t")) text += reader.text();
    else if (reader.is("r")) {
      while (reader.child(inside + 1)) if (reader.is("t")) text += reader.text();
    }
  }
  return plainText(text);
}

/** Excel writes control characters as _x000D_ (ISO 29500-1, 22.9.2.19). */
export function plainText(text: string): string {
  const plain = text.includes("_x")
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  return plain.length > DOCUMENT_LIMITS.cellCharacters ? plain.slice(0, DOCUMENT_LIMITS.cellCharacters) : plain;
}
