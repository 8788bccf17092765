import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { RollDay } from "../contract/week-plan-limits";
import { user } from "./account";
import { calendarDate, instant } from "./column-kinds";
import { dailyWorkout } from "./programs";

/** On which days a member rolls and how many sessions they can lift: from a Monday on, until a later row. */
export const weekPlan = sqliteTable(
  "week_plan",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    monday: calendarDate("monday").notNull(),
    /** The member's day on which it was said: nothing that lies before is planned by it. */
    since: calendarDate("since").notNull(),
    rollDays: text("roll_days", { mode: "json" }).$type<RollDay[]>().notNull(),
    lifts: integer("lifts").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.monday] })],
);

/** What a member says beside their plan, whatever the week. Nobody has a plan without a row here. */
export const weekPlanSetting = sqliteTable(
  "week_plan_setting",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    /** `HH:mm` of the member's clock. */
    preferredTime: text("preferred_time"),
    /** When they are next reminded; null for who does not want to be. */
    remindAt: instant("remind_at"),
  },
  (t) => [index("week_plan_setting_remind").on(t.remindAt).where(sql`remind_at IS NOT NULL`)],
);

/** Where a member has put a session of a week by their own hand; without a day it is left out. */
export const sessionMove = sqliteTable(
  "session_move",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    dailyWorkoutId: integer("daily_workout_id")
      .notNull()
      .references(() => dailyWorkout.id, { onDelete: "cascade" }),
    /** Of the week it belongs to: one that the coach moves to other dates begins anew. */
    monday: calendarDate("monday").notNull(),
    localDate: calendarDate("local_date"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.dailyWorkoutId] }),
    index("session_move_week").on(t.userId, t.monday),
    index("session_move_session").on(t.dailyWorkoutId),
  ],
);

/** The secret address at which a calendar reads a member's week. The secret is made of the salt with a key that is not stored here. */
export const calendarFeed = sqliteTable(
  "calendar_feed",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    salt: text("salt").notNull(),
    secretHash: text("secret_hash").notNull(),
    madeAt: instant("made_at").notNull(),
  },
  (t) => [uniqueIndex("calendar_feed_secret").on(t.secretHash)],
);
