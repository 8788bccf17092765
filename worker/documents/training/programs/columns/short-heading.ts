import type { ColumnRole } from "../../vocabulary/column-words";
import { cellsIn, type View } from "../grid-view";

/** "S | R | %" are sets and reps, where both stand in a row of headings; a letter alone says nothing. */
export function shortRole(view: View, row: number, text: string): ColumnRole | null {
  if (!/^[SR]$/i.test(text)) return null;
  const letters = new Set(cellsIn(view, row).map((cell) => cell.text.toUpperCase()));
  if (!letters.has("S") || !letters.has("R")) return null;
  return text.toUpperCase() === "S" ? "sets" : "reps";
}
