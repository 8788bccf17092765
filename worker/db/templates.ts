import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ExerciseTexts } from "../contract/exercise-fields";
import type { TemplateField } from "../contract/templates-limits";
import { flag, instant } from "./column-kinds";

export const workoutTemplate = sqliteTable(
  "workout_template",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    name: text("name").notNull(),
    description: text("description"),
    category: text("category"),
    difficulty: text("difficulty").notNull(),
    estimatedDurationMinutes: integer("estimated_duration_minutes").notNull(),
    /** The columns of a document made from it. */
    exerciseFields: text("exercise_fields", { mode: "json" }).$type<TemplateField[]>().notNull(),
    sampleExercises: text("sample_exercises", { mode: "json" }).$type<ExerciseTexts[]>().notNull(),
    isActive: flag("is_active").notNull().default(true),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [index("workout_template_created").on(t.createdAt, t.id)],
);
