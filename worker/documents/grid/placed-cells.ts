import type { GridCell } from "../document-model";

/** Cells with their places, in three lists side by side: an object for each place would weigh as much as its cell. */
export class PlacedCells<Cell extends GridCell = GridCell> {
  readonly rows: number[] = [];
  readonly columns: number[] = [];
  readonly cells: Cell[] = [];

  add(row: number, column: number, cell: Cell): void {
    this.rows.push(row);
    this.columns.push(column);
    this.cells.push(cell);
  }

  each(see: (cell: Cell, row: number, column: number) => void): void {
    this.cells.forEach((cell, index) => {
      see(cell, this.rows[index] ?? 0, this.columns[index] ?? 0);
    });
  }
}
