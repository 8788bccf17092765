import type { ColumnRole } from "../vocabulary/column-words";

/** `any` holds a whole dose, or the part that the other columns leave open. */
export type Column = {
  index: number;
  role: ColumnRole | "any" | null;
  unit: string | null;
  week: number | null;
  set: number | null;
  /** "75%" above the sets that are done with it. */
  percent?: string | null;
  heading: string;
  /** A week that stands over it without being its own: it holds names or places, so the whole table is of that week. */
  over: number | null;
};

/** Columns that belong together: a table has one lane, tables side by side have several. */
export type Lane = { from: number; to: number; name: number; columns: Column[] };
