import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
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
  },
  (t) => [index("email_outbox_created").on(t.createdAt, t.id)],
);
