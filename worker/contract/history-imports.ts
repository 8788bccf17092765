import { z } from "zod";
import { EXERCISE_LIMITS } from "./exercises-limits";
import { HISTORY_CHUNK, HISTORY_NAMES, HISTORY_ROWS_MAX } from "./history-imports-limits";
import { broughtInListSchema } from "./list-imports";
import { type importVerdictsSchema, newImportSchema } from "./member-imports";
import { loggedSetSchema } from "./training";
import { SET_LIMITS } from "./training-limits";

const count = z.number().int();
const name = z
  .string()
  .trim()
  .min(1, "Name the exercise.")
  .max(EXERCISE_LIMITS.name, `At most ${EXERCISE_LIMITS.name} characters.`)
  .regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u, "This name has characters that cannot be shown.");

/** What was done of an exercise on a day; `row` is the line of the list that it begins on. */
const historyRowSchema = z.object({
  row: z.number().int().min(1).max(1_000_000),
  localDate: z.iso.date(),
  exercise: name,
  sets: z
    .array(loggedSetSchema)
    .min(1)
    .max(SET_LIMITS.setsPerExercise, `At most ${SET_LIMITS.setsPerExercise} sets of one exercise.`),
});
export type HistoryRow = z.infer<typeof historyRowSchema>;

/** `POST …/history-imports/check` says what the rows would do; `POST …/history-imports/{id}/rows` does it. */
export const historyRowsSchema = z.object({
  rows: z.array(historyRowSchema).min(1).max(HISTORY_CHUNK, `At most ${HISTORY_CHUNK} rows at once.`),
});
export type HistoryVerdicts = z.infer<typeof importVerdictsSchema>;

/** `POST …/history-imports`: a list that is about to be brought in; the same one again goes on where it stopped. */
export const newHistoryImportSchema = newImportSchema.extend({
  total: count.min(1, "There is nothing to bring in.").max(HISTORY_ROWS_MAX, `At most ${HISTORY_ROWS_MAX} rows.`),
});
export type NewHistoryImport = z.infer<typeof newHistoryImportSchema>;

/** `POST …/history-imports/names`: what the library has for the names of a list. */
export const historyNamesSchema = z.object({ names: z.array(name).min(1).max(HISTORY_NAMES) });
const nameProposalsSchema = z.array(
  z.object({
    name: z.string(),
    /** The same exercise, by its name or one of its others; null where none is the same. */
    match: z.string().nullable(),
    /** Exercises whose names are near it. */
    near: z.array(z.string()),
  }),
);
export type NameProposals = z.infer<typeof nameProposalsSchema>;

/** `GET …/history-imports`: the latest, newest first. */
const historyImportSchema = broughtInListSchema.extend({
  /** The sets that are in. */
  sets: count,
});
export type HistoryImport = z.infer<typeof historyImportSchema>;
