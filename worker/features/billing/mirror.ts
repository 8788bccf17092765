import type Stripe from "stripe";
import { COUPON_DURATIONS, type Plan, SUBSCRIPTION_STATUSES, type SubscriptionStatus } from "../../contract/billing";
import type { billingAccount, membership } from "../../db/billing";

/** What a list of subscriptions is asked to bring along; the mirror reads nothing else. */
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
 * The status as the product has it. One that does not exist yet opens nothing; and whatever the provider calls an
 * attempt whose first invoice can not be paid any more, it never began.
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

/** Whether it stops by itself. The provider's own portal only sets a date and leaves the flag alone. */
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

/** The one that counts of all that a customer has had: what runs, else what waits for its payment, else the last. */
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

/** A subscription as the product stores it. The provider's seconds become instants here and nowhere else. */
export function mirror(subscription: Stripe.Subscription): Mirrored {
  const items = subscription.items.data;
  const [item] = items;
  const start = instant(Math.max(...items.map((each) => each.current_period_start)));
  const end = instant(Math.max(...items.map((each) => each.current_period_end)));
  const status = statusOf(subscription);
  const cancels = isCancelling(subscription);
  const endedAt = maybeInstant(subscription.ended_at);
  const cancelAt = maybeInstant(subscription.cancel_at) ?? (cancels ? end : null);
  const over = status === "canceled" ? (endedAt ?? start) : cancels && cancelAt && cancelAt < end ? cancelAt : end;
  const method = expanded(subscription.default_payment_method);
  const invoice = expanded(subscription.latest_invoice);
  return {
    membership: {
      status,
      plan: item ? planOf(item.price) : null,
      planAmountCents: item ? (item.price.unit_amount ?? 0) * (item.quantity ?? 1) : null,
      currentPeriodStart: start,
      currentPeriodEnd: over,
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
      // While another plan waits for its payment, the latest invoice is that plan's.
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

/** The taxes of an invoice that its prices do not hold already. */
export const taxOnTop = (invoice: Pick<Stripe.Invoice, "total_taxes"> | null): number =>
  (invoice?.total_taxes ?? []).reduce(
    (sum, { amount, tax_behavior }) => sum + (tax_behavior === "exclusive" ? amount : 0),
    0,
  );

export const planOf = (price: Stripe.Price): Plan => (price.recurring?.interval === "year" ? "annual" : "monthly");

export const instant = (seconds: number) => new Date(seconds * 1000);

// The provider writes null for what is not there; one that leaves it out means the same.
const maybeInstant = (seconds: number | null | undefined) => (seconds ? instant(seconds) : null);

export const expanded = <T extends { id: string }>(related: string | T | null | undefined): T | null =>
  typeof related === "object" ? related : null;

export const idOf = (related: string | { id: string } | null | undefined): string | null =>
  typeof related === "string" ? related : (related?.id ?? null);
