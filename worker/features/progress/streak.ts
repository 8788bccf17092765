import { addDays, type CalendarDate, isoWeekday } from "../../contract/calendar";

/**
 * Counts consecutive training days (Monday to Friday), ending today or on the last training day. A weekend day neither
 * breaks the streak nor is required; training on it adds one. Today counts as missed only when it is over. Days after
 * today count: a member who flew west has trained on them.
 */
export function streakOf(trained: ReadonlySet<CalendarDate>, today: CalendarDate): number {
  const latest = [...trained].reduce((last, day) => (day > last ? day : last), today);
  let streak = 0;
  for (let day = latest; ; day = addDays(day, -1)) {
    if (trained.has(day)) streak += 1;
    else if (day < today && isoWeekday(day) <= 5) return streak;
  }
}
