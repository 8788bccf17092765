/**
 * The attributes of an element of a document that holds an answer of the API as JSON: the address that was asked, and what
 * the answer's headers said.
 */
export const ANSWER_ADDRESS = "data-answer";
export const ANSWER_HEADERS = "data-headers";
/** As what the page's cache had it where the server has rendered the page from it; a list that grows has its first page. */
export const ANSWER_KEY = "data-key";
export const ANSWER_GROWS = "data-grows";

/** Who is here, as pages ask it where that may be nobody. */
export const SESSION_ADDRESS = "/api/auth/session";
