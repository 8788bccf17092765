import { describe, expect, it } from "vitest";
import { blockFrom, calendarRows, datesAt } from "../../web/features/programs/calendar/calendar-weeks";
import type { CalendarWeek } from "../../worker/contract/programs";

const week = (id: number, startDate: string, endDate: string, assignedTo: string | null = null) =>
  ({ id, startDate, endDate, assignedTo }) as CalendarWeek;

describe("weeks by their Monday", () => {
  it("show gaps, members' own weeks apart, and a long program in each of its weeks", () => {
    const long = week(1, "2026-11-23", "2026-12-04");
    const own = week(2, "2026-12-09", "2026-12-11", "someone");
    const rows = calendarRows([long, own], "2026-11-23", 3);
    expect(rows).toEqual([
      { monday: "2026-11-23", common: [long], own: [] },
      { monday: "2026-11-30", common: [long], own: [] },
      { monday: "2026-12-07", common: [], own: [own] },
    ]);
  });

  it("move with their weekday and their length, over a change of clocks and of the year", () => {
    expect(datesAt(week(1, "2026-10-21", "2026-10-30"), "2026-12-28")).toEqual({
      startDate: "2026-12-30",
      endDate: "2027-01-08",
    });
  });

  it("are a block as far as they follow each other", () => {
    const [first, second, own, late] = [
      week(1, "2026-11-23", "2026-11-29"),
      week(2, "2026-11-30", "2026-12-06"),
      week(3, "2026-12-07", "2026-12-13", "someone"),
      week(4, "2026-12-14", "2026-12-20"),
    ];
    const all = [first, second, own, late];
    expect(blockFrom(first, all, 26)).toEqual([first, second]);
    expect(blockFrom(first, all, 1)).toEqual([first]);
    expect(blockFrom(own, all, 26)).toEqual([own]);
  });
});
