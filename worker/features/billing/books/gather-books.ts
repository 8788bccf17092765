import type Stripe from "stripe";
import type { bookEntry, bookInvoice } from "../../../db/books";
import { call, type Payments, stripeError } from "../../../platform/stripe/client";
import { descriptionOf } from "../list-invoices";
import { goesBack } from "../mail-refund";
import { idOf } from "../mirror";

const LISTED = 100;
/** More than a hundred years of monthly invoices. */
const MOST_PAGES = 20;

type Row<T, Instants extends keyof T> = Omit<T, Instants | "token" | "customerId"> & {
  [K in Instants]: number | Extract<T[K], null>;
};
/** Rows as stored, with instants in milliseconds. */
type InvoiceRow = Row<typeof bookInvoice.$inferSelect, "createdAt" | "paidAt" | "failedAt">;
type EntryRow = Row<typeof bookEntry.$inferSelect, "at">;
type GivenBack = { refund: Stripe.Refund; charge: Stripe.Charge };
type Books = { invoices: InvoiceRow[]; entries: EntryRow[]; refunds: GivenBack[] };

/** Reads all of a customer's money movements from the provider; null if the customer no longer exists there. */
export async function gatherBooks({ stripe }: Payments, customer: string): Promise<Books | null> {
  try {
    const [invoices, charges] = await Promise.all([
      allOf((page) => stripe.invoices.list({ customer, expand: ["data.payments"], ...page })),
      allOf((page) => stripe.charges.list({ customer, expand: ["data.balance_transaction"], ...page })),
    ]);
    const invoiceOf = invoicesByPayment(invoices);
    const entries: EntryRow[] = [];
    const refunds: GivenBack[] = [];
    for (const charge of charges.filter(isPaid)) {
      const invoiceId = invoiceOf.get(idOf(charge.payment_intent) ?? "")?.id ?? null;
      const { id } = charge;
      const back = charge.amount_refunded ? await allOf((page) => stripe.refunds.list({ charge: id, ...page })) : [];
      const disputes = charge.disputed ? await allOf((page) => stripe.disputes.list({ charge: id, ...page })) : [];
      entries.push(
        paymentOf(charge, invoiceId),
        ...back.map((refund) => refundOf(refund, charge, invoiceId)),
        ...disputes.flatMap((dispute) => disputeOf(dispute, charge, invoiceId)),
      );
      refunds.push(...back.map((refund) => ({ refund, charge })));
    }
    const rows = invoices.flatMap((invoice) => {
      const own = charges.filter((charge) => invoiceOf.get(idOf(charge.payment_intent) ?? "")?.id === invoice.id);
      return invoice.status === "draft" || !invoice.id ? [] : [invoiceRow(invoice, invoice.id, own)];
    });
    return { invoices: rows, entries, refunds };
  } catch (error) {
    if (stripeError(error)?.statusCode !== 404) throw error;
    return null;
  }
}

type Page = { limit: number; starting_after?: string };

async function allOf<T extends { id?: string }>(list: (page: Page) => Promise<Stripe.ApiList<T>>): Promise<T[]> {
  const all: T[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const after = all.at(-1)?.id;
    const { data, has_more } = await call("list", () =>
      list({ limit: LISTED, ...(after ? { starting_after: after } : {}) }),
    );
    all.push(...data);
    if (!has_more || data.length === 0) return all;
  }
  throw new Error("the payment provider has more of one customer than can be read");
}

function invoicesByPayment(invoices: Stripe.Invoice[]): Map<string, Stripe.Invoice> {
  const of = new Map<string, Stripe.Invoice>();
  for (const invoice of invoices) {
    for (const { payment } of invoice.payments?.data ?? []) {
      const intent = idOf(payment.payment_intent);
      if (intent) of.set(intent, invoice);
    }
  }
  return of;
}

const isPaid = ({ paid }: Stripe.Charge) => paid !== false;
const ms = (seconds: number) => seconds * 1000;

function invoiceRow(invoice: Stripe.Invoice, id: string, charges: Stripe.Charge[]): InvoiceRow {
  const paid = charges.filter(isPaid);
  const refused = charges.filter((charge) => !isPaid(charge)).map(({ created }) => created);
  const settledAt = invoice.status_transitions?.paid_at ?? paid[0]?.created ?? null;
  return {
    id,
    number: invoice.number ?? null,
    status: invoice.status ?? "draft",
    reason: invoice.billing_reason ?? "manual",
    description: descriptionOf(invoice),
    currency: invoice.currency,
    totalCents: invoice.total,
    taxCents: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    paidCents: invoice.amount_paid,
    openCents: invoice.status === "open" ? invoice.amount_remaining : 0,
    country: invoice.customer_address?.country ?? paid[0]?.billing_details?.address?.country ?? null,
    createdAt: ms(invoice.created),
    paidAt: invoice.status === "paid" ? ms(settledAt ?? invoice.created) : null,
    failedAt: refused.length ? ms(Math.min(...refused)) : null,
  };
}

function paymentOf(charge: Stripe.Charge, invoiceId: string | null): EntryRow {
  const transaction = typeof charge.balance_transaction === "object" ? charge.balance_transaction : null;
  return {
    id: charge.id,
    kind: "payment",
    invoiceId,
    currency: charge.currency,
    cents: charge.amount_captured ?? charge.amount,
    feeCents: transaction?.fee ?? null,
    feeCurrency: transaction?.currency ?? null,
    at: ms(charge.created),
  };
}

/** A refund that the bank has returned counts as 0. */
function refundOf(refund: Stripe.Refund, charge: Stripe.Charge, invoiceId: string | null): EntryRow {
  const { id, amount, created } = refund;
  const cents = goesBack(refund) ? -amount : 0;
  const none = { feeCents: null, feeCurrency: null };
  return { id, kind: "refund", invoiceId, currency: charge.currency, cents, ...none, at: ms(created) };
}

/** Returns a dispute's movements, in the currency of the payment even if settled in another. */
function disputeOf(dispute: Stripe.Dispute, charge: Stripe.Charge, invoiceId: string | null): EntryRow[] {
  const { currency } = charge;
  return (dispute.balance_transactions ?? []).map((moved) => ({
    id: moved.id,
    kind: "dispute",
    invoiceId,
    currency,
    cents: moved.currency === currency ? moved.amount : Math.sign(moved.amount) * dispute.amount,
    feeCents: moved.fee,
    feeCurrency: moved.currency,
    at: ms(moved.created),
  }));
}
