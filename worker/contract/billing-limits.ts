/** Longer than any coupon code in practice; a longer text is not sent to Stripe. */
export const COUPON_MAX_LENGTH = 64;
export const USER_SEARCH_MAX_LENGTH = 100;
/** Days that an unpaid period keeps access, counted from its start. */
export const GRACE_DAYS = 14;
/** Days before the end of a trial on which a mail announces it. */
export const TRIAL_REMINDER_DAYS = 2;
/** Most days that the simulator's clock moves in one step: two annual renewals and a little. */
export const CLOCK_MAX_DAYS = 800;
/** Days of an unpaid period on which a reminder is mailed after the first mail; the last is two days before the end. */
export const UNPAID_REMINDER_DAYS = [3, 7, GRACE_DAYS - 2] as const;
/** Days before an annual renewal on which a mail announces it. */
export const RENEWAL_NOTICE_DAYS = 7;
/** Days that the payment link of a mail is valid. */
export const PAY_LINK_DAYS = 14;
/** Longer than any such token. */
export const PAY_TOKEN_MAX = 400;
/** Longest pause in weeks, and most weeks of pauses in a year. */
export const PAUSE_WEEKS_MAX = 12;
/** Most days ahead to which free time can be given. */
export const FREE_TIME_MAX_DAYS = 1096;
export const FREE_REASON_MAX_LENGTH = 300;
/** Days before the end of free time on which a mail announces it. */
export const FREE_REMINDER_DAYS = 3;
