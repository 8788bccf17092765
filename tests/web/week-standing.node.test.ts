import { describe, expect, it } from "vitest";
import { nextSession, openDays } from "../../web/lib/format/week-standing";
import type { WeeklyProgram } from "../../worker/contract/programs";
import { weekIs } from "../../worker/contract/week-is";

const WEEK = { startDate: "2026-11-16", endDate: "2026-11-22" };

describe("where a week stands", () => {
  it("is this week's from its Monday to its Sunday, and over or coming else", () => {
    expect(["2026-11-15", "2026-11-16", "2026-11-22", "2026-11-23"].map((today) => weekIs(WEEK, today))).toEqual([
      "coming",
      "this",
      "this",
      "past",
    ]);
  });

  it("stays this week's on the weekend when it was written until Friday", () => {
    expect(weekIs({ ...WEEK, endDate: "2026-11-20" }, "2026-11-22")).toBe("this");
  });
});

describe("the days of a week that are open", () => {
  it("are those from the sign-up on that nobody has trained", () => {
    const open = (memberSince: string) => openDays(week(memberSince)).map((day) => day.dayOfWeek);
    expect(open("2025-01-01")).toEqual([1, 2, 4, 5]);
    expect(open("2026-11-17")).toEqual([2, 4, 5]);
    expect(open("2026-11-20")).toEqual([5]);
    expect(open("2026-11-21")).toEqual([]);
  });
});

describe("the next session of a week", () => {
  it("is today's, done or not, else the first to come that is not done; none once it is over", () => {
    const next = (days: number[], today: string) => nextSession(week("2025-01-01", days), today)?.dayOfWeek;
    expect(next([1, 3, 5], "2026-11-18")).toBe(3);
    expect(next([1, 3, 5], "2026-11-17")).toBe(5);
    expect(next([1, 3, 6], "2026-11-21")).toBe(6);
    expect(next([1, 3, 7], "2026-11-21")).toBe(7);
    expect(next([1, 3, 5], "2026-11-21")).toBeUndefined();
    expect(next([1, 6, 7], "2026-11-28")).toBeUndefined();
    expect(next([1, 6, 7], "2026-11-14")).toBe(1);
  });
});

/** Days of which Wednesday is done. */
function week(memberSince: string, days = [1, 2, 3, 4, 5]): WeeklyProgram {
  return {
    ...WEEK,
    memberSince,
    dailyWorkouts: days.map((dayOfWeek) => ({
      dayOfWeek,
      workoutSections: [{ lastCompletedOn: dayOfWeek === 3 ? "2026-11-18" : null }],
    })),
  } as WeeklyProgram;
}
