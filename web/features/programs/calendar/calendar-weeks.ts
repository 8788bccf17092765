import { addDays, mondayOf } from "../../../../worker/contract/calendar";
import type { CalendarWeek } from "../../../../worker/contract/programs";

/** A week of the calendar: programs for everybody, usually one, and private ones. */
export type CalendarRow = { monday: string; common: CalendarWeek[]; own: CalendarWeek[] };

/** Returns the weeks from a Monday on. A longer program appears in each of its weeks. */
export function calendarRows(programs: CalendarWeek[], from: string, weeks: number): CalendarRow[] {
  return Array.from({ length: weeks }, (_, index) => {
    const monday = addDays(from, index * 7);
    const sunday = addDays(monday, 6);
    const running = programs.filter(({ startDate, endDate }) => startDate <= sunday && endDate >= monday);
    return {
      monday,
      common: running.filter(({ assignedTo }) => assignedTo === null),
      own: running.filter(({ assignedTo }) => assignedTo !== null),
    };
  });
}

/** Returns a program's dates after a move to another Monday: it keeps its weekday and length. */
export function datesAt(program: Pick<CalendarWeek, "startDate" | "endDate">, monday: string) {
  const days = Math.round((Date.parse(monday) - Date.parse(mondayOf(program.startDate))) / 86_400_000);
  return { startDate: addDays(program.startDate, days), endDate: addDays(program.endDate, days) };
}

/** Returns the consecutive weeks for everybody from one on; of each Monday the first. */
export function blockFrom(program: CalendarWeek, programs: CalendarWeek[], most: number): CalendarWeek[] {
  const block = [program];
  for (let last = program; block.length < most; ) {
    const monday = addDays(mondayOf(last.startDate), 7);
    const next = programs.find(({ assignedTo, startDate }) => assignedTo === null && mondayOf(startDate) === monday);
    if (!next || program.assignedTo !== null) break;
    block.push(next);
    last = next;
  }
  return block;
}
