import { paragraphText } from "../block-text";
import type { Grid, GridCell } from "../document-model";
import { parseDay } from "./days";
import { hasStrongDose } from "./dose";
import { fold } from "./fold";
import { headingRole } from "./heading-role";
import { parseWeek } from "./program-facts";
import { looksLikeMovement } from "./vocabulary/movements";

/** So many cells hold a year of training; in a larger sheet it is looked for before each of them is read. */
const USUAL = 6000;
const ROWS_LOOKED_AT = 200;
const CELLS_LOOKED_AT = 3000;

/** Whether a large grid has headings, days, movements or doses at all. Data and prose are left aside at once. */
export function showsTraining(grid: Grid): boolean {
  const width = grid.columnNumbers.length;
  if (grid.rows.length * width <= USUAL) return true;
  const step = Math.max(1, Math.floor(grid.rows.length / ROWS_LOOKED_AT));
  let [signs, looked] = [0, 0];
  for (let row = 0; row < grid.rows.length && looked < CELLS_LOOKED_AT; row += row < 40 ? 1 : step) {
    for (const cell of (grid.rows[row] ?? []).slice(0, 40)) {
      const text = cell ? textOf(cell) : "";
      if (text.length < 2 || !/\p{L}/u.test(text)) continue;
      looked++;
      if (isSign(text) && ++signs >= 6) return true;
    }
  }
  return false;
}

function isSign(text: string): boolean {
  if (text.length > 80) return false;
  return (
    headingRole(text) !== null ||
    hasStrongDose(text) ||
    looksLikeMovement(fold(text).toLowerCase()) ||
    parseDay(text) !== null ||
    parseWeek(text) !== null
  );
}

function textOf({ blocks: [first] }: GridCell): string {
  return first?.kind === "paragraph" ? paragraphText(first) : "";
}
