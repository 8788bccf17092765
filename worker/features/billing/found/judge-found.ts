import type Stripe from "stripe";
import { brand } from "../../../contract/brand";
import type { MembershipPrices } from "../../../contract/membership-prices";
import type { foundSubscription } from "../../../db/found-subscriptions";
import { expanded, idOf, instant, isCancelling, planOf } from "../mirror";

/** The member whom a subscription matches, by customer or address. */
export type Fitting = {
  id: string;
  email: string;
  role: string;
  customerId: string | null;
  subscriptionId: string | null;
  accountStatus: string | null;
};

type Found = Omit<typeof foundSubscription.$inferInsert, "id" | "seenAt" | "attachedAt" | "before">;

/** Fields to expand for judging. */
export const JUDGED = ["customer", "discounts.source.coupon", "discounts.promotion_code", "latest_invoice"];

/** Returns whether the product created a subscription, which its metadata states. */
export const isOwn = ({ metadata }: Stripe.Subscription) => Boolean(metadata?.userId && metadata.attempt);

/** Returns the customer's address, normalised like accounts'. */
export function addressOf({ customer }: Stripe.Subscription): string | null {
  const known = expanded(customer);
  const email = known && !known.deleted ? known.email : null;
  return email?.trim().toLowerCase() || null;
}

/** Returns the list's row for a subscription: its member, and whether it can be attached, needs a decision, or not. */
export function judge(subscription: Stripe.Subscription, match: Fitting | null, prices: MembershipPrices): Found {
  const customer = expanded(subscription.customer);
  const [item] = subscription.items.data;
  const reason = reasonNotAttachable(subscription, match);
  const open = reason ? null : whyDecide(subscription);
  const cents = (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1);
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer) ?? "",
    email: addressOf(subscription),
    name: (customer && !customer.deleted && customer.name) || null,
    userId: match?.id ?? null,
    state: reason ? "left" : open ? "decide" : "ready",
    reason: reason ?? open,
    status: subscription.status,
    cents,
    currency: subscription.currency,
    every: intervalText(item?.price.recurring),
    isOldPrice: item !== undefined && cents !== prices[planOf(item.price)],
    renewsAt: item ? instant(item.current_period_end) : null,
    cancelAt: subscription.cancel_at ? instant(subscription.cancel_at) : null,
    notes: notesOf(subscription),
  };
}

function intervalText(recurring: Stripe.Price.Recurring | null | undefined): string {
  if (!recurring) return "period";
  const { interval, interval_count: times } = recurring;
  return times === 1 ? interval : `${times} ${interval}s`;
}

function reasonNotAttachable(subscription: Stripe.Subscription, match: Fitting | null): string | null {
  const { items, status, currency } = subscription;
  const [item] = items.data;
  if (!match) {
    return addressOf(subscription)
      ? "No member has this address. Import or invite them, then look again."
      : "Its customer has no e-mail address at the provider.";
  }
  if (match.role !== "user") return "This address is of staff, who train without a membership.";
  if (!item || items.data.length > 1) return "It has several prices. A membership has one.";
  if (item.price.unit_amount === null) return "Its price is no fixed amount.";
  if (currency.toUpperCase() !== brand.currency) {
    return `It is charged in ${currency.toUpperCase()}, and the club counts in ${brand.currency}.`;
  }
  const every = intervalText(item.price.recurring);
  if (every !== "month" && every !== "year") return `It is charged every ${every}. A membership is monthly or annual.`;
  if (status === "incomplete" || status === "incomplete_expired") return "It was never paid.";
  if (status === "canceled") return "It has ended.";
  return reasonTaken(subscription, match);
}

/** Returns why a member's existing billing prevents attaching, or null. */
function reasonTaken({ id, customer }: Stripe.Subscription, match: Fitting): string | null {
  const { customerId, subscriptionId, accountStatus } = match;
  const isOver = accountStatus === null || accountStatus.startsWith("incomplete");
  if (!customerId || isOver || subscriptionId === id) return null;
  if (customerId === idOf(customer) || accountStatus !== "canceled")
    return "This member has a subscription here already.";
  return "This member has paid here before, as another customer.";
}

const DECIDE: Record<string, string> = {
  unpaid: "Its payments have failed for long, and it opens no training as it is.",
  paused: "It rests at the provider, and opens no training as it is.",
};

const whyDecide = ({ status }: Stripe.Subscription) => DECIDE[status] ?? null;

function notesOf(subscription: Stripe.Subscription): string[] {
  const discount = expanded(subscription.discounts?.[0]);
  const coupon = expanded(discount?.source?.coupon);
  return [
    isCancelling(subscription) ? "Ends with its period" : null,
    subscription.status === "past_due" ? "Payment open" : null,
    subscription.status === "trialing" ? "Free until it renews" : null,
    subscription.pause_collection ? "Payments paused" : null,
    coupon ? `Coupon ${coupon.name ?? coupon.id}` : null,
  ].filter((note) => note !== null);
}
