import type { Area, PlacedCell } from "./compact-grid";

/**
 * A merged cell whose first column is hidden is still seen in the others, with its text: it begins at the first of them.
 * Adds such cells to `cells`, and moves the left edges of their areas.
 */
export function showHiddenAnchors<Cell extends PlacedCell>(
  cells: Cell[],
  hidden: Cell[],
  merges: Area[],
  isHidden: (column: number) => boolean,
): void {
  if (hidden.length === 0) return;
  const anchors = new Map(hidden.map((cell) => [`${cell.row}:${cell.column}`, cell]));
  for (const area of merges) {
    const anchor = anchors.get(`${area.top}:${area.left}`);
    if (!anchor) continue;
    while (area.left <= area.right && isHidden(area.left)) area.left++;
    if (area.left <= area.right) cells.push({ ...anchor, column: area.left });
  }
}
