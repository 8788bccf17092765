import { z } from "zod";
import { videoUrlSchema } from "./exercises";
import {
  HEADING_MEANINGS,
  HEADING_MOST,
  MOST_CORRECTIONS,
  MOST_GROUPS_OF_SETS,
  MOST_SESSIONS,
  MOST_WEEKS_IMPORTED,
  READ_TEXT_MOST,
  SHEET_MEANINGS,
} from "./program-import-limits";
import { readSessionSchema } from "./program-reading";
import { columnTypeSchema, programStartSchema } from "./programs";
import { MOST_IN_SECTION, PROGRAM_LIMITS } from "./programs-limits";
import { anyText, wholeNumber } from "./shared-schemas";
import { atMost } from "./texts";

const text = anyText
  .trim()
  .max(READ_TEXT_MOST, atMost(READ_TEXT_MOST))
  .nullish()
  .transform((value) => value || null);

const correctedSetsSchema = z.object({
  count: text,
  reps: text,
  duration: text,
  distance: text,
  load: text,
  percent: text,
  effort: text,
});

/** A `ReadExercise` after the coach's corrections; omitted fields become null. */
const correctedExerciseSchema = z.object({
  name: z
    .string("Give the exercise a name.")
    .trim()
    .min(1, "Give the exercise a name.")
    .max(READ_TEXT_MOST, atMost(READ_TEXT_MOST)),
  exerciseCode: text,
  tier: text,
  category: text,
  prescription: z
    .array(correctedSetsSchema)
    .max(MOST_GROUPS_OF_SETS, `At most ${MOST_GROUPS_OF_SETS} groups of sets.`)
    .default([]),
  tempo: text,
  rest: text,
  notes: text,
  videoUrl: videoUrlSchema,
});

const place = wholeNumber.min(0);

const importedSessionSchema = z.object({
  /** Index into the week's `sessions`, from 0. */
  session: place,
  dayOfWeek: readSessionSchema.shape.proposed.shape.dayOfWeek,
  columnType: columnTypeSchema,
  /** Replaces the exercises that were read. */
  exercises: z
    .array(correctedExerciseSchema)
    .max(MOST_IN_SECTION, `At most ${MOST_IN_SECTION} exercises in a session.`)
    .optional(),
});

const importedWeekSchema = z.object({
  /** Index into `reading.weeks`, from 0. One week may be imported on several dates. */
  week: place,
  startDate: programStartSchema,
  /** By default made from the document's and the week's titles. */
  title: anyText
    .trim()
    .max(PROGRAM_LIMITS.title, atMost(PROGRAM_LIMITS.title))
    .optional()
    .transform((title) => title || undefined),
  /** By default the document's. */
  weekNumber: wholeNumber.min(1).max(PROGRAM_LIMITS.weekNumber).nullish(),
  /** Sessions to import, in this order; by default all that were not left out last time, as the reading proposes. */
  sessions: z
    .array(importedSessionSchema)
    .min(1, "Import at least one session of the week.")
    .max(MOST_SESSIONS, `At most ${MOST_SESSIONS} sessions in a week.`)
    .optional(),
});

/** `POST /api/admin/documents/{documentId}/import`: creates a draft week per entry, all or nothing. */
export const importDocumentSchema = z.object({
  weeks: z
    .array(importedWeekSchema)
    .min(1, "Choose at least one week.")
    .max(MOST_WEEKS_IMPORTED, `At most ${MOST_WEEKS_IMPORTED} weeks at once.`)
    .check(({ value, issues }) => {
      for (const [index, { startDate }] of value.entries()) {
        if (value.findIndex((other) => other.startDate === startDate) === index) continue;
        const message = `Two weeks cannot begin on the same Monday (${startDate}).`;
        issues.push({ code: "custom", input: startDate, path: [index, "startDate"], message });
      }
    }),
  /** Remembers the answers for documents of this layout. */
  remember: z.boolean().default(false),
});
export type ImportDocumentInput = z.input<typeof importDocumentSchema>;
export type ImportDocument = z.output<typeof importDocumentSchema>;
export type ImportedWeek = ImportDocument["weeks"][number];

/** The answer: the drafts in the order of the entries. 201, or 200 if the key was used before. */
export const documentImportedSchema = z.object({
  programs: z.array(
    z.object({
      id: wholeNumber,
      title: anyText,
      weekNumber: wholeNumber.nullable(),
      startDate: z.iso.date(),
      endDate: z.iso.date(),
    }),
  ),
});
export type DocumentImported = z.infer<typeof documentImportedSchema>;

const named = anyText.trim().min(1).max(HEADING_MOST, atMost(HEADING_MOST));
const notTooMany = (given: object) => Object.keys(given).length <= MOST_CORRECTIONS;
const TOO_MANY = `At most ${MOST_CORRECTIONS} at once.`;

/**
 * `POST /api/admin/documents/{documentId}/reread`: assigns meanings to headings and sheets, by text and name. Adds to
 * earlier corrections; null removes one. The answer is that of reading.
 */
export const rereadDocumentSchema = z.object({
  headings: z.record(named, z.enum(HEADING_MEANINGS).nullable()).default({}).refine(notTooMany, TOO_MANY),
  sheets: z.record(named, z.enum(SHEET_MEANINGS).nullable()).default({}).refine(notTooMany, TOO_MANY),
  /** Remembers the corrections for documents of this layout. */
  remember: z.boolean().default(false),
});
export type RereadDocumentInput = z.input<typeof rereadDocumentSchema>;
export type RereadDocument = z.output<typeof rereadDocumentSchema>;
