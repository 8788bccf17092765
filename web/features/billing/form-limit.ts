/** A payment form that is not there by then is said to be blocked, instead of leaving the member waiting. */
export const FORM_WITHIN_MS = 20_000;
