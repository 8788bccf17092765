import { z } from "zod";
import { COLUMN_TYPES } from "./drafts";
import { exerciseSchema } from "./exercises";
import { DURATION_MAX_MINUTES, DURATION_MIN_MINUTES } from "./progress-limits";

export const columnTypeSchema = z.enum(COLUMN_TYPES);
const calendarDate = z.iso.date("This is not a date of the calendar.");

export const workoutSectionSchema = z.object({
  columnType: columnTypeSchema,
  /** All of them, also those a gated viewer does not get. */
  exerciseCount: z.number().int(),
  exercises: z.array(exerciseSchema),
  /** The viewer's own calendar day of their latest completion of this section. */
  lastCompletedOn: calendarDate.nullable(),
  /** That completion, which `DELETE /api/user/progress/{id}` takes back. */
  lastCompletionId: z.number().int().nullable(),
});
export type WorkoutSection = z.infer<typeof workoutSectionSchema>;

export const dailyWorkoutSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  dayOfWeek: z.number().int().min(1).max(5),
  description: z.string().nullable(),
  notes: z.string().nullable(),
  workoutSections: z.array(workoutSectionSchema),
});
export type DailyWorkout = z.infer<typeof dailyWorkoutSchema>;

export const programSummarySchema = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string().nullable(),
  weekNumber: z.number().int().nullable(),
  isPublished: z.boolean(),
  startDate: calendarDate,
  endDate: calendarDate,
  createdAt: z.iso.datetime(),
});
export type ProgramSummary = z.infer<typeof programSummarySchema>;

/** `GET /api/weekly-programs/{id}` and `/current`. */
export const weeklyProgramSchema = programSummarySchema.extend({
  /** True when the viewer gets only the first exercises of each section and no video address. */
  gated: z.boolean(),
  dailyWorkouts: z.array(dailyWorkoutSchema),
});
export type WeeklyProgram = z.infer<typeof weeklyProgramSchema>;

/** `GET /api/admin/weekly-programs`: what the coach's list shows. */
export const adminProgramSchema = programSummarySchema.extend({
  exerciseCount: z.number().int(),
  missingVideoCount: z.number().int(),
});
export type AdminProgram = z.infer<typeof adminProgramSchema>;

/** `PUT /api/admin/weekly-programs/{id}`: fields left out stay as they are. */
export const programChangeSchema = z
  .object({
    title: z.string().trim().min(1, "Give the program a title.").max(200, "At most 200 characters."),
    description: z.string().trim().max(5000, "At most 5000 characters.").nullable(),
    weekNumber: z.number().int().min(1).max(520).nullable(),
    startDate: calendarDate,
    endDate: calendarDate,
    isPublished: z.boolean(),
  })
  .partial()
  .refine((p) => !p.startDate || !p.endDate || p.startDate <= p.endDate, {
    path: ["endDate"],
    message: "The program has to end on or after the day it starts.",
  });
export type ProgramChange = z.infer<typeof programChangeSchema>;

/** `POST /api/daily-workouts/{id}/complete`. */
export const completeSectionSchema = z.object({
  workoutType: columnTypeSchema,
  /** Minutes trained, when the member measured them. */
  duration: z.number().int().min(DURATION_MIN_MINUTES).max(DURATION_MAX_MINUTES).optional(),
  /** When it was finished, for a completion that was made offline; now unless said. */
  completedAt: z.iso.datetime({ offset: true, error: "This is not an instant." }).optional(),
});
export type CompleteSection = z.infer<typeof completeSectionSchema>;
