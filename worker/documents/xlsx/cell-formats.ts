import { BUILT_IN_FORMATS, GENERAL } from "../grid/number-formats";
import { DOCUMENT_LIMITS } from "../limits";
import { readTree } from "../xml/read-tree";
import { toggle, type XmlElement } from "../xml/xml-element";
import type { XmlReader } from "../xml/xml-reader";
import type { SheetFormat } from "./cell-value";

export type CellFormats = (style: string | undefined) => SheetFormat;

/** The formats that cells refer to by number, read one by one: copied workbooks have style parts of many megabytes. */
export function readCellFormats(reader: XmlReader | undefined): CellFormats {
  const custom = new Map<number, string>();
  const bold: boolean[] = [];
  const looks: { id: number; font: number }[] = [];
  while (reader?.child(1)) {
    if (reader.is("numFmts"))
      eachOf(reader, "numFmt", (format) => {
        custom.set(Number(format.attribute("numFmtId")), format.attribute("formatCode") ?? "General");
      });
    else if (reader.is("fonts")) eachOf(reader, "font", (font) => bold.push(toggle(font, "b") === true));
    else if (reader.is("cellXfs"))
      eachOf(reader, "xf", (format) => {
        looks.push({ id: Number(format.attribute("numFmtId") ?? 0), font: Number(format.attribute("fontId") ?? 0) });
      });
  }
  const formats = looks.map(({ id, font }) => {
    const code = custom.get(id) ?? BUILT_IN_FORMATS[id] ?? "General";
    return { code, bold: bold[font] ?? false, shown: new Map() };
  });
  const unknown = { ...GENERAL, shown: new Map() };
  return (style) => formats[Number(style ?? 0)] ?? unknown;
}

function eachOf(reader: XmlReader, name: string, use: (element: XmlElement) => void): void {
  const inside = reader.depth;
  let count = 0;
  while (reader.child(inside)) if (reader.is(name) && count++ < DOCUMENT_LIMITS.treeElements) use(readTree(reader));
}
