import { looksLikeMovement } from "../../vocabulary/movements";
import { type Cell, cellsIn, type View } from "../grid-view";
import { plain } from "../labels/plain-text";

/** "Pull-up | | | |" over "Set 1 | Set 2 | Set 3 | Set 4": the lift of sets that stand side by side, none of them named otherwise. */
export function isOverItsSets(view: View, { text, column, lastColumn }: Cell, bottom: number): boolean {
  if (lastColumn === column || !looksLikeMovement(plain(text))) return false;
  const below = cellsIn(view, bottom, column, lastColumn);
  const sets = below.map((cell) => view.headingOf(cell.text).set);
  return sets.length === lastColumn - column + 1 && sets.every((set, at) => set === at + 1);
}

/** The headings below such a lift, behind the weeks or days that the sets are done in. */
export function headsSetsOfLift(view: View, row: number): boolean {
  const lift = row > 0 ? cellsIn(view, row - 1).find((cell) => isOverItsSets(view, cell, row)) : undefined;
  return (
    lift !== undefined &&
    cellsIn(view, row).some(({ text, column }) => {
      const { role } = view.headingOf(text);
      return column < lift.column && (role === "week" || role === "day" || role === "date");
    })
  );
}
