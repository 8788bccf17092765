export const PROGRAM_LIMITS = { title: 200, description: 5000, dayNotes: 5000, weekNumber: 520, search: 100 } as const;
/** More exercises in one section, or in a week, are no training. */
export const MOST_IN_SECTION = 300;
/** How many earlier versions of a week are kept. */
export const VERSIONS_KEPT = 20;
/** Weeks that one bulk call may name. */
export const BULK_MOST = 50;
/** Weeks that one call copies. */
export const COPIES_MOST = 26;
/** Weeks that one call of the calendar may span, and how many it then tells of, everybody's before members' own. */
export const CALENDAR_SPAN = 53;
export const CALENDAR_MOST = 500;
/** Names that the editor proposes while somebody types. */
export const NAMES_KNOWN = 2000;

export const PROGRAM_STATUSES = ["draft", "scheduled", "published"] as const;
export type ProgramStatus = (typeof PROGRAM_STATUSES)[number];
export const BULK_ACTIONS = ["publish", "unpublish", "delete", "restore"] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];
/** The code of the refusal of a save that was made on an older state of the week. */
export const STALE_PROGRAM = "stale_program";
