import { looksLikeMovement } from "../../vocabulary/movements";
import { cellsIn, type View } from "../grid-view";
import { plain } from "../labels/plain-text";
import type { TableRow } from "./table-row";

/** "Sets this session | 15 | 18" below the exercises: each figure is what those above it in its column come to. */
export function addsUp({ table: { view }, number, name, fresh }: TableRow): boolean {
  const figures = fresh.filter((cell) => cell !== name);
  if (!name || figures.length === 0 || looksLikeMovement(plain(name.text))) return false;
  const roles = name.text.split(/\s+/).map((word) => view.headingOf(word).role);
  if (!roles.includes("sets") && !roles.includes("reps")) return false;
  const addends = figures.map(({ column, text }) => addendsOf(view, number, column, Number(text)));
  return addends.every((count) => count > 0) && addends.some((count) => count > 1);
}

/** How many figures right above come to this one; none where they do not. */
function addendsOf(view: View, number: number, column: number, total: number): number {
  let [sum, addends] = [0, 0];
  for (let row = number - 1; row >= 0 && sum < total && cellsIn(view, row).length > 0; row--) {
    const figure = Number(view.rows[row]?.[column]?.text ?? 0) || 0;
    sum += figure;
    if (figure > 0) addends++;
  }
  return sum === total ? addends : 0;
}
