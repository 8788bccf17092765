import type { WorkoutTemplate } from "../../contract/templates";
import type { workoutTemplate } from "../../db/templates";
import { withSets } from "../exercises/with-sets";

export function presentTemplate(row: typeof workoutTemplate.$inferSelect): WorkoutTemplate {
  const { estimatedDurationMinutes, createdAt, updatedAt, ...shown } = row;
  return {
    ...shown,
    sampleExercises: shown.sampleExercises.map(withSets),
    estimatedDuration: estimatedDurationMinutes,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
