import { z } from "zod";
import {
  exerciseInputSchema,
  exerciseTextsSchema,
  programVideoSuggestionSchema,
  videoSuggestionSchema,
} from "./exercises";
import { MOST_EXERCISES } from "./exercises-limits";
import { TABLE_MOST, WORKOUT_LIMITS } from "./imports-limits";
import { anyText, wholeNumber } from "./shared-schemas";

const documentIssueSchema = z.object({
  field: anyText,
  message: anyText,
  row: wholeNumber.optional(),
});

/** A remark of the reader with its position in the file; `validation` has the same as plain texts. */
const documentNoteSchema = z.object({
  severity: z.enum(["error", "warning"]),
  code: anyText,
  message: anyText,
  field: anyText,
  place: anyText.optional(),
  row: wholeNumber.optional(),
});

const duplicateSchema = z.object({
  id: wholeNumber,
  title: anyText,
  reason: z.enum(["same_file", "same_week", "same_number", "same_title"]),
  isPublished: z.boolean(),
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
});
export type Duplicate = z.infer<typeof duplicateSchema>;

/** `POST /api/admin/upload-weekly-document`: the new draft program and what was noticed on the way. */
/** `oneWeek` refuses documents of several weeks; without it, their first week is used. */
export const weeklyUploadQuerySchema = z.object({ oneWeek: z.enum(["true", "false"]).optional() });

export const weeklyUploadSchema = z.object({
  message: anyText,
  weeklyProgram: z.object({ id: wholeNumber, title: anyText, startDate: z.iso.date(), endDate: z.iso.date() }),
  metadata: z.object({
    totalExercises: wholeNumber,
    totalDays: wholeNumber,
    hasVideoLinks: z.boolean(),
  }),
  validation: z.object({
    isValid: z.boolean(),
    errors: z.array(documentIssueSchema),
    warnings: z.array(anyText),
    missingVideoUrls: z.array(anyText),
  }),
  notes: z.array(documentNoteSchema),
  videoSuggestions: z.array(programVideoSuggestionSchema),
  duplicates: z.array(duplicateSchema),
});
export type WeeklyUpload = z.infer<typeof weeklyUploadSchema>;

const nullableText = anyText.nullable();

/** A workout read from a document, with every exercise field; null where the document does not say. */
const parsedWorkoutSchema = z.object({
  title: anyText,
  description: nullableText,
  metadata: z.object({ estimatedDuration: wholeNumber.nullable() }),
  exercises: z.array(exerciseTextsSchema),
  /** Id of the stored file; sent back with the import, it links the workout to it. */
  documentId: anyText,
});
export type ParsedWorkout = z.infer<typeof parsedWorkoutSchema>;

/** `POST /api/admin/documents/read-table`: a table copied from a document, with the cells' link addresses. */
export const pastedTableSchema = z.object({
  rows: z
    .array(
      z
        .array(z.object({ text: anyText.max(TABLE_MOST.text), url: anyText.max(TABLE_MOST.text).nullable() }))
        .max(TABLE_MOST.columns, `Paste at most ${TABLE_MOST.columns} columns.`),
    )
    .min(1)
    .max(TABLE_MOST.rows, `Paste at most ${TABLE_MOST.rows} rows at once.`),
});
export type PastedTable = z.infer<typeof pastedTableSchema>;
const tableReadSchema = z.object({ exercises: z.array(exerciseTextsSchema), notes: z.array(anyText) });
export type TableRead = z.infer<typeof tableReadSchema>;

/** `POST /api/admin/upload-workout`: stores the file and its reading, but no workout yet. */
export const workoutUploadSchema = z.object({
  message: anyText,
  fileName: anyText,
  workout: parsedWorkoutSchema,
  validation: z.object({
    isValid: z.boolean(),
    exerciseCount: wholeNumber,
    missingVideoUrls: z.array(anyText),
    errors: z.array(documentIssueSchema),
    warnings: z.array(anyText),
  }),
  notes: z.array(documentNoteSchema),
  /** `exerciseIndex` is an index into `workout.exercises`. */
  videoSuggestions: z.array(videoSuggestionSchema.extend({ exerciseIndex: wholeNumber })),
  duplicates: z.array(duplicateSchema),
  /** Violated rules that would block the import of the document as it is; empty if the settings allow it. */
  blocking: z.array(z.object({ ruleName: anyText, message: anyText, place: anyText.nullable() })),
});
export type WorkoutUpload = z.infer<typeof workoutUploadSchema>;

/** `POST /api/admin/import-workout`: the parsed workout after editing. A draft by default. */
export const importWorkoutSchema = z.object({
  title: z
    .string("Give the workout a title.")
    .trim()
    .min(1, "Give the workout a title.")
    .max(WORKOUT_LIMITS.title, `At most ${WORKOUT_LIMITS.title} characters.`),
  description: anyText
    .trim()
    .max(WORKOUT_LIMITS.description, `At most ${WORKOUT_LIMITS.description} characters.`)
    .nullish(),
  metadata: z
    .object({
      /** Minutes, as typed: an empty field is null, anything but a whole number becomes 0. */
      estimatedDuration: z
        .union([z.number(), anyText])
        .nullish()
        .transform((value) => (value == null || value === "" ? null : wholeMinutes(value))),
    })
    .nullish(),
  exercises: z
    .array(exerciseInputSchema)
    .min(1, "A workout needs at least one exercise.")
    .max(MOST_EXERCISES, `At most ${MOST_EXERCISES} exercises.`),
  isPublished: z.boolean().default(false),
  documentId: anyText.max(64).nullish(),
});
export type ImportWorkout = z.input<typeof importWorkoutSchema>;

/** Answer of `import-workout`. */
export const importedWorkoutSchema = z.object({
  message: anyText,
  workout: z.object({
    id: wholeNumber,
    title: anyText,
    isPublished: z.boolean(),
    exerciseCount: wholeNumber,
    /** Minutes; null if the field was empty. */
    duration: wholeNumber.nullable(),
  }),
});
export type ImportedWorkout = z.infer<typeof importedWorkoutSchema>;

function wholeMinutes(value: number | string): number {
  const minutes = Number.parseInt(String(value), 10);
  return Number.isSafeInteger(minutes) ? Math.min(Math.max(minutes, 0), WORKOUT_LIMITS.minutes) : 0;
}
