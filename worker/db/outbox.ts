import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { user } from "./account";
import { flag, instant } from "./column-kinds";

/** Every mail is a row before it is sent: a failing mail service delays it and never loses it. */
export const emailOutbox = sqliteTable(
  "email_outbox",
  {
    id: text("id").primaryKey(),
    kind: text("kind").notNull(),
    toAddress: text("to_address").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    /** Deduplicates mails about one event. */
    onceKey: text("once_key"),
    /** The recipient, and the topic by which it can be turned off; both null for mail that is always sent. */
    userId: text("user_id").references(() => user.id, { onDelete: "set null" }),
    topic: text("topic"),
    unsubscribeUrl: text("unsubscribe_url"),
    /** When the next attempt is expected; long after that, the queue has lost it. */
    dueAt: instant("due_at").notNull(),
    leasedUntil: instant("leased_until"),
    firstTriedAt: instant("first_tried_at"),
    /** When it was given up. */
    deadAt: instant("dead_at"),
    /** Its link or code works once and expires soon, so it is worth nothing later. */
    oneTime: flag("one_time").notNull().default(false),
  },
  (t) => [
    index("email_outbox_created").on(t.createdAt, t.id),
    uniqueIndex("email_outbox_once").on(t.onceKey),
    index("email_outbox_waiting").on(t.dueAt).where(sql`sent_at IS NULL AND dead_at IS NULL`),
    index("email_outbox_dead").on(t.deadAt).where(sql`dead_at IS NOT NULL`),
    index("email_outbox_optional").on(t.userId, t.createdAt).where(sql`topic IS NOT NULL`),
  ],
);
