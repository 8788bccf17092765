import { type Discount, graceEnd, hasFreeAccess, isFree, type Subscription } from "../../contract/billing";
import type { Coupon } from "./find-coupon";
import type { Mirror } from "./queries";

const PLAN_NAMES = { monthly: "Monthly membership", annual: "Annual membership" } as const;

/** Returns the member's view of their subscription; null for an attempt that expired unpaid. */
export function presentSubscription({ membership: row, account }: Mirror, now: Date): Subscription {
  const freeUntil = isFree(row, now) && row.freeUntil ? row.freeUntil.toISOString() : null;
  if (freeUntil && hasFreeAccess(row, now)) return givenTime(freeUntil, row.trialEndsAt);
  if (row.status === "incomplete_expired") return null;
  // A trial given by the provider works like a paid period, and ends with the first payment.
  const runs = row.status === "active" || (row.status === "trialing" && !row.isTrial);
  const renews = runs && !row.cancelAtPeriodEnd;
  const isPastDue = row.status === "past_due";
  return {
    status: row.status,
    isTrial: row.isTrial,
    plan: row.plan,
    planName: row.isTrial ? "Free trial" : row.plan && PLAN_NAMES[row.plan],
    planAmount: row.planAmountCents,
    amountDue: account?.openCents ?? null,
    currentPeriodEnd: row.currentPeriodEnd.toISOString(),
    nextPaymentDate: renews ? row.currentPeriodEnd.toISOString() : null,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    paymentMethod: row.cardBrand && row.cardLast4 ? { brand: row.cardBrand, last4: row.cardLast4 } : null,
    discount: row.isTrial ? null : presentDiscount(account),
    pastDueSince: isPastDue ? row.currentPeriodStart.toISOString() : null,
    graceEndsAt: isPastDue ? graceEnd(row.currentPeriodStart).toISOString() : null,
    trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
    pausedUntil: row.pausedUntil?.toISOString() ?? null,
    freeUntil,
  };
}

/** Returns the view of free access without a subscription: no charge, no renewal. */
const givenTime = (freeUntil: string, trialEndsAt: Date | null): Subscription => ({
  status: "free",
  isTrial: false,
  plan: null,
  planName: "Access without a subscription",
  planAmount: null,
  amountDue: null,
  currentPeriodEnd: freeUntil,
  nextPaymentDate: null,
  cancelAtPeriodEnd: false,
  paymentMethod: null,
  discount: null,
  pastDueSince: null,
  graceEndsAt: null,
  trialEndsAt: trialEndsAt?.toISOString() ?? null,
  pausedUntil: null,
  freeUntil,
});

function presentDiscount(account: Mirror["account"]): NonNullable<Subscription>["discount"] {
  const discount = account && discountOf(account);
  return discount && { ...discount, code: account.couponCode, endsAt: account.couponEndsAt?.toISOString() ?? null };
}

type Effect = { couponName: string | null } & Omit<Coupon, "promotionCodeId" | "couponCode" | "couponName">;

export function discountOf(effect: Effect): Discount | null {
  const { couponName, couponPercentOff, couponAmountOff, couponDuration, couponMonths } = effect;
  if (!couponName) return null;
  return {
    name: couponName,
    ...(couponPercentOff === null ? {} : { percentOff: couponPercentOff }),
    ...(couponAmountOff === null ? {} : { amountOff: couponAmountOff }),
    ...(couponDuration === null ? {} : { duration: couponDuration }),
    ...(couponMonths === null ? {} : { months: couponMonths }),
  };
}
