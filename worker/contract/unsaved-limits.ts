/** Characters of an unsaved state that are kept on the server; a larger one stays on the device. */
export const DRAFT_MOST = 900_000;
/** Days that an unsaved state is kept for. */
export const DRAFT_DAYS = 30;
/** The code of the refusal of an unsaved state that was written on an older one. */
export const STALE_DRAFT = "stale_draft";
