import JSZip from "jszip";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";

/** A Word document around a body; `links` are its external hyperlinks. */
export function docx(
  body: string,
  parts: Record<string, string> = {},
  links: { id: string; target: string }[] = [],
): Promise<Uint8Array> {
  const relations = [
    ...(parts["word/styles.xml"] ? [relation("rIdS", "styles", "styles.xml")] : []),
    ...(parts["word/numbering.xml"] ? [relation("rIdN", "numbering", "numbering.xml")] : []),
    ...links.map(({ id, target }) => relation(id, "hyperlink", target, true)),
  ];
  return zip({
    "_rels/.rels": relationships([relation("rId1", "officeDocument", "word/document.xml")]),
    "word/_rels/document.xml.rels": relationships(relations),
    "word/document.xml": `${HEAD}<w:document xmlns:w="w" xmlns:r="r"><w:body>${body}</w:body></w:document>`,
    ...parts,
  });
}

/** Plain paragraphs; "# Text" is a heading 1, "## Text" a heading 2, "**Text**" bold, "* Text" an item of a bulleted list. */
export function paragraphs(lines: string[]): string {
  return lines
    .map((line) => {
      const [, hashes, bold, bullet, text = ""] =
        /^(#+ )?(\*\*(?=.*\*\*$))?(\* )?([\s\S]*?)(?:\*\*)?$/.exec(line) ?? [];
      const style = hashes
        ? `<w:pPr><w:pStyle w:val="Heading${hashes.trim().length}"/><w:outlineLvl w:val="${hashes.trim().length - 1}"/></w:pPr>`
        : bullet
          ? '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>'
          : "";
      return `<w:p>${style}<w:r>${bold ? "<w:rPr><w:b/></w:rPr>" : ""}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
    })
    .join("");
}

export const BULLETS = `${HEAD}<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

/** A Word table; a cell's lines are paragraphs. */
export function table(rows: string[][]): string {
  const cell = (text: string) => `<w:tc>${paragraphs(text.split("\n"))}</w:tc>`;
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`;
}

export type SheetParts = { name: string; rows: string; merges?: string[]; state?: string };

/** A workbook of sheets given as row elements. */
export function workbook(sheets: SheetParts[]): Promise<Uint8Array> {
  const parts: Record<string, string> = {
    "_rels/.rels": relationships([relation("rId1", "officeDocument", "xl/workbook.xml")]),
    "xl/_rels/workbook.xml.rels": relationships(
      sheets.map((_, index) => relation(`rId${index + 1}`, "worksheet", `worksheets/sheet${index + 1}.xml`)),
    ),
    "xl/workbook.xml": `${HEAD}<workbook xmlns:r="r"><sheets>${sheets.map(({ name, state }, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"${state ? ` state="${state}"` : ""}/>`).join("")}</sheets></workbook>`,
  };
  sheets.forEach(({ rows, merges = [] }, index) => {
    const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join("");
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `${HEAD}<worksheet><sheetData>${rows}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`;
  });
  return zip(parts);
}

/** Row elements of text cells; an empty text is no cell. */
export function textRows(rows: string[][]): string {
  return rows
    .map(
      (row, index) =>
        `<row r="${index + 1}">${row.map((text, column) => (text ? `<c r="${String.fromCharCode(65 + column)}${index + 1}" t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>` : "")).join("")}</row>`,
    )
    .join("");
}

function relation(id: string, type: string, target: string, external = false): string {
  return `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${escapeXml(target)}"${external ? ' TargetMode="External"' : ""}/>`;
}

function relationships(relations: string[]): string {
  return `${HEAD}<Relationships xmlns="${PACKAGE}">${relations.join("")}</Relationships>`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function zip(parts: Record<string, string>): Promise<Uint8Array> {
  const archive = new JSZip();
  for (const [name, text] of Object.entries(parts)) archive.file(name, text);
  return archive.generateAsync({ type: "uint8array", compression: "DEFLATE" });
}
