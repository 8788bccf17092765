import type { WorkoutTemplate } from "../../contract/templates";
import type { workoutTemplate } from "../../db/templates";

export function presentTemplate(row: typeof workoutTemplate.$inferSelect): WorkoutTemplate {
  const { estimatedDurationMinutes, createdAt, updatedAt, ...shown } = row;
  return {
    ...shown,
    estimatedDuration: estimatedDurationMinutes,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
