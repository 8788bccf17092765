import { type Cell, cellsIn, type View } from "../grid-view";
import { isNamedWeek } from "../labels/named-week";

/**
 * The week that a heading stands for: "Week 3", "3" behind "Week", or "2 weeks out" and "Fight week", which are counted as
 * they follow each other. Null where it is none.
 */
export function weekOfHeading(view: View, { row, text, column }: Cell): number | null {
  const { week } = view.headingOf(text);
  if (week !== null) return week;
  const cells = cellsIn(view, row).filter((cell) => cell.row === row);
  if (/^\d{1,2}$/.test(text)) {
    const [first] = cells;
    return first && first.column < column && view.headingOf(first.text).role === "week" ? Number(text) : null;
  }
  if (!isNamedWeek(text)) return null;
  const named = cells.filter((cell) => isNamedWeek(cell.text));
  return named.length > 1 ? named.findIndex((cell) => cell.column === column) + 1 : null;
}
