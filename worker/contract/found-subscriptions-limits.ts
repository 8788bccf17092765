/** Subscriptions at the payment provider that the product did not make, as the coach's list has them. */
export const FOUND_STATES = ["ready", "decide", "left", "attached"] as const;
export type FoundState = (typeof FOUND_STATES)[number];
/** So many are attached with one call: each asks the provider once. */
export const ATTACH_CHUNK = 10;
