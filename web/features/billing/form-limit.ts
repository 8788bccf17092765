/** After this time, a payment form that has not loaded is reported as blocked. */
export const FORM_WITHIN_MS = 20_000;
