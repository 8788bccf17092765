import { cellText } from "../block-text";
import type { GridCell, Paragraph, Sheet, StoredValue } from "../document-model";
import { displayNumber } from "../grid/display-number";
import { officePackage, type Relationship, relationships, text } from "../package/write-package";
import { columnName } from "./cell-range";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/** What dates and times may be shown as; each is a style, and the same in bold the next. */
const FORMATS = ["General", "h:mm:ss", "h:mm", "mm:ss", "[h]:mm:ss", "d-mmm", "mmm-yy", "d-mmm-yy", "m/d/yyyy"];

/** Writes what the sheets of a workbook show as a .xlsx: texts, numbers, dates, links and merged cells in their places. */
export function writeSheets(title: string, sheets: Sheet[]): Promise<Uint8Array> {
  const path = (index: number) => `xl/worksheets/sheet${index + 1}.xml`;
  const named = sheets.map(
    ({ name }, index) => `<sheet name="${text(name)}" sheetId="${index + 1}" r:id="sheet${index + 1}"/>`,
  );
  const parts: Record<string, string> = {
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${R}"><sheets>${named.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationships([
      ...sheets.map((_, index): Relationship => [`sheet${index + 1}`, "worksheet", `worksheets/sheet${index + 1}.xml`]),
      ["styles", "styles", "styles.xml"],
    ]),
    "xl/styles.xml": styles(),
  };
  sheets.forEach((sheet, index) => {
    const { xml, links } = worksheet(sheet);
    parts[path(index)] = xml;
    if (links.length > 0)
      parts[`xl/worksheets/_rels/sheet${index + 1}.xml.rels`] = relationships(
        links.map(({ url }, at): Relationship => [`link${at + 1}`, "hyperlink", url, true]),
      );
  });
  return officePackage(title, "xl/workbook.xml", parts, [
    ["xl/workbook.xml", `${TYPE}.sheet.main+xml`],
    ["xl/styles.xml", `${TYPE}.styles+xml`],
    ...sheets.map((_, index): [string, string] => [path(index), `${TYPE}.worksheet+xml`]),
  ]);
}

function worksheet({ grid: { rows, rowNumbers, columnNumbers } }: Sheet) {
  const areas = new Map<GridCell, { from: string; to: string }>();
  const links: { address: string; url: string }[] = [];
  const address = (row: number, column: number) => `${columnName((columnNumbers[column] ?? 1) - 1)}${rowNumbers[row]}`;
  const written = rows.map((cells, row) => {
    const own = cells.map((cell, column) => {
      if (!cell) return "";
      const at = address(row, column);
      const area = areas.get(cell);
      if (area) {
        area.to = at;
        return "";
      }
      areas.set(cell, { from: at, to: at });
      const url = paragraphsOf(cell).flatMap(({ runs }) => runs.flatMap((run) => run.url ?? []))[0];
      if (url) links.push({ address: at, url });
      return cellXml(at, cell);
    });
    return `<row r="${rowNumbers[row]}">${own.join("")}</row>`;
  });
  const merged = [...areas.values()].filter(({ from, to }) => from !== to);
  const merges = merged.map(({ from, to }) => `<mergeCell ref="${from}:${to}"/>`).join("");
  const hyperlinks = links.map(({ address: at }, index) => `<hyperlink ref="${at}" r:id="link${index + 1}"/>`).join("");
  return {
    links,
    xml: `<worksheet xmlns="${MAIN}" xmlns:r="${R}"><sheetData>${written.join("")}</sheetData>${merges ? `<mergeCells count="${merged.length}">${merges}</mergeCells>` : ""}${hyperlinks ? `<hyperlinks>${hyperlinks}</hyperlinks>` : ""}</worksheet>`,
  };
}

const paragraphsOf = ({ blocks }: GridCell) => blocks.filter((block): block is Paragraph => block.kind === "paragraph");

function cellXml(address: string, cell: GridCell): string {
  const paragraphs = paragraphsOf(cell);
  const value = cellText(cell);
  if (value === "") return "";
  const bold = paragraphs.every(({ runs }) => runs.every((run) => run.bold || run.text.trim() === "")) ? 1 : 0;
  const serial = cell.stored ? serialOf(cell.stored) : null;
  const format = serial === null ? -1 : FORMATS.findIndex((code) => displayNumber(serial, code, false).text === value);
  const style = ` s="${Math.max(format, 0) * 2 + bold}"`;
  if (serial !== null && format >= 0) return `<c r="${address}"${style}><v>${serial}</v></c>`;
  if (/^-?(?:0|[1-9]\d{0,9})(?:\.\d{1,6})?$/.test(value)) return `<c r="${address}"${style}><v>${value}</v></c>`;
  return `<c r="${address}"${style} t="inlineStr"><is><t xml:space="preserve">${text(value)}</t></is></c>`;
}

/** Days since the end of 1899, as a workbook stores them. */
function serialOf(stored: StoredValue): number {
  if (stored.kind === "time") return stored.seconds / 86_400;
  return (Date.UTC(stored.year, stored.month - 1, stored.day) - Date.UTC(1899, 11, 30)) / 86_400_000;
}

function styles(): string {
  const codes = FORMATS.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${text(code)}"/>`);
  const cells = FORMATS.flatMap((_, index) =>
    [0, 1].map(
      (font) =>
        `<xf numFmtId="${index === 0 ? 0 : 200 + index}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
    ),
  );
  const font = (more: string) => `<font>${more}<sz val="11"/><name val="Calibri"/></font>`;
  return `<styleSheet xmlns="${MAIN}"><numFmts count="${codes.length}">${codes.join("")}</numFmts><fonts count="2">${font("")}${font("<b/>")}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cells.length}">${cells.join("")}</cellXfs></styleSheet>`;
}
