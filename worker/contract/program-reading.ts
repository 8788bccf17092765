import { z } from "zod";
import { COLUMN_TYPES, WEEKDAYS } from "./drafts";
import { HEADING_MEANINGS } from "./program-import-limits";
import { setsSchema } from "./sets";
import { anyText, wholeNumber } from "./shared-schemas";

/**
 * A coach's document as training, whatever its layout: program > weeks > sessions > exercises > groups of sets. `null`
 * always means that the document does not say. Texts are the coach's own words.
 */

const nullableText = anyText.nullable();

const readExerciseSchema = z.object({
  name: anyText,
  exerciseCode: nullableText,
  tier: nullableText,
  category: nullableText,
  /** In order; equal adjacent groups are merged. */
  prescription: z.array(setsSchema),
  tempo: nullableText,
  rest: nullableText,
  notes: nullableText,
  videoUrl: nullableText,
});
export type ReadExercise = z.infer<typeof readExerciseSchema>;

const weekdaySchema = z.literal(WEEKDAYS);

export type { Weekday } from "./drafts";
export type { Sets } from "./sets";

export const readSessionSchema = z.object({
  /** Position in the week, from 1. */
  order: wholeNumber,
  /** Only if the document names one. */
  weekday: weekdaySchema.nullable(),
  option: z.enum(COLUMN_TYPES).nullable(),
  title: nullableText,
  notes: nullableText,
  /** Where it is stored unless the coach chooses otherwise. */
  proposed: z.object({ dayOfWeek: weekdaySchema, columnType: z.enum(COLUMN_TYPES) }),
  /** The coach left it out last time: it is not imported unless the coach says so. */
  leftOut: z.literal(true).optional(),
  exercises: z.array(readExerciseSchema),
});
export type ReadSession = z.infer<typeof readSessionSchema>;

const readWeekSchema = z.object({
  number: wholeNumber.nullable(),
  title: nullableText,
  /** Its sheet; null in Word documents. */
  sheet: nullableText,
  sessions: z.array(readSessionSchema),
});
export type ReadWeek = z.infer<typeof readWeekSchema>;

/** Purpose of a workbook's sheet. A `variant` has the same weeks as another sheet in another form. */
const SHEET_ROLES = ["program", "variant", "helper", "log", "empty"] as const;
export type SheetRole = (typeof SHEET_ROLES)[number];

export const programReadingSchema = z.object({
  title: nullableText,
  description: nullableText,
  /** Empty for Word documents. */
  sheets: z.array(z.object({ name: anyText, role: z.enum(SHEET_ROLES), why: anyText })),
  weeks: z.array(readWeekSchema),
  /** Doubts about the reading: with any, it is not imported before the coach has reviewed it. */
  doubts: z.array(z.object({ code: anyText, message: anyText, place: nullableText })),
  notes: z.array(z.object({ level: z.enum(["info", "warning"]), message: anyText, place: nullableText })),
  /** Visible text that was assigned to no field. */
  leftovers: z.array(z.object({ text: anyText, place: nullableText })),
});
export type ProgramReading = z.infer<typeof programReadingSchema>;

/** A column heading and the role assigned to its column; null if unknown. */
const readHeadingSchema = z.object({
  text: anyText,
  role: z.enum(HEADING_MEANINGS).nullable(),
  /** Null in Word documents. */
  sheet: nullableText,
});
export type ReadHeading = z.infer<typeof readHeadingSchema>;

/** `POST /api/admin/documents/read`, `…/{documentId}/reread`, and `GET …/{documentId}`. */
export const documentReadSchema = z.object({
  documentId: anyText,
  fileName: anyText,
  reading: programReadingSchema,
  layout: z.object({
    /**
     * Whether answers for its sessions are remembered; `proposed` then is what the coach chose last time. Remembered
     * corrections alone answer no question.
     */
    known: z.boolean(),
    /** Id for `DELETE /api/admin/document-layouts/{id}`; null if nothing is remembered. */
    id: nullableText,
    /** Name of the remembered document. */
    label: nullableText,
    /** Headings whose roles can be corrected. */
    headings: z.array(readHeadingSchema),
  }),
});
export type DocumentRead = z.infer<typeof documentReadSchema>;
