import { z } from "zod";
import { exerciseInputSchema, sampleExerciseSchema } from "./exercises";
import { pageQuerySchema } from "./paging";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import {
  DIFFICULTIES,
  TEMPLATE_LIMITS as LIMITS,
  TEMPLATE_REFUSALS as REFUSALS,
  TEMPLATE_DEFAULTS,
  TEMPLATE_DOCUMENTS,
  TEMPLATE_FIELDS,
} from "./templates-limits";
import { atMost, instant, optionalText } from "./texts";

const nullableText = anyText.nullable();

/** `GET /api/admin/workout-templates`. */
export const workoutTemplateSchema = z.object({
  id: wholeNumber,
  name: anyText,
  description: nullableText,
  category: nullableText,
  difficulty: anyText,
  /** Minutes. */
  estimatedDuration: wholeNumber,
  exerciseFields: z.array(z.enum(TEMPLATE_FIELDS)),
  sampleExercises: z.array(sampleExerciseSchema),
  isActive: z.boolean(),
  createdAt: isoInstant,
  updatedAt: isoInstant,
});
export type WorkoutTemplate = z.infer<typeof workoutTemplateSchema>;

export const templateQuerySchema = pageQuerySchema.extend({
  /** Only templates that workouts may start from. */
  active: z.enum(["true", "false"]).optional(),
});

const fields = {
  name: z.string(REFUSALS.name).trim().min(1, REFUSALS.name).max(LIMITS.name, atMost(LIMITS.name)),
  description: optionalText(LIMITS.description),
  category: optionalText(LIMITS.category),
  difficulty: z.enum(DIFFICULTIES, REFUSALS.difficulty),
  /** Minutes; a value that is no number becomes the default. */
  estimatedDuration: z.union([z.number(), anyText]).nullable().transform(minutesOf),
  exerciseFields: z.array(z.enum(TEMPLATE_FIELDS)).transform(inOrder),
  sampleExercises: z.array(exerciseInputSchema).max(LIMITS.exercises, REFUSALS.exercises),
  isActive: z.boolean(),
};

/** `PUT /api/admin/workout-templates/{id}`: omitted fields stay. */
export const templateChangeSchema = z
  .object({
    ...fields,
    /** The state that was edited; 409 `stale_template` if a newer one is stored. */
    updatedAt: instant,
  })
  .partial();
export type TemplateChange = z.output<typeof templateChangeSchema>;

/** `POST /api/admin/workout-templates`. */
export const newTemplateSchema = z.object(fields).partial().extend({ name: fields.name });
export type NewTemplate = z.output<typeof newTemplateSchema>;

/** `GET /api/admin/workout-templates/{id}/document`: a form to fill in, readable by upload-workout. */
export const templateDocumentQuerySchema = z.object({ type: z.enum(TEMPLATE_DOCUMENTS).default("xlsx") });

function minutesOf(value: number | string | null): number {
  const minutes = Number.parseInt(String(value ?? ""), 10);
  if (!Number.isSafeInteger(minutes)) return TEMPLATE_DEFAULTS.estimatedDuration;
  return Math.min(Math.max(minutes, 1), LIMITS.minutes);
}

/** Removes duplicates and sorts by a document's columns; the name is always included. */
function inOrder(chosen: (typeof TEMPLATE_FIELDS)[number][]) {
  return TEMPLATE_FIELDS.filter((field) => field === "name" || chosen.includes(field));
}
