import type { Grid } from "../document-model";

/** The rows of a grid from one to before another, with their places in the file. */
export function rowsBetween(grid: Grid, from: number, to?: number): Grid {
  return { ...grid, rows: grid.rows.slice(from, to), rowNumbers: grid.rowNumbers.slice(from, to) };
}
