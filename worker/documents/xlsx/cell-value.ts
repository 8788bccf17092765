import type { StoredValue } from "../document-model";
import { displayNumber } from "../grid/display-number";
import type { CellFormat } from "../grid/number-formats";
import { plainText } from "./shared-strings";

/** A cell as the sheet stores it: its type, its value, and the text that an inline string holds instead. */
type StoredCell = { type: string; value: string; inline: string };
type CellValue = { text: string; stored: StoredValue | null };
/** A format, and numbers that have been written in it, by what the file has for them. */
export type SheetFormat = CellFormat & { shown: Map<string, CellValue> };

/** What a cell shows. Formulas are never computed: their last value is shown. An error shows nothing. */
export function readCellValue(cell: StoredCell, strings: string[], format: SheetFormat, date1904: boolean): CellValue {
  const { value } = cell;
  switch (cell.type) {
    case "s":
      return shown(strings[Number(value)] ?? "");
    case "inlineStr":
      return shown(cell.inline);
    case "str":
      return shown(plainText(value));
    case "b":
      return shown(value.trim() === "1" ? "TRUE" : "FALSE");
    case "e":
      return shown("");
    case "d":
      return isoDate(value.trim());
    default: {
      const raw = value.trim();
      const number = Number(raw);
      // Some writers leave out the type of inline strings.
      if (raw === "") return shown(cell.inline);
      if (!Number.isFinite(number)) return shown(raw);
      return shownAs(format, raw, number, date1904);
    }
  }
}

/** Programs repeat their numbers: to write one in its format costs more than to read its cell, and equal texts are one. */
function shownAs(format: SheetFormat, raw: string, number: number, date1904: boolean): CellValue {
  const known = format.shown.get(raw);
  if (known) return known;
  // No more than the eleven digits that "General" shows.
  const isShort = format.code === "General" && raw.length <= 11;
  const value = isShort ? shown(String(number)) : displayNumber(number, format.code, date1904);
  if (format.shown.size < 2000) format.shown.set(raw, value);
  return value;
}

function shown(text: string, stored: StoredValue | null = null): CellValue {
  return { text, stored };
}

function isoDate(raw: string): CellValue {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(raw) ?? [];
  if (!year) return shown(raw);
  return shown(`${Number(month)}/${Number(day)}/${year}`, {
    kind: "date",
    year: Number(year),
    month: Number(month),
    day: Number(day),
  });
}
