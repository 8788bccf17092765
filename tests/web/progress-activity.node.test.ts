import { describe, expect, it } from "vitest";
import {
  dayRows,
  daysThisWeek,
  dayText,
  heatWeeks,
  levelOf,
  oneCalendar,
  weekBars,
  yearSummary,
} from "../../web/features/progress/activity-weeks";
import { addDays, isoWeekday, localDate } from "../../worker/contract/calendar";

const day = (localDate: string, minutes: number, completions = 1) => ({ localDate, completions, minutes });
const year = (to: string, days: ReturnType<typeof day>[] = []) => ({ from: addDays(to, -365), to, days });

describe("the year as weeks", () => {
  it.each(["2026-11-21", "2026-11-22", "2026-11-23", "2028-02-29", "2027-01-01"])(
    "up to %s holds each of its 366 days once, in order, under its weekday",
    (to) => {
      const weeks = heatWeeks(year(to));
      const placed = weeks.flatMap((week) => week.days.flatMap((each, row) => (each ? [{ ...each, row }] : [])));
      expect(placed.map(({ key }) => key)).toEqual(Array.from({ length: 366 }, (_, index) => addDays(to, index - 365)));
      for (const { key, row } of placed) expect(isoWeekday(key)).toBe(row + 1);
      for (const week of weeks) {
        expect(isoWeekday(week.key)).toBe(1);
        expect(week.days).toHaveLength(7);
        expect(week.days.some((each) => each !== null)).toBe(true);
      }
    },
  );

  it("is 53 columns, or 54 when it ends on a Monday", () => {
    expect(heatWeeks(year("2026-11-22"))).toHaveLength(53);
    expect(heatWeeks(year("2026-11-21"))).toHaveLength(53);
    expect(heatWeeks(year("2026-11-23"))).toHaveLength(54);
  });

  it("leaves out the days before it and after today, at both ends only", () => {
    const weeks = heatWeeks(year("2026-11-18"));
    const gaps = weeks.map((week) => week.days.filter((each) => each === null).length);
    expect(gaps.slice(1, -1).every((count) => count === 0)).toBe(true);
    expect(weeks.at(-1)?.days.map((each) => each?.key ?? null)).toEqual([
      "2026-11-16",
      "2026-11-17",
      "2026-11-18",
      null,
      null,
      null,
      null,
    ]);
  });

  it("names a month in the week its first day is in, and the month it begins in", () => {
    const weeks = heatWeeks(year("2026-11-21"));
    const named = weeks.filter((week) => week.label);
    expect(named.map(({ label }) => label)).toEqual(
      ["Nov", "Dec", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov"].map(inThisLocale),
    );
    for (const { days } of named.slice(1)) expect(days.some((each) => each?.key.endsWith("-01"))).toBe(true);
  });

  it("says of each day what was done on it", () => {
    const weeks = heatWeeks(year("2026-11-21", [day("2026-11-20", 75, 2)]));
    const days = weeks.at(-1)?.days;
    expect(days?.[4]).toMatchObject({ key: "2026-11-20", level: 4 });
    expect(days?.[4]?.text()).toMatch(/: 2 workouts, 75 minutes$/);
    expect(days?.[5]?.text()).toMatch(/: no training$/);
  });
});

describe("a day", () => {
  it.each([
    [0, 1],
    [20, 1],
    [21, 2],
    [40, 2],
    [41, 3],
    [60, 3],
    [61, 4],
    [900, 4],
  ])("of %i minutes has level %i", (minutes, level) => {
    expect(levelOf({ completions: 1, minutes })).toBe(level);
  });

  it("without training has level 0, whatever else is said of it", () => {
    expect(levelOf(undefined)).toBe(0);
    expect(levelOf({ completions: 0, minutes: 30 })).toBe(0);
  });

  it("without measured time counts as trained, and does not say zero minutes", () => {
    expect(dayText({ completions: 1, minutes: 0 })).toBe("1 workout, no time noted");
    expect(dayText({ completions: 1, minutes: 1 })).toBe("1 workout, 1 minute");
    expect(dayText(undefined)).toBe("no training");
  });

  it("stands in the table only when there was training, the newest first", () => {
    const rows = dayRows({ days: [day("2026-11-18", 10), day("2026-11-19", 0, 0), day("2026-11-20", 20)] });
    expect(rows.map(({ key }) => key)).toEqual(["2026-11-20", "2026-11-18"]);
  });
});

describe("minutes per week", () => {
  const weeks = Array.from({ length: 20 }, (_, index) => ({
    monday: addDays("2026-07-06", index * 7),
    completions: index % 4,
    minutes: (index % 4) * 30,
  }));

  it("shows the latest twelve, of which only the last is still growing", () => {
    const bars = weekBars({ weeks });
    expect(bars.map(({ value }) => value)).toEqual(weeks.slice(-12).map(({ minutes }) => minutes));
    expect(bars.map(({ current }) => current)).toEqual([...Array(11).fill(false), true]);
    expect(new Set(bars.map(({ label }) => label)).size).toBe(12);
  });

  it("says each week in words", () => {
    const bars = weekBars({ weeks });
    expect(bars.at(-1)?.text).toBe("This week: 3 workouts, 90 minutes");
    expect(bars.at(-2)?.text).toMatch(/^Week of .+: 2 workouts, 60 minutes$/);
    expect(bars.at(-4)?.text).toMatch(/^Week of .+: no training$/);
  });

  it("copes with a member of the first week and with none", () => {
    expect(weekBars({ weeks: weeks.slice(-1) })).toHaveLength(1);
    expect(weekBars({ weeks: [] })).toEqual([]);
  });
});

describe("the days of this week", () => {
  it("are those from Monday to today, each once", () => {
    const days = [day("2026-11-15", 30), day("2026-11-16", 30, 2), day("2026-11-20", 0), day("2026-11-21", 10)];
    expect(daysThisWeek({ days, to: "2026-11-21" })).toBe(3);
    expect(daysThisWeek({ days, to: "2026-11-22" })).toBe(3);
    expect(daysThisWeek({ days, to: "2026-11-23" })).toBe(0);
    expect(daysThisWeek({ days: [], to: "2026-11-21" })).toBe(0);
  });
});

describe("the year in a sentence", () => {
  it("counts days, workouts and time", () => {
    const days = [day("2026-11-18", 75, 2), day("2026-11-19", 45), day("2026-11-20", 0)];
    expect(yearSummary({ days })).toBe("You trained on 3 days in the last year: 4 workouts and 2 hours.");
    expect(yearSummary({ days: [day("2026-11-18", 45)] })).toBe(
      "You trained on 1 day in the last year: 1 workout and 45 minutes.",
    );
  });

  it("leaves time out when none was measured, and invites who has not begun", () => {
    expect(yearSummary({ days: [day("2026-11-18", 0)] })).toBe("You trained on 1 day in the last year: 1 workout.");
    expect(yearSummary({ days: [] })).toMatch(/^No training in the last year yet\./);
  });
});

function inThisLocale(month: string): string {
  const date = new Date(`${month} 1, 2026 12:00 UTC`);
  expect(localDate(date, "UTC")).toMatch(/-01$/);
  return new Intl.DateTimeFormat(undefined, { month: "short", timeZone: "UTC" }).format(date);
}

describe("gym and mat in one calendar", () => {
  const activity = {
    from: "2026-11-01",
    to: "2026-11-20",
    days: [day("2026-11-10", 40), day("2026-11-12", 30, 2)],
    weeks: [
      { monday: "2026-11-09", completions: 3, minutes: 70 },
      { monday: "2026-11-16", completions: 0, minutes: 0 },
    ],
  };
  const roll = (localDate: string, rolls: number, minutes: number) => ({ localDate, rolls, minutes });
  const mat = { on: true, rolls: [], weeks: [], days: [roll("2026-11-10", 1, 60), roll("2026-11-17", 2, 90)] };

  it("is the gym's, unchanged, for whoever does not log rolls", () => {
    expect(oneCalendar({ activity })).toBe(activity);
  });

  it("has the days of both in order, with the minutes of both, and says what was done", () => {
    const both = oneCalendar({ activity, mat });
    expect(both.days.map(({ localDate, minutes }) => [localDate, minutes])).toEqual([
      ["2026-11-10", 100],
      ["2026-11-12", 30],
      ["2026-11-17", 90],
    ]);
    expect(both.days.map(dayText)).toEqual([
      "1 workout and 1 roll, 100 minutes",
      "2 workouts, 30 minutes",
      "2 rolls, 90 minutes",
    ]);
    expect(levelOf(both.days[2])).toBe(4);
    expect(weekBars(both).map(({ value, text }) => [value, text.split(": ")[1]])).toEqual([
      [130, "3 workouts and 1 roll, 130 minutes"],
      [90, "2 rolls, 90 minutes"],
    ]);
    expect(yearSummary(both)).toBe("You trained on 3 days in the last year: 3 workouts, 3 rolls and 4 hours.");
    expect(yearSummary(oneCalendar({ activity: { ...activity, days: [] }, mat }))).toBe(
      "You trained on 2 days in the last year: 3 rolls and 3 hours.",
    );
  });
});
