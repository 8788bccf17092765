/** Options of a call that creates something: however often it is repeated with a key, it creates one. */
export const once = (key: string) => ({ headers: { "Idempotency-Key": key } });
