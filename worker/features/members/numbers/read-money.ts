import { and, gt, gte, isNotNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { brand } from "../../../contract/brand";
import { localDate } from "../../../contract/calendar";
import type { Money, MoneyIn } from "../../../contract/numbers";
import type { NumberRange } from "../../../contract/numbers-limits";
import { runReads } from "../../../db/batched-read";
import { bookInvoice } from "../../../db/books";
import type { Db } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { spansOf } from "./read-numbers";

/** Reads incoming and outgoing money from the books, per currency: currencies are never summed. */
export async function readMoney({ db, now }: Ctx, range: NumberRange): Promise<Money> {
  const today = localDate(now, brand.timeZone);
  const { parts, from, starts, spans } = spansOf(range, today);
  const failing = and(
    isNotNull(bookInvoice.failedAt),
    gte(bookInvoice.failedAt, new Date(starts[0] ?? 0)),
    lt(bookInvoice.failedAt, new Date(starts.at(-1) ?? 0)),
    isRenewal,
  );
  const { moved, kept, open, failed } = await runReads(db, {
    moved: movedIn(db, spans),
    kept: keptIn(db, spans),
    open: invoicesOf(db, sql`${bookInvoice.openCents}`, and(gt(bookInvoice.openCents, 0), isRenewal)),
    failed: invoicesOf(db, sql`${bookInvoice.totalCents}`, failing),
  });
  const known = [moved, kept, open, failed].flatMap((rows) => rows.map(({ currency }) => currency));
  const currencies = [...new Set(known)].sort().map((currency): MoneyIn => {
    const flows = parts.map((part, at) => {
      const out = moved.find((row) => row.part === at && row.currency === currency);
      const fees = kept.find((row) => row.part === at && row.currency === currency)?.fees ?? 0;
      const { received = 0, refunded = 0, disputed = 0 } = out ?? {};
      const { from: first, to } = part;
      return {
        ...{ from: first, to, received, refunded, disputed, fees },
        net: received - refunded - disputed - fees,
      };
    });
    const total = (field: "received" | "refunded" | "disputed" | "fees" | "net") =>
      flows.reduce((sum, each) => sum + each[field], 0);
    const own = <T extends { currency: string }>(rows: T[]) => rows.filter((row) => row.currency === currency);
    return {
      currency,
      received: total("received"),
      refunded: total("refunded"),
      disputed: total("disputed"),
      fees: total("fees"),
      net: total("net"),
      feesUnknown: own(moved).reduce((sum, row) => sum + row.feesUnknown, 0),
      outstanding: summed(own(open)),
      failed: summed(own(failed)),
      recovered: summed(own(failed).filter(({ status }) => status === "paid")),
      parts: flows,
    };
  });
  return { range, from, to: today, currencies };
}

/** An unpaid first invoice is neither a debt nor a failed renewal. */
const isRenewal = ne(bookInvoice.reason, "subscription_create");

const within = sql`e.at >= value ->> 0 and e.at < value ->> 1`;

const movedIn = (db: Db, spans: string) =>
  db
    .select({
      part: sql<number>`key`.as("part"),
      currency: sql<string>`e.currency`.as("currency"),
      received: sql<number>`sum(case e.kind when 'payment' then e.cents else 0 end)`.as("received"),
      refunded: sql<number>`-sum(case e.kind when 'refund' then e.cents else 0 end)`.as("refunded"),
      disputed: sql<number>`-sum(case e.kind when 'dispute' then e.cents else 0 end)`.as("disputed"),
      feesUnknown: sql<number>`sum(e.kind = 'payment' and e.fee_cents is null)`.as("unknown"),
    })
    .from(sql`json_each(${spans}) join book_entry e on ${within}`)
    .groupBy(sql`key`, sql`e.currency`);

const keptIn = (db: Db, spans: string) =>
  db
    .select({
      part: sql<number>`key`.as("part"),
      currency: sql<string>`e.fee_currency`.as("currency"),
      fees: sql<number>`sum(e.fee_cents)`.as("fees"),
    })
    .from(sql`json_each(${spans}) join book_entry e on ${within} and e.fee_currency is not null`)
    .groupBy(sql`key`, sql`e.fee_currency`);

const invoicesOf = (db: Db, cents: SQL, condition: SQL | undefined) =>
  db
    .select({
      currency: bookInvoice.currency,
      status: bookInvoice.status,
      cents: sql<number>`sum(${cents})`.as("cents"),
      invoices: sql<number>`count(*)`.as("invoices"),
    })
    .from(bookInvoice)
    .where(condition)
    .groupBy(bookInvoice.currency, bookInvoice.status);

const summed = (rows: { cents: number; invoices: number }[]) => ({
  cents: rows.reduce((sum, row) => sum + row.cents, 0),
  invoices: rows.reduce((sum, row) => sum + row.invoices, 0),
});
