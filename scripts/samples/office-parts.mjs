import JSZip from "jszip";

/** One moment for every part and property, so that the same content gives the same bytes. */
const MADE = new Date(Date.UTC(2026, 0, 5, 8));
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

export const text = (value) =>
  value.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** A part's relationships: `[id, type, target, external]`. */
export function relationships(list) {
  const entries = list.map(
    ([id, type, target, external]) =>
      `<Relationship Id="${id}" Type="${type.includes("/") ? type : `${OFFICE}/${type}`}" Target="${text(target)}"${external ? ' TargetMode="External"' : ""}/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${entries.join("")}</Relationships>`;
}

/** Zips the parts of a document with what every Office file carries. `types`: the content type of each part. */
export async function officePackage(title, main, parts, types) {
  const made = MADE.toISOString().replace(/\.\d+Z$/, "Z");
  const all = {
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
