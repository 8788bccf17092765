import type { Grid } from "../../document-model";
import { countSaid, type View } from "./grid-view";

/** No week has so many cells, and no list of exercises without headings: reading them line by line would find out late. */
export const MOST_CELLS = 20_000;

/** No plan has so many cells on one sheet, however it is read. */
const MOST_OF_A_SHEET = 100_000;

export const cellsOf = ({ rows }: View | Grid) =>
  rows.reduce((sum, row) => sum + row.filter((cell) => cell !== null).length, 0);

/** A view of it would take as much memory as the rest of the reading. */
export const isBeyondReading = (grid: Grid) => cellsOf(grid) > MOST_OF_A_SHEET && countSaid(grid) > MOST_OF_A_SHEET;
