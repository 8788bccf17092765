import type { Context } from "hono";
import { brand } from "../../contract/brand";
import { connect } from "../../db/client";
import { type AppEnv, type Ctx, ctxOf } from "../../http/context";
import type { Env } from "../../http/env";
import { mailedOrigin } from "../../http/public-origin";

/** What billing works with, whether called by a person, the provider or the schedule. */
export type Scope = Pick<Ctx, "db" | "env" | "now" | "later"> & {
  /** Origin of links in mails. */
  origin: string;
};
export type MemberScope = Ctx & Scope;

export const scopeOf = (c: Context<AppEnv>): MemberScope => ({
  ...ctxOf(c),
  origin: mailedOrigin(c.env, c.req.url),
});

/** Returns a scope without a request, for the schedule: without `PUBLIC_URL`, links use the brand's origin. */
export const scheduledScope = (env: Env, now: Date, later: Scope["later"]): Scope => ({
  db: connect(env.DB),
  env,
  now,
  later,
  origin: mailedOrigin(env, brand.origin),
});
