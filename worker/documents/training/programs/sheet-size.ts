import type { Grid } from "../../document-model";
import { countSaid, type View } from "./grid-view";

/** No list of exercises without headings has so many cells: reading them line by line would find out late. */
export const MOST_CELLS = 20_000;

/** Two hundred exercises of a week with all that is said of them take a third of it. */
export const MOST_OF_A_WEEK = 6000;

/** No plan has so many cells on one sheet, however it is read. */
const MOST_OF_A_SHEET = 100_000;

export const cellsOf = ({ rows }: View | Grid) =>
  rows.reduce((sum, row) => sum + row.filter((cell) => cell !== null).length, 0);

/** A view of it would take as much memory as the rest of the reading. */
export const isBeyondReading = (grid: Grid) => cellsOf(grid) > MOST_OF_A_SHEET && countSaid(grid) > MOST_OF_A_SHEET;
