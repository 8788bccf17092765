import { DAY_MS, type Moment } from "./calendar.ts";
import { exerciseRows } from "./exercises.ts";
import { insertInto, type SeedStatement, type SeedValue } from "./insert.ts";
import { watchLink } from "./videos.ts";
import { baseBuilder } from "./workouts/base-builder.ts";
import { dayAfterReset } from "./workouts/day-after-reset.ts";
import { framesForDays } from "./workouts/frames-for-days.ts";
import { guardEngine } from "./workouts/guard-engine.ts";
import { theLongRound } from "./workouts/the-long-round.ts";
import { unlockTheHips } from "./workouts/unlock-the-hips.ts";
import type { WrittenWorkout } from "./workouts/workout.ts";

export const workouts: WrittenWorkout[] = [
  baseBuilder,
  framesForDays,
  unlockTheHips,
  theLongRound,
  guardEngine,
  dayAfterReset,
];

export function workoutStatements({ now }: Moment): SeedStatement[] {
  return [
    ...insertInto(
      "workout",
      workouts.map((workout) => ({
        id: workout.id,
        title: workout.title,
        description: workout.description,
        day: workout.day,
        duration_minutes: workout.minutes,
        intensity: workout.intensity,
        focus: workout.focus,
        video_url: workout.video ? watchLink(workout.video) : null,
        is_published: 1,
        created_at: now - workout.daysOld * DAY_MS,
        updated_at: now - workout.daysOld * DAY_MS,
      })),
    ),
    ...insertInto("exercise", workoutExercises()),
  ];
}

export function workoutExercises(): Record<string, SeedValue>[] {
  return workouts.flatMap((workout) => exerciseRows({ workoutId: workout.id }, workout.exercises));
}
