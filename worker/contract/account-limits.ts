export const ROLES = ["user", "coach", "admin"] as const;

/** In the order in which they are earned. */
export const BELTS = ["white", "blue", "purple", "brown", "black"] as const;
export type BeltName = (typeof BELTS)[number];

export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 128;
/** Of people, and of what they call their passkeys. */
export const NAME_MAX_LENGTH = 80;
export const EMAIL_MAX_LENGTH = 254;

/** Without a password, what cannot be undone needs a sign-in that is no older than this. */
export const FRESH_SESSION_MINUTES = 15;
/** What has to be typed, in any case, to delete an account. */
export const DELETION_WORD = "DELETE";
/** How many pixels wide and high a profile photo is sent, twice the largest that it is shown. */
export const PHOTO_SIDE = 512;
