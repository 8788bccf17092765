import { addMonths, HOUR } from "./calendar";
import { attachDiscounts, discountsOn, requestedDiscounts } from "./discounts";
import { type Form, inner, list, text } from "./form";
import { addSetupIntent, chargeStoredCard } from "./intents";
import {
  addInvoice,
  customerOf,
  type Line,
  periodLine,
  priceLine,
  settleInvoice,
  sumsOf,
  voidInvoice,
} from "./invoices";
import type { Invoice, Price, Subscription, SubscriptionItem } from "./objects";
import { invalid, missing, Refusal } from "./refusal";
import { emitEvent, newId, type World } from "./world";

const PENDING_SECONDS = 23 * HOUR;
/** Stripe's developer-facing error when a stored card requires authentication. */
const NEEDS_ACTION = new Refusal(402, {
  type: "card_error",
  code: "subscription_payment_intent_requires_action",
  message:
    "Payment for this subscription requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with `subscription.latest_invoice`.",
});

export const ENDED = ["canceled", "incomplete_expired"];
const monthsOf = (price: Price) => (price.recurring.interval === "year" ? 12 : 1);

export function subscriptionOf(world: World, id: string): Subscription {
  const subscription = world.subscriptions[id];
  if (!subscription) throw missing("subscription", id);
  return subscription;
}

function priceOf(world: World, id: string | undefined, param: string): Price {
  const price = id ? world.prices[id] : undefined;
  if (!price) throw missing("price", id ?? "", param);
  if (!price.active)
    throw invalid("The price specified is inactive. This field only accepts active prices.", { param });
  return price;
}

export function createSubscription(world: World, form: Form, now: number): Subscription {
  const customer = customerOf(world, text(form, "customer") ?? "");
  const [asked] = list(form, "items");
  if (typeof asked !== "object") throw invalid("Missing required param: items.", { param: "items" });
  const price = priceOf(world, text(asked, "price"), "items[0][price]");
  const discounts = requestedDiscounts(world, form, customer.id, price.unit_amount ?? 0, now);
  const anchor = Number(text(form, "billing_cycle_anchor") ?? now);
  const id = newId(world, "sub");
  const item: SubscriptionItem = {
    id: newId(world, "si"),
    object: "subscription_item",
    subscription: id,
    quantity: 1,
    price,
    current_period_start: now,
    current_period_end: anchor > now ? anchor : addMonths(now, monthsOf(price)),
  };
  const subscription: Subscription = {
    id,
    object: "subscription",
    status: "incomplete",
    created: now,
    start_date: now,
    currency: "usd",
    customer: customer.id,
    billing_cycle_anchor: anchor,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    trial_end: null,
    default_payment_method: text(form, "default_payment_method") ?? null,
    latest_invoice: null,
    pending_setup_intent: null,
    pending_update: null,
    livemode: false,
    metadata: strings(inner(form, "metadata")),
    discounts: [],
    items: { object: "list", url: `/v1/subscription_items?subscription=${id}`, has_more: false, data: [item] },
  };
  world.subscriptions[id] = subscription;
  attachDiscounts(world, subscription, discounts, now);
  const free = anchor > now && text(form, "proration_behavior") === "none";
  const period = { start: now, end: item.current_period_end };
  const line = free
    ? { amount: 0, description: "Time already paid for", period, price: price.id }
    : periodLine(world, subscription, now);
  const invoice = addInvoice(world, subscription, [line], "subscription_create", now);
  if (invoice.status === "paid") {
    subscription.status = "active";
    if (!subscription.default_payment_method) {
      subscription.pending_setup_intent = addSetupIntent(world, customer.id, {}, now).id;
    }
  }
  emitEvent(world, now, "customer.subscription.created", subscription);
  return subscription;
}

const strings = (form: Form) => Object.fromEntries(Object.entries(form).map(([key, value]) => [key, String(value)]));

export function updateSubscription(world: World, id: string, form: Form, now: number): Subscription {
  const subscription = subscriptionOf(world, id);
  if (ENDED.includes(subscription.status)) {
    throw invalid("A canceled subscription can only update its cancellation_details and metadata.", {
      code: "invalid_canceled_subscription_fields",
    });
  }
  if (form.cancel_at_period_end !== undefined && form.cancel_at !== undefined) {
    throw invalid("Only one of cancel_at and cancel_at_period_end may be passed.", { param: "cancel_at" });
  }
  const method = text(form, "default_payment_method");
  if (method !== undefined) {
    if (!world.paymentMethods[method]) throw missing("PaymentMethod", method, "default_payment_method");
    subscription.default_payment_method = method;
  }
  if (subscription.status === "incomplete" && (form.items || form.discounts || form.cancel_at_period_end)) {
    throw invalid("An incomplete subscription only takes metadata and a default source.");
  }
  const [asked] = list(form, "items");
  if (typeof asked === "object") switchPrice(world, subscription, asked, form, now);
  const flag = text(form, "cancel_at_period_end");
  if (flag !== undefined) {
    subscription.cancel_at_period_end = flag === "true";
    subscription.cancel_at = flag === "true" ? periodEnd(subscription) : null;
    subscription.canceled_at = flag === "true" ? now : null;
  }
  if (form.pause_collection !== undefined) pauseCollection(subscription, form);
  const trialEnd = Number(text(form, "trial_end") ?? 0);
  if (trialEnd) moveBilling(world, subscription, trialEnd, now);
  const at = text(form, "cancel_at");
  if (at !== undefined) {
    subscription.cancel_at = at ? Number(at) : null;
    subscription.canceled_at = at ? now : null;
    if (!at) subscription.cancel_at_period_end = false;
  }
  emitEvent(world, now, "customer.subscription.updated", subscription);
  return subscription;
}

export const periodEnd = (subscription: Subscription) =>
  Math.max(...subscription.items.data.map((item) => item.current_period_end));

/** Computes an immediate price change: the amount due, and the resulting item. */
export function proration(world: World, subscription: Subscription, asked: Form, at: number, now: number) {
  const [item] = subscription.items.data;
  if (!item || text(asked, "id") !== item.id) {
    throw invalid("Currency and interval of all items must match.", { param: "items" });
  }
  const price = priceOf(world, text(asked, "price"), "items[0][price]");
  const { current_period_start: start, current_period_end: until } = item;
  const unused = Math.round((billedFor(world, subscription, now) * Math.max(0, until - at)) / (until - start));
  const end = addMonths(at, monthsOf(price));
  const lines: Line[] = [
    {
      amount: -unused,
      description: "Unused time",
      period: { start: at, end: until },
      price: item.price.id,
      proration: true,
    },
    priceLine(world, subscription, price, { start: at, end }, now),
  ];
  return { item, price, lines, end };
}

function pauseCollection(subscription: Subscription, form: Form): void {
  const asked = inner(form, "pause_collection");
  const behavior = text(asked, "behavior");
  if (form.pause_collection !== "" && behavior !== "void") {
    throw invalid("Only a pause that voids invoices is known here.", { param: "pause_collection[behavior]" });
  }
  const resumes = text(asked, "resumes_at");
  subscription.pause_collection = behavior ? { behavior: "void", resumes_at: resumes ? Number(resumes) : null } : null;
}

/** Makes the time until a given moment free; billing starts again then. */
function moveBilling(world: World, subscription: Subscription, until: number, now: number): void {
  const [item] = subscription.items.data;
  if (!item || until <= now) throw invalid("This value must be in the future.", { param: "trial_end" });
  Object.assign(item, { current_period_start: now, current_period_end: until });
  Object.assign(subscription, { status: "trialing", trial_end: until, billing_cycle_anchor: until });
  const line = { amount: 0, description: "Free time", period: { start: now, end: until }, price: item.price.id };
  addInvoice(world, subscription, [line], "subscription_update", now);
}

/** Returns what the current period was billed at: a period that a coupon made free gives no credit. */
function billedFor(world: World, subscription: Subscription, now: number): number {
  const [item] = subscription.items.data;
  if (!item) return 0;
  const lines = Object.values(world.invoices)
    .filter(({ parent }) => parent.subscription_details.subscription === subscription.id)
    .flatMap(({ lines }) => lines.data);
  const line = lines.findLast(
    ({ period, discount_amounts: off }) => off.length && period.end === item.current_period_end,
  );
  const amount = item.price.unit_amount ?? 0;
  const off = line ? line.discount_amounts : discountsOn(world, subscription, amount, now);
  return off.reduce((left, each) => left - each.amount, amount);
}

function switchPrice(world: World, subscription: Subscription, asked: Form, form: Form, now: number): void {
  const at = Number(text(form, "proration_date") ?? now);
  const { item, price, lines, end } = proration(world, subscription, asked, at, now);
  if (price.id === item.price.id) return;
  const customer = customerOf(world, subscription.customer);
  const card = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  if (!card && sumsOf(lines, world.taxPercent).total + customer.balance > 0) {
    throw invalid("This customer has no attached payment source or default payment method.", {
      code: "resource_missing",
    });
  }
  const before = { balance: customer.balance, latest: subscription.latest_invoice, item: { ...item } };
  Object.assign(item, { price, current_period_start: at, current_period_end: end });
  const invoice = addInvoice(world, subscription, lines, "subscription_update", now);
  if (invoice.status === "open") {
    const intent = world.paymentIntents[invoice.payment_intent_id ?? ""];
    try {
      if (intent) chargeStoredCard(world, intent, card, "succeed", now);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const next = { ...item };
      Object.assign(item, before.item);
      if (text(form, "payment_behavior") === "pending_if_incomplete") {
        subscription.pending_update = { expires_at: now + PENDING_SECONDS, subscription_items: [next] };
        return;
      }
      // payment_behavior=error_if_incomplete: undoes everything.
      delete world.invoices[invoice.id];
      customer.balance = before.balance;
      subscription.latest_invoice = before.latest;
      throw intent?.status === "requires_action" ? NEEDS_ACTION : error;
    }
    settleInvoice(world, invoice, now);
  }
  subscription.billing_cycle_anchor = at;
}

/** Cancels at once. An open invoice stays payable, like at Stripe. */
export function cancelSubscription(world: World, id: string, now: number): Subscription {
  const subscription = subscriptionOf(world, id);
  if (ENDED.includes(subscription.status)) throw missing("subscription", id);
  end(world, subscription, now);
  return subscription;
}

export function end(world: World, subscription: Subscription, at: number): void {
  subscription.status = "canceled";
  subscription.canceled_at ??= at;
  subscription.ended_at = at;
  emitEvent(world, at, "customer.subscription.deleted", subscription);
}

/** Starts the next period and charges it: paid, or past due with an open invoice. */
export function renew(world: World, subscription: Subscription, at: number): void {
  const [item] = subscription.items.data;
  if (!item) return;
  item.current_period_start = at;
  item.current_period_end = addMonths(at, monthsOf(item.price));
  if (subscription.status === "trialing") Object.assign(subscription, { status: "active", trial_end: null });
  const invoice = addInvoice(world, subscription, [periodLine(world, subscription, at)], "subscription_cycle", at);
  const outcome = world.renewals[subscription.id] ?? "succeed";
  delete world.renewals[subscription.id];
  if (invoice.status === "open") collect(world, subscription, invoice, outcome, at);
  emitEvent(world, at, "customer.subscription.updated", subscription);
}

/** Pays an open invoice with a stored card, on-session. */
export function payInvoice(world: World, id: string, card: string | undefined, now: number): Invoice {
  const invoice = world.invoices[id];
  if (!invoice) throw missing("invoice", id);
  const intent = world.paymentIntents[invoice.payment_intent_id ?? ""];
  if (invoice.status !== "open" || !intent) throw invalid(`Invoice is already ${invoice.status}`);
  const subscription = subscriptionOf(world, invoice.parent.subscription_details.subscription);
  invoice.attempt_count += 1;
  chargeStoredCard(world, intent, card ?? subscription.default_payment_method, "succeed", now);
  settleInvoice(world, invoice, now);
  return invoice;
}

function collect(
  world: World,
  subscription: Subscription,
  invoice: Invoice,
  outcome: "succeed" | "decline" | "authenticate",
  at: number,
): void {
  const intent = world.paymentIntents[invoice.payment_intent_id ?? ""];
  const method =
    subscription.default_payment_method ??
    customerOf(world, subscription.customer).invoice_settings.default_payment_method;
  if (!intent) return;
  invoice.attempt_count += 1;
  try {
    chargeStoredCard(world, intent, method, outcome, at);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    subscription.status = "past_due";
    if (intent.status === "requires_action") emitEvent(world, at, "invoice.payment_action_required", invoice);
    emitEvent(world, at, "invoice.payment_failed", invoice);
    return;
  }
  settleInvoice(world, invoice, at);
}

/** Expires an attempt that nobody paid within 23 hours. */
export function expire(world: World, subscription: Subscription, at: number): void {
  if (subscription.latest_invoice) voidInvoice(world, subscription.latest_invoice, at);
}
