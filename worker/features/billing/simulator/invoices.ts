import { addMonths } from "./calendar";
import { discountsOn, redeemDiscounts } from "./discounts";
import type { Invoice, InvoiceLine, PaymentIntent, Price, Subscription } from "./objects";
import { invalid, missing } from "./refusal";
import { emitEvent, newId, type World } from "./world";

/** An invoice line: description, amount and period; `discounts` reduce the amount. */
export type Line = Pick<InvoiceLine, "amount" | "description" | "period"> & {
  price: string;
  discounts?: InvoiceLine["discount_amounts"];
  proration?: true;
};
type Reason = "subscription_create" | "subscription_cycle" | "subscription_update";

/** Adds a finalised invoice: open with a payment to confirm, or paid at once if nothing is due. */
export function addInvoice(
  world: World,
  subscription: Subscription,
  lines: Line[],
  reason: Reason,
  now: number,
): Invoice {
  const customer = customerOf(world, subscription.customer);
  const { subtotal, total, discounts, taxes } = sumsOf(lines, world.taxPercent);
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
    subtotal,
    total,
    total_discount_amounts: discounts,
    total_taxes: taxes,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    starting_balance: startingBalance,
    ending_balance: customer.balance,
    attempt_count: 0,
    hosted_invoice_url: null,
    invoice_pdf: null,
    billing_reason: reason,
    // Like the provider: the past period. The paid period is on the lines.
    period_start: reason === "subscription_cycle" && item ? periodBefore(item) : now,
    period_end: now,
    livemode: false,
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    lines: {
      object: "list",
      url: `/v1/invoices/${id}/lines`,
      has_more: false,
      data: lines.map((line) => shownLine(newId(world, "il"), line, subscription, world.taxPercent)),
    },
    payment_intent_id: null,
  };
  world.invoices[id] = invoice;
  subscription.latest_invoice = id;
  if (due === 0) settleInvoice(world, invoice, now);
  else invoice.payment_intent_id = addPayment(world, invoice, now).id;
  return invoice;
}

export function sumsOf(lines: Line[], taxPercent?: number) {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const discounts = lines.flatMap((line) => line.discounts ?? []);
  const taxes = lines.flatMap((line) => taxesOf(line, taxPercent));
  const net = discounts.reduce((left, { amount }) => left - amount, subtotal);
  return { subtotal, discounts, taxes, total: taxes.reduce((sum, { amount }) => sum + amount, net) };
}

/** Returns a line's exclusive taxes. */
function taxesOf({ amount, discounts = [] }: Line, percent = 0): InvoiceLine["taxes"] {
  const net = discounts.reduce((left, each) => left - each.amount, amount);
  return percent === 0 ? [] : [{ amount: Math.round((net * percent) / 100), tax_behavior: "exclusive" }];
}

export function shownLine(id: string, line: Line, subscription: Subscription, taxPercent?: number): InvoiceLine {
  const { amount, description, period, price, discounts = [], proration = false } = line;
  return {
    id,
    object: "line_item",
    amount,
    subtotal: amount,
    description,
    currency: "usd",
    period,
    quantity: 1,
    discount_amounts: discounts,
    taxes: taxesOf(line, taxPercent),
    parent: {
      type: "subscription_item_details",
      subscription_item_details: {
        proration,
        subscription: subscription.id,
        subscription_item: subscription.items.data[0]?.id ?? "",
      },
    },
    pricing: { type: "price_details", price_details: { price } },
  };
}

const periodBefore = ({ price, current_period_start: at }: Subscription["items"]["data"][number]) =>
  addMonths(at, price.recurring.interval === "year" ? -12 : -1);

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

/** Applies a paid invoice to its subscription. */
export function settleInvoice(world: World, invoice: Invoice, now: number): void {
  invoice.status = "paid";
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  emitEvent(world, now, "invoice.paid", invoice);
  const subscription = world.subscriptions[invoice.parent.subscription_details.subscription];
  if (!subscription) return;
  const { pending_update: pending, latest_invoice: latest } = subscription;
  if (pending && latest === invoice.id) {
    subscription.items.data = pending.subscription_items;
    subscription.billing_cycle_anchor = pending.subscription_items[0]?.current_period_start ?? now;
    subscription.pending_update = null;
    emitEvent(world, now, "customer.subscription.updated", subscription);
  }
  redeemDiscounts(world, subscription, now);
  if (["incomplete", "past_due", "unpaid"].includes(subscription.status)) {
    subscription.status = "active";
    emitEvent(world, now, "customer.subscription.updated", subscription);
  }
}

/** Turns a draft into a payable invoice. */
export function finalizeInvoice(world: World, id: string, now: number): Invoice {
  const invoice = world.invoices[id];
  if (!invoice) throw missing("invoice", id);
  if (invoice.status !== "draft") throw invalid("This invoice is already finalized.");
  invoice.status = "open";
  invoice.payment_intent_id ??= addPayment(world, invoice, now).id;
  return invoice;
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
  // Restores the credit that it had used.
  const holder = world.customers[invoice.customer];
  if (holder) holder.balance += invoice.starting_balance - (invoice.ending_balance ?? 0);
  invoice.amount_remaining = 0;
  const intent = invoice.payment_intent_id ? world.paymentIntents[invoice.payment_intent_id] : undefined;
  if (intent) {
    intent.status = "canceled";
    intent.next_action = null;
  }
  emitEvent(world, now, "invoice.voided", invoice);
  const subscription = world.subscriptions[invoice.parent.subscription_details.subscription];
  if (subscription?.latest_invoice === id) {
    subscription.pending_update = null;
    const after: Partial<Record<string, Subscription["status"]>> = {
      incomplete: "incomplete_expired",
      past_due: "active",
      unpaid: "active",
    };
    const status = after[subscription.status];
    if (status) {
      subscription.status = status;
      if (status === "incomplete_expired") subscription.ended_at = now;
      emitEvent(world, now, "customer.subscription.updated", subscription);
    }
  }
  return invoice;
}

export function customerOf(world: World, id: string) {
  const customer = world.customers[id];
  if (!customer || customer.deleted) throw missing("customer", id, "customer");
  return customer;
}

/** Returns the regular line of a period, with the discounts active at its start. */
export function periodLine(world: World, subscription: Subscription, at: number): Line {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  const { price, current_period_start: start, current_period_end: end } = item;
  return priceLine(world, subscription, price, { start, end }, at);
}

export function priceLine(
  world: World,
  subscription: Subscription,
  price: Price,
  period: Line["period"],
  at: number,
): Line {
  const amount = price.unit_amount ?? 0;
  return {
    amount,
    description: `${price.recurring.interval === "year" ? "Annual" : "Monthly"} membership`,
    period,
    price: price.id,
    discounts: discountsOn(world, subscription, amount, at),
  };
}
