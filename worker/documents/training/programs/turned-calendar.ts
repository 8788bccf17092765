import { readCalendar } from "./calendar-reading";
import { type Cell, cellsIn, type View } from "./grid-view";
import { withoutDate } from "./labels/calendar-date";
import { weekTitle } from "./labels/named-week";
import { weekLabel } from "./labels/week-label";
import { bareWeekday } from "./labels/weekday-label";
import type { ProgramBuilder } from "./program-builder";

/** Reads a calendar whose rows are the weekdays and whose columns are the weeks. False for anything else. */
export function readTurnedCalendar(view: View, builder: ProgramBuilder): boolean {
  const isWeek = (cell: Cell | null) => cell !== null && isWeekAlone(cell.text);
  const top = view.rows.findIndex((row) => row.length > 2 && (row.slice(1).every(isWeek) || countsWeeks(view, row)));
  if (top < 0) return false;
  const weekdays = view.rows.map((row) => (row[0] ? bareWeekday(row[0].text) : null));
  // "starts on | 1 Mar | 8 Mar" may stand between the weeks and the days.
  const first = weekdays.findIndex((day, row) => row > top && day !== null);
  if (first < 0 || first > top + 3) return false;
  const end = weekdays.indexOf(null, first);
  const days = weekdays.slice(first, end < 0 ? undefined : end);
  if (days.length < 3 || new Set(days).size < days.length) return false;
  const rows = [...view.rows.slice(top, top + 1), ...view.rows.slice(first, first + days.length)];
  const turned = Array.from({ length: view.width }, (_, row) =>
    rows.map((cells, column): Cell | null => {
      const cell = cells[row];
      return cell ? { ...cell, row, column, lastRow: row, lastColumn: column } : null;
    }),
  );
  const [title] = top > 0 ? cellsIn(view, 0) : [];
  if (title) {
    builder.title ??= title.text;
    builder.use(title);
  }
  builder.use(...rows.flat());
  if (!readCalendar({ ...view, rows: turned, width: rows.length }, builder, null)) return false;
  for (const label of view.rows[top]?.flatMap((cell) => weekLabel(cell?.text ?? "") ?? []) ?? [])
    for (const week of builder.weeks) if (week.number === label.number) week.title ??= weekTitle(label);
  return true;
}

/** "Week 3", "Week 4 – 25 Jan (light)": a week, and perhaps its date and what it is for. */
function isWeekAlone(text: string): boolean {
  const label = weekLabel(text);
  return label?.before === "" && /^(?:\p{L}[\p{L} ]{2,24})?$/u.test(withoutDate(label.rest).replace(/^\(|\)$/g, ""));
}

/** "Week | 1 | 2 | 3" */
function countsWeeks(view: View, [first, ...weeks]: (Cell | null)[]): boolean {
  if (!first || view.headingOf(first.text).role !== "week") return false;
  const from = Number(weeks[0]?.text);
  return weeks.every((cell, at) => cell !== null && /^\d{1,2}$/.test(cell.text) && Number(cell.text) === from + at);
}
