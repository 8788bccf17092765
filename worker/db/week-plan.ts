import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { RollDay } from "../contract/week-plan-limits";
import { user } from "./account";
import { calendarDate, instant } from "./column-kinds";
import { dailyWorkout } from "./programs";

/** The days on which a member rolls, and how many lifting sessions they can do: from a Monday on, until a later row. */
export const weekPlan = sqliteTable(
  "week_plan",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    monday: calendarDate("monday").notNull(),
    /** The member's local date when it was set; it does not plan earlier days. */
    since: calendarDate("since").notNull(),
    rollDays: text("roll_days", { mode: "json" }).$type<RollDay[]>().notNull(),
    lifts: integer("lifts").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.monday] })],
);

/** A member's planning settings, independent of the week. Without a row here, a member has no plan. */
export const weekPlanSetting = sqliteTable(
  "week_plan_setting",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    /** `HH:mm`, in the member's time zone. */
    preferredTime: text("preferred_time"),
    /** When the next reminder is due; null without reminders. */
    remindAt: instant("remind_at"),
  },
  (t) => [index("week_plan_setting_remind").on(t.remindAt).where(sql`remind_at IS NOT NULL`)],
);

/** Sessions that a member has moved by hand; a null date skips the session. */
export const sessionMove = sqliteTable(
  "session_move",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    dailyWorkoutId: integer("daily_workout_id")
      .notNull()
      .references(() => dailyWorkout.id, { onDelete: "cascade" }),
    /** The week's Monday: if the coach moves the week to other dates, its moves no longer apply. */
    monday: calendarDate("monday").notNull(),
    localDate: calendarDate("local_date"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.dailyWorkoutId] }),
    index("session_move_week").on(t.userId, t.monday),
    index("session_move_session").on(t.dailyWorkoutId),
  ],
);

/** The secret address of a member's calendar feed, derived from the salt with a key that is not stored here. */
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
