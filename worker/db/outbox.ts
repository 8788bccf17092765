import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "./column-kinds";

/** Every mail is a row before it is sent: a dead mail service delays it and never loses it. */
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
    /** Of a mail that tells of one event: written once under this key. */
    onceKey: text("once_key"),
  },
  (t) => [index("email_outbox_created").on(t.createdAt, t.id), uniqueIndex("email_outbox_once").on(t.onceKey)],
);
