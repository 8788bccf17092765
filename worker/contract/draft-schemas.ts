import { z } from "zod";
import { COLUMN_TYPES, type Tier, type WeekDraft, type WorkoutDraft } from "./drafts";
import { EXERCISE_LIMITS } from "./exercises-limits";
import { MOST_IN_SECTION, PROGRAM_LIMITS } from "./programs-limits";
import { anyText, wholeNumber } from "./shared-schemas";
import { MARKS } from "./week-plan-limits";

const text = (most: number) => anyText.max(most).nullable();
const dose = text(EXERCISE_LIMITS.dose);

const exercise = z.object({
  name: anyText.min(1).max(EXERCISE_LIMITS.name),
  exerciseCode: dose,
  tier: dose.transform((tier) => tier as Tier | null),
  category: dose,
  sets: dose,
  reps: dose,
  setRep: dose,
  tempo: dose,
  load: dose,
  rest: dose,
  duration: dose,
  description: text(EXERCISE_LIMITS.text),
  notes: text(EXERCISE_LIMITS.text),
  videoUrl: z
    .url({ protocol: /^https?$/ })
    .max(EXERCISE_LIMITS.videoUrl)
    .nullable(),
});
const exercises = z.array(exercise).max(MOST_IN_SECTION);

/** Validates the draft embedded in the product's own documents, which anybody may have edited. */
export const weekDraftSchema: z.ZodType<WeekDraft, unknown> = z.object({
  title: text(PROGRAM_LIMITS.title),
  description: text(PROGRAM_LIMITS.description),
  weekNumber: wholeNumber.min(1).max(PROGRAM_LIMITS.weekNumber).nullable(),
  days: z
    .array(
      z.object({
        dayOfWeek: z.literal([1, 2, 3, 4, 5, 6, 7]),
        title: text(PROGRAM_LIMITS.title),
        description: text(PROGRAM_LIMITS.description),
        notes: text(PROGRAM_LIMITS.dayNotes),
        mark: z.enum(MARKS).nullish(),
        sections: z.array(z.object({ columnType: z.enum(COLUMN_TYPES), exercises })).max(COLUMN_TYPES.length),
      }),
    )
    .max(7),
});

export const workoutDraftSchema: z.ZodType<WorkoutDraft, unknown> = z.object({
  title: text(PROGRAM_LIMITS.title),
  description: text(PROGRAM_LIMITS.description),
  estimatedDuration: wholeNumber.min(1).max(1440).nullable(),
  exercises,
});
