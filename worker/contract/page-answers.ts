/**
 * Attributes of a document's element that embeds an API answer as JSON: the requested address, and the answer's
 * headers.
 */
export const ANSWER_ADDRESS = "data-answer";
export const ANSWER_HEADERS = "data-headers";
/** The page cache's key for it, if the server rendered the page from it; for infinite lists it is the first page. */
export const ANSWER_KEY = "data-key";
export const ANSWER_GROWS = "data-grows";

/** Address for the current user on pages where nobody may be signed in. */
export const SESSION_ADDRESS = "/api/auth/session";
