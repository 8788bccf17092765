import { desc, sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ColumnType } from "../contract/drafts";
import type { Gym } from "../contract/gym";
import type { ImportOutcome } from "../contract/member-imports-limits";
import type { SwapReason } from "../contract/swaps-limits";
import type { MaxSource, Side, WeightUnit } from "../contract/training-limits";
import { user } from "./account";
import { calendarDate, flag, instant } from "./column-kinds";
import { libraryExercise } from "./exercises";

/** Not seen yet, with something to see. Must match the wording of the partial indexes. */
const OPEN = sql`seen_at IS NULL AND entries > 0`;

export const trainingPreference = sqliteTable("training_preference", {
  userId: text("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  weightUnit: text("weight_unit").$type<WeightUnit>().notNull(),
  /** Training days per week; null without a target. */
  weeklyTarget: integer("weekly_target"),
  /** Custom plates and bars, by unit; units with the default gym are absent. */
  gyms: text("gyms", { mode: "json" }).$type<Partial<Record<WeightUnit, Gym>>>(),
  /** Whether the member logs rolls. */
  rolls: flag("rolls").notNull().default(false),
});

/** The maximum that percentages of a lift refer to, by the lift's name as `logKey()` folds it. */
export const trainingMax = sqliteTable(
  "training_max",
  {
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    nameKey: text("name_key").notNull(),
    exerciseName: text("exercise_name").notNull(),
    /** As entered, in `unit`. */
    load: real("load").notNull(),
    unit: text("unit").$type<WeightUnit>().notNull(),
    source: text("source").$type<MaxSource>().notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.nameKey] })],
);

/** History of the maximum, including the current one. */
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

/** An import of sets logged in another product, by the member or by the coach for them. */
export const historyImport = sqliteTable(
  "history_import",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    /** A hash of the rows: uploading the same file again resumes the import. */
    fileKey: text("file_key").notNull(),
    createdBy: text("created_by").references(() => user.id, { onDelete: "set null" }),
    total: integer("total").notNull(),
    createdAt: instant("created_at").notNull(),
    undoneAt: instant("undone_at"),
  },
  (t) => [index("history_import_member").on(t.userId, t.createdAt), index("history_import_creator").on(t.createdBy)],
);

/** The outcome of one imported row. */
export const historyImportRow = sqliteTable(
  "history_import_row",
  {
    importId: text("import_id")
      .notNull()
      .references(() => historyImport.id, { onDelete: "cascade" }),
    rowNumber: integer("row_number").notNull(),
    outcome: text("outcome").$type<ImportOutcome>().notNull(),
    sets: integer("sets").notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.rowNumber] })],
);

/**
 * One set of a member. Keyed by the exercise's name, not its row: the same exercise is in many weeks, and logs outlive
 * them. Its triggers keep `training_session` and `session_exercise`.
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
    /** As entered, in `unit`. */
    load: real("load"),
    unit: text("unit").$type<WeightUnit>().notNull(),
    reps: integer("reps"),
    effort: real("effort"),
    /** The load in grams, for comparing; 0 without one, or if no rep was done. */
    liftedGrams: integer("lifted_grams").notNull(),
    /** The estimated one-rep maximum, for comparing; 0 if the set gives none. */
    estimateGrams: integer("estimate_grams").notNull(),
    at: instant("at").notNull(),
    seconds: integer("seconds"),
    metres: real("metres"),
    side: text("side").$type<Side>(),
    /** The load is added to bodyweight, or, if negative, assistance that reduces it. */
    bodyweight: flag("bodyweight").notNull().default(false),
    /** The import that added it: it belongs to no session of the club, and undoing the import removes it. */
    importId: text("import_id").references(() => historyImport.id, { onDelete: "set null" }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.nameKey, t.localDate, t.setNumber] }),
    index("set_log_import").on(t.importId).where(sql`import_id is not null`),
    index("set_log_heaviest").on(t.userId, t.nameKey, desc(t.liftedGrams), desc(t.reps), t.localDate),
    index("set_log_estimate").on(t.userId, t.nameKey, desc(t.estimateGrams), t.localDate),
    index("set_log_longest")
      .on(t.userId, t.nameKey, desc(t.seconds), t.localDate)
      .where(sql`seconds > 0 and reps is null and metres is null`),
    index("set_log_furthest").on(t.userId, t.nameKey, desc(t.metres), t.localDate).where(sql`metres > 0`),
  ],
);

/**
 * One training that a member did on one of their days, for the coach's book. Kept by triggers on completions and sets.
 * Its trigger keeps the copies in `session_exercise`.
 */
export const trainingSession = sqliteTable(
  "training_session",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    localDate: calendarDate("local_date").notNull(),
    /** `workout:7` or `day:12:equipment`. */
    subject: text("subject").notNull(),
    workoutId: integer("workout_id"),
    dailyWorkoutId: integer("daily_workout_id"),
    columnType: text("column_type").$type<ColumnType>(),
    programId: integer("program_id"),
    /** A copy, as in completions. */
    title: text("title").notNull(),
    /** When the member last added to it. */
    at: instant("at").notNull(),
    /** Number of completions and logged exercises. */
    entries: integer("entries").notNull().default(0),
    /** It has a note that the coach may read. */
    noted: flag("noted").notNull().default(false),
    hurts: flag("hurts").notNull().default(false),
    short: flag("short").notNull().default(false),
    /** Reset when the member adds something. */
    seenAt: instant("seen_at"),
    seenBy: text("seen_by").references(() => user.id, { onDelete: "set null" }),
    cheeredAt: instant("cheered_at"),
    repliedAt: instant("replied_at"),
  },
  (t) => [
    uniqueIndex("training_session_once").on(t.userId, t.localDate, t.subject),
    index("training_session_member").on(t.userId, t.at, t.id),
    index("training_session_at").on(t.at, t.id),
    index("training_session_week").on(t.programId, t.at, t.id).where(sql`program_id IS NOT NULL`),
    index("training_session_open").on(t.at, t.id).where(OPEN),
    index("training_session_open_week").on(t.programId, t.at, t.id).where(OPEN),
    index("training_session_open_short").on(t.at, t.id).where(sql`${OPEN} AND short = 1`),
    index("training_session_open_hurts").on(t.at, t.id).where(sql`${OPEN} AND hurts = 1`),
    index("training_session_seen").on(t.seenBy, t.seenAt).where(sql`seen_by IS NOT NULL`),
  ],
);

/**
 * An exercise logged in a session; its sets are in `set_log` under the same name and day. Kept by triggers. Its
 * triggers keep what `training_session` says of all its exercises.
 */
export const sessionExercise = sqliteTable(
  "session_exercise",
  {
    sessionId: integer("session_id")
      .notNull()
      .references(() => trainingSession.id, { onDelete: "cascade" }),
    nameKey: text("name_key").notNull(),
    exerciseId: integer("exercise_id").notNull(),
    exerciseName: text("exercise_name").notNull(),
    /** The member did less than prescribed. */
    short: flag("short").notNull().default(false),
    loadRecord: flag("load_record").notNull().default(false),
    repsRecord: flag("reps_record").notNull().default(false),
    estimateRecord: flag("estimate_record").notNull().default(false),
    timeRecord: flag("time_record").notNull().default(false),
    distanceRecord: flag("distance_record").notNull().default(false),
    /** The prescribed exercise that this one replaced, and why. */
    insteadOf: text("instead_of"),
    swapReason: text("swap_reason").$type<SwapReason>(),
    /** Copied from the session. */
    at: instant("at").notNull(),
    /** The session has not been seen yet. */
    open: flag("open").notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.nameKey] }),
    index("session_exercise_open").on(t.nameKey, t.at, t.sessionId).where(sql`open = 1`),
  ],
);

/** A member's substitute for a lift: on one day, or from a day on. */
export const exerciseSwap = sqliteTable(
  "exercise_swap",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** The lift, whatever it is called. */
    exerciseId: integer("exercise_id")
      .notNull()
      .references(() => libraryExercise.id, { onDelete: "cascade" }),
    substituteId: integer("substitute_id")
      .notNull()
      .references(() => libraryExercise.id, { onDelete: "cascade" }),
    /** Copies, for the member's data export. */
    exerciseName: text("exercise_name").notNull(),
    substituteName: text("substitute_name").notNull(),
    reason: text("reason").$type<SwapReason>().notNull(),
    /** Applies from `localDate` on, not on that day only. */
    standing: flag("standing").notNull().default(false),
    localDate: calendarDate("local_date").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    uniqueIndex("exercise_swap_day").on(t.userId, t.localDate, t.exerciseId).where(sql`standing = 0`),
    uniqueIndex("exercise_swap_standing").on(t.userId, t.exerciseId).where(sql`standing = 1`),
    index("exercise_swap_exercise").on(t.exerciseId),
    index("exercise_swap_substitute").on(t.substituteId),
  ],
);

/** Must match the wording of the partial indexes. */
export const FOR_THE_DAY = sql`exercise_swap.standing = 0`;
export const FROM_NOW_ON = sql`exercise_swap.standing = 1`;

export type SetRow = typeof setLog.$inferSelect;
