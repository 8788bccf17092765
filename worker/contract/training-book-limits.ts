/** Filters of the book besides member, lift and week. */
export const BOOK_MARKS = ["short", "hurts"] as const;
export type BookMark = (typeof BOOK_MARKS)[number];

/** `all` includes sessions already seen. */
export const BOOK_SHOWS = ["open", "all"] as const;
/** Most sessions marked as seen per call, newest first. */
export const SEEN_AT_ONCE = 500;
/** Newest unseen sessions from which the filter choices are taken. */
export const CHOICES_FROM = 200;
/** Weeks in a member's training grid. */
export const GRID_WEEKS = 12;
/** Most exercises in that grid, and in a week's list of those most skipped. */
export const GRID_EXERCISES = 40;
/** Days without training after which a member is named in Monday's mail. */
export const AWAY_DAYS = 10;
export const NAME_KEY_MAX = 200;
/** Newest sessions of a week that are evaluated, and notes that are shown. */
export const WEEK_SESSIONS = 1000;
export const WEEK_NOTES = 50;
