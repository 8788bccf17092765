/** States of subscriptions at the payment provider that the product did not create. */
export const FOUND_STATES = ["ready", "decide", "left", "attached"] as const;
export type FoundState = (typeof FOUND_STATES)[number];
/** Most subscriptions attached per call: each needs a request to the provider. */
export const ATTACH_CHUNK = 10;
