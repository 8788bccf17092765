import { officePackage, relationships, text } from "../../worker/documents/package/write-package.ts";
import { brandColors } from "./brand-colors.mjs";
import { COLUMNS } from "./content.mjs";

const W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const color = brandColors();

/** Column widths in twentieths of a point, fitted to their text; their sum is the width between the margins. */
const WIDTHS = [660, 860, 1560, 2620, 1560, 1300, 800, 800, 3720, 840];
const LANDSCAPE = { width: 16838, height: 11906, margin: 1059 };
const BOLD_COLUMNS = ["Code", "Exercise"];

/** Returns a week as a Word document: a heading per day, one per option, and a table below each. */
export function weekDocx({ title, description, days }) {
  const links = [];
  const body = [
    paragraph("Title", title),
    paragraph("Subtitle", description),
    ...days.flatMap(({ name, focus, notes, options }, index) => [
      paragraph("Heading1", `${name} – ${focus}`, index > 0),
      paragraph("DayNote", `Day notes: ${notes}`),
      ...options.flatMap((option) => [paragraph("Heading2", option.name), table(option.exercises, links)]),
    ]),
  ];
  return document(title, body, links);
}

/** Returns a workout as a Word document: title, duration, description and one table. */
export function workoutDocx({ title, duration, description, exercises }) {
  const links = [];
  const body = [
    paragraph("Title", title),
    paragraph("DayNote", `Duration: ${duration}`),
    paragraph("Subtitle", description),
    table(exercises, links),
  ];
  return document(title, body, links);
}

function paragraph(style, words, newPage = false) {
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${newPage ? "<w:pageBreakBefore/>" : ""}</w:pPr>${run(words)}</w:p>`;
}

function run(words, properties = "") {
  return `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text(words)}</w:t></w:r>`;
}

function table(exercises, links) {
  const grid = WIDTHS.map((width) => `<w:gridCol w:w="${width}"/>`).join("");
  const head = row(
    COLUMNS.map((name) => run(name)),
    "<w:tblHeader/>",
    `<w:shd w:val="clear" w:color="auto" w:fill="${color.ink}"/>`,
    "TableHead",
  );
  const rows = exercises.map((cells, index) =>
    row(
      cells.map((value, column) => cell(value, COLUMNS[column], links)),
      "",
      index % 2 ? `<w:shd w:val="clear" w:color="auto" w:fill="${color.paper}"/>` : "",
      "TableText",
    ),
  );
  return `<w:tbl><w:tblPr><w:tblStyle w:val="Program"/><w:tblW w:w="${WIDTHS.reduce((sum, width) => sum + width)}" w:type="dxa"/><w:tblLayout w:type="fixed"/><w:tblLook w:val="0420" w:firstRow="1" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="0" w:noVBand="1"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${head}${rows.join("")}</w:tbl>`;
}

function row(cells, properties, shading, style) {
  const inner = cells.map(
    (runs, index) =>
      `<w:tc><w:tcPr><w:tcW w:w="${WIDTHS[index]}" w:type="dxa"/>${shading}<w:vAlign w:val="center"/></w:tcPr><w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${runs}</w:p></w:tc>`,
  );
  return `<w:tr><w:trPr><w:cantSplit/>${properties}</w:trPr>${inner.join("")}</w:tr>`;
}

function cell(value, column, links) {
  if (value === "") return "";
  if (column !== "Video") return run(value, BOLD_COLUMNS.includes(column) ? "<w:b/>" : "");
  if (!links.includes(value)) links.push(value);
  return `<w:hyperlink r:id="video${links.indexOf(value) + 1}" w:history="1">${run("Watch", '<w:rStyle w:val="Hyperlink"/>')}</w:hyperlink>`;
}

function document(title, body, links) {
  const { width, height, margin } = LANDSCAPE;
  const page = `<w:sectPr><w:pgSz w:w="${width}" w:h="${height}" w:orient="landscape"/><w:pgMar w:top="640" w:right="${margin}" w:bottom="560" w:left="${margin}" w:header="400" w:footer="300" w:gutter="0"/></w:sectPr>`;
  // Word requires a paragraph after a table that ends the page.
  const end = '<w:p><w:pPr><w:pStyle w:val="TableText"/></w:pPr></w:p>';
  const parts = {
    "word/document.xml": `<w:document xmlns:w="${W}" xmlns:r="${R}"><w:body>${body.join("")}${end}${page}</w:body></w:document>`,
    "word/styles.xml": styles(),
    "word/settings.xml": `<w:settings xmlns:w="${W}"><w:zoom w:percent="100"/><w:defaultTabStop w:val="708"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`,
    "word/_rels/document.xml.rels": relationships([
      ["styles", "styles", "styles.xml"],
      ["settings", "settings", "settings.xml"],
      ...links.map((url, index) => [`video${index + 1}`, "hyperlink", url, true]),
    ]),
  };
  return officePackage(title, "word/document.xml", parts, [
    ["word/document.xml", `${TYPE}.document.main+xml`],
    ["word/styles.xml", `${TYPE}.styles+xml`],
    ["word/settings.xml", `${TYPE}.settings+xml`],
  ]);
}

/** Sizes are in half points, distances in twentieths of a point. */
function styles() {
  const style = (id, name, { before = 0, after = 0, size, hue = color.ink, bold = false, keep = false, level }) =>
    `<w:style w:type="paragraph" w:styleId="${id}"${name === id ? ' w:customStyle="1"' : ""}><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr>${keep ? "<w:keepNext/><w:keepLines/>" : ""}<w:spacing w:before="${before}" w:after="${after}"/>${level === undefined ? "" : `<w:outlineLvl w:val="${level}"/>`}</w:pPr><w:rPr>${bold ? "<w:b/>" : ""}<w:color w:val="${hue}"/><w:sz w:val="${size}"/></w:rPr></w:style>`;
  const edge = (side, hue, size = 4) => `<w:${side} w:val="single" w:sz="${size}" w:space="0" w:color="${hue}"/>`;
  return `<w:styles xmlns:w="${W}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Calibri" w:cs="Calibri"/><w:sz w:val="21"/><w:szCs w:val="21"/><w:lang w:val="en-GB"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>${[
    style("Title", "Title", { after: 80, size: 52, bold: true, keep: true }),
    style("Subtitle", "Subtitle", { after: 160, size: 22, hue: color.muted }),
    style("Heading1", "heading 1", {
      before: 120,
      after: 60,
      size: 36,
      hue: color.accent,
      bold: true,
      keep: true,
      level: 0,
    }),
    style("Heading2", "heading 2", { before: 160, after: 60, size: 24, bold: true, keep: true, level: 1 }),
    style("DayNote", "DayNote", { after: 60, size: 21, hue: color.muted, keep: true }),
    style("TableText", "TableText", { before: 36, after: 36, size: 19 }),
    style("TableHead", "TableHead", {
      before: 60,
      after: 60,
      size: 18,
      hue: color["on-accent"],
      bold: true,
      keep: true,
    }),
  ].join(
    "",
  )}<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="${color.accent}"/><w:u w:val="single"/></w:rPr></w:style><w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:left w:w="108" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style><w:style w:type="table" w:customStyle="1" w:styleId="Program"><w:name w:val="Program"/><w:basedOn w:val="TableNormal"/><w:tblPr><w:tblBorders>${edge("top", color.ink, 8)}${edge("bottom", color["line-strong"])}${edge("insideH", color.line)}</w:tblBorders><w:tblCellMar><w:left w:w="90" w:type="dxa"/><w:right w:w="90" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style></w:styles>`;
}
