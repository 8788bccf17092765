/** What a club needs before it opens, in the order in which a coach does it. */
export const FIRST_RUN_STEPS = ["name", "address", "payments", "week", "article", "legal", "members"] as const;

/** What a month and a year may cost, in cents. */
export const PRICE_CENTS = { least: 100, most: 1_000_000 } as const;

/** After so long an event that was caused has not come. */
export const EVENT_WAIT_MS = 60_000;
