import type { CalendarDate } from "./calendar";
import type { PlannedSession } from "./place-week";
import type { DailyWorkout, WorkoutSection } from "./programs";
import { marksOf } from "./week-marks";

type DayToTrain = Pick<DailyWorkout, "id" | "dayOfWeek" | "title" | "description" | "notes" | "mark"> & {
  workoutSections: readonly Pick<WorkoutSection, "columnType" | "exerciseCount" | "lastCompletedOn" | "dropped">[];
};
/** The part of a week that is needed to list its sessions. */
export type WeekToTrain = { dailyWorkouts: readonly DayToTrain[] };

/** Returns the days of a week that have exercises, as sessions to place. */
export function plannedSessions({ dailyWorkouts }: WeekToTrain): PlannedSession[] {
  const marks = marksOf(dailyWorkouts);
  return dailyWorkouts.flatMap(({ id, dayOfWeek, title, workoutSections }) => {
    // Counts exercises that a taper leaves out, so that it does not change a session's place.
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
