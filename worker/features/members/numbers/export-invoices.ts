import { and, asc, eq, gte, isNull, lt, sql } from "drizzle-orm";
import { brand } from "../../../contract/brand";
import { localDate } from "../../../contract/calendar";
import { INVOICES_EXPORTED, type NumberRange } from "../../../contract/numbers-limits";
import { user } from "../../../db/account";
import { runReads } from "../../../db/batched-read";
import { bookCustomer, bookEntry, bookInvoice } from "../../../db/books";
import { AppError } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { csv } from "../../../http/csv";
import { spansOf } from "./read-numbers";

const HEAD = [
  "Invoice",
  "Date",
  "Status",
  "Customer",
  "E-mail",
  "Country",
  "For",
  "Currency",
  "Total",
  "Tax",
  "Paid",
  "Paid on",
  "Refunded",
  "Refunded on",
  "Disputed",
  "Fees",
  "Fee currency",
];

/**
 * Returns the books for an accountant as CSV: a line for each invoice of the range with its later entries, and one for
 * each payment without an invoice. Amounts are in whole currency units.
 */
export async function exportInvoices({ db, now }: Ctx, range: NumberRange): Promise<string> {
  const { starts } = spansOf(range, localDate(now, brand.timeZone));
  const [from, to] = [new Date(starts[0] ?? 0), new Date(starts.at(-1) ?? 0)];
  const who = { name: user.name, email: user.email };
  const { invoices, others } = await runReads(db, {
    invoices: db
      .select({ invoice: bookInvoice, ...who, ...ENTRIES })
      .from(bookInvoice)
      .innerJoin(bookCustomer, eq(bookCustomer.id, bookInvoice.customerId))
      .leftJoin(user, eq(user.id, bookCustomer.userId))
      .where(and(gte(bookInvoice.createdAt, from), lt(bookInvoice.createdAt, to)))
      .orderBy(asc(bookInvoice.createdAt), asc(bookInvoice.id))
      .limit(INVOICES_EXPORTED + 1),
    others: db
      .select({ entry: bookEntry, ...who })
      .from(bookEntry)
      .innerJoin(bookCustomer, eq(bookCustomer.id, bookEntry.customerId))
      .leftJoin(user, eq(user.id, bookCustomer.userId))
      .where(and(gte(bookEntry.at, from), lt(bookEntry.at, to), isNull(bookEntry.invoiceId)))
      .orderBy(asc(bookEntry.at), asc(bookEntry.id))
      .limit(INVOICES_EXPORTED + 1),
  });
  if (Math.max(invoices.length, others.length) > INVOICES_EXPORTED) {
    throw new AppError("too_large", "These are too many invoices for one file. Choose a shorter range.");
  }
  return csv([
    HEAD,
    ...invoices.map(({ invoice, name, email, ...sums }) => [
      invoice.number ?? invoice.id,
      dayOf(invoice.createdAt),
      invoice.status,
      name,
      email,
      invoice.country,
      invoice.description,
      invoice.currency.toUpperCase(),
      ...[invoice.totalCents, invoice.taxCents, invoice.paidCents].map(units),
      dayOf(invoice.paidAt),
      units(sums.refunded),
      sums.refundedAt === null ? null : dayOf(new Date(sums.refundedAt)),
      units(sums.disputed),
      sums.fees === null ? null : units(sums.fees),
      sums.feeCurrency?.toUpperCase() ?? null,
    ]),
    ...others.map(({ entry, name, email }) => {
      const { kind, cents } = entry;
      const paid = kind === "payment" ? units(cents) : 0;
      return [
        entry.id,
        dayOf(entry.at),
        kind,
        name,
        email,
        null,
        "Without an invoice",
        entry.currency.toUpperCase(),
        ...[paid, 0, paid],
        kind === "payment" ? dayOf(entry.at) : null,
        kind === "refund" ? units(-cents) : 0,
        kind === "refund" ? dayOf(entry.at) : null,
        kind === "dispute" ? units(-cents) : 0,
        entry.feeCents === null ? null : units(entry.feeCents),
        entry.feeCurrency?.toUpperCase() ?? null,
      ];
    }),
  ]);
}

const own = sql`from book_entry e where e.invoice_id = ${bookInvoice.id}`;
/** Later entries of an invoice's payment. */
const ENTRIES = {
  refunded: sql<number>`(select coalesce(-sum(e.cents), 0) ${own} and e.kind = 'refund')`.as("refunded"),
  refundedAt: sql<number | null>`(select max(e.at) ${own} and e.kind = 'refund' and e.cents <> 0)`.as("refunded_at"),
  disputed: sql<number>`(select coalesce(-sum(e.cents), 0) ${own} and e.kind = 'dispute')`.as("disputed"),
  fees: sql<number | null>`(select sum(e.fee_cents) ${own})`.as("fees"),
  feeCurrency: sql<string | null>`(select max(e.fee_currency) ${own})`.as("fee_currency"),
};

const units = (cents: number) => cents / 100;
const dayOf = (at: Date | null) => at && localDate(at, brand.timeZone);
