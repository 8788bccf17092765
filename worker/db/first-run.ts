import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./column-kinds";

/** How far the first run of a club has come: one row at most. */
export const firstRun = sqliteTable(
  "first_run",
  {
    id: integer("id").primaryKey(),
    /** When an admin has put the guide away. */
    finishedAt: instant("finished_at"),
    /** The latest test mail, in `email_outbox` for as long as that keeps it. */
    mailId: text("mail_id"),
    mailAt: instant("mail_at"),
    /** When the keys and prices of these settings were last tried at the payment provider, and what was wrong with them. */
    paymentsAt: instant("payments_at"),
    paymentsOf: text("payments_of"),
    paymentsProblem: text("payments_problem"),
    /** The customer whose end is to come back as an event. */
    webhookCustomer: text("webhook_customer"),
    webhookAskedAt: instant("webhook_asked_at"),
    webhookArrivedAt: instant("webhook_arrived_at"),
    /** Which legal particulars an admin has read and confirmed. */
    legalAt: instant("legal_at"),
    legalOf: text("legal_of"),
  },
  (t) => [check("first_run_one", sql`${t.id} = 1`)],
);
