import { sql } from "drizzle-orm";
import { bookEntry, bookInvoice } from "../../../db/books";
import type { Db } from "../../../db/client";

/** Shifts the books back in time together with the simulated world. */
export async function ageBooks(db: Db, ms: number): Promise<void> {
  await db.update(bookEntry).set({ at: sql`${bookEntry.at} - ${ms}` });
  await db.update(bookInvoice).set({
    createdAt: sql`${bookInvoice.createdAt} - ${ms}`,
    paidAt: sql`${bookInvoice.paidAt} - ${ms}`,
    failedAt: sql`${bookInvoice.failedAt} - ${ms}`,
  });
}
