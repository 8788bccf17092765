import type { CurrentUser } from "../../contract/account";
import { hasFreeAccess } from "../../contract/billing";
import { publishes } from "../../contract/rights";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { callAuth } from "./call-auth";
import { RENEW_AFTER_SECONDS, SESSION_SECONDS } from "./lifetimes";
import type { Visit } from "./visit";

/** Returns the signed-in user for the browser. */
export function currentUser(ctx: Ctx): CurrentUser {
  const { user, membership } = memberOf(ctx.actor);
  const { id, email, firstName, lastName, profileImageUrl, role, timeZone, belt } = user;
  return {
    id,
    email,
    firstName,
    lastName,
    profileImageUrl,
    role,
    mayPublish: publishes(user),
    subscriptionStatus: membership && hasFreeAccess(membership, ctx.now) ? "free" : (membership?.status ?? null),
    subscriptionPlan: membership?.plan ?? null,
    timeZone,
    belt,
  };
}

/** Returns whether the session cookie should be renewed with the next session answer. */
export function isRenewalDue(ctx: Pick<Ctx, "actor" | "now">): boolean {
  const secondsLeft = (memberOf(ctx.actor).sessionExpiresAt.getTime() - ctx.now.getTime()) / 1000;
  return secondsLeft <= SESSION_SECONDS - RENEW_AFTER_SECONDS;
}

/** Renews a session that is due. Returns its new cookies, or null. Pages call it once per load. */
export async function renewSession(ctx: Ctx, visit: Visit): Promise<Headers | null> {
  if (!isRenewalDue(ctx)) return null;
  const { headers } = await callAuth(ctx, visit, (auth) =>
    auth.api.getSession({ headers: visit.headers, returnHeaders: true }),
  );
  return headers;
}
