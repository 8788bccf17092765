import { z } from "zod";
import { LIBRARY_LIMITS } from "./library-limits";
import { pageQuerySchema } from "./paging";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import { THREAD_REFUSALS as REFUSALS } from "./threads-limits";

const id = wholeNumber;

/** `PUT /api/admin/community-comments/{id}/pin`: pins an answer to the top of its training thread, or unpins it. */
export const pinSchema = z.object({ pinned: z.boolean("Say whether it stands first.") });

const answerSchema = z.object({
  id,
  content: anyText,
  keptAt: isoInstant,
  author: z.object({ firstName: anyText, lastName: anyText, profileImageUrl: anyText.nullable() }),
});

/** `GET /api/exercises/{id}/answers`: kept answers about this exercise, newest first. */
export const keptAnswerSchema = answerSchema;
export type KeptAnswer = z.infer<typeof keptAnswerSchema>;

/** `GET /api/admin/exercise-answers`: those of the whole library, or of one entry. */
export const libraryAnswerSchema = answerSchema.extend({
  exercise: z.object({ id, name: anyText }),
});
export type LibraryAnswer = z.infer<typeof libraryAnswerSchema>;

export const libraryAnswersQuerySchema = pageQuerySchema.extend({
  /** The library entry. */
  exercise: z.coerce.number().int().positive().optional(),
});
export type LibraryAnswersQuery = z.output<typeof libraryAnswersQuerySchema>;

/**
 * `POST /api/admin/exercise-answers`: keeps an answer of a training thread, to be shown wherever the exercise appears.
 */
export const keepAnswerSchema = z.object({
  commentId: id.positive(),
  /** The exercise, by any of its names. */
  exercise: z
    .string(REFUSALS.exercise)
    .trim()
    .min(1, REFUSALS.exercise)
    .max(LIBRARY_LIMITS.name, `At most ${LIBRARY_LIMITS.name} characters.`),
});
export type KeepAnswer = z.output<typeof keepAnswerSchema>;
