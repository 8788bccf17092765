import { z } from "zod";

const text = z.string().nullable();

/** One exercise on the wire, in workouts and program sections alike. Doses are text, as coaches write them. */
export const exerciseSchema = z.object({
  id: z.number().int(),
  exerciseCode: text,
  name: z.string(),
  tier: text,
  category: text,
  sets: text,
  reps: text,
  setRep: text,
  tempo: text,
  load: text,
  rest: text,
  duration: text,
  description: text,
  notes: text,
  videoUrl: text,
});
export type Exercise = z.infer<typeof exerciseSchema>;
