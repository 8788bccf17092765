import { z } from "zod";

const said = z.string().nullable();

/**
 * A group of equal sets: "3 x 8-12 @ RPE 8" is one group, "65% x5, 75% x5" are two. `null` always means not stated.
 * Documents are read into groups, and `readSets` in `worker/documents` parses a stored exercise's texts into them.
 */
export const setsSchema = z.object({
  /** Number of sets: "3", "3-4". */
  count: said,
  /** "8-12", "5+", "AMRAP", "8 per side". */
  reps: said,
  /** "45 s", "5 min". */
  duration: said,
  /** "40 m". */
  distance: said,
  /** With its unit if known: "82.5 kg", "BW". */
  load: said,
  /** "75%", "65-70%". */
  percent: said,
  /** "RPE 8", "2 RIR". */
  effort: said,
});
export type Sets = z.infer<typeof setsSchema>;
