import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { user } from "./account";
import { instant } from "./column-kinds";

/** Whose books are kept. The token orders concurrent syncs. Triggers of `billing_account` add to it. */
export const bookCustomer = sqliteTable(
  "book_customer",
  {
    /** The provider's name of the customer. */
    id: text("id").primaryKey(),
    /** Null when the account is gone. */
    userId: text("user_id").references(() => user.id, { onDelete: "set null" }),
    token: integer("token").notNull().default(0),
    syncedAt: instant("synced_at"),
  },
  (t) => [index("book_customer_user").on(t.userId), index("book_customer_synced").on(t.syncedAt)],
);

/** An invoice as the provider has it, in cents of its own currency. */
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
    /** Two letters, where the provider knows it. */
    country: text("country"),
    createdAt: instant("created_at").notNull(),
    paidAt: instant("paid_at"),
    /** When a charge for it was refused first. */
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

/** Money that has come (above zero) or gone: a payment, a refund, or what a dispute took or gave back. */
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
    /** What the provider has kept for it, in the currency it settles in; null until it says so. */
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
