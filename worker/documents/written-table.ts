import type { WeekDraft, WorkoutDraft } from "../contract/drafts";

export type WrittenTable = {
  columns: { heading: string /** In characters. */; width: number }[];
  /** A text for each column; empty where nothing is said. */
  rows: string[][];
};

/** What stands above a table: a day, an option, or words in lines of their own. */
export type WrittenLine = { style: "day" | "option" | "words"; text: string };

/** A document as the writers of the formats get it: what it is about, and its tables. */
export type WrittenDocument = {
  title: string;
  /** What stands between title and tables, each behind its label. */
  facts: { label: string; value: string }[];
  tables: (WrittenTable & { above: WrittenLine[] })[];
  /** What it was made of, for the reader: see `own-draft.ts`. */
  draft: WeekDraft | WorkoutDraft | null;
};

/** The column whose cells are addresses. */
export const LINK_COLUMN = "Video";
/** The column that is read first. */
export const STRONG_COLUMN = "Exercise";

/** The brand's light palette, as Office writes colours. */
export const INK = "14130F";
export const MUTED = "5F594D";
export const LINE = "D8D1C1";
export const ACCENT = "B83009";
export const PAPER = "FFFDF8";
