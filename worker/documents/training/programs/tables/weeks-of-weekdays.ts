import type { HeadingBlock } from "../columns/heading-blocks";
import { aloneIn, type View } from "../grid-view";
import { weekLabel } from "../labels/week-label";
import { bareWeekday } from "../labels/weekday-label";
import { hasRole } from "./kinds-of-columns";

/**
 * "Mon | 5 May" to "Sun | 11 May", and Monday again: whether the rows of the only table are days with their dates, and
 * nothing but the weekdays tells where a week ends.
 */
export function weekdaysTellWeeks(view: View, [block, ...more]: HeadingBlock[]): boolean {
  const [lane] = block?.lanes ?? [];
  const day = lane?.columns.find(({ role }) => role === "day");
  if (!block || !lane || !day || more.length > 0 || !hasRole(lane, "date")) return false;
  if (hasRole(lane, "week") || lane.columns.some(({ week }) => week !== null)) return false;
  if (aloneIn(view).some((text) => weekLabel(text) !== null)) return false;
  const texts = view.rows.slice(block.bottom + 1).flatMap((row) => row[day.index]?.text ?? []);
  const days = texts.map(bareWeekday).filter((weekday, at, all) => weekday !== all[at - 1]);
  return !days.includes(null) && new Set(days).size < days.length;
}
