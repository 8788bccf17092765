import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./column-kinds";

/** Progress of a new club through the setup guide: one row at most. */
export const firstRun = sqliteTable(
  "first_run",
  {
    id: integer("id").primaryKey(),
    /** When an admin closed the guide. */
    finishedAt: instant("finished_at"),
    /** The latest test mail, in `email_outbox` while that keeps it. */
    mailId: text("mail_id"),
    mailAt: instant("mail_at"),
    /** When the current keys and prices were last tried at the payment provider, and what was wrong. */
    paymentsAt: instant("payments_at"),
    paymentsOf: text("payments_of"),
    paymentsProblem: text("payments_problem"),
    /** The test customer whose deletion must come back as an event. */
    webhookCustomer: text("webhook_customer"),
    webhookAskedAt: instant("webhook_asked_at"),
    webhookArrivedAt: instant("webhook_arrived_at"),
    /** When an admin confirmed the legal particulars, and which. */
    legalAt: instant("legal_at"),
    legalOf: text("legal_of"),
  },
  (t) => [check("first_run_one", sql`${t.id} = 1`)],
);
