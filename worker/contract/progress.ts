import { z } from "zod";
import { columnTypeSchema } from "./programs";

/** `GET /api/user/progress`: newest first. */
export const progressEntrySchema = z.object({
  id: z.number().int(),
  workoutId: z.number().int().nullable(),
  dailyWorkoutId: z.number().int().nullable(),
  workoutType: columnTypeSchema.nullable(),
  title: z.string(),
  completedAt: z.iso.datetime(),
  localDate: z.iso.date(),
  /** Minutes; null when nobody measured. */
  duration: z.number().int().nullable(),
});
export type ProgressEntry = z.infer<typeof progressEntrySchema>;

/** `GET /api/user/stats`, counted in the member's time zone. */
export const userStatsSchema = z.object({
  workoutsCompleted: z.number().int(),
  currentStreak: z.number().int(),
  /** Hours, to one decimal. */
  totalTime: z.number(),
  /** Workouts completed in the member's current calendar month. */
  monthlyWorkouts: z.number().int(),
});
export type UserStats = z.infer<typeof userStatsSchema>;

/** What completing answers: the entry, and whether this call made it or an earlier one had. */
export const completionResultSchema = z.object({ entry: progressEntrySchema, alreadyCompleted: z.boolean() });
export type CompletionResult = z.infer<typeof completionResultSchema>;
