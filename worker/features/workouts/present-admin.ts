import type { AdminWorkout } from "../../contract/admin-workouts";
import { type ExerciseRow, exerciseOf } from "../../db/programs";
import type { workout } from "../../db/workouts";
import { withSets } from "../exercises/with-sets";

type Row = typeof workout.$inferSelect;

export function presentToAdmin(row: Row, exercises: ExerciseRow[]): AdminWorkout {
  const { durationMinutes, documentId, searchText, createdAt, updatedAt, deletedAt, ...shown } = row;
  return {
    ...shown,
    duration: durationMinutes,
    exercises: exercises.map((row) => withSets(exerciseOf(row))),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}
