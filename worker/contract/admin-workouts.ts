import { z } from "zod";
import { type ExerciseInput, exerciseInputSchema, exerciseSchema } from "./exercises";
import { EXERCISE_LIMITS, MOST_EXERCISES } from "./exercises-limits";
import { isImageAddress } from "./image-address";
import { WORKOUT_LIMITS as LIMITS } from "./imports-limits";
import { pageQuerySchema } from "./paging";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import { atMost, instant, optionalText } from "./texts";
import { resolveVideo } from "./video";
import { FOCUS_AREAS, INTENSITIES, WORKOUT_REFUSALS as REFUSALS } from "./workouts-limits";

/** `GET /api/admin/workouts`: whole workouts, including drafts. */
export const adminWorkoutSchema = z.object({
  id: wholeNumber,
  title: anyText,
  description: anyText.nullable(),
  /** Minutes. */
  duration: wholeNumber.nullable(),
  intensity: anyText.nullable(),
  focus: anyText.nullable(),
  exercises: z.array(exerciseSchema),
  videoUrl: anyText.nullable(),
  thumbnailUrl: anyText.nullable(),
  /** ISO weekday 1 to 7; null means any day. */
  day: wholeNumber.nullable(),
  isPublished: z.boolean(),
  createdAt: isoInstant,
  /** Sent back with a change, to detect that somebody else saved in between. */
  updatedAt: isoInstant,
  deletedAt: isoInstant.nullable(),
});
export type AdminWorkout = z.infer<typeof adminWorkoutSchema>;

export const adminWorkoutsQuerySchema = pageQuerySchema.extend({
  /** True lists only deleted workouts that can be restored. */
  deleted: z.enum(["true", "false"]).optional(),
});

/** `id` refers to an exercise of this workout; its omitted fields keep their values. */
type ExerciseChangeInput = { id?: number | undefined } & ExerciseInput;
export type ExerciseChange = { id?: number | undefined } & Partial<z.output<typeof exerciseInputSchema>> & {
    name: string;
  };

const numberedExerciseSchema = exerciseInputSchema.extend({ id: wholeNumber.positive().optional() });

// Parsed by hand: a partial schema would turn omitted fields into null, and the stored text would be lost.
const exerciseChangeSchema = z.custom<ExerciseChangeInput>().transform((given, context): ExerciseChange | null => {
  if (typeof given?.name === "string" && !given.name.trim()) return null;
  const parsed = numberedExerciseSchema.safeParse(given);
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues)
      context.issues.push({ code: "custom", input: given, path, message });
    return z.NEVER;
  }
  const provided = Object.entries(parsed.data).filter(([field]) => given[field as keyof ExerciseInput] !== undefined);
  return Object.fromEntries(provided) as ExerciseChange;
});

const fields = {
  title: z.string(REFUSALS.title).trim().min(1, REFUSALS.title).max(LIMITS.title, atMost(LIMITS.title)),
  description: optionalText(LIMITS.description),
  duration: z
    .number(REFUSALS.duration)
    .int(REFUSALS.duration)
    .min(0, REFUSALS.duration)
    .max(LIMITS.minutes, REFUSALS.duration)
    .nullable(),
  intensity: z
    .enum(["", ...INTENSITIES], REFUSALS.intensity)
    .nullable()
    .transform((value) => value || null),
  focus: z
    .enum(["", ...FOCUS_AREAS], REFUSALS.focus)
    .nullable()
    .transform((value) => value || null),
  /** Exercises with a blank name are dropped. */
  exercises: z
    .array(exerciseChangeSchema)
    .nullable()
    .transform((list) => (list ?? []).filter((each) => each !== null))
    .refine((list) => list.length <= MOST_EXERCISES, `At most ${MOST_EXERCISES} exercises.`),
  videoUrl: optionalText(EXERCISE_LIMITS.videoUrl).refine(
    (url) => url === null || resolveVideo(url).kind !== "none",
    REFUSALS.videoUrl,
  ),
  thumbnailUrl: optionalText(2000).refine((url) => url === null || isImageAddress(url), REFUSALS.thumbnailUrl),
  day: z.number(REFUSALS.day).int(REFUSALS.day).min(1, REFUSALS.day).max(7, REFUSALS.day).nullable(),
  isPublished: z.boolean(),
};

/** `PUT /api/admin/workouts/{id}`: omitted fields stay. */
export const workoutChangeSchema = z
  .object({
    ...fields,
    /** The state that was edited; 409 `stale_workout` if a newer one is stored. */
    updatedAt: instant,
  })
  .partial();
export type WorkoutChange = z.output<typeof workoutChangeSchema>;
export type WorkoutChangeInput = z.input<typeof workoutChangeSchema>;

/** `POST /api/admin/workouts`: published by default. */
export const newWorkoutSchema = z.object(fields).partial().extend({ title: fields.title });
export type NewWorkout = z.output<typeof newWorkoutSchema>;
export type NewWorkoutInput = z.input<typeof newWorkoutSchema>;
