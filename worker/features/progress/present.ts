import type { ProgressEntry } from "../../contract/progress";
import type { completion } from "../../db/progress";

export function presentCompletion(
  row: Omit<typeof completion.$inferSelect, "userId" | "notes" | "idempotencyKey">,
): ProgressEntry {
  return {
    id: row.id,
    workoutId: row.workoutId,
    dailyWorkoutId: row.dailyWorkoutId,
    workoutType: row.columnType,
    title: row.title,
    completedAt: row.completedAt.toISOString(),
    localDate: row.localDate,
    duration: row.durationMinutes,
    effort: row.effort,
  };
}
