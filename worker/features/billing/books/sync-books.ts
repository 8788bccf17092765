import { eq, getTableColumns, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { bookCustomer, bookEntry, bookInvoice } from "../../../db/books";
import { insertFrom } from "../../../db/insert-from";
import type { Payments } from "../../../platform/stripe/client";
import { writing } from "../../../write/writing";
import { mailRefund } from "../mail-refund";
import { instant } from "../mirror";
import type { Scope } from "../scope";
import { gatherBooks } from "./gather-books";

const AT_ONCE = 100;
/** Older refunds are not mailed: the books may just have been started. */
const NEWS_MS = 3 * 86_400_000;

/**
 * Syncs a customer's books with the provider; may be called by anybody, repeatedly. The token is taken before asking,
 * so that an earlier answer does not overwrite a later one. Returns false if no books are kept for the customer.
 */
export async function syncBooks(scope: Scope, pay: Payments, customerId: string): Promise<boolean> {
  const { db, now } = scope;
  const own = eq(bookCustomer.id, customerId);
  const [taken] = await db
    .update(bookCustomer)
    .set({ token: sql`${bookCustomer.token} + 1` })
    .where(own)
    .returning();
  if (!taken) return false;
  const books = await gatherBooks(pay, customerId);
  const write = writing(scope);
  const more = { customerId, token: taken.token };
  for (const rows of chunks(books?.invoices ?? [])) write.add(storeRows(scope, bookInvoice, rows, more));
  for (const rows of chunks(books?.entries ?? [])) write.add(storeRows(scope, bookEntry, rows, more));
  write.add(db.update(bookCustomer).set({ syncedAt: now }).where(own));
  await write.commit();
  const { userId } = taken;
  if (!userId) return true;
  for (const { refund, charge } of books?.refunds ?? []) {
    if (now.getTime() - refund.created * 1000 > NEWS_MS) continue;
    await mailRefund(scope, userId, refund, { cents: charge.amount, at: instant(charge.created) });
  }
  return true;
}

function chunks<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, at) =>
    rows.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
}

type Table = typeof bookInvoice | typeof bookEntry;

/** Returns the statement that stores rows, whose fields are named like the table's columns in code, under one token. */
function storeRows({ db }: Scope, table: Table, rows: object[], more: { customerId: string; token: number }) {
  const columns = Object.entries(getTableColumns(table as SQLiteTable));
  const values = Object.fromEntries(columns.map(([name]) => [name, sql`value ->> ${`$.${name}`}`]));
  const json = JSON.stringify(rows.map((row) => ({ ...row, ...more })));
  const set = Object.fromEntries(
    columns.filter(([name]) => name !== "id").map(([name, { name: column }]) => [name, sql.raw(`excluded.${column}`)]),
  );
  return insertFrom(
    db,
    table as typeof bookEntry,
    values as Parameters<typeof insertFrom<typeof bookEntry>>[2],
    sql`from json_each(${json}) where true`,
  ).onConflictDoUpdate({ target: table.id, set, setWhere: sql`excluded.token > ${table.token}` });
}
