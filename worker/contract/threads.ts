import { z } from "zod";
import { LIBRARY_LIMITS } from "./library-limits";
import { pageQuerySchema } from "./paging";
import { THREAD_REFUSALS as REFUSALS } from "./threads-limits";

const id = z.number().int();

/** `PUT /api/admin/community-comments/{id}/pin`: an answer stands first in its training thread, or where it was again. */
export const pinSchema = z.object({ pinned: z.boolean("Say whether it stands first.") });

const answerSchema = z.object({
  id,
  content: z.string(),
  keptAt: z.iso.datetime(),
  author: z.object({ firstName: z.string(), lastName: z.string(), profileImageUrl: z.string().nullable() }),
});

/** `GET /api/exercises/{id}/answers`: what the coach has kept about this exercise, newest first. */
export const keptAnswerSchema = answerSchema;
export type KeptAnswer = z.infer<typeof keptAnswerSchema>;

/** `GET /api/admin/exercise-answers`: the same of the whole library, or of one entry. */
export const libraryAnswerSchema = answerSchema.extend({
  exercise: z.object({ id, name: z.string() }),
});
export type LibraryAnswer = z.infer<typeof libraryAnswerSchema>;

export const libraryAnswersQuerySchema = pageQuerySchema.extend({
  /** An entry of the library. */
  exercise: z.coerce.number().int().positive().optional(),
});
export type LibraryAnswersQuery = z.output<typeof libraryAnswersQuerySchema>;

/** `POST /api/admin/exercise-answers`: keeps what the coach has said in a training thread for the next time that exercise appears. */
export const keepAnswerSchema = z.object({
  commentId: id.positive(),
  /** By any of its names. */
  exercise: z
    .string(REFUSALS.exercise)
    .trim()
    .min(1, REFUSALS.exercise)
    .max(LIBRARY_LIMITS.name, `At most ${LIBRARY_LIMITS.name} characters.`),
});
export type KeepAnswer = z.output<typeof keepAnswerSchema>;
