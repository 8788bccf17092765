import { sealedDraft } from "../own-draft";
import { officePackage, type Relationship, relationships, text } from "../package/write-package";
import { ACCENT, INK, LINE, LINK_COLUMN, MUTED, PAPER, STRONG_COLUMN, type WrittenDocument } from "../written-table";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const SHEET = "xl/worksheets/sheet1.xml";

/** Places in `cellXfs` below. */
const STYLE = {
  title: 1,
  label: 2,
  text: 3,
  head: 4,
  cell: 5,
  strong: 6,
  link: 7,
  day: 8,
  option: 9,
  words: 3,
} as const;
const HEIGHTS = { day: 32, option: 24, words: 20 } as const;

/** One sheet: title, facts, and the tables with what stands above them (ECMA-376, part 1, 18.3). */
export async function writeXlsx(written: WrittenDocument): Promise<Uint8Array> {
  const { xml, links } = worksheet(written);
  const parts: Record<string, string> = {
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${R}"><sheets><sheet name="Workout" sheetId="1" r:id="sheet1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationships([
      ["sheet1", "worksheet", "worksheets/sheet1.xml"],
      ["styles", "styles", "styles.xml"],
    ]),
    "xl/styles.xml": styles(),
    [SHEET]: xml,
    ...(await sealedDraft(written.draft, xml)),
  };
  if (links.length > 0) {
    parts["xl/worksheets/_rels/sheet1.xml.rels"] = relationships(
      links.map(({ url }, at): Relationship => [`video${at + 1}`, "hyperlink", url, true]),
    );
  }
  return officePackage(written.title, "xl/workbook.xml", parts, [
    ["xl/workbook.xml", `${TYPE}.sheet.main+xml`],
    ["xl/styles.xml", `${TYPE}.styles+xml`],
    [SHEET, `${TYPE}.worksheet+xml`],
  ]);
}

type Cell = { value: string; style: number };
type Line = { cells: Cell[]; height: number; mergedFrom?: string };

function linesOf({ title, facts, tables }: WrittenDocument): Line[] {
  return [
    { cells: [{ value: title, style: STYLE.title }], height: 36, mergedFrom: "A" },
    ...facts.map(({ label, value }) => ({
      cells: [
        { value: label, style: STYLE.label },
        { value, style: STYLE.text },
      ],
      height: value.length > 90 ? 52 : 20,
      mergedFrom: "B",
    })),
    ...tables.flatMap(({ above, columns, rows }): Line[] => [
      { cells: [], height: 12 },
      ...above.map(({ style, text: value }) => ({
        cells: [{ value, style: STYLE[style] }],
        height: value.length > 120 ? 40 : HEIGHTS[style],
        mergedFrom: "A",
      })),
      ...(rows.length
        ? [{ cells: columns.map(({ heading }) => ({ value: heading, style: STYLE.head })), height: 22 }]
        : []),
      ...rows.map((row) => ({
        cells: row.map((value, index) => ({ value, style: styleOf(columns[index]?.heading) })),
        height: 20,
      })),
    ]),
  ];
}

function worksheet(written: WrittenDocument) {
  const columns = written.tables[0]?.columns ?? [];
  // Facts need a label and a place beside it, even where the table has a single column.
  const last = letterOf(Math.max(columns.length - 1, 1));
  const lines = linesOf(written);
  const links: { address: string; url: string }[] = [];
  const merged: string[] = [];
  const data = lines.map(({ cells, height, mergedFrom }, index) => {
    const number = index + 1;
    if (mergedFrom && mergedFrom !== last) merged.push(`${mergedFrom}${number}:${last}${number}`);
    const inner = cells.map(({ value, style }, column) => {
      const address = `${letterOf(column)}${number}`;
      if (value === "") return `<c r="${address}" s="${style}"/>`;
      if (style === STYLE.link) links.push({ address, url: value });
      return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text(value)}</t></is></c>`;
    });
    return `<row r="${number}" ht="${height}" customHeight="1">${inner.join("")}</row>`;
  });
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const areas = `<mergeCells count="${merged.length}">${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>`;
  const hyperlinks = links.map(({ address }, index) => `<hyperlink ref="${address}" r:id="video${index + 1}"/>`);
  const area = `A1:${last}${lines.length}`;
  return {
    links,
    xml: `<worksheet xmlns="${MAIN}" xmlns:r="${R}"><sheetPr><tabColor rgb="FF${ACCENT}"/><pageSetUpPr fitToPage="1"/></sheetPr><dimension ref="${area}"/><sheetViews><sheetView showGridLines="0" tabSelected="1" workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="20" customHeight="1"/><cols>${widths.join("")}</cols><sheetData>${data.join("")}</sheetData>${merged.length ? areas : ""}${hyperlinks.length ? `<hyperlinks>${hyperlinks.join("")}</hyperlinks>` : ""}<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/><ignoredErrors><ignoredError sqref="${area}" numberStoredAsText="1" twoDigitTextYear="1"/></ignoredErrors></worksheet>`,
  };
}

const letterOf = (column: number) => String.fromCharCode(65 + column);

function styleOf(heading: string | undefined): number {
  if (heading === LINK_COLUMN) return STYLE.link;
  return heading === STRONG_COLUMN ? STYLE.strong : STYLE.cell;
}

function styles(): string {
  const font = (size: number, hue: string, more = "") =>
    `<font>${more}<sz val="${size}"/><color rgb="FF${hue}"/><name val="Calibri"/><family val="2"/></font>`;
  // Text throughout (49): a spreadsheet turns a typed 3-5 into a date otherwise.
  const format = (fontId: number, fillId = 0, borderId = 0) =>
    `<xf numFmtId="49" fontId="${fontId}" fillId="${fillId}" borderId="${borderId}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>`;
  const list = (name: string, items: string[]) => `<${name} count="${items.length}">${items.join("")}</${name}>`;
  return `<styleSheet xmlns="${MAIN}">${list("fonts", [
    font(11, INK),
    font(22, INK, "<b/>"),
    font(11, MUTED, "<b/>"),
    font(10, PAPER, "<b/>"),
    font(11, INK, "<b/>"),
    font(11, ACCENT, "<u/>"),
    font(18, ACCENT, "<b/>"),
    font(13, INK, "<b/>"),
  ])}${list("fills", [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
    `<fill><patternFill patternType="solid"><fgColor rgb="FF${INK}"/><bgColor indexed="64"/></patternFill></fill>`,
  ])}${list("borders", [
    "<border><left/><right/><top/><bottom/><diagonal/></border>",
    `<border><left/><right/><top/><bottom style="thin"><color rgb="FF${LINE}"/></bottom><diagonal/></border>`,
  ])}<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>${list("cellXfs", [
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    format(1),
    format(2),
    format(0),
    format(3, 2),
    format(0, 0, 1),
    format(4, 0, 1),
    format(5, 0, 1),
    format(6),
    format(7),
  ])}<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}
