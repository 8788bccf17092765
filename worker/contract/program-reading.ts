import { z } from "zod";
import { COLUMN_TYPES, WEEKDAYS } from "./drafts";
import { HEADING_MEANINGS } from "./program-import-limits";
import { setsSchema } from "./sets";

/**
 * What a coach's document says about training, whichever its shape: programme > weeks > sessions > exercises > groups of
 * sets. `null` always means: the document does not say. Texts are the coach's own words.
 */

const said = z.string().nullable();

const readExerciseSchema = z.object({
  name: z.string(),
  exerciseCode: said,
  tier: said,
  category: said,
  /** In the order they are done; equal neighbours are one. */
  prescription: z.array(setsSchema),
  tempo: said,
  rest: said,
  notes: said,
  videoUrl: said,
});
export type ReadExercise = z.infer<typeof readExerciseSchema>;

const weekdaySchema = z.literal(WEEKDAYS);

export type { Weekday } from "./drafts";
export type { Sets } from "./sets";

export const readSessionSchema = z.object({
  /** Its place in the week, from 1. */
  order: z.number().int(),
  /** Only where the document names one. */
  weekday: weekdaySchema.nullable(),
  option: z.enum(COLUMN_TYPES).nullable(),
  title: said,
  notes: said,
  /** Where it would be stored if the coach says nothing else. */
  proposed: z.object({ dayOfWeek: weekdaySchema, columnType: z.enum(COLUMN_TYPES) }),
  exercises: z.array(readExerciseSchema),
});
export type ReadSession = z.infer<typeof readSessionSchema>;

const readWeekSchema = z.object({
  number: z.number().int().nullable(),
  title: said,
  /** The sheet it stands on; null in Word documents. */
  sheet: said,
  sessions: z.array(readSessionSchema),
});
export type ReadWeek = z.infer<typeof readWeekSchema>;

/** What a sheet of a workbook is for. A `variant` holds the same weeks as another sheet in another way. */
const SHEET_ROLES = ["program", "variant", "helper", "log", "empty"] as const;
export type SheetRole = (typeof SHEET_ROLES)[number];

export const programReadingSchema = z.object({
  title: said,
  description: said,
  /** Empty for Word documents. */
  sheets: z.array(z.object({ name: z.string(), role: z.enum(SHEET_ROLES), why: z.string() })),
  weeks: z.array(readWeekSchema),
  /** What makes the reading doubtful: one with any is not imported before the coach has looked. */
  doubts: z.array(z.object({ code: z.string(), message: z.string(), place: said })),
  notes: z.array(z.object({ level: z.enum(["info", "warning"]), message: z.string(), place: said })),
  /** Visible text that ended in no field. */
  leftovers: z.array(z.object({ text: z.string(), place: said })),
});
export type ProgramReading = z.infer<typeof programReadingSchema>;

/** A column's heading as the document writes it, and what its column was taken for; null where that is not known. */
const readHeadingSchema = z.object({
  text: z.string(),
  role: z.enum(HEADING_MEANINGS).nullable(),
  /** Null in Word documents. */
  sheet: said,
});
export type ReadHeading = z.infer<typeof readHeadingSchema>;

/** `POST /api/admin/documents/read`, `…/{documentId}/reread`, and `GET …/{documentId}`. */
export const documentReadSchema = z.object({
  documentId: z.string(),
  fileName: z.string(),
  reading: programReadingSchema,
  layout: z.object({
    /** Whether answers for a document of this layout are remembered: `proposed` is what the coach chose last time. */
    known: z.boolean(),
    /** What `DELETE /api/admin/document-layouts/{id}` forgets; null while nothing is remembered. */
    id: said,
    /** What the remembered document was called. */
    label: said,
    /** Headings whose meaning can be corrected. */
    headings: z.array(readHeadingSchema),
  }),
});
export type DocumentRead = z.infer<typeof documentReadSchema>;
