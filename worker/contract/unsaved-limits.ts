/** Maximum characters of a draft stored on the server; a larger one stays on the device. */
export const DRAFT_MOST = 900_000;
/** Days that a draft is kept. */
export const DRAFT_DAYS = 30;
/** `code` of a refused draft save that was based on an older version. */
export const STALE_DRAFT = "stale_draft";
