import type { CalendarDate } from "../../contract/calendar";
import { gateExercises, withoutLinks } from "../../contract/gate";
import type { Workout } from "../../contract/workouts";
import { type ExerciseRow, exerciseOf } from "../../db/programs";
import type { workout } from "../../db/workouts";

export type WorkoutRow = Omit<typeof workout.$inferSelect, "searchText"> & { lastCompletedOn: CalendarDate | null };

export function presentWorkout(row: WorkoutRow, exercises: ExerciseRow[], gated: boolean): Workout {
  const all = exercises.map(exerciseOf);
  return {
    id: row.id,
    title: gated ? (withoutLinks(row.title) ?? "") : row.title,
    day: row.day,
    duration: row.durationMinutes,
    intensity: row.intensity,
    focus: gated ? withoutLinks(row.focus) : row.focus,
    description: gated ? withoutLinks(row.description) : row.description,
    videoUrl: gated ? null : row.videoUrl,
    // Video services put the video's id into the address of its picture.
    thumbnailUrl: gated && !/^\/(?!\/)/.test(row.thumbnailUrl ?? "") ? null : row.thumbnailUrl,
    lastCompletedOn: row.lastCompletedOn,
    gated,
    exerciseCount: all.length,
    exercises: gated ? gateExercises(all) : all,
  };
}
