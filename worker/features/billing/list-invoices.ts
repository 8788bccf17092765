import type Stripe from "stripe";
import type { Invoice, InvoicesQuery } from "../../contract/billing";
import { call, type Payments } from "../../platform/stripe/client";
import { isLocalGrant, readAccount } from "./account";
import { chargesOf, intentOf } from "./calculate-refund";
import { refundsOf } from "./mail-refund";
import { instant } from "./mirror";
import type { Scope } from "./scope";

/** Lists a member's invoices, newest first, without those never meant to be paid. */
export async function listInvoices(
  scope: Scope,
  pay: Payments,
  userId: string,
  { cursor, limit }: InvoicesQuery,
): Promise<{ items: Invoice[]; nextCursor: string | null }> {
  const account = await readAccount(scope, userId);
  const customer = account?.customerId;
  if (!customer || isLocalGrant(pay.mode, account)) return { items: [], nextCursor: null };
  const page = await call("list", () =>
    pay.stripe.invoices.list({
      customer,
      limit,
      expand: ["data.payments"],
      ...(cursor ? { starting_after: cursor } : {}),
    }),
  );
  const shown = page.data.filter(({ status }) => status !== "draft" && status !== "void");
  const charges = shown.length ? await chargesOf(pay, customer) : new Map<string, Stripe.Charge>();
  const items = await Promise.all(
    shown.map(async (invoice) => {
      const charge = charges.get(intentOf(invoice) ?? "");
      return presentInvoice(invoice, charge, charge?.amount_refunded ? await refundsOf(pay, charge.id) : []);
    }),
  );
  return { items, nextCursor: page.has_more ? (page.data.at(-1)?.id ?? null) : null };
}

function presentInvoice(invoice: Stripe.Invoice, charge: Stripe.Charge | undefined, refunds: Stripe.Refund[]): Invoice {
  return {
    id: invoice.id ?? "",
    number: invoice.number,
    createdAt: instant(invoice.created).toISOString(),
    total: invoice.total,
    amountPaid: invoice.amount_paid,
    amountDue: invoice.status === "open" ? invoice.amount_remaining : 0,
    amountRefunded: charge?.amount_refunded ?? 0,
    refunds: refunds
      .map(({ created, amount }) => ({ at: instant(created).toISOString(), cents: amount }))
      .sort((one, other) => one.at.localeCompare(other.at)),
    currency: invoice.currency,
    status: invoice.status ?? "draft",
    description: descriptionOf(invoice),
    receiptUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
}

/** Returns what an invoice is for, from its lines. */
export const descriptionOf = ({ lines }: Pick<Stripe.Invoice, "lines">): string =>
  lines.data
    .map((line) => line.description)
    .filter(Boolean)
    .join(", ") || "Membership";
