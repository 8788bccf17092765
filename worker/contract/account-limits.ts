export const ROLES = ["user", "coach", "admin"] as const;

/** In order of rank. */
export const BELTS = ["white", "blue", "purple", "brown", "black"] as const;
export type BeltName = (typeof BELTS)[number];

export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 128;
/** For people's names and for names of passkeys. */
export const NAME_MAX_LENGTH = 80;
export const EMAIL_MAX_LENGTH = 254;

/** Accounts without a password must have signed in this recently before an irreversible action. */
export const FRESH_SESSION_MINUTES = 15;
/** The word, in upper or lower case, that confirms deleting an account. */
export const DELETION_WORD = "DELETE";
/** Width and height of an uploaded profile photo in pixels, twice the largest size shown. */
export const PHOTO_SIDE = 512;
