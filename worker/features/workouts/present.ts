import { gateExercises, withoutLinks } from "../../contract/gate";
import type { Workout } from "../../contract/workouts";
import { type ExerciseRow, exerciseOf } from "../../db/programs";
import type { workout } from "../../db/workouts";

export function presentWorkout(row: typeof workout.$inferSelect, exercises: ExerciseRow[], gated: boolean): Workout {
  const all = exercises.map(exerciseOf);
  return {
    id: row.id,
    title: row.title,
    day: row.day,
    duration: row.durationMinutes,
    intensity: row.intensity,
    focus: row.focus,
    description: gated ? withoutLinks(row.description) : row.description,
    videoUrl: gated ? null : row.videoUrl,
    thumbnailUrl: row.thumbnailUrl,
    gated,
    exerciseCount: all.length,
    exercises: gated ? gateExercises(all) : all,
  };
}
