import type { Sets } from "../../../../contract/program-reading";
import type { ColumnRole } from "../../vocabulary/column-words";
import type { SessionMark } from "../program-builder";

/** `any` holds a whole dose, or the part that the other columns leave open. */
export type Column = {
  index: number;
  role: ColumnRole | "any" | null;
  unit: string | null;
  week: number | null;
  set: number | null;
  /** "75%" above the sets that are done with it. */
  percent?: string | null;
  /** "3 RIR", "70%" or "5 reps" above a week: meant for whatever says nothing else of it. */
  target?: Partial<Pick<Sets, "percent" | "effort" | "count" | "reps">> | null;
  /** The session that its doses are of, where each of a row's columns is another day: "Mon | Wed | Fri". */
  mark?: SessionMark | null;
  /** The lift that its doses are of, where the lifts stand over groups of columns: "Squat | | Bench | |". */
  lift?: string | null;
  /** Its bare figures say the reps of the row once more. */
  repeats?: boolean;
  /** What it says beside the first exercise of a day is of the whole day. */
  ofDay?: boolean;
  heading: string;
  /** A week that stands over it without being its own: it holds names or places, so the whole table is of that week. */
  over: number | null;
};

/** A column of which nothing is known yet. */
export const unknownColumn = (index: number): Column => ({
  index,
  role: null,
  unit: null,
  week: null,
  set: null,
  heading: "",
  over: null,
});

/** The rows of a table's headings, the last one included. */
export type HeadingRows = { top: number; bottom: number };

/** Columns that belong together: a table has one lane, tables side by side have several. */
export type Lane = { from: number; to: number; name: number; columns: Column[] };
