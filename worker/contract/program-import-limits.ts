/** Most weeks per import. */
export const MOST_WEEKS_IMPORTED = 53;
/** Most sessions per week. */
export const MOST_SESSIONS = 40;
/** Most characters of a corrected text: as many as the reader may return. */
export const READ_TEXT_MOST = 4000;
/** Most groups of sets per exercise. */
export const MOST_GROUPS_OF_SETS = 60;
/** Most headings and sheets per correction. */
export const MOST_CORRECTIONS = 200;
export const HEADING_MOST = 500;

/** Meanings that a coach can assign to a document's column. */
export const HEADING_ROLES = [
  "name",
  "code",
  "tier",
  "category",
  "sets",
  "set",
  "reps",
  "scheme",
  "work",
  "load",
  "percent",
  "effort",
  "rir",
  "intensity",
  "duration",
  "distance",
  "rest",
  "tempo",
  "notes",
  "video",
  "week",
  "day",
  "date",
  "logged",
] as const;
/** A column's role, or `ignore`. */
export const HEADING_MEANINGS = [...HEADING_ROLES, "ignore"] as const;
export type HeadingMeaning = (typeof HEADING_MEANINGS)[number];

/** Meanings that a coach can assign to a sheet: training, or ignored. */
export const SHEET_MEANINGS = ["program", "helper"] as const;
export type SheetMeaning = (typeof SHEET_MEANINGS)[number];

/** The coach's corrections, by heading text and sheet name. */
export type Corrections = { headings: Record<string, HeadingMeaning>; sheets: Record<string, SheetMeaning> };
export const NO_CORRECTIONS: Corrections = Object.freeze({ headings: {}, sheets: {} });

export function isCorrected({ headings, sheets }: Corrections): boolean {
  return Object.keys(headings).length + Object.keys(sheets).length > 0;
}
