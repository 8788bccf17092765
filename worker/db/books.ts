import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { user } from "./account";
import { instant } from "./column-kinds";

/** Customers whose books are kept. The token orders concurrent syncs. Triggers of `billing_account` add rows. */
export const bookCustomer = sqliteTable(
  "book_customer",
  {
    /** The customer's id at the provider. */
    id: text("id").primaryKey(),
    /** Null once the account is deleted. */
    userId: text("user_id").references(() => user.id, { onDelete: "set null" }),
    token: integer("token").notNull().default(0),
    syncedAt: instant("synced_at"),
  },
  (t) => [index("book_customer_user").on(t.userId), index("book_customer_synced").on(t.syncedAt)],
);

/** A copy of the provider's invoice, in cents of its own currency. */
export const bookInvoice = sqliteTable(
  "book_invoice",
  {
    id: text("id").primaryKey(),
    customerId: text("customer_id")
      .notNull()
      .references(() => bookCustomer.id),
    number: text("number"),
    status: text("status").notNull(),
    /** The provider's reason for it, such as `subscription_cycle`. */
    reason: text("reason").notNull(),
    description: text("description").notNull(),
    currency: text("currency").notNull(),
    totalCents: integer("total_cents").notNull(),
    taxCents: integer("tax_cents").notNull(),
    paidCents: integer("paid_cents").notNull(),
    openCents: integer("open_cents").notNull(),
    /** ISO country code, if the provider knows it. */
    country: text("country"),
    createdAt: instant("created_at").notNull(),
    paidAt: instant("paid_at"),
    /** When a charge for it first failed. */
    failedAt: instant("failed_at"),
    token: integer("token").notNull(),
  },
  (t) => [
    index("book_invoice_created").on(t.createdAt, t.id),
    index("book_invoice_customer").on(t.customerId),
    index("book_invoice_open").on(t.currency).where(sql`open_cents > 0`),
    index("book_invoice_failed").on(t.failedAt).where(sql`failed_at IS NOT NULL`),
  ],
);

/** A movement of money, positive when received: a payment, a refund, or a dispute's debit or credit. */
export const bookEntry = sqliteTable(
  "book_entry",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<"payment" | "refund" | "dispute">().notNull(),
    customerId: text("customer_id")
      .notNull()
      .references(() => bookCustomer.id),
    invoiceId: text("invoice_id"),
    currency: text("currency").notNull(),
    cents: integer("cents").notNull(),
    /** The provider's fee, in its settlement currency; null until reported. */
    feeCents: integer("fee_cents"),
    feeCurrency: text("fee_currency"),
    at: instant("at").notNull(),
    token: integer("token").notNull(),
  },
  (t) => [
    index("book_entry_at").on(t.at, t.kind, t.currency, t.cents),
    index("book_entry_invoice").on(t.invoiceId, t.kind),
    index("book_entry_customer").on(t.customerId),
  ],
);
