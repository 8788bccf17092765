import type { Subscription } from "../../contract/billing";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { log } from "../../platform/log";
import { paymentsConfig } from "../../platform/stripe/config";
import { payments } from "./payments";
import { presentSubscription } from "./present";
import { type Mirror, mirrorOf } from "./queries";
import type { MemberScope } from "./scope";
import { syncMember } from "./sync-member";

const UNSETTLED = ["incomplete", "past_due", "unpaid", "paused"];
/** A page that shows the status must not wait for a failing provider. */
const QUICK = { timeout: 4000, maxNetworkRetries: 0 };

/**
 * Returns the member's own subscription; null if they never had one. An unsettled state is refreshed from the provider,
 * because pages read it right after a payment; without an answer, the stored state is used.
 */
export async function currentSubscription(scope: MemberScope): Promise<Subscription> {
  const { user } = memberOf(scope.actor);
  const stored = await mirrorOf(scope.db, user.id).get();
  const isOff = paymentsConfig(scope.env).mode === "off";
  const row = stored && !isOff && isUnsettled(stored, scope) ? await asked(scope, user.id, stored) : stored;
  return row ? presentSubscription(row, scope.now) : null;
}

function isUnsettled({ membership, account }: Mirror, { now }: Pick<Ctx, "now">): boolean {
  if (!account?.customerId) return false;
  const isOver = membership.status !== "canceled" && membership.currentPeriodEnd <= now;
  return UNSETTLED.includes(membership.status) || (isOver && !membership.isTrial);
}

async function asked(scope: MemberScope, userId: string, stored: Mirror): Promise<Mirror> {
  try {
    return (await syncMember(scope, await payments(scope), userId, QUICK)) ?? stored;
  } catch (error) {
    log.warn("subscription_not_synced", {}, error);
    return stored;
  }
}
