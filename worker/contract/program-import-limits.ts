/** Weeks that one import may make. */
export const MOST_WEEKS_IMPORTED = 53;
/** Sessions that one week may have. */
export const MOST_SESSIONS = 40;
/** Characters a corrected text may have: as many as the reader may have found. */
export const READ_TEXT_MOST = 4000;
/** Groups of sets of one exercise. */
export const MOST_GROUPS_OF_SETS = 60;
/** Headings and sheets that one correction may name. */
export const MOST_CORRECTIONS = 200;
export const HEADING_MOST = 500;

/** What a coach may say that a column of a document holds. */
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
/** A heading's role, or that its column does not count. */
export const HEADING_MEANINGS = [...HEADING_ROLES, "ignore"] as const;
export type HeadingMeaning = (typeof HEADING_MEANINGS)[number];

/** What a coach may say that a sheet is for: read as training, or left out. */
export const SHEET_MEANINGS = ["program", "helper"] as const;
export type SheetMeaning = (typeof SHEET_MEANINGS)[number];

/** What the coach has said that headings and sheets mean, by their text and name. */
export type Corrections = { headings: Record<string, HeadingMeaning>; sheets: Record<string, SheetMeaning> };
export const NO_CORRECTIONS: Corrections = Object.freeze({ headings: {}, sheets: {} });

export function isCorrected({ headings, sheets }: Corrections): boolean {
  return Object.keys(headings).length + Object.keys(sheets).length > 0;
}
