import type Stripe from "stripe";
import { type Plan, SUBSCRIPTION_STATUSES, type SubscriptionStatus } from "../../contract/billing";
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

export const isLive = ({ status }: Stripe.Subscription) => LIVE.includes(status);
export const isEnded = ({ status }: Stripe.Subscription) => status === "canceled" || status === "incomplete_expired";

/** Whether it stops by itself. The provider's own portal only sets a date and leaves the flag alone. */
export const isCancelling = (subscription: Stripe.Subscription) =>
  !isEnded(subscription) && (subscription.cancel_at_period_end || subscription.cancel_at !== null);

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
  | "couponEndsAt"
>;
export type Mirrored = { membership: MembershipMirror; account: AccountMirror };

/** The one that counts of all that a customer has had: what runs, else what waits for its payment, else the last. */
export function choose(all: Stripe.Subscription[], current: string | null): Stripe.Subscription | null {
  const byAge = [...all].sort((a, b) => a.created - b.created);
  const live = byAge.filter(isLive);
  const last = (status: string) => byAge.findLast((each) => each.status === status);
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
  const endedAt = subscription.ended_at === null ? null : instant(subscription.ended_at);
  const cancelAt = subscription.cancel_at === null ? (cancels ? end : null) : instant(subscription.cancel_at);
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
    },
    account: {
      subscriptionId: subscription.id,
      status,
      priceId: item?.price.id ?? null,
      currentPeriodEnd: end,
      cancelAt: isEnded(subscription) ? null : cancelAt,
      canceledAt: subscription.canceled_at === null ? null : instant(subscription.canceled_at),
      endedAt,
      paidThrough: invoice?.status === "paid" ? end : start,
      paymentMethodId: idOf(subscription.default_payment_method),
      ...mirrorDiscount(subscription),
    },
  };
}

function mirrorDiscount(subscription: Stripe.Subscription) {
  const discount = expanded(subscription.discounts[0] ?? null);
  const coupon = expanded(discount?.source.coupon ?? null);
  const promotion = expanded(discount?.promotion_code ?? null);
  return {
    couponCode: promotion?.code ?? coupon?.name ?? coupon?.id ?? null,
    couponName: coupon ? (coupon.name ?? coupon.id) : null,
    couponPercentOff: coupon?.percent_off ?? null,
    couponAmountOff: coupon?.amount_off ?? null,
    couponEndsAt: discount?.end ? instant(discount.end) : null,
  };
}

// A status that does not exist yet opens nothing.
const statusOf = ({ status }: Stripe.Subscription): SubscriptionStatus =>
  SUBSCRIPTION_STATUSES.find((known) => known === status) ?? "unpaid";

export const planOf = (price: Stripe.Price): Plan => (price.recurring?.interval === "year" ? "annual" : "monthly");

export const instant = (seconds: number) => new Date(seconds * 1000);

export const expanded = <T extends { id: string }>(related: string | T | null): T | null =>
  typeof related === "object" ? related : null;

export const idOf = (related: string | { id: string } | null): string | null =>
  typeof related === "string" ? related : (related?.id ?? null);
