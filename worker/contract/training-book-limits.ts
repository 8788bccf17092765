/** What the book can be narrowed to beside a member, a lift and a week. */
export const BOOK_MARKS = ["short", "hurts"] as const;
export type BookMark = (typeof BOOK_MARKS)[number];

/** `all`: also what was seen already. */
export const BOOK_SHOWS = ["open", "all"] as const;
/** So many sessions are marked as seen by one call, newest first. */
export const SEEN_AT_ONCE = 500;
/** Of the newest sessions that are not seen the members, lifts and weeks to choose from are read. */
export const CHOICES_FROM = 200;
/** Weeks in the grid of what a member did. */
export const GRID_WEEKS = 12;
/** Exercises in that grid, and in the list of a week that were done the least. */
export const GRID_EXERCISES = 40;
/** Who did not train for so long is named in Monday's mail. */
export const AWAY_DAYS = 10;
export const NAME_KEY_MAX = 200;
/** Of a week so many sessions are looked at, the newest ones, and so many notes are shown. */
export const WEEK_SESSIONS = 1000;
export const WEEK_NOTES = 50;
