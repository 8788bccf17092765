import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ColumnType } from "../contract/drafts";
import type { StoredExercise } from "../contract/exercises";
import type { Mark } from "../contract/week-plan-limits";
import { user } from "./account";
import { calendarDate, flag, instant } from "./column-kinds";
import { workout } from "./workouts";

/** Its trigger removes a withdrawn week's rows from `notice`. */
export const weeklyProgram = sqliteTable(
  "weekly_program",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    title: text("title").notNull(),
    description: text("description"),
    weekNumber: integer("week_number"),
    startDate: calendarDate("start_date").notNull(),
    endDate: calendarDate("end_date").notNull(),
    isPublished: flag("is_published").notNull().default(false),
    documentId: text("document_id"),
    createdBy: text("created_by").references(() => user.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    deletedAt: instant("deleted_at"),
    /** Counts changes of the content; a trigger counts a video that is set from elsewhere. */
    revision: integer("revision").notNull().default(1),
    publishAt: instant("publish_at"),
    /** Kept by triggers. */
    exerciseCount: integer("exercise_count").notNull().default(0),
    missingVideoCount: integer("missing_video_count").notNull().default(0),
    searchText: text("search_text").notNull().default(""),
    /** The member whose private week it is; null for a week for everybody. */
    assignedTo: text("assigned_to").references(() => user.id, { onDelete: "cascade" }),
  },
  (t) => [
    index("weekly_program_assigned").on(t.assignedTo, t.startDate).where(sql`assigned_to IS NOT NULL`),
    index("weekly_program_due").on(t.publishAt).where(sql`publish_at is not null`),
    index("weekly_program_deleted").on(t.deletedAt, t.id).where(sql`deleted_at is not null`),
    index("weekly_program_current").on(t.isPublished, t.startDate, t.weekNumber, t.createdAt),
    index("weekly_program_running").on(t.isPublished, t.endDate),
    index("weekly_program_state").on(t.isPublished, t.createdAt, t.id),
    index("weekly_program_created").on(t.createdAt, t.id),
    index("weekly_program_week").on(t.weekNumber, t.createdAt),
    index("weekly_program_document").on(t.documentId),
  ],
);

export const dailyWorkout = sqliteTable(
  "daily_workout",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    programId: integer("program_id")
      .notNull()
      .references(() => weeklyProgram.id, { onDelete: "cascade" }),
    dayOfWeek: integer("day_of_week").notNull(),
    title: text("title").notNull(),
    description: text("description"),
    notes: text("notes"),
    /** How important the session is; null uses the week's default. */
    mark: text("mark").$type<Mark>(),
  },
  (t) => [uniqueIndex("daily_workout_day").on(t.programId, t.dayOfWeek)],
);

/**
 * One row shape for program sections and single workouts: exactly one of the two owners is set. Its triggers keep the
 * exercise counts of `weekly_program` and the instant of `workout`.
 */
export const exercise = sqliteTable(
  "exercise",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    dailyWorkoutId: integer("daily_workout_id").references(() => dailyWorkout.id, { onDelete: "cascade" }),
    columnType: text("column_type").$type<ColumnType>(),
    workoutId: integer("workout_id").references(() => workout.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    exerciseCode: text("exercise_code"),
    name: text("name").notNull(),
    tier: text("tier"),
    category: text("category"),
    sets: text("sets"),
    reps: text("reps"),
    setRep: text("set_rep"),
    tempo: text("tempo"),
    load: text("load"),
    rest: text("rest"),
    duration: text("duration"),
    description: text("description"),
    notes: text("notes"),
    videoUrl: text("video_url"),
  },
  (t) => [
    index("exercise_daily_workout").on(t.dailyWorkoutId, t.columnType, t.position),
    index("exercise_workout").on(t.workoutId, t.position),
    index("exercise_without_video").on(t.id).where(sql`video_url is null`),
    index("exercise_video_url").on(t.videoUrl).where(sql`video_url is not null`),
    index("exercise_name").on(t.name),
    check("exercise_one_owner", sql`(daily_workout_id is null) <> (workout_id is null)`),
    check("exercise_section", sql`(daily_workout_id is null) = (column_type is null)`),
  ],
);

/** The state of a week before a save changed it. */
export const programVersion = sqliteTable(
  "program_version",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    programId: integer("program_id")
      .notNull()
      .references(() => weeklyProgram.id, { onDelete: "cascade" }),
    revision: integer("revision").notNull(),
    replacedAt: instant("replaced_at").notNull(),
    replacedBy: text("replaced_by").references(() => user.id, { onDelete: "set null" }),
    /** Paths of the parts that the save changed. */
    changed: text("changed", { mode: "json" }).$type<string[]>().notNull(),
    exerciseCount: integer("exercise_count").notNull(),
    content: text("content", { mode: "json" }).$type<StoredVersion>().notNull(),
  },
  (t) => [index("program_version_program").on(t.programId, t.id)],
);

/** A former state of a week, with the ids of its days and exercises, so that histories still match. */
export type StoredVersion = {
  title: string;
  description: string | null;
  weekNumber: number | null;
  startDate: string;
  endDate: string;
  days: (Omit<typeof dailyWorkout.$inferSelect, "programId"> & {
    sections: { columnType: ColumnType; exercises: StoredExercise[] }[];
  })[];
};

export type ExerciseRow = typeof exercise.$inferSelect;

/** Returns an exercise's row without its owner and position. */
export function exerciseOf({
  dailyWorkoutId,
  columnType,
  workoutId,
  position,
  ...shared
}: ExerciseRow): StoredExercise {
  return shared;
}
