import type { Context } from "hono";
import { AppError } from "./app-error";
import type { AppEnv } from "./context";

export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/** A call that may arrive again under the same key: by the same person, it makes its thing once. */
export type OnceOnly = { call: string; key: string };

/** The call under the client's key, or null without one. Throws `malformed` for what is no key. */
export function onceOnly(c: Context<AppEnv>, call: string): OnceOnly | null {
  const header = c.req.header(IDEMPOTENCY_HEADER);
  if (header === undefined) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(header)) {
    throw new AppError("malformed", `${IDEMPOTENCY_HEADER} has to be 1 to 200 visible characters without spaces.`);
  }
  return { call, key: header };
}
