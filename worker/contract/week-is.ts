import { type CalendarDate, mondayOf } from "./calendar";
import type { WeeklyProgram } from "./programs";

/** Returns whether a week is past, current or coming. A past week stays the program until there is a newer one. */
export function weekIs(
  { startDate, endDate }: Pick<WeeklyProgram, "startDate" | "endDate">,
  today: CalendarDate,
): "past" | "this" | "coming" {
  const monday = mondayOf(today);
  if (mondayOf(endDate) < monday) return "past";
  return mondayOf(startDate) > monday ? "coming" : "this";
}
