/** Rows per import and per call. A row is one exercise on one day. */
export const HISTORY_ROWS_MAX = 20_000;
export const HISTORY_CHUNK = 60;
export const HISTORY_FILE_MAX_BYTES = 12 * 1024 * 1024;
/** Names looked up per call, and suggestions for each. */
export const HISTORY_NAMES = 100;
export const HISTORY_PROPOSALS = 4;
/** Hours within which an import can be undone. */
export const HISTORY_UNDO_HOURS = 24;
