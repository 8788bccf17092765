import { BUILT_IN_FORMATS, GENERAL } from "../grid/number-formats";
import { child, childrenNamed, toggle, type XmlElement } from "../xml/xml-element";
import type { SheetFormat } from "./cell-value";

export type CellFormats = (style: string | undefined) => SheetFormat;

export function readCellFormats(root: XmlElement | undefined): CellFormats {
  const custom = new Map(
    childrenNamed(child(root, "numFmts"), "numFmt").map((format) => [
      Number(format.attribute("numFmtId")),
      format.attribute("formatCode") ?? "General",
    ]),
  );
  const bold = childrenNamed(child(root, "fonts"), "font").map((font) => toggle(font, "b") === true);
  const formats = childrenNamed(child(root, "cellXfs"), "xf").map((format) => {
    const id = Number(format.attribute("numFmtId") ?? 0);
    const code = custom.get(id) ?? BUILT_IN_FORMATS[id] ?? "General";
    return { code, bold: bold[Number(format.attribute("fontId") ?? 0)] ?? false, shown: new Map() };
  });
  const unknown = { ...GENERAL, shown: new Map() };
  return (style) => formats[Number(style ?? 0)] ?? unknown;
}
