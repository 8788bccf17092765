import type { CalendarDate } from "../../contract/calendar";
import type { Workout } from "../../contract/workouts";
import { type ExerciseRow, exerciseOf } from "../../db/programs";
import type { workout } from "../../db/workouts";
import { gate, gateExercises } from "../billing/gate";
import { withSets } from "../exercises/with-sets";

type WorkoutRow = Omit<typeof workout.$inferSelect, "searchText"> & {
  lastCompletedOn: CalendarDate | null;
  comments?: number | null;
};

export function presentWorkout(row: WorkoutRow, exercises: ExerciseRow[], gated: boolean): Workout {
  const all = exercises.map((row) => withSets(exerciseOf(row)));
  const whole = {
    id: row.id,
    title: row.title,
    day: row.day,
    duration: row.durationMinutes,
    intensity: row.intensity,
    focus: row.focus,
    description: row.description,
    videoUrl: row.videoUrl,
    thumbnailUrl: row.thumbnailUrl,
    lastCompletedOn: row.lastCompletedOn,
    gated,
    ...(row.comments ? { comments: row.comments } : {}),
    exerciseCount: all.length,
    exercises: gated ? gateExercises(all) : all,
  };
  return gated ? gate(whole) : whole;
}
