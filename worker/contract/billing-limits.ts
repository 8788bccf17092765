/** Longer than any code that Stripe allows in practice; what is longer is no coupon. */
export const COUPON_MAX_LENGTH = 64;
export const USER_SEARCH_MAX_LENGTH = 100;
/** How long an unpaid period keeps its access, counted from its start. */
export const GRACE_DAYS = 14;
/** A trial's end is announced by mail this long before. */
export const TRIAL_REMINDER_DAYS = 2;
/** The most that the simulator's clock moves in one step: two annual renewals and a little. */
export const CLOCK_MAX_DAYS = 800;
