/** What a coach notes beside a link, for nobody else. */
export const GIFT_LABEL_MAX_LENGTH = 80;
/** New members that may come by one link of the club. */
export const GIFT_USES_MAX = 50;
/** A link of the club is good for so many days ahead at most. */
export const GIFT_DAYS_MAX = 366;
/** A member's link is good for so long, and for one friend. */
export const GIFT_OWN_DAYS = 30;
