import { z } from "zod";
import { EXERCISE_LIMITS } from "./exercises-limits";
import { setsSchema } from "./sets";
import { resolveVideo } from "./video";

const text = z.string().nullable();

/** One exercise as it is stored, in workouts and program sections alike. Doses are text, as coaches write them. */
const storedExerciseSchema = z.object({
  id: z.number().int(),
  exerciseCode: text,
  name: z.string(),
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

/** The groups of sets that the texts of a dose say; empty where they name none. */
const dose = z.array(setsSchema);

/** One exercise on the wire. */
export const exerciseSchema = storedExerciseSchema.extend({
  dose,
  /** Near the viewer's competition, where the dose says no load: percent of what was lifted last time. */
  ofLast: z.number().int().optional(),
});
export type Exercise = z.infer<typeof exerciseSchema>;

/** What an exercise says, where it is no row of its own: as read from a document. */
export const exerciseTextsSchema = storedExerciseSchema.omit({ id: true });

/** The same with its dose read: in templates. */
export const sampleExerciseSchema = exerciseTextsSchema.extend({ dose });

/** A text that may be left out, null or blank, which all mean the same; a number counts as its digits. */
const optional = (most: number) =>
  z
    .union([z.string(), z.number().transform(String)])
    .nullish()
    .transform((value) => value?.trim() || null)
    .pipe(z.string().max(most, `At most ${most} characters.`).nullable());

/** A web address of a video; blank is none. */
export const videoUrlSchema = optional(EXERCISE_LIMITS.videoUrl).refine(
  (url) => url === null || resolveVideo(url).kind !== "none",
  "This is not a web address. Start it with https://.",
);

/** An exercise as it is sent to be stored; what is left out counts as not said. */
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

/** A video the library knows for an exercise of that name: `libraryName` is the name it was attached to. */
export const videoSuggestionSchema = z.object({ name: z.string(), libraryName: z.string(), videoUrl: z.string() });
export type VideoSuggestion = z.infer<typeof videoSuggestionSchema>;

/** `GET /api/admin/exercise-names`: a name that has been used, and the library's video for it. */
export const knownExerciseSchema = z.object({ name: z.string(), videoUrl: text });
export type KnownExercise = z.infer<typeof knownExerciseSchema>;

/** `GET /api/admin/weekly-programs/{id}/video-suggestions`: one for each name that has no video and is known. */
export const programVideoSuggestionSchema = videoSuggestionSchema.extend({ exerciseIds: z.array(z.number().int()) });
export type ProgramVideoSuggestion = z.infer<typeof programVideoSuggestionSchema>;

/** `PUT /api/admin/exercise-videos`: several at once, all or none. */
export const exerciseVideosSchema = z.object({
  videos: z
    .array(
      z.object({
        exerciseId: z.number().int().positive(),
        videoUrl: videoUrlSchema.refine((url) => url !== null, "Give a video address."),
      }),
    )
    .min(1, "Name at least one exercise.")
    .max(500, "At most 500 exercises at once."),
});
