import type Stripe from "stripe";
import { COUPON_DURATIONS, type Plan, SUBSCRIPTION_STATUSES, type SubscriptionStatus } from "../../contract/billing";
import type { billingAccount, membership } from "../../db/billing";

/** Fields to expand when listing subscriptions; the mirror reads no others. */
export const MIRRORED = [
  "latest_invoice",
  "default_payment_method",
  "discounts.source.coupon",
  "discounts.promotion_code",
];

const LIVE = ["active", "trialing", "past_due", "unpaid", "paused"];
const CHARGED = ["active", "trialing", "past_due"];
const CLOSED = ["void", "uncollectible"];

/**
 * Returns the product's status of a subscription. Unknown statuses give no access; an attempt whose first invoice can
 * no longer be paid never started, whatever the provider calls it.
 */
export function statusOf({ status, latest_invoice }: Stripe.Subscription): SubscriptionStatus {
  const invoice = expanded(latest_invoice);
  const isFirst = invoice?.billing_reason === "subscription_create" && invoice.status !== "paid";
  const isClosed = status === "canceled" || (status === "incomplete" && CLOSED.includes(invoice?.status ?? ""));
  if (isFirst && isClosed) return "incomplete_expired";
  return SUBSCRIPTION_STATUSES.find((known) => known === status) ?? "unpaid";
}

export const isLive = ({ status }: Stripe.Subscription) => LIVE.includes(status);
export const isEnded = (subscription: Stripe.Subscription) =>
  ["canceled", "incomplete_expired"].includes(statusOf(subscription));

/** Returns whether it will end by itself. The provider's portal sets only a date, not the flag. */
export const isCancelling = (subscription: Stripe.Subscription) =>
  !isEnded(subscription) && (subscription.cancel_at_period_end || Boolean(subscription.cancel_at));

type MembershipMirror = Pick<
  typeof membership.$inferSelect,
  | "status"
  | "plan"
  | "planAmountCents"
  | "currentPeriodStart"
  | "currentPeriodEnd"
  | "cancelAtPeriodEnd"
  | "cardBrand"
  | "cardLast4"
  | "pausedUntil"
>;
type AccountMirror = Pick<
  typeof billingAccount.$inferSelect,
  | "subscriptionId"
  | "status"
  | "priceId"
  | "currentPeriodEnd"
  | "cancelAt"
  | "canceledAt"
  | "endedAt"
  | "paidThrough"
  | "paymentMethodId"
  | "couponCode"
  | "couponName"
  | "couponPercentOff"
  | "couponAmountOff"
  | "couponDuration"
  | "couponMonths"
  | "couponEndsAt"
  | "openCents"
  | "latestInvoiceId"
>;
export type Mirrored = { membership: MembershipMirror; account: AccountMirror };

/** Returns a customer's relevant subscription: an active one, else one awaiting payment, else the last. */
export function choose(all: Stripe.Subscription[], current: string | null): Stripe.Subscription | null {
  const byAge = [...all].sort((a, b) => a.created - b.created);
  const live = byAge.filter(isLive);
  const last = (status: string) => byAge.findLast((each) => statusOf(each) === status);
  return (
    live.find(({ id }) => id === current) ??
    live[0] ??
    last("incomplete") ??
    last("canceled") ??
    last("incomplete_expired") ??
    null
  );
}

export const chargedTwice = (all: Stripe.Subscription[]) =>
  all.filter(({ status }) => CHARGED.includes(status)).length > 1;

/** Converts a subscription to the stored columns. The only place that converts the provider's seconds to instants. */
export function mirror(subscription: Stripe.Subscription): Mirrored {
  const items = subscription.items.data;
  const [item] = items;
  const start = instant(Math.max(...items.map((each) => each.current_period_start)));
  const end = instant(Math.max(...items.map((each) => each.current_period_end)));
  const status = statusOf(subscription);
  const cancels = isCancelling(subscription);
  const endedAt = maybeInstant(subscription.ended_at);
  const cancelAt = maybeInstant(subscription.cancel_at) ?? (cancels ? end : null);
  const endsAt = status === "canceled" ? (endedAt ?? start) : cancels && cancelAt && cancelAt < end ? cancelAt : end;
  const method = expanded(subscription.default_payment_method);
  const invoice = expanded(subscription.latest_invoice);
  return {
    membership: {
      status,
      plan: item ? planOf(item.price) : null,
      planAmountCents: item ? (item.price.unit_amount ?? 0) * (item.quantity ?? 1) : null,
      currentPeriodStart: start,
      currentPeriodEnd: endsAt,
      cancelAtPeriodEnd: cancels,
      cardBrand: method?.card?.brand ?? null,
      cardLast4: method?.card?.last4 ?? null,
      pausedUntil: isEnded(subscription) ? null : maybeInstant(subscription.pause_collection?.resumes_at),
    },
    account: {
      subscriptionId: subscription.id,
      status,
      priceId: item?.price.id ?? null,
      currentPeriodEnd: end,
      cancelAt: isEnded(subscription) ? null : cancelAt,
      canceledAt: maybeInstant(subscription.canceled_at),
      endedAt,
      // While a plan change awaits payment, the latest invoice belongs to the new plan.
      paidThrough: invoice?.status === "paid" || subscription.pending_update ? end : start,
      paymentMethodId: idOf(subscription.default_payment_method),
      openCents: invoice?.status === "open" && !subscription.pending_update ? invoice.amount_remaining : null,
      latestInvoiceId: idOf(subscription.latest_invoice),
      ...mirrorDiscount(subscription),
    },
  };
}

function mirrorDiscount(subscription: Stripe.Subscription) {
  const discount = expanded(subscription.discounts?.[0]);
  const coupon = expanded(discount?.source?.coupon);
  const promotion = expanded(discount?.promotion_code);
  return {
    couponCode: promotion?.code ?? coupon?.name ?? coupon?.id ?? null,
    couponName: coupon ? (coupon.name ?? coupon.id) : null,
    couponPercentOff: coupon?.percent_off ?? null,
    couponAmountOff: coupon?.amount_off ?? null,
    ...durationOf(coupon),
    couponEndsAt: maybeInstant(discount?.end),
  };
}

export function durationOf(coupon: Stripe.Coupon | null) {
  const couponDuration = COUPON_DURATIONS.find((known) => known === coupon?.duration) ?? null;
  return { couponDuration, couponMonths: coupon?.duration_in_months ?? null };
}

/** Returns the exclusive taxes of an invoice. */
export const taxOnTop = (invoice: Pick<Stripe.Invoice, "total_taxes"> | null): number =>
  (invoice?.total_taxes ?? []).reduce(
    (sum, { amount, tax_behavior }) => sum + (tax_behavior === "exclusive" ? amount : 0),
    0,
  );

export const planOf = (price: Stripe.Price): Plan => (price.recurring?.interval === "year" ? "annual" : "monthly");

export const instant = (seconds: number) => new Date(seconds * 1000);

// The provider writes null for absent values; an omitted field means the same.
const maybeInstant = (seconds: number | null | undefined) => (seconds ? instant(seconds) : null);

export const expanded = <T extends { id: string }>(related: string | T | null | undefined): T | null =>
  typeof related === "object" ? related : null;

export const idOf = (related: string | { id: string } | null | undefined): string | null =>
  typeof related === "string" ? related : (related?.id ?? null);
