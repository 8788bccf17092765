import type { Context } from "hono";
import { AppError } from "./app-error";
import type { AppEnv } from "./context";

export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/** A call that may be retried under one key: for the same user, it creates its resource once. */
export type OnceOnly = { call: string; key: string };

/** Returns the call with the client's `Idempotency-Key`, or null without one. Throws `malformed` for an invalid key. */
export function onceOnly(c: Context<AppEnv>, call: string): OnceOnly | null {
  const header = c.req.header(IDEMPOTENCY_HEADER);
  if (header === undefined) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(header)) {
    throw new AppError("malformed", `${IDEMPOTENCY_HEADER} has to be 1 to 200 visible characters without spaces.`);
  }
  return { call, key: header };
}
