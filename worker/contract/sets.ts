import { z } from "zod";
import { anyText } from "./shared-schemas";

const nullableText = anyText.nullable();

/**
 * A group of equal sets: "3 x 8-12 @ RPE 8" is one group, "65% x5, 75% x5" are two. `null` always means not stated.
 * Documents are read into groups, and `readSets` in `worker/documents` parses a stored exercise's texts into them.
 */
export const setsSchema = z.object({
  /** Number of sets: "3", "3-4". */
  count: nullableText,
  /** "8-12", "5+", "AMRAP", "8 per side". */
  reps: nullableText,
  /** "45 s", "5 min". */
  duration: nullableText,
  /** "40 m". */
  distance: nullableText,
  /** With its unit if known: "82.5 kg", "BW". */
  load: nullableText,
  /** "75%", "65-70%". */
  percent: nullableText,
  /** "RPE 8", "2 RIR". */
  effort: nullableText,
});
export type Sets = z.infer<typeof setsSchema>;
