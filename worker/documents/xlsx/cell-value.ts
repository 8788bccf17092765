import type { StoredValue } from "../document-model";
import { displayNumber } from "../grid/display-number";
import type { CellFormat } from "../grid/number-formats";
import { DOCUMENT_LIMITS } from "../limits";
import { child, type XmlElement } from "../xml/xml-element";
import { richText } from "./shared-strings";

export type CellValue = { text: string; stored: StoredValue | null; url: string | null };

/** What a cell shows. Formulas are never computed: their last value is shown, and only a literal HYPERLINK is a link. */
export function readCellValue(cell: XmlElement, strings: string[], format: CellFormat, date1904: boolean): CellValue {
  const raw = child(cell, "v")?.text.trim() ?? "";
  const url = formulaLink(child(cell, "f")?.text);
  const shown = (text: string, stored: StoredValue | null = null): CellValue => ({
    text: text.slice(0, DOCUMENT_LIMITS.cellCharacters),
    stored,
    url,
  });

  switch (cell.attributes.t ?? "n") {
    case "s":
      return shown(strings[Number(raw)] ?? "");
    case "inlineStr": {
      const inline = child(cell, "is");
      return shown(inline ? richText(inline) : "");
    }
    case "str":
      return shown(child(cell, "v")?.text ?? "");
    case "b":
      return shown(raw === "1" ? "TRUE" : "FALSE");
    case "e":
      return shown("");
    case "d":
      return isoDate(raw, shown);
    default: {
      const number = Number(raw);
      if (raw === "" || !Number.isFinite(number)) return shown(raw);
      const { text, stored } = displayNumber(number, format.code, date1904);
      return shown(text, stored);
    }
  }
}

function isoDate(raw: string, shown: (text: string, stored?: StoredValue | null) => CellValue): CellValue {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(raw) ?? [];
  if (!year) return shown(raw);
  return shown(`${Number(month)}/${Number(day)}/${year}`, {
    kind: "date",
    year: Number(year),
    month: Number(month),
    day: Number(day),
  });
}

function formulaLink(formula: string | undefined): string | null {
  return /^\s*=?\s*HYPERLINK\(\s*"([^"]+)"/i.exec(formula ?? "")?.[1] ?? null;
}
