/** The coach's private note about a link. */
export const GIFT_LABEL_MAX_LENGTH = 80;
/** New members per link of the club. */
export const GIFT_USES_MAX = 50;
/** Most days that a link of the club is valid. */
export const GIFT_DAYS_MAX = 366;
/** Days that a member's link is valid; it is for one friend. */
export const GIFT_OWN_DAYS = 30;
