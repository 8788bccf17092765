import type { Foreign } from "../../../contract/billing";
import { addMonths, DAY } from "./calendar";
import { TEST_CARDS } from "./cards";
import { attachDiscounts } from "./discounts";
import { addCard, chargeStoredCard } from "./intents";
import { addInvoice, periodLine, settleInvoice } from "./invoices";
import type { Price, Subscription } from "./objects";
import { SIMULATED_PRICES } from "./price-ids";
import { addPrice, newId, type World } from "./world";

const PAST_DAYS = 5;

/** Adds another product's subscription that started some days ago, paid by default; returns its id. Sends no event. */
export function addForeign(world: World, traits: Foreign, now: number): string {
  const { email, status = "active", coupon } = traits;
  const start = now - PAST_DAYS * DAY;
  const price = priceOf(world, traits);
  const customerId = newId(world, "cus");
  world.customers[customerId] = {
    id: customerId,
    object: "customer",
    email,
    name: "From elsewhere",
    balance: 0,
    created: start,
    livemode: false,
    metadata: {},
    invoice_settings: { default_payment_method: null },
  };
  const year = new Date(now * 1000).getUTCFullYear() + 3;
  const card = addCard(world, customerId, { number: TEST_CARDS[0]?.number ?? "", expMonth: 12, expYear: year }, start);
  const id = newId(world, "sub");
  const end = addMonths(start, traits.months ?? 1);
  const item = { id: newId(world, "si"), object: "subscription_item", subscription: id, quantity: 1, price } as const;
  const subscription: Subscription = {
    id,
    object: "subscription",
    status: "active",
    created: start,
    start_date: start,
    currency: price.currency,
    customer: customerId,
    billing_cycle_anchor: start,
    cancel_at_period_end: status === "cancelling",
    cancel_at: status === "cancelling" ? end : null,
    canceled_at: status === "cancelling" ? now : null,
    ended_at: null,
    trial_end: null,
    default_payment_method: card.id,
    latest_invoice: null,
    pending_setup_intent: null,
    pending_update: null,
    livemode: false,
    metadata: {},
    discounts: [],
    items: {
      object: "list",
      url: `/v1/subscription_items?subscription=${id}`,
      has_more: false,
      data: [{ ...item, current_period_start: start, current_period_end: end }],
    },
  };
  world.subscriptions[id] = subscription;
  const found = coupon ? Object.values(world.promotionCodes).find(({ code }) => code === coupon) : undefined;
  const discountCoupon = found && world.coupons[found.promotion.coupon];
  if (found && discountCoupon)
    attachDiscounts(world, subscription, [{ promotionId: found.id, coupon: discountCoupon }], start);
  const undeliveredBefore = world.undelivered.length;
  const invoice = addInvoice(
    world,
    subscription,
    [periodLine(world, subscription, start)],
    "subscription_cycle",
    start,
  );
  if (status === "past_due" || status === "unpaid") {
    subscription.status = status;
  } else {
    const intent = world.paymentIntents[invoice.payment_intent_id ?? ""];
    if (intent) chargeStoredCard(world, intent, card.id, "succeed", start);
    settleInvoice(world, invoice, start);
    if (status === "paused") subscription.status = "paused";
  }
  world.undelivered.splice(undeliveredBefore);
  return id;
}

function priceOf(world: World, { cents, currency = "usd", months = 1 }: Foreign): Price {
  const own = world.prices[SIMULATED_PRICES.monthly];
  if (own && months === 1 && currency === "usd" && (cents === undefined || cents === own.unit_amount)) return own;
  const amount = cents ?? own?.unit_amount ?? 0;
  const price = addPrice(world, newId(world, "price"), amount, months === 12 ? "year" : "month");
  price.currency = currency;
  if (months !== 12) price.recurring.interval_count = months;
  return price;
}
