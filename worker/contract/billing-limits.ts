/** Longer than any code that Stripe allows in practice; what is longer is no coupon. */
export const COUPON_MAX_LENGTH = 64;
export const USER_SEARCH_MAX_LENGTH = 100;
/** How long an unpaid period keeps its access, counted from its start. */
export const GRACE_DAYS = 14;
/** A trial's end is announced by mail this long before. */
export const TRIAL_REMINDER_DAYS = 2;
/** The most that the simulator's clock moves in one step: two annual renewals and a little. */
export const CLOCK_MAX_DAYS = 800;
/** Days of an unpaid period on which its member is told again, after the mail of the failure; the last is two days before it closes. */
export const UNPAID_REMINDER_DAYS = [3, 7, GRACE_DAYS - 2] as const;
/** An annual renewal is announced by mail this long before. */
export const RENEWAL_NOTICE_DAYS = 7;
/** How long the link of a mail opens the payment of its invoice. */
export const PAY_LINK_DAYS = 14;
/** Longer than any token of such a link. */
export const PAY_TOKEN_MAX = 400;
/** The longest pause in weeks, and as many weeks of pauses a member has in a year. */
export const PAUSE_WEEKS_MAX = 12;
/** Time without a subscription is given for so many days ahead at most. */
export const FREE_TIME_MAX_DAYS = 1096;
export const FREE_REASON_MAX_LENGTH = 300;
/** Its end is announced by mail this long before. */
export const FREE_REMINDER_DAYS = 3;
