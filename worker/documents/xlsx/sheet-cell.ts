import type { PlacedCell } from "../grid/compact-grid";
import type { TextCell } from "../grid/text-cell";

/** A visible cell with something in it; its link may come later than its text. */
export type SheetCell = PlacedCell & { cell: TextCell };
