import type { user } from "../../../db/account";
import type { billingAccount, membership } from "../../../db/billing";
import { TEST_CARDS } from "./cards";
import { addCard, chargeStoredCard } from "./intents";
import { addInvoice, settleInvoice } from "./invoices";
import type { Customer, Subscription } from "./objects";
import { SIMULATED_PRICES } from "./price-ids";
import { newId, type World } from "./world";

type Member = {
  user: typeof user.$inferSelect;
  membership: typeof membership.$inferSelect;
  account: typeof billingAccount.$inferSelect;
};

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Adds a demo member whose subscription is in the database to the simulated world. */
export function adoptMember(world: World, { user, membership, account }: Member, now: number): void {
  const { customerId, subscriptionId } = account;
  const price = world.prices[SIMULATED_PRICES[membership.plan ?? "monthly"]];
  if (!customerId || !subscriptionId || !price) return;
  const start = seconds(membership.currentPeriodStart);
  const customer: Customer = {
    id: customerId,
    object: "customer",
    email: user.email,
    name: user.name,
    balance: 0,
    created: start,
    livemode: false,
    metadata: { userId: user.id },
    invoice_settings: { default_payment_method: null },
  };
  world.customers[customerId] = customer;
  const number = TEST_CARDS.find(({ brand, refused }) => brand === membership.cardBrand && !refused)?.number ?? "";
  const card = addCard(
    world,
    customerId,
    { number, expMonth: 12, expYear: new Date(now * 1000).getUTCFullYear() + 3 },
    start,
  );
  card.card.last4 = membership.cardLast4 ?? card.card.last4;
  const subscription: Subscription = {
    id: subscriptionId,
    object: "subscription",
    status: "active",
    created: start,
    start_date: start,
    currency: "usd",
    customer: customerId,
    billing_cycle_anchor: start,
    cancel_at_period_end: membership.cancelAtPeriodEnd,
    cancel_at: membership.cancelAtPeriodEnd ? seconds(membership.currentPeriodEnd) : null,
    canceled_at: membership.cancelAtPeriodEnd ? seconds(membership.updatedAt) : null,
    ended_at: null,
    trial_end: null,
    default_payment_method: card.id,
    latest_invoice: null,
    pending_setup_intent: null,
    pending_update: null,
    livemode: false,
    metadata: { userId: user.id },
    discounts: [],
    items: {
      object: "list",
      url: `/v1/subscription_items?subscription=${subscriptionId}`,
      has_more: false,
      data: [
        {
          id: newId(world, "si"),
          object: "subscription_item",
          subscription: subscriptionId,
          quantity: 1,
          price,
          current_period_start: start,
          current_period_end: seconds(membership.currentPeriodEnd),
        },
      ],
    },
  };
  world.subscriptions[subscriptionId] = subscription;
  const line = {
    amount: price.unit_amount ?? 0,
    description: `${membership.plan === "annual" ? "Annual" : "Monthly"} membership`,
    period: { start, end: seconds(membership.currentPeriodEnd) },
    price: price.id,
  };
  const invoice = addInvoice(world, subscription, [line], "subscription_cycle", start);
  if (membership.status === "past_due") {
    subscription.status = "past_due";
    invoice.attempt_count = 1;
    return;
  }
  const intent = world.paymentIntents[invoice.payment_intent_id ?? ""];
  if (intent) chargeStoredCard(world, intent, card.id, "succeed", start);
  settleInvoice(world, invoice, start);
}
