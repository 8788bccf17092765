import type { GridCell } from "../document-model";
import type { Area } from "./compact-grid";
import type { PlacedCells } from "./placed-cells";

/**
 * A merged cell whose first column is hidden is still seen in the others, with its text: it begins at the first of them.
 * Adds such cells to `cells`, and moves the left edges of their areas.
 */
export function showHiddenAnchors<Cell extends GridCell>(
  cells: PlacedCells<Cell>,
  hidden: PlacedCells<Cell>,
  merges: Area[],
  isHidden: (column: number) => boolean,
): void {
  if (hidden.cells.length === 0) return;
  const anchors = new Map<string, Cell>();
  hidden.each((cell, row, column) => {
    anchors.set(`${row}:${column}`, cell);
  });
  for (const area of merges) {
    const anchor = anchors.get(`${area.top}:${area.left}`);
    if (!anchor) continue;
    while (area.left <= area.right && isHidden(area.left)) area.left++;
    if (area.left <= area.right) cells.add(area.top, area.left, anchor);
  }
}
