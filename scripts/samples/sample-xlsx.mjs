import { officePackage, relationships, text } from "../../worker/documents/package/write-package.ts";
import { brandColors } from "./brand-colors.mjs";
import { COLUMNS } from "./content.mjs";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const color = brandColors();

/** Column widths in characters, as spreadsheets measure them. */
const WIDTHS = [8, 10, 18, 32, 17, 14, 9, 9, 48, 32];
const LAST = "J";

/** Indexes into `cellXfs` below. */
const STYLE = { title: 1, text: 2, label: 3, day: 4, option: 5, head: 6, cell: 7, strong: 8, link: 9, muted: 10 };

/** Returns a week as a workbook: a sheet about the program, then one per day with its options below each other. */
export function weekXlsx({ title, week, description, days }) {
  const about = {
    name: "Program",
    rows: [across(title, STYLE.title, 36), fact("Week", week), fact("Description", description, 52)],
  };
  const sheets = days.map(({ name, focus, notes, options }) => ({
    name,
    rows: [
      across(`${name} – ${focus}`, STYLE.day, 32),
      across(`Day notes: ${notes}`, STYLE.muted),
      ...options.flatMap((option) => [
        { cells: [], height: 12 },
        across(option.name, STYLE.option, 24),
        headings(),
        ...option.exercises.map(exercise),
      ]),
    ],
  }));
  return workbook(title, [about, ...sheets]);
}

/** Returns a workout as a workbook: one sheet with title, duration, description and a table. */
export function workoutXlsx({ title, duration, description, exercises }) {
  const rows = [
    across(title, STYLE.title, 36),
    fact("Duration", duration),
    fact("Description", description, 36),
    { cells: [], height: 12 },
    headings(),
    ...exercises.map(exercise),
  ];
  return workbook(title, [{ name: "Workout", rows }]);
}

/** A row with one text across the whole width. */
const across = (value, style, height = 20) => ({ cells: [{ value, style }], height, merged: "A" });
/** A label, and its value across the remaining width. */
const fact = (label, value, height = 20) => ({
  cells: [{ value: label, style: STYLE.label }, null, { value, style: STYLE.text }],
  height,
  merged: "C",
});
const headings = () => ({ cells: COLUMNS.map((value) => ({ value, style: STYLE.head })), height: 22 });
const exercise = (values) => ({
  cells: values.map((value, index) => ({ value, style: styleOf(COLUMNS[index]) })),
  height: 20,
});

function styleOf(column) {
  if (column === "Video") return STYLE.link;
  return column === "Code" || column === "Exercise" ? STYLE.strong : STYLE.cell;
}

function workbook(title, sheets) {
  const parts = {
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${R}"><bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="16000"/></bookViews><sheets>${sheets
      .map(({ name }, index) => `<sheet name="${text(name)}" sheetId="${index + 1}" r:id="sheet${index + 1}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationships([
      ...sheets.map((_, index) => [`sheet${index + 1}`, "worksheet", `worksheets/sheet${index + 1}.xml`]),
      ["styles", "styles", "styles.xml"],
    ]),
    "xl/styles.xml": styles(),
  };
  sheets.forEach((sheet, index) => {
    const { xml, links } = worksheet(sheet, index === 0);
    parts[`xl/worksheets/sheet${index + 1}.xml`] = xml;
    if (links.length > 0)
      parts[`xl/worksheets/_rels/sheet${index + 1}.xml.rels`] = relationships(
        links.map(({ url }, at) => [`video${at + 1}`, "hyperlink", url, true]),
      );
  });
  return officePackage(title, "xl/workbook.xml", parts, [
    ["xl/workbook.xml", `${TYPE}.sheet.main+xml`],
    ["xl/styles.xml", `${TYPE}.styles+xml`],
    ...sheets.map((_, index) => [`xl/worksheets/sheet${index + 1}.xml`, `${TYPE}.worksheet+xml`]),
  ]);
}

function worksheet({ rows }, selected) {
  const links = [];
  const merged = [];
  const data = rows.map(({ cells, height, merged: from }, index) => {
    const number = index + 1;
    if (from) merged.push(`${from}${number}:${LAST}${number}`);
    const inner = cells.map((cell, column) => {
      if (!cell) return "";
      const address = `${String.fromCharCode(65 + column)}${number}`;
      if (cell.value === "") return `<c r="${address}" s="${cell.style}"/>`;
      if (cell.style === STYLE.link) links.push({ address, url: cell.value });
      return `<c r="${address}" s="${cell.style}" t="inlineStr"><is><t>${text(cell.value)}</t></is></c>`;
    });
    return `<row r="${number}" ht="${height}" customHeight="1">${inner.join("")}</row>`;
  });
  const columns = WIDTHS.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const areas = merged.length
    ? `<mergeCells count="${merged.length}">${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>`
    : "";
  const hyperlinks = links.map(({ address }, index) => `<hyperlink ref="${address}" r:id="video${index + 1}"/>`);
  const area = `A1:${LAST}${rows.length}`;
  return {
    links,
    xml: `<worksheet xmlns="${MAIN}" xmlns:r="${R}"><sheetPr><tabColor rgb="FF${color.accent}"/><pageSetUpPr fitToPage="1"/></sheetPr><dimension ref="${area}"/><sheetViews><sheetView showGridLines="0"${selected ? ' tabSelected="1"' : ""} workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="20" customHeight="1"/><cols>${columns.join("")}</cols><sheetData>${data.join("")}</sheetData>${areas}${hyperlinks.length ? `<hyperlinks>${hyperlinks.join("")}</hyperlinks>` : ""}<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/><ignoredErrors><ignoredError sqref="${area}" numberStoredAsText="1" twoDigitTextYear="1"/></ignoredErrors></worksheet>`,
  };
}

function styles() {
  const font = (size, hue, more = "") =>
    `<font>${more}<sz val="${size}"/><color rgb="FF${hue}"/><name val="Calibri"/><family val="2"/></font>`;
  const fill = (hue) =>
    `<fill><patternFill patternType="solid"><fgColor rgb="FF${hue}"/><bgColor indexed="64"/></patternFill></fill>`;
  const line = (hue) =>
    `<border><left/><right/><top/><bottom style="thin"><color rgb="FF${hue}"/></bottom><diagonal/></border>`;
  // Format 49 is text: otherwise a spreadsheet turns a typed 3-5 into a date.
  const format = (fontId, fillId, borderId, wrap = false) =>
    `<xf numFmtId="49" fontId="${fontId}" fillId="${fillId}" borderId="${borderId}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="${wrap ? "top" : "center"}"${wrap ? ' wrapText="1"' : ""}/></xf>`;
  const fonts = [
    font(11, color.ink),
    font(22, color.ink, "<b/>"),
    font(11, color.muted, "<b/>"),
    font(18, color.accent, "<b/>"),
    font(13, color.ink, "<b/>"),
    font(10, color["on-accent"], "<b/>"),
    font(11, color.ink, "<b/>"),
    font(11, color.accent, "<u/>"),
    font(11, color.muted),
  ];
  const fills = [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
    fill(color.ink),
    fill(color["accent-soft"]),
  ];
  const borders = ["<border><left/><right/><top/><bottom/><diagonal/></border>", line(color.line)];
  const formats = [
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    format(1, 0, 0),
    format(0, 0, 0, true),
    format(2, 0, 0, true),
    format(3, 0, 0),
    format(4, 3, 0),
    format(5, 2, 0),
    format(0, 0, 1),
    format(6, 0, 1),
    format(7, 0, 1),
    format(8, 0, 0),
  ];
  const list = (name, items) => `<${name} count="${items.length}">${items.join("")}</${name}>`;
  return `<styleSheet xmlns="${MAIN}">${list("fonts", fonts)}${list("fills", fills)}${list("borders", borders)}<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>${list("cellXfs", formats)}<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}
