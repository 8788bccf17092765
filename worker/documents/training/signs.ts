import { paragraphText } from "../block-text";
import type { Grid, GridCell } from "../document-model";
import { parseDay } from "./days";
import { hasStrongDose } from "./dose";
import { fold } from "./fold";
import { headingRole } from "./heading-role";
import { parseWeek } from "./program-facts";
import { cellsOf } from "./programs/sheet-size";
import { looksLikeMovement } from "./vocabulary/movements";

/** A sheet of more cells is looked through for any sign of training before each of them is read in every way. */
const USUAL_CELLS = 300;
const LARGE_CELLS = 1000;
const ROWS_LOOKED_AT = 200;
const TEXTS_LOOKED_AT = 3000;
/** Of the texts of large programmes a fifth and more are headings, days, movements or doses; of other data, at most a seventh. */
const SHARE_OF_SIGNS = 0.1;
const FEWEST_SIGNS = 4;

/** Whether a grid has headings, days, movements or doses, a large one enough of them. Data and prose are left aside at once. */
export function showsTraining(grid: Grid): boolean {
  const known = ANSWERS.get(grid) ?? hasSigns(grid);
  ANSWERS.set(grid, known);
  return known;
}

/** Each storey of the reader asks about the same sheets. */
const ANSWERS = new WeakMap<Grid, boolean>();

function hasSigns(grid: Grid): boolean {
  const cells = cellsOf(grid);
  if (cells <= USUAL_CELLS) return true;
  const step = Math.max(1, Math.floor(grid.rows.length / ROWS_LOOKED_AT));
  const looked = new Set<string>();
  let signs = 0;
  for (let row = 0; row < grid.rows.length && looked.size < TEXTS_LOOKED_AT; row += row < 40 ? 1 : step) {
    for (const cell of grid.rows[row] ?? []) {
      const text = cell ? textOf(cell) : "";
      if (text.length < 2 || text.length > 80 || looked.has(text) || !/\p{L}/u.test(text)) continue;
      looked.add(text);
      if (isSign(text)) signs++;
      if (signs > 0 && cells <= LARGE_CELLS) return true;
    }
  }
  return signs > 0 && signs >= Math.min(Math.max(FEWEST_SIGNS, looked.size * SHARE_OF_SIGNS), looked.size);
}

function isSign(text: string): boolean {
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
