import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Shape } from "../contract/remarks";
import { user } from "./account";
import { instant } from "./column-kinds";
import { directMessage } from "./messages";

/** A cue for a member's lift, until they or the coach tick it off. */
export const liftCue = sqliteTable(
  "lift_cue",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** The lift's folded name; the cue applies to all names that the library has for it. */
    nameKey: text("name_key").notNull(),
    exerciseName: text("exercise_name").notNull(),
    text: text("text").notNull(),
    /** The form check it is about. */
    messageId: integer("message_id").references(() => directMessage.id, { onDelete: "set null" }),
    /** In seconds of its clip. */
    moment: real("moment").notNull().default(0),
    shapes: text("shapes", { mode: "json" }).$type<Shape[]>().notNull().default([]),
    createdAt: instant("created_at").notNull(),
    tickedAt: instant("ticked_at"),
    tickedBy: text("ticked_by").$type<"member" | "coach">(),
  },
  (t) => [
    index("lift_cue_member").on(t.userId, t.tickedAt, t.id),
    index("lift_cue_message").on(t.messageId).where(sql`message_id IS NOT NULL`),
  ],
);
