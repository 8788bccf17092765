import { desc, sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Gym } from "../contract/gym";
import type { MaxSource, Side, WeightUnit } from "../contract/training-limits";
import { user } from "./account";
import { calendarDate, flag, instant } from "./column-kinds";

export const trainingPreference = sqliteTable("training_preference", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  weightUnit: text("weight_unit").$type<WeightUnit>().notNull(),
  /** Training days a week; null without a target. */
  weeklyTarget: integer("weekly_target"),
  /** Of the units whose gym is not the usual one. */
  gyms: text("gyms", { mode: "json" }).$type<Partial<Record<WeightUnit, Gym>>>(),
});

/** What percentages of a lift go by, under the lift's name as `logKey()` folds it. */
export const trainingMax = sqliteTable(
  "training_max",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    nameKey: text("name_key").notNull(),
    exerciseName: text("exercise_name").notNull(),
    /** As typed, in `unit`. */
    load: real("load").notNull(),
    unit: text("unit").$type<WeightUnit>().notNull(),
    source: text("source").$type<MaxSource>().notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.nameKey] })],
);

/** What it has been, the one that stands among it. */
export const trainingMaxChange = sqliteTable(
  "training_max_change",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    nameKey: text("name_key").notNull(),
    at: instant("at").notNull(),
    load: real("load").notNull(),
    unit: text("unit").$type<WeightUnit>().notNull(),
    source: text("source").$type<MaxSource>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.nameKey, t.at] })],
);

/**
 * One set as a member did it. By the exercise's name, not its row: the same exercise stands in many weeks, and what was
 * lifted outlives them.
 */
export const setLog = sqliteTable(
  "set_log",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** The name as `nameKey()` folds it. */
    nameKey: text("name_key").notNull(),
    localDate: calendarDate("local_date").notNull(),
    setNumber: integer("set_number").notNull(),
    exerciseName: text("exercise_name").notNull(),
    exerciseId: integer("exercise_id").notNull(),
    /** As typed, in `unit`. */
    load: real("load"),
    unit: text("unit").$type<WeightUnit>().notNull(),
    reps: integer("reps"),
    effort: real("effort"),
    /** The load for comparing; 0 without one, and when not a single rep was done. */
    liftedGrams: integer("lifted_grams").notNull(),
    /** The one-rep maximum it speaks of, for comparing; 0 when it speaks of none. */
    estimateGrams: integer("estimate_grams").notNull(),
    at: instant("at").notNull(),
    seconds: integer("seconds"),
    metres: real("metres"),
    side: text("side").$type<Side>(),
    /** The load is what was added to the body's own weight, or below 0 what an aid took off it. */
    bodyweight: flag("bodyweight").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.nameKey, t.localDate, t.setNumber] }),
    index("set_log_heaviest").on(t.userId, t.nameKey, desc(t.liftedGrams), desc(t.reps), t.localDate),
    index("set_log_estimate").on(t.userId, t.nameKey, desc(t.estimateGrams), t.localDate),
    index("set_log_longest")
      .on(t.userId, t.nameKey, desc(t.seconds), t.localDate)
      .where(sql`seconds > 0 and reps is null and metres is null`),
    index("set_log_furthest").on(t.userId, t.nameKey, desc(t.metres), t.localDate).where(sql`metres > 0`),
  ],
);

export type SetRow = typeof setLog.$inferSelect;
