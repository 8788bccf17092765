import JSZip from "jszip";

/** One moment for every part and property, so that the same content gives the same bytes. */
const MADE = new Date(Date.UTC(2026, 0, 5, 8));
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

/** `[id, type, target, external]`. */
export type Relationship = [id: string, type: string, target: string, external?: boolean];

/** A text inside XML; what XML 1.0 has no way to write is left out. */
export const text = (value: string): string =>
  value
    .replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");

/** The part that holds a part's relationships. */
export function relationships(list: Relationship[]): string {
  const entries = list.map(
    ([id, type, target, external]) =>
      `<Relationship Id="${id}" Type="${type.includes("/") ? type : `${OFFICE}/${type}`}" Target="${text(target)}"${external ? ' TargetMode="External"' : ""}/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${entries.join("")}</Relationships>`;
}

/**
 * Zips the parts of a document with what every Office file carries. In: its title, the path of its main part, all parts by
 * path, and each part's content type. Out: the file's bytes, the same for the same content.
 */
export async function officePackage(
  title: string,
  main: string,
  parts: Record<string, string>,
  types: [part: string, type: string][],
): Promise<Uint8Array> {
  const made = MADE.toISOString().replace(/\.\d+Z$/, "Z");
  const all: Record<string, string> = {
    "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
      ...types,
      ["docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml"],
      ["docProps/app.xml", "application/vnd.openxmlformats-officedocument.extended-properties+xml"],
    ]
      .map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`)
      .join("")}</Types>`,
    "_rels/.rels": relationships([
      ["rId1", "officeDocument", main],
      ["rId2", `${PACKAGE}/relationships/metadata/core-properties`, "docProps/core.xml"],
      ["rId3", "extended-properties", "docProps/app.xml"],
    ]),
    ...parts,
    "docProps/core.xml": `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${text(title)}</dc:title><dc:creator>Longroll</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${made}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${made}</dcterms:modified></cp:coreProperties>`,
    "docProps/app.xml":
      '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Longroll</Application></Properties>',
  };
  const zip = new JSZip();
  for (const [name, xml] of Object.entries(all))
    zip.file(name, HEAD + xml, { date: MADE, createFolders: false, compression: "DEFLATE" });
  return zip.generateAsync({ type: "uint8array", compressionOptions: { level: 9 }, platform: "DOS" });
}
