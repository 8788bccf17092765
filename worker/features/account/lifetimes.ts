const DAY_SECONDS = 86_400;

export const SESSION_SECONDS = 30 * DAY_SECONDS;
/** A session in use is renewed this long after the last renewal. */
export const RENEW_AFTER_SECONDS = DAY_SECONDS;
export const VERIFICATION_SECONDS = DAY_SECONDS;
export const RESET_SECONDS = 3600;
/** Applies to codes, too. */
export const SIGN_IN_LINK_SECONDS = 15 * 60;
