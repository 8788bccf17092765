import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { LimitedMovement, PlanPlace, Trend } from "../contract/injuries-limits";
import { user } from "./account";
import { calendarDate, instant } from "./column-kinds";

/** A member's injuries. Health words: for them and for admins, in no mail, push, log or audit row. */
export const injury = sqliteTable(
  "injury",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    spot: text("spot").notNull(),
    movements: text("movements", { mode: "json" }).$type<LimitedMovement[]>().notNull(),
    since: calendarDate("since").notNull(),
    /** The member's local date on which it ended. */
    endedOn: calendarDate("ended_on"),
    /** When its latest word was added. */
    saidAt: instant("said_at").notNull(),
  },
  (t) => [
    uniqueIndex("injury_open").on(t.userId, t.spot).where(sql`ended_on is null`),
    index("injury_of_member").on(t.userId, t.saidAt, t.id),
    index("injury_board_open").on(t.saidAt, t.id).where(sql`ended_on is null`),
    index("injury_board_ended").on(t.saidAt, t.id).where(sql`ended_on is not null`),
  ],
);

/** The words on an injury: one a day besides the first. */
export const injuryWord = sqliteTable(
  "injury_word",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    injuryId: integer("injury_id")
      .notNull()
      .references(() => injury.id, { onDelete: "cascade" }),
    localDate: calendarDate("local_date").notNull(),
    trend: text("trend").$type<Trend>().notNull(),
    note: text("note"),
    at: instant("at").notNull(),
  },
  (t) => [
    uniqueIndex("injury_word_day").on(t.injuryId, t.localDate).where(sql`trend <> 'new'`),
    index("injury_word_newest").on(t.injuryId, t.at, t.id),
  ],
);

/** The coach's return plans, by joint or for any. */
export const returnPlan = sqliteTable("return_plan", {
  place: text("place").$type<PlanPlace>().primaryKey(),
  text: text("text").notNull(),
  updatedAt: instant("updated_at").notNull(),
});
