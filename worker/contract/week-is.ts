import { type CalendarDate, mondayOf } from "./calendar";
import type { WeeklyProgram } from "./programs";

/** Where a week stands by the calendar. Without a newer one the last week stays the current program after its end. */
export function weekIs(
  { startDate, endDate }: Pick<WeeklyProgram, "startDate" | "endDate">,
  today: CalendarDate,
): "past" | "this" | "coming" {
  const monday = mondayOf(today);
  if (mondayOf(endDate) < monday) return "past";
  return mondayOf(startDate) > monday ? "coming" : "this";
}
