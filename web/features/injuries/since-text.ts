import { type CalendarDate, DAY_MS } from "../../../worker/contract/calendar";
import { calendarDay, plural } from "../../lib/format/format";

/** Returns `Since today` or `Since Nov 3, 22 days`. */
export function sinceText(since: CalendarDate, today: CalendarDate): string {
  const days = Math.round((Date.parse(today) - Date.parse(since)) / DAY_MS);
  if (days <= 0) return "Since today";
  return `Since ${calendarDay(since, { month: "short", day: "numeric" })}, ${plural(days, "day")}`;
}
