import { COLUMN_TYPES, type ColumnType } from "../../../worker/contract/drafts";

const KEY = "longroll.option";

/** The way somebody trained last on this device. Storage may be forbidden; then nothing is remembered. */
export function rememberedOption(): ColumnType | null {
  try {
    const kept = localStorage.getItem(KEY);
    return COLUMN_TYPES.find((option) => option === kept) ?? null;
  } catch {
    return null;
  }
}

export function rememberOption(option: ColumnType): void {
  try {
    localStorage.setItem(KEY, option);
  } catch {
    // Remembering is a convenience.
  }
}
