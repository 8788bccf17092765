/** Rows per import and per call. */
export const IMPORT_ROWS_MAX = 5000;
export const IMPORT_CHUNK = 100;
export const IMPORT_FILE_MAX_BYTES = 5 * 1024 * 1024;
/** Hours within which an import can be undone. */
export const IMPORT_UNDO_HOURS = 24;
export const INVITE_DAYS = 14;
export const INVITE_SUBJECT_MAX_LENGTH = 120;
export const INVITE_TEXT_MAX_LENGTH = 2000;

/** Outcome of a row; a refused row changes nothing. */
export const IMPORT_OUTCOMES = ["created", "updated", "unchanged", "refused"] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];
