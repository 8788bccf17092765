import { addDays, type CalendarDate } from "../../../contract/calendar";
import { NUMBER_RANGES, type NumberRange } from "../../../contract/numbers-limits";

type Part = { from: CalendarDate; to: CalendarDate };

/** Splits a range that ends today into its parts, oldest first. */
export function partsOf(range: NumberRange, today: CalendarDate): Part[] {
  const { parts, days } = NUMBER_RANGES[range];
  return Array.from({ length: parts }, (_, index) => {
    const back = parts - 1 - index;
    if (days === null) {
      const from = monthsBefore(today, back);
      return { from, to: back === 0 ? today : addDays(monthsBefore(today, back - 1), -1) };
    }
    return { from: addDays(today, 1 - (back + 1) * days), to: addDays(today, -back * days) };
  });
}

/** Returns the first day of the month this many months earlier. */
function monthsBefore(day: CalendarDate, months: number): CalendarDate {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}-01`;
}
