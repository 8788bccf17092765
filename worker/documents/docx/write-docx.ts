import { sealedDraft } from "../own-draft";
import { officePackage, type Relationship, relationships, text } from "../package/write-package";
import {
  ACCENT,
  INK,
  LINE,
  LINK_COLUMN,
  MUTED,
  PAPER,
  STRONG_COLUMN,
  type WrittenDocument,
  type WrittenLine,
  type WrittenTable,
} from "../written-table";

const W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/** A4 on its side, in twentieths of a point. */
const PAGE = { width: 16838, height: 11906, margin: 1059 };
const TABLE_WIDTH = PAGE.width - 2 * PAGE.margin;

/** Title, facts, and the tables with what stands above them (ECMA-376, part 1, 17.4). */
export async function writeDocx(written: WrittenDocument): Promise<Uint8Array> {
  const links: string[] = [];
  const body = [
    paragraph("Title", run(written.title)),
    ...written.facts.map(({ label, value }) => paragraph("Fact", run(`${label}: ${value}`))),
    ...written.tables.flatMap(({ above, ...rows }) => [
      ...above.map(({ style, text: words }) => paragraph(STYLES[style], run(words))),
      ...(rows.rows.length ? [table(rows, links)] : []),
    ]),
    // Word wants a paragraph behind a table that ends the page.
    paragraph("TableText", ""),
  ];
  const page = `<w:sectPr><w:pgSz w:w="${PAGE.width}" w:h="${PAGE.height}" w:orient="landscape"/><w:pgMar w:top="640" w:right="${PAGE.margin}" w:bottom="560" w:left="${PAGE.margin}" w:header="400" w:footer="300" w:gutter="0"/></w:sectPr>`;
  const main = `<w:document xmlns:w="${W}" xmlns:r="${R}"><w:body>${body.join("")}${page}</w:body></w:document>`;
  const parts = {
    "word/document.xml": main,
    "word/styles.xml": styles(),
    "word/_rels/document.xml.rels": relationships([
      ["styles", "styles", "styles.xml"],
      ...links.map((url, index): Relationship => [`video${index + 1}`, "hyperlink", url, true]),
    ]),
    ...(await sealedDraft(written.draft, main)),
  };
  return officePackage(written.title, "word/document.xml", parts, [
    ["word/document.xml", `${TYPE}.document.main+xml`],
    ["word/styles.xml", `${TYPE}.styles+xml`],
  ]);
}

const STYLES: Record<WrittenLine["style"], string> = { day: "Heading1", option: "Heading2", words: "Fact" };

const paragraph = (style: string, runs: string) => `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${runs}</w:p>`;

const run = (words: string, properties = "") =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text(words)}</w:t></w:r>`;

function table({ columns, rows }: WrittenTable, links: string[]): string {
  const characters = columns.reduce((sum, { width }) => sum + width, 0);
  const widths = columns.map(({ width }) => Math.floor((TABLE_WIDTH * width) / characters));
  const row = (cells: string[], style: string, properties = "", shading = "") =>
    `<w:tr><w:trPr><w:cantSplit/>${properties}</w:trPr>${cells
      .map(
        (runs, index) =>
          `<w:tc><w:tcPr><w:tcW w:w="${widths[index]}" w:type="dxa"/>${shading}<w:vAlign w:val="center"/></w:tcPr>${paragraph(style, runs)}</w:tc>`,
      )
      .join("")}</w:tr>`;
  const head = row(
    columns.map(({ heading }) => run(heading)),
    "TableHead",
    "<w:tblHeader/>",
    `<w:shd w:val="clear" w:color="auto" w:fill="${INK}"/>`,
  );
  const body = rows.map((cells) =>
    row(
      cells.map((value, index) => cell(value, columns[index]?.heading, links)),
      "TableText",
    ),
  );
  const edge = (side: string, hue: string, size = 4) =>
    `<w:${side} w:val="single" w:sz="${size}" w:space="0" w:color="${hue}"/>`;
  return `<w:tbl><w:tblPr><w:tblW w:w="${TABLE_WIDTH}" w:type="dxa"/><w:tblBorders>${edge("top", INK, 8)}${edge("bottom", LINE)}${edge("insideH", LINE)}</w:tblBorders><w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="90" w:type="dxa"/><w:right w:w="90" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblGrid>${widths
    .map((width) => `<w:gridCol w:w="${width}"/>`)
    .join("")}</w:tblGrid>${head}${body.join("")}</w:tbl>`;
}

function cell(value: string, heading: string | undefined, links: string[]): string {
  if (value === "") return "";
  if (heading !== LINK_COLUMN) return run(value, heading === STRONG_COLUMN ? "<w:b/>" : "");
  if (!links.includes(value)) links.push(value);
  const shown = run(value, `<w:color w:val="${ACCENT}"/><w:u w:val="single"/>`);
  return `<w:hyperlink r:id="video${links.indexOf(value) + 1}" w:history="1">${shown}</w:hyperlink>`;
}

/** Sizes in half points, distances in twentieths of a point. */
function styles(): string {
  const style = (id: string, size: number, hue: string, { bold = false, before = 0, after = 60, level = -1 } = {}) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id.replace("Heading", "heading ")}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr><w:spacing w:before="${before}" w:after="${after}"/>${level < 0 ? "" : `<w:outlineLvl w:val="${level}"/>`}</w:pPr><w:rPr>${bold ? "<w:b/>" : ""}<w:color w:val="${hue}"/><w:sz w:val="${size}"/></w:rPr></w:style>`;
  return `<w:styles xmlns:w="${W}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Calibri" w:cs="Calibri"/><w:sz w:val="21"/><w:szCs w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>${style(
    "Title",
    52,
    INK,
    { bold: true, after: 80 },
  )}${style("Heading1", 36, ACCENT, { bold: true, before: 240, level: 0 })}${style("Heading2", 24, INK, { bold: true, before: 160, level: 1 })}${style("Fact", 21, MUTED)}${style("TableText", 19, INK, { before: 50, after: 50 })}${style("TableHead", 18, PAPER, { bold: true, before: 60 })}</w:styles>`;
}
