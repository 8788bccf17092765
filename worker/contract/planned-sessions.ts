import type { CalendarDate } from "./calendar";
import type { PlannedSession } from "./place-week";
import type { DailyWorkout, WorkoutSection } from "./programs";
import { marksOf } from "./week-marks";

type DayToTrain = Pick<DailyWorkout, "id" | "dayOfWeek" | "title" | "description" | "notes" | "mark"> & {
  workoutSections: readonly Pick<WorkoutSection, "columnType" | "exerciseCount" | "lastCompletedOn" | "dropped">[];
};
/** As much of a week as its sessions are known by. */
export type WeekToTrain = { dailyWorkouts: readonly DayToTrain[] };

/** The days of a week that can be trained, as a plan places them. */
export function plannedSessions({ dailyWorkouts }: WeekToTrain): PlannedSession[] {
  const marks = marksOf(dailyWorkouts);
  return dailyWorkouts.flatMap(({ id, dayOfWeek, title, workoutSections }) => {
    // With what a competition leaves out: where a session falls does not depend on how it is seen.
    const written = workoutSections.flatMap((section) => {
      const exercises = section.exerciseCount + (section.dropped?.length ?? 0);
      return exercises > 0 ? [{ ...section, exercises }] : [];
    });
    if (written.length === 0) return [];
    const doneOn = written.reduce<CalendarDate | null>(
      (last, { lastCompletedOn: day }) => (day && (!last || day > last) ? day : last),
      null,
    );
    const options = written.map(({ columnType, exercises }) => ({ columnType, exercises }));
    return [{ id, dayOfWeek, title, mark: marks.get(dayOfWeek) ?? "should", options, doneOn }];
  });
}
