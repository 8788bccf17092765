import { addDays, type CalendarDate, mondayOf } from "../../../worker/contract/calendar";
import type { DailyWorkout, WeeklyProgram } from "../../../worker/contract/programs";

export const isTrained = (day: DailyWorkout) => day.workoutSections.some((section) => section.lastCompletedOn !== null);

/** Nothing is trained on it, because a competition is near. */
export const isRest = ({ competition }: DailyWorkout) => competition?.rest === true;

/** The date of one of a week's days. */
export function dateOf({ startDate }: Pick<WeeklyProgram, "startDate">, dayOfWeek: number): CalendarDate {
  return addDays(mondayOf(startDate), dayOfWeek - 1);
}

/** Returns today's session of a current week, else its next untrained one. */
export function nextSession(program: WeeklyProgram, today: CalendarDate): DailyWorkout | undefined {
  return program.dailyWorkouts.find((day) => {
    const date = dateOf(program, day.dayOfWeek);
    return date === today || (date > today && !isTrained(day) && !isRest(day));
  });
}

/** Returns the untrained days since the sign-up; earlier days do not count as missed. */
export function openDays(program: WeeklyProgram): DailyWorkout[] {
  const { memberSince, dailyWorkouts } = program;
  return dailyWorkouts.filter(
    (day) => !isTrained(day) && !isRest(day) && dateOf(program, day.dayOfWeek) >= memberSince,
  );
}
