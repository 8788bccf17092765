import { eq } from "drizzle-orm";
import type { Subscription } from "../../contract/billing";
import { membership } from "../../db/billing";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

const PLAN_NAMES = { monthly: "Monthly membership", annual: "Annual membership" } as const;

/** The member's own subscription as stored; null when there never was one. */
export async function readSubscription(ctx: Ctx): Promise<Subscription> {
  const { user } = memberOf(ctx.actor);
  const row = await ctx.db.select().from(membership).where(eq(membership.userId, user.id)).get();
  if (!row) return null;
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
