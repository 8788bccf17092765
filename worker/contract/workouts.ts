import { z } from "zod";
import { exerciseSchema } from "./exercises";

/** `GET /api/workouts`: published workouts; the first one is the member's workout of today. */
export const workoutSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  /** ISO weekday 1 to 7; null is any day. */
  day: z.number().int().nullable(),
  /** Minutes. */
  duration: z.number().int().nullable(),
  intensity: z.string().nullable(),
  focus: z.string().nullable(),
  description: z.string().nullable(),
  videoUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  gated: z.boolean(),
  /** All of them, also those a gated viewer does not get. */
  exerciseCount: z.number().int(),
  exercises: z.array(exerciseSchema),
});
export type Workout = z.infer<typeof workoutSchema>;
