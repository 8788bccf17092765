import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ColumnType } from "../contract/drafts";
import { user } from "./account";
import { calendarDate, flag, instant } from "./column-kinds";

/**
 * One finished training. The title is a copy: a member's history outlives what the coach deletes. Its triggers keep
 * `progress_total`, `training_day`, `training_load`, `training_tally`, `training_session` and how long its member has
 * been idle in `member_entry`.
 */
export const completion = sqliteTable(
  "completion",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    workoutId: integer("workout_id"),
    dailyWorkoutId: integer("daily_workout_id"),
    columnType: text("column_type").$type<ColumnType>(),
    title: text("title").notNull(),
    /** The member's local date, in their time zone, when they finished. */
    localDate: calendarDate("local_date").notNull(),
    completedAt: instant("completed_at").notNull(),
    durationMinutes: integer("duration_minutes"),
    notes: text("notes"),
    idempotencyKey: text("idempotency_key"),
    /** Hidden from the coach. */
    notesPrivate: flag("notes_private").notNull().default(false),
    /** The notes mention pain, and the coach may read them. */
    hurts: flag("hurts").notNull().default(false),
    /** Perceived effort from 1 to 10, if given. */
    effort: integer("effort"),
  },
  (t) => [
    index("completion_recent").on(t.userId, t.completedAt, t.id),
    index("completion_day").on(t.localDate, t.id),
    index("completion_workout").on(t.userId, t.workoutId, t.localDate).where(sql`workout_id is not null`),
    uniqueIndex("completion_section_once_a_day")
      .on(t.userId, t.dailyWorkoutId, t.columnType, t.localDate)
      .where(sql`daily_workout_id is not null`),
    uniqueIndex("completion_idempotency").on(t.userId, t.idempotencyKey).where(sql`idempotency_key is not null`),
  ],
);

/** Kept by triggers on `completion`, so that no read counts a member's whole history. */
export const trainingDay = sqliteTable(
  "training_day",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    localDate: calendarDate("local_date").notNull(),
    completions: integer("completions").notNull(),
    minutes: integer("minutes").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.localDate] })],
);

/** Kept by triggers on `completion`. */
export const progressTotal = sqliteTable("progress_total", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  completions: integer("completions").notNull(),
  minutes: integer("minutes").notNull(),
});
