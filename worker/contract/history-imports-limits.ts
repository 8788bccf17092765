/** Trainings of one exercise on one day, of one list and of one call. */
export const HISTORY_ROWS_MAX = 20_000;
export const HISTORY_CHUNK = 60;
export const HISTORY_FILE_MAX_BYTES = 12 * 1024 * 1024;
/** Names that one call asks the library for, and what it proposes for each. */
export const HISTORY_NAMES = 100;
export const HISTORY_PROPOSALS = 4;
/** How long it can be taken back. */
export const HISTORY_UNDO_HOURS = 24;
