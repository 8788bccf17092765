import { z } from "zod";
import { completionEffortSchema } from "./completion-effort";
import { exerciseSchema } from "./exercises";
import { pageQuerySchema } from "./paging";
import { DURATION_MAX_MINUTES, DURATION_MIN_MINUTES } from "./progress-limits";
import { anyText, wholeNumber } from "./shared-schemas";
import { instant } from "./texts";
import { COMPLETION_NOTES_MAX } from "./training-limits";

/** `GET /api/workouts`: published workouts; the member's workout of the day is first. */
export const workoutSchema = z.object({
  id: wholeNumber,
  title: anyText,
  /** ISO weekday 1 to 7; null means any day. */
  day: wholeNumber.nullable(),
  /** Minutes. */
  duration: wholeNumber.nullable(),
  intensity: anyText.nullable(),
  focus: anyText.nullable(),
  description: anyText.nullable(),
  videoUrl: anyText.nullable(),
  thumbnailUrl: anyText.nullable(),
  /** The date of the viewer's latest completion of it, in their zone. */
  lastCompletedOn: z.iso.date().nullable(),
  gated: z.boolean(),
  /** The number of comments, in the answer for one workout; left out without any. */
  comments: wholeNumber.optional(),
  /** The number of all exercises, including those a gated viewer does not get. */
  exerciseCount: wholeNumber,
  exercises: z.array(exerciseSchema),
});
export type Workout = z.infer<typeof workoutSchema>;

/** `GET /api/workouts`: filters, which combine. */
export const workoutQuerySchema = pageQuerySchema.extend({
  /** Searches title, focus and description, ignoring case and accents. */
  search: anyText.trim().max(100, "Search for at most 100 characters.").optional(),
  focus: anyText.trim().max(200).optional(),
  intensity: anyText.trim().max(200).optional(),
  /** Minutes, inclusive. */
  minDuration: z.coerce.number("Give minutes.").int().min(0).optional(),
  maxDuration: z.coerce.number("Give minutes.").int().min(0).optional(),
});
export type WorkoutQuery = z.infer<typeof workoutQuerySchema>;

/** `GET /api/workouts/filters`: the filter values of published workouts, in display order. */
export const workoutFiltersSchema = z.object({ focus: z.array(anyText), intensity: z.array(anyText) });
export type WorkoutFilters = z.infer<typeof workoutFiltersSchema>;

/** `POST /api/workouts/{id}/complete`, with a client-generated `Idempotency-Key`. */
export const completeWorkoutSchema = z.object({
  /** Minutes trained. */
  duration: z
    .number("Give the minutes as a number.")
    .int("Give whole minutes.")
    .min(DURATION_MIN_MINUTES, `At least ${DURATION_MIN_MINUTES} minute.`)
    .max(DURATION_MAX_MINUTES, `At most ${DURATION_MAX_MINUTES} minutes.`)
    .optional(),
  notes: anyText.trim().max(COMPLETION_NOTES_MAX, `At most ${COMPLETION_NOTES_MAX} characters.`).nullish(),
  /** Notes that the coach cannot read. */
  notesPrivate: z.boolean().optional(),
  /** Perceived effort, 1 to 10. */
  effort: completionEffortSchema,
  /** When it was finished, for offline completions; now by default. */
  completedAt: instant.optional(),
});
