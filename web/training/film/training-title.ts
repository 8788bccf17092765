import type { WeeklyProgram } from "../../../worker/contract/programs";
import type { Workout } from "../../../worker/contract/workouts";
import { KEYS, type TrainingPlace } from "../../data/keys";
import { queryClient } from "../../lib/http/query-client";

/** Returns the title of the exercise's training from the cache of the page; empty if it is not loaded. */
export function trainingTitle({ of, id }: TrainingPlace, exerciseId: number): string {
  if (of === "workouts") return queryClient.getQueryData<Workout>([...KEYS.workouts, String(id)])?.title ?? "";
  const days = queryClient.getQueryData<WeeklyProgram>([...KEYS.programs, String(id)])?.dailyWorkouts ?? [];
  const has = (day: (typeof days)[number]) =>
    day.workoutSections.some(({ exercises }) => exercises.some((exercise) => exercise.id === exerciseId));
  return days.find(has)?.title ?? "";
}
