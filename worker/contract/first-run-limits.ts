/** Setup steps before a club opens, in the order in which a coach does them. */
export const FIRST_RUN_STEPS = ["name", "address", "payments", "week", "article", "legal", "members"] as const;

/** Allowed prices in cents. */
export const PRICE_CENTS = { least: 100, most: 1_000_000 } as const;

/** After this time, an expected webhook event counts as missing. */
export const EVENT_WAIT_MS = 60_000;
