import { addDays, type CalendarDate, mondayOf } from "../../worker/contract/calendar";
import type { DailyWorkout, WeeklyProgram } from "../../worker/contract/programs";

export const isTrained = (day: DailyWorkout) => day.workoutSections.some((section) => section.lastCompletedOn !== null);

/** Where a week stands by the calendar. Without a newer one the last week stays the current program after its end. */
export function weekIs(
  { startDate, endDate }: Pick<WeeklyProgram, "startDate" | "endDate">,
  today: CalendarDate,
): "past" | "this" | "coming" {
  const monday = mondayOf(today);
  if (mondayOf(endDate) < monday) return "past";
  return mondayOf(startDate) > monday ? "coming" : "this";
}

/** The days that are still open and count: nothing that was planned before the sign-up was missed. */
export function openDays({ startDate, memberSince, dailyWorkouts }: WeeklyProgram): DailyWorkout[] {
  const monday = mondayOf(startDate);
  return dailyWorkouts.filter((day) => !isTrained(day) && addDays(monday, day.dayOfWeek - 1) >= memberSince);
}
