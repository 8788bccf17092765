import { discounted, spendDiscounts } from "./discounts";
import type { Invoice, PaymentIntent, Subscription } from "./objects";
import { invalid, missing } from "./refusal";
import { newId, tell, type World } from "./world";

type Line = { amount: number; description: string };
type Reason = "subscription_create" | "subscription_cycle" | "subscription_update";

/** A finalized invoice of a subscription: open with a payment to confirm, or paid at once when nothing is due. */
export function addInvoice(
  world: World,
  subscription: Subscription,
  lines: Line[],
  reason: Reason,
  now: number,
): Invoice {
  const customer = customerOf(world, subscription.customer);
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const due = Math.max(0, total + customer.balance);
  const startingBalance = customer.balance;
  customer.balance = Math.min(0, total + customer.balance);
  const id = newId(world, "in");
  const [item] = subscription.items.data;
  const invoice: Invoice = {
    id,
    object: "invoice",
    customer: subscription.customer,
    number: `SIM-${id.slice(-6).toUpperCase()}`,
    status: "open",
    currency: "usd",
    created: now,
    subtotal: total,
    total,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    starting_balance: startingBalance,
    attempt_count: 0,
    hosted_invoice_url: null,
    invoice_pdf: null,
    billing_reason: reason,
    period_start: item?.current_period_start ?? now,
    period_end: item?.current_period_end ?? now,
    livemode: false,
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    lines: {
      object: "list",
      url: `/v1/invoices/${id}/lines`,
      has_more: false,
      data: lines.map((line) => ({ id: newId(world, "il"), object: "line_item", currency: "usd", ...line })),
    },
    payment_intent_id: null,
  };
  world.invoices[id] = invoice;
  subscription.latest_invoice = id;
  if (due === 0) settleInvoice(world, invoice, now);
  else invoice.payment_intent_id = addPayment(world, invoice, now).id;
  return invoice;
}

function addPayment(world: World, invoice: Invoice, now: number): PaymentIntent {
  const id = newId(world, "pi");
  const intent: PaymentIntent = {
    id,
    object: "payment_intent",
    amount: invoice.amount_due,
    amount_received: 0,
    currency: "usd",
    status: "requires_payment_method",
    created: now,
    client_secret: `${id}_secret_${newId(world, "s")}`,
    livemode: false,
    customer: invoice.customer,
    payment_method: null,
    next_action: null,
    latest_charge: null,
    last_payment_error: null,
    invoice_id: invoice.id,
  };
  world.paymentIntents[id] = intent;
  return intent;
}

/** What a paid invoice does to its subscription. */
export function settleInvoice(world: World, invoice: Invoice, now: number): void {
  invoice.status = "paid";
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  tell(world, now, "invoice.paid", invoice);
  const subscription = world.subscriptions[invoice.parent.subscription_details.subscription];
  if (!subscription) return;
  spendDiscounts(world, subscription, now);
  if (["incomplete", "past_due", "unpaid"].includes(subscription.status)) {
    subscription.status = "active";
    tell(world, now, "customer.subscription.updated", subscription);
  }
}

export function voidInvoice(world: World, id: string, now: number): Invoice {
  const invoice = world.invoices[id];
  if (!invoice) throw missing("invoice", id);
  if (invoice.status !== "open") {
    throw invalid(`You can only pass in open invoices. This invoice is ${invoice.status}.`, {
      code: "invoice_not_editable",
    });
  }
  invoice.status = "void";
  invoice.amount_remaining = 0;
  const intent = invoice.payment_intent_id ? world.paymentIntents[invoice.payment_intent_id] : undefined;
  if (intent) {
    intent.status = "canceled";
    intent.next_action = null;
  }
  tell(world, now, "invoice.voided", invoice);
  const subscription = world.subscriptions[invoice.parent.subscription_details.subscription];
  if (subscription?.latest_invoice === id) {
    const after: Partial<Record<string, Subscription["status"]>> = {
      incomplete: "incomplete_expired",
      past_due: "active",
      unpaid: "active",
    };
    const status = after[subscription.status];
    if (status) {
      subscription.status = status;
      if (status === "incomplete_expired") subscription.ended_at = now;
      tell(world, now, "customer.subscription.updated", subscription);
    }
  }
  return invoice;
}

export function customerOf(world: World, id: string) {
  const customer = world.customers[id];
  if (!customer || customer.deleted) throw missing("customer", id, "customer");
  return customer;
}

/** The regular line of a period, after discounts. */
export function periodLine(world: World, subscription: Subscription, at: number): Line {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  const annual = item.price.recurring.interval === "year";
  return {
    amount: discounted(world, subscription, item.price.unit_amount ?? 0, at),
    description: `${annual ? "Annual" : "Monthly"} membership`,
  };
}
