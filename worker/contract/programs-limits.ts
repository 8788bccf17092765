export const PROGRAM_LIMITS = { title: 200, description: 5000, dayNotes: 5000, weekNumber: 520, search: 100 } as const;
/** Most exercises in one section, and in a week. */
export const MOST_IN_SECTION = 300;
/** Earlier versions of a week that are kept. */
export const VERSIONS_KEPT = 20;
/** Most weeks per bulk call. */
export const BULK_MOST = 50;
/** Most weeks per copy call. */
export const COPIES_MOST = 26;
/** Most weeks that a calendar call may span, and most programs it returns, those for everybody first. */
export const CALENDAR_SPAN = 53;
export const CALENDAR_MOST = 500;
/** Exercise names suggested while typing. */
export const NAMES_KNOWN = 2000;

export const PROGRAM_STATUSES = ["draft", "scheduled", "published"] as const;
export type ProgramStatus = (typeof PROGRAM_STATUSES)[number];
export const BULK_ACTIONS = ["publish", "unpublish", "delete", "restore"] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];
/** `code` of a refused save that was based on an older state of the week. */
export const STALE_PROGRAM = "stale_program";
