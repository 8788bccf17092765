import type { CalendarDate } from "./calendar";
import type { PlannedSession } from "./place-week";
import type { DailyWorkout, WorkoutSection } from "./programs";
import { marksOf } from "./week-marks";

type DayToTrain = Pick<DailyWorkout, "id" | "dayOfWeek" | "title" | "description" | "notes" | "mark"> & {
  workoutSections: readonly Pick<WorkoutSection, "columnType" | "exerciseCount" | "lastCompletedOn">[];
};
/** As much of a week as its sessions are known by. */
export type WeekToTrain = { dailyWorkouts: readonly DayToTrain[] };

/** The days of a week that can be trained, as a plan places them. */
export function plannedSessions({ dailyWorkouts }: WeekToTrain): PlannedSession[] {
  const marks = marksOf(dailyWorkouts);
  return dailyWorkouts.flatMap(({ id, dayOfWeek, title, workoutSections }) => {
    const written = workoutSections.filter(({ exerciseCount }) => exerciseCount > 0);
    if (written.length === 0) return [];
    const doneOn = written.reduce<CalendarDate | null>(
      (last, { lastCompletedOn: day }) => (day && (!last || day > last) ? day : last),
      null,
    );
    const options = written.map(({ columnType, exerciseCount }) => ({ columnType, exercises: exerciseCount }));
    return [{ id, dayOfWeek, title, mark: marks.get(dayOfWeek) ?? "should", options, doneOn }];
  });
}
