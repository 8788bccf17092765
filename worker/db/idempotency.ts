import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { user } from "./account";
import { instant } from "./column-kinds";

/** What a call created under a client's `Idempotency-Key`, so that a retry finds it instead of creating another. */
export const idempotentCall = sqliteTable(
  "idempotent_call",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    call: text("call").notNull(),
    key: text("key").notNull(),
    subjectId: text("subject_id").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.call, t.key] })],
);
