/** Indexed by `dayOfWeek` - 1: Monday is 1. */
export const ALL_DAYS = [
  { dayOfWeek: 1, name: "Monday", short: "Mon" },
  { dayOfWeek: 2, name: "Tuesday", short: "Tue" },
  { dayOfWeek: 3, name: "Wednesday", short: "Wed" },
  { dayOfWeek: 4, name: "Thursday", short: "Thu" },
  { dayOfWeek: 5, name: "Friday", short: "Fri" },
  { dayOfWeek: 6, name: "Saturday", short: "Sat" },
  { dayOfWeek: 7, name: "Sunday", short: "Sun" },
] as const;

/** Returns Monday to Friday, plus weekend days that have something planned. */
export function daysShown(planned: readonly { dayOfWeek: number }[]): (typeof ALL_DAYS)[number][] {
  return ALL_DAYS.filter((day) => day.dayOfWeek <= 5 || planned.some((each) => each.dayOfWeek === day.dayOfWeek));
}
