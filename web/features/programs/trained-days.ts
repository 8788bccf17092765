import type { DailyWorkout, WeeklyProgram } from "../../../worker/contract/programs";

export const isTrained = (day: DailyWorkout) => day.workoutSections.some((section) => section.lastCompletedOn !== null);

/** How many days of the week have earned their stripe: one of the options is enough. */
export function trainedDays(program: WeeklyProgram): number {
  return program.dailyWorkouts.filter(isTrained).length;
}
