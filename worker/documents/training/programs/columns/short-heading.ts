import type { ColumnRole } from "../../vocabulary/column-words";
import { cellsIn, type View } from "../grid-view";
import { plain } from "../labels/plain-text";

/** "S | R | %", "кг | п | с": letters for sets and reps, where both stand in a row of headings; one alone says nothing. */
export function shortRole(view: View, row: number, text: string): ColumnRole | null {
  if (SHORT_REST.test(plain(text)) && holdsSeconds(view, row, text)) return "rest";
  const pair =
    text.length === 1 ? LETTERS.find((letters) => letters.some((letter) => letter === plain(text))) : undefined;
  if (!pair) return null;
  const others = new Set(cellsIn(view, row).map((cell) => plain(cell.text)));
  if (!pair.every((letter) => others.has(letter))) return null;
  return plain(text) === pair[0] ? "sets" : "reps";
}

/** "desc." is as well short of a description: what stands below it tells. */
function holdsSeconds(view: View, row: number, text: string): boolean {
  const index = cellsIn(view, row).find((cell) => cell.text === text)?.column ?? -1;
  const cells = view.rows.slice(row + 1).flatMap((each) => each[index]?.text ?? []);
  return cells.length > 1 && cells.every((each) => /^(?:[3-9]|[1-3]\d)[05]$/.test(each));
}

const SHORT_REST = /^(?:desc|descr|int|interv|pau)\.?$/;

/** Sets and reps in one letter, as several languages begin them. */
const LETTERS = [
  ["s", "r"],
  ["с", "п"],
] as const;
