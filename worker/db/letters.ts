import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LetterAudience } from "../contract/letters";
import type { LetterOutcome, LetterState } from "../contract/letters-limits";
import { user } from "./account";
import { instant } from "./column-kinds";

/** A letter of the coach's to members, stored when it is sent or scheduled. */
export const letter = sqliteTable(
  "letter",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    subject: text("subject").notNull(),
    /** Markdown. */
    content: text("content").notNull(),
    audience: text("audience", { mode: "json" }).$type<LetterAudience>().notNull(),
    state: text("state").$type<LetterState>().notNull(),
    authorId: text("author_id").references(() => user.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull(),
    sendAt: instant("send_at").notNull(),
    startedAt: instant("started_at"),
    endedAt: instant("ended_at"),
  },
  (t) => [
    index("letter_recent").on(t.createdAt, t.id),
    index("letter_author").on(t.authorId).where(sql`author_id IS NOT NULL`),
    index("letter_open").on(t.sendAt).where(sql`state IN ('scheduled', 'sending')`),
  ],
);

/** A recipient, fixed when the letter starts, and the outcome: one row per member, whatever is retried. */
export const letterRecipient = sqliteTable(
  "letter_recipient",
  {
    letterId: integer("letter_id")
      .notNull()
      .references(() => letter.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    outcome: text("outcome").$type<LetterOutcome>().notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.letterId, t.userId] }),
    index("letter_recipient_outcome").on(t.letterId, t.outcome, t.userId),
    index("letter_recipient_user").on(t.userId),
  ],
);
