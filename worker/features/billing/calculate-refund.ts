import type Stripe from "stripe";
import { call, type Payments, stripeError } from "../../platform/stripe/client";
import { idOf, instant, statusOf } from "./mirror";
import { subscriptionsOf } from "./sync-member";

const LISTED = 100;

/** Refundable amounts in cents. */
export type RefundAmounts = {
  currency: string;
  /** The last payment, less what was refunded of it. */
  last: number;
  /** The unused part of that payment and of credit from earlier ones. */
  prorata: number;
  /** Credit at the provider for later invoices. */
  credit: number;
  /** The payment to refund, and how much of it was refunded before. */
  paymentIntent: string | null;
  refundedBefore: number;
};

/** A pause, during which nothing that was paid for was used. */
export type Rest = { from: Date; to: Date };

/**
 * Calculates refunds for a subscription that ends at `at`, from its invoices' lines and periods, excluding `rests`.
 * Time paid by a coupon or granted credit is worth nothing; nothing is refunded twice.
 */
export async function calculateRefund(
  pay: Payments,
  subscription: Stripe.Subscription,
  at: Date,
  rests: Rest[] = [],
): Promise<RefundAmounts> {
  const customer = idOf(subscription.customer) ?? "";
  const payers = await payersOf(pay, subscription, customer);
  const invoices = (await Promise.all(payers.map((id) => paidInvoices(pay, id)))).flat();
  invoices.sort((one, other) => one.created - other.created);
  const [charges, { balance, currency }] = await Promise.all([chargesOf(pay, customer), holderOf(pay, customer)]);
  const refundedOf = (invoice: Stripe.Invoice) => {
    const refunded = charges.get(intentOf(invoice) ?? "")?.amount_refunded ?? 0;
    return Math.max(refunded, invoice.post_payment_credit_notes_amount ?? 0);
  };
  const seconds = at.getTime() / 1000;
  // A period paid before a pause has been used for less time, by the length of the pause.
  const usedUntil = ({ created }: Stripe.Invoice) =>
    rests.reduce((left, { from, to }) => {
      const restSeconds = Math.min(to.getTime() / 1000, seconds) - Math.max(from.getTime() / 1000, created);
      return left - Math.max(0, restSeconds);
    }, seconds);
  const paid = invoices.findLast((invoice) => invoice.amount_paid > 0 && intentOf(invoice) !== null);
  // What an earlier subscription has used up is not refunded.
  const isUsedUp =
    paid !== undefined &&
    subscriptionIdOf(paid) !== subscription.id &&
    paid.lines.data.every(({ period }) => (period?.end ?? 0) <= seconds);
  const left = paid && !isUsedUp ? Math.max(0, paid.amount_paid - refundedOf(paid)) : 0;
  return {
    currency: paid?.currency ?? currency,
    last: left,
    prorata: Math.min(left, Math.max(0, Math.round(unusedOf(invoices, refundedOf, usedUntil)))),
    credit: Math.max(0, -balance),
    paymentIntent: left > 0 && paid ? intentOf(paid) : null,
    refundedBefore: paid ? refundedOf(paid) : 0,
  };
}

/** Returns the value of unused time on the invoices, less refunds, as far as it was paid with money. */
function unusedOf(
  invoices: Stripe.Invoice[],
  refundedOf: (invoice: Stripe.Invoice) => number,
  usedUntil: (invoice: Stripe.Invoice) => number,
): number {
  // Credit from the member's own money: a negative invoice puts it aside, and later ones use it.
  let aside = 0;
  return invoices.reduce((sum, invoice) => {
    const lines = invoice.lines.data;
    const at = usedUntil(invoice);
    const sold = lines.reduce((all, line) => all + netOf(line), 0);
    const fromCredit = Math.min(aside, Math.max(0, invoice.total - invoice.amount_paid));
    aside += invoice.total < 0 ? -invoice.total : -fromCredit;
    const funded = sold > 0 ? Math.min(1, (invoice.amount_paid + fromCredit) / sold) : 1;
    const running = lines.filter(({ period }) => period && period.end > at);
    if (running.length === 0) return sum;
    return (
      sum + running.reduce((all, line) => all + netOf(line) * unusedShare(line, at), 0) * funded - refundedOf(invoice)
    );
  }, 0);
}

/** Returns a line's amount after discounts, plus exclusive taxes. */
function netOf({ amount, discount_amounts, taxes }: Stripe.InvoiceLineItem): number {
  const discount = (discount_amounts ?? []).reduce((sum, each) => sum + each.amount, 0);
  const onTop = (taxes ?? []).filter(({ tax_behavior }) => tax_behavior === "exclusive");
  return amount - discount + onTop.reduce((sum, each) => sum + each.amount, 0);
}

function unusedShare({ period: { start, end } }: Stripe.InvoiceLineItem, at: number): number {
  return end <= start ? 0 : (end - Math.max(at, start)) / (end - start);
}

/** A restored subscription has charged nothing: the previous one was paid for the same time. */
async function payersOf(pay: Payments, subscription: Stripe.Subscription, customer: string): Promise<string[]> {
  if (!subscription.metadata?.restored) return [subscription.id];
  const before = (await subscriptionsOf(pay, customer))
    .filter((each) => each.id !== subscription.id && each.created <= subscription.created)
    .filter((each) => statusOf(each) === "canceled")
    .sort((one, other) => other.created - one.created);
  const first = before.findIndex(({ metadata }) => !metadata?.restored);
  return [subscription.id, ...before.slice(0, first < 0 ? undefined : first + 1).map(({ id }) => id)];
}

async function paidInvoices(pay: Payments, subscription: string): Promise<Stripe.Invoice[]> {
  const list = await call("list", () =>
    pay.stripe.invoices.list({ subscription, status: "paid", limit: LISTED, expand: ["data.payments"] }),
  );
  return Promise.all(list.data.map((invoice) => withAllLines(pay, invoice)));
}

/** An invoice includes only its first ten lines. */
async function withAllLines(pay: Payments, invoice: Stripe.Invoice): Promise<Stripe.Invoice> {
  const { id, lines } = invoice;
  if (!lines.has_more || !id) return invoice;
  return { ...invoice, lines: await call("list", () => pay.stripe.invoices.listLineItems(id, { limit: LISTED })) };
}

/** Returns the payment of an invoice; null if credit or a coupon paid it. */
export function intentOf(invoice: Stripe.Invoice): string | null {
  const paid = invoice.payments?.data.find(
    ({ status, payment }) => status === "paid" && payment.type === "payment_intent",
  );
  return idOf(paid?.payment.payment_intent);
}

const subscriptionIdOf = ({ parent }: Stripe.Invoice) => idOf(parent?.subscription_details?.subscription);

/** Returns a customer's charges by payment, with the amounts refunded. */
export async function chargesOf(pay: Payments, customer: string): Promise<Map<string, Stripe.Charge>> {
  try {
    const list = await call("list", () => pay.stripe.charges.list({ customer, limit: LISTED }));
    const known = list.data.flatMap((charge) => {
      const intent = idOf(charge.payment_intent);
      return intent && charge.paid !== false ? [[intent, charge] as const] : [];
    });
    return new Map(known);
  } catch (error) {
    // The customer is deleted; the provider itself refuses excessive refunds.
    if (stripeError(error)?.statusCode !== 404) throw error;
    return new Map();
  }
}

async function holderOf(pay: Payments, id: string): Promise<{ balance: number; currency: string }> {
  try {
    const customer = await call<Stripe.Customer | Stripe.DeletedCustomer>("customer", () =>
      pay.stripe.customers.retrieve(id),
    );
    if (customer.deleted) return { balance: 0, currency: "usd" };
    return { balance: customer.balance ?? 0, currency: customer.currency ?? "usd" };
  } catch (error) {
    if (stripeError(error)?.statusCode !== 404) throw error;
    return { balance: 0, currency: "usd" };
  }
}

/** Returns when a subscription ended; for an active one, now. */
export const endedAtOf = ({ ended_at }: Stripe.Subscription, now: Date): Date => (ended_at ? instant(ended_at) : now);
