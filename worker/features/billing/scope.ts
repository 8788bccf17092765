import type { Context } from "hono";
import { brand } from "../../contract/brand";
import { connect } from "../../db/client";
import { type AppEnv, type Ctx, ctxOf } from "../../http/context";
import type { Env } from "../../http/env";
import { mailedOrigin } from "../../http/public-origin";

/** What billing works with, whether a person, the payment provider or the schedule asks. */
export type Scope = Pick<Ctx, "db" | "env" | "now" | "later"> & {
  /** Where the site is found, for the links in mails. */
  origin: string;
};
export type MemberScope = Ctx & Scope;

export const scopeOf = (c: Context<AppEnv>): MemberScope => ({
  ...ctxOf(c),
  origin: mailedOrigin(c.env, c.req.url),
});

/** For the schedule, which no request has led to: without `PUBLIC_URL` the links go to the address of the brand. */
export const scheduledScope = (env: Env, now: Date, later: Scope["later"]): Scope => ({
  db: connect(env.DB),
  env,
  now,
  later,
  origin: mailedOrigin(env, brand.origin),
});
