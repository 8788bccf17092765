import { z } from "zod";
import { EXERCISE_LIMITS } from "./exercises-limits";
import { setsSchema } from "./sets";
import { anyText, wholeNumber } from "./shared-schemas";
import { resolveVideo } from "./video";

const text = anyText.nullable();

/** One stored exercise, in workouts and program sections alike. Doses are text, as coaches write them. */
const storedExerciseSchema = z.object({
  id: wholeNumber,
  exerciseCode: text,
  name: anyText,
  tier: text,
  category: text,
  sets: text,
  reps: text,
  setRep: text,
  tempo: text,
  load: text,
  rest: text,
  duration: text,
  description: text,
  notes: text,
  videoUrl: text,
});
export type StoredExercise = z.infer<typeof storedExerciseSchema>;

/** The sets parsed from a dose's texts; empty if they state none. */
const dose = z.array(setsSchema);

/** One exercise on the wire. */
export const exerciseSchema = storedExerciseSchema.extend({
  dose,
  /** Near the viewer's competition, for a dose without a load: percent of the last load. */
  ofLast: wholeNumber.optional(),
});
export type Exercise = z.infer<typeof exerciseSchema>;

/** An exercise that is not a stored row: read from a document. */
export const exerciseTextsSchema = storedExerciseSchema.omit({ id: true });

/** Same with its dose parsed, for templates. */
export const sampleExerciseSchema = exerciseTextsSchema.extend({ dose });

/** An optional text: omitted, null and blank all become null; a number becomes its digits. */
const optional = (most: number) =>
  z
    .union([anyText, z.number().transform(String)])
    .nullish()
    .transform((value) => value?.trim() || null)
    .pipe(anyText.max(most, `At most ${most} characters.`).nullable());

/** A web address of a video; blank becomes null. */
export const videoUrlSchema = optional(EXERCISE_LIMITS.videoUrl).refine(
  (url) => url === null || resolveVideo(url).kind !== "none",
  "This is not a web address. Start it with https://.",
);

/** An exercise to be stored; omitted fields become null. */
export const exerciseInputSchema = z.object({
  name: z
    .string("Give the exercise a name.")
    .trim()
    .min(1, "Give the exercise a name.")
    .max(EXERCISE_LIMITS.name, `At most ${EXERCISE_LIMITS.name} characters.`),
  exerciseCode: optional(EXERCISE_LIMITS.dose),
  tier: optional(EXERCISE_LIMITS.dose),
  category: optional(EXERCISE_LIMITS.dose),
  sets: optional(EXERCISE_LIMITS.dose),
  reps: optional(EXERCISE_LIMITS.dose),
  setRep: optional(EXERCISE_LIMITS.dose),
  tempo: optional(EXERCISE_LIMITS.dose),
  load: optional(EXERCISE_LIMITS.dose),
  rest: optional(EXERCISE_LIMITS.dose),
  duration: optional(EXERCISE_LIMITS.dose),
  description: optional(EXERCISE_LIMITS.text),
  notes: optional(EXERCISE_LIMITS.text),
  videoUrl: videoUrlSchema,
});
export type ExerciseInput = z.input<typeof exerciseInputSchema>;

/** A suggested video: the library has it for `libraryName`, which matches `name`. */
export const videoSuggestionSchema = z.object({ name: anyText, libraryName: anyText, videoUrl: anyText });
export type VideoSuggestion = z.infer<typeof videoSuggestionSchema>;

/** `GET /api/admin/exercise-names`: a name used before, and the library's video for it. */
export const knownExerciseSchema = z.object({ name: anyText, videoUrl: text });
export type KnownExercise = z.infer<typeof knownExerciseSchema>;

/** `GET /api/admin/weekly-programs/{id}/video-suggestions`: one per known exercise name without a video. */
export const programVideoSuggestionSchema = videoSuggestionSchema.extend({ exerciseIds: z.array(wholeNumber) });
export type ProgramVideoSuggestion = z.infer<typeof programVideoSuggestionSchema>;

/** `PUT /api/admin/exercise-videos`: several at once, all or nothing. */
export const exerciseVideosSchema = z.object({
  videos: z
    .array(
      z.object({
        exerciseId: wholeNumber.positive(),
        videoUrl: videoUrlSchema.refine((url) => url !== null, "Give a video address."),
      }),
    )
    .min(1, "Name at least one exercise.")
    .max(500, "At most 500 exercises at once."),
});
