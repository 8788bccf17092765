import { eq } from "drizzle-orm";
import type { Subscription } from "../../contract/billing";
import { membership } from "../../db/billing";
import { ask, type Reading, reading } from "../../db/reading";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

const PLAN_NAMES = { monthly: "Monthly membership", annual: "Annual membership" } as const;

/** The member's own subscription as stored; null when there never was one. */
export function readSubscription(ctx: Ctx): Promise<Subscription> {
  return ask(ctx.db, subscription(ctx));
}

/** The subscription as a reading, so that the dashboard can take it along. */
export function subscription(ctx: Ctx): Reading<Subscription> {
  const { user } = memberOf(ctx.actor);
  const mine = ctx.db.select().from(membership).where(eq(membership.userId, user.id));
  return reading([mine], ([[row]]) => (row ? presentSubscription(row) : null));
}

function presentSubscription(row: typeof membership.$inferSelect): Subscription {
  const renews = row.status === "active" && !row.cancelAtPeriodEnd;
  return {
    status: row.status,
    isTrial: row.isTrial,
    planName: row.isTrial ? "Free trial" : row.plan && PLAN_NAMES[row.plan],
    planAmount: row.planAmountCents,
    currentPeriodEnd: row.currentPeriodEnd.toISOString(),
    nextPaymentDate: renews ? row.currentPeriodEnd.toISOString() : null,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    paymentMethod: row.cardBrand && row.cardLast4 ? { brand: row.cardBrand, last4: row.cardLast4 } : null,
  };
}
