import { addDays, isoWeekday } from "../../../../worker/contract/calendar";
import type { ReviewAnswers } from "./review-answers";

/**
 * Returns the start of each week by index; null for weeks not imported. Weeks follow each other, and a changed date
 * moves the later ones along.
 */
export function weekDates(weeks: number, answers: ReviewAnswers, firstMonday: string): (string | null)[] {
  let next = answers.firstMonday ?? firstMonday;
  return Array.from({ length: weeks }, (_, week) => {
    if (answers.weeksOut.includes(week)) return null;
    const date = answers.dates[week] ?? next;
    next = isWeekDate(date) ? addDays(date, 7) : "";
    return date;
  });
}

/** Explains what is wrong with a week's date. */
export function dateProblem(date: string, before: readonly (string | null)[]): string | undefined {
  if (!isWeekDate(date)) return "Choose the Monday it starts on.";
  if (isoWeekday(date) !== 1) return "Choose a Monday.";
  if (before.includes(date)) return "Another week of this program starts on this day.";
  return undefined;
}

/** The years that the server accepts. */
const isWeekDate = (date: string) => /^2[01]\d\d-\d\d-\d\d$/.test(date);
