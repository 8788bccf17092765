import { z } from "zod";
import { EXERCISE_LIMITS } from "./exercises-limits";
import { HISTORY_CHUNK, HISTORY_NAMES, HISTORY_ROWS_MAX } from "./history-imports-limits";
import { broughtInListSchema } from "./list-imports";
import { type importVerdictsSchema, newImportSchema } from "./member-imports";
import { anyText, wholeNumber } from "./shared-schemas";
import { loggedSetSchema } from "./training";
import { SET_LIMITS } from "./training-limits";

const count = wholeNumber;
const name = anyText
  .trim()
  .min(1, "Name the exercise.")
  .max(EXERCISE_LIMITS.name, `At most ${EXERCISE_LIMITS.name} characters.`)
  .regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u, "This name has characters that cannot be shown.");

/** One exercise on one day; `row` is the first line of it in the file. */
const historyRowSchema = z.object({
  row: wholeNumber.min(1).max(1_000_000),
  localDate: z.iso.date(),
  exercise: name,
  sets: z
    .array(loggedSetSchema)
    .min(1)
    .max(SET_LIMITS.setsPerExercise, `At most ${SET_LIMITS.setsPerExercise} sets of one exercise.`),
});
export type HistoryRow = z.infer<typeof historyRowSchema>;

/** `POST …/history-imports/check` previews the rows' effect; `POST …/history-imports/{id}/rows` applies them. */
export const historyRowsSchema = z.object({
  rows: z.array(historyRowSchema).min(1).max(HISTORY_CHUNK, `At most ${HISTORY_CHUNK} rows at once.`),
});
export type HistoryVerdicts = z.infer<typeof importVerdictsSchema>;

/** `POST …/history-imports`: starts an import; the same file again resumes it. */
export const newHistoryImportSchema = newImportSchema.extend({
  total: count.min(1, "There is nothing to bring in.").max(HISTORY_ROWS_MAX, `At most ${HISTORY_ROWS_MAX} rows.`),
});
export type NewHistoryImport = z.infer<typeof newHistoryImportSchema>;

/** `POST …/history-imports/names`: matches names with the library. */
export const historyNamesSchema = z.object({ names: z.array(name).min(1).max(HISTORY_NAMES) });
const nameProposalsSchema = z.array(
  z.object({
    name: anyText,
    /** The same exercise, by its name or an alias; null if none matches. */
    match: anyText.nullable(),
    /** Exercises with similar names. */
    near: z.array(anyText),
  }),
);
export type NameProposals = z.infer<typeof nameProposalsSchema>;

/** `GET …/history-imports`: recent imports, newest first. */
const historyImportSchema = broughtInListSchema.extend({
  /** Number of imported sets. */
  sets: count,
});
export type HistoryImport = z.infer<typeof historyImportSchema>;
