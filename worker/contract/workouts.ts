import { z } from "zod";
import { completionEffortSchema } from "./completion-effort";
import { exerciseSchema } from "./exercises";
import { pageQuerySchema } from "./paging";
import { DURATION_MAX_MINUTES, DURATION_MIN_MINUTES } from "./progress-limits";
import { instant } from "./texts";
import { COMPLETION_NOTES_MAX } from "./training-limits";

/** `GET /api/workouts`: published workouts; the first one is the member's workout of today. */
export const workoutSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  /** ISO weekday 1 to 7; null is any day. */
  day: z.number().int().nullable(),
  /** Minutes. */
  duration: z.number().int().nullable(),
  intensity: z.string().nullable(),
  focus: z.string().nullable(),
  description: z.string().nullable(),
  videoUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  /** The viewer's own calendar day of their latest completion of it. */
  lastCompletedOn: z.iso.date().nullable(),
  gated: z.boolean(),
  /** In its thread, where one workout is asked for; left out without any. */
  comments: z.number().int().optional(),
  /** All of them, also those a gated viewer does not get. */
  exerciseCount: z.number().int(),
  exercises: z.array(exerciseSchema),
});
export type Workout = z.infer<typeof workoutSchema>;

/** `GET /api/workouts`: narrowed by any of these, together. */
export const workoutQuerySchema = pageQuerySchema.extend({
  /** In title, focus or description, whatever the case and accents of ASCII letters. */
  search: z.string().trim().max(100, "Search for at most 100 characters.").optional(),
  focus: z.string().trim().max(200).optional(),
  intensity: z.string().trim().max(200).optional(),
  /** Minutes, both ends included. */
  minDuration: z.coerce.number("Give minutes.").int().min(0).optional(),
  maxDuration: z.coerce.number("Give minutes.").int().min(0).optional(),
});
export type WorkoutQuery = z.infer<typeof workoutQuerySchema>;

/** `GET /api/workouts/filters`: what the published workouts can be narrowed by, in the order to show it. */
export const workoutFiltersSchema = z.object({ focus: z.array(z.string()), intensity: z.array(z.string()) });
export type WorkoutFilters = z.infer<typeof workoutFiltersSchema>;

/** `POST /api/workouts/{id}/complete`, with an `Idempotency-Key` of the client's making. */
export const completeWorkoutSchema = z.object({
  /** Minutes trained. */
  duration: z
    .number("Give the minutes as a number.")
    .int("Give whole minutes.")
    .min(DURATION_MIN_MINUTES, `At least ${DURATION_MIN_MINUTES} minute.`)
    .max(DURATION_MAX_MINUTES, `At most ${DURATION_MAX_MINUTES} minutes.`)
    .optional(),
  notes: z.string().trim().max(COMPLETION_NOTES_MAX, `At most ${COMPLETION_NOTES_MAX} characters.`).nullish(),
  /** The notes are the member's own: the coach does not read them. */
  notesPrivate: z.boolean().optional(),
  /** How hard it was, from 1 to 10. */
  effort: completionEffortSchema,
  /** When it was finished, for a completion that was made offline; now unless said. */
  completedAt: instant.optional(),
});
