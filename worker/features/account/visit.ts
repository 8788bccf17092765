import type { Context } from "hono";
import type { AppEnv } from "../../http/context";
import { publicOrigin } from "../../http/public-origin";
import { clientAddress } from "../../http/rate-limit";

/** Facts of a request that sign-in calls need besides its body. */
export type Visit = { origin: string; address: string; headers: Headers };

export function visitOf(c: Context<AppEnv>): Visit {
  return { origin: publicOrigin(c.env, c.req.url), address: clientAddress(c.req.raw), headers: c.req.raw.headers };
}

/** Copies a call's session cookies to the response. */
export function setCookies(c: Context<AppEnv>, from: Headers): void {
  for (const cookie of from.getSetCookie()) c.header("Set-Cookie", cookie, { append: true });
}
