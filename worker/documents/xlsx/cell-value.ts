import type { StoredValue } from "../document-model";
import { displayNumber } from "../grid/display-number";
import type { CellFormat } from "../grid/number-formats";
import { plainText } from "./shared-strings";

/** A cell as the sheet stores it: its type, its value, and the text that an inline string holds instead. */
export type StoredCell = { type: string; value: string; inline: string };
export type CellValue = { text: string; stored: StoredValue | null };

/** What a cell shows. Formulas are never computed: their last value is shown. An error shows nothing. */
export function readCellValue(cell: StoredCell, strings: string[], format: CellFormat, date1904: boolean): CellValue {
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
      if (format.code === "General" && Number.isInteger(number) && Math.abs(number) < 1e11)
        return shown(String(number));
      return displayNumber(number, format.code, date1904);
    }
  }
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
