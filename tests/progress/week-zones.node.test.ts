import { describe, expect, it } from "vitest";
import { addDays, isoWeekday, localDate, mondayOf } from "../../worker/contract/calendar";
import { placedOn } from "../../worker/contract/placed-week";
import { type ToShow, WEEKS_AHEAD, weekEvents } from "../../worker/features/week-plan/calendar/week-events";

const HOUR_MS = 3_600_000;
const ZONES = ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe"];
/** Weeks in which clocks change somewhere, and the turn of the year. */
const FROM = ["2026-03-06", "2026-03-27", "2026-04-03", "2026-10-02", "2026-10-23", "2026-10-30", "2026-12-29"];

const PLAN: NonNullable<ToShow["plan"]> = {
  since: "2026-01-05",
  rollDays: [{ dayOfWeek: 6, effort: "hard" }],
  lifts: 3,
  time: "06:00",
  reminds: false,
  moves: [],
  plans: [],
};
const programAt = (monday: string) => ({
  id: 1,
  startDate: monday,
  endDate: addDays(monday, 4),
  memberSince: "2026-01-01",
  dailyWorkouts: [1, 3, 5].map((dayOfWeek) => ({
    id: dayOfWeek,
    dayOfWeek,
    title: `Day ${dayOfWeek}`,
    description: null,
    notes: null,
    mark: null,
    workoutSections: [{ columnType: "equipment" as const, exerciseCount: 3, lastCompletedOn: null }],
  })),
});

// Thousands of placings each, which a busy machine is slow at.
describe.each(ZONES)("the week of a member in %s", { timeout: 30_000 }, (zone) => {
  it("goes on a day at a time, places nothing before their today, and gives every session one day of their week", () => {
    for (const from of FROM) {
      let last = "";
      for (let hours = 0; hours < 12 * 24; hours += 3) {
        const today = localDate(new Date(Date.parse(`${from}T00:00:00Z`) + hours * HOUR_MS), zone);
        expect(last === "" || today === last || today === addDays(last, 1)).toBe(true);
        last = today;
        const monday = mondayOf(today);
        expect(isoWeekday(monday)).toBe(1);
        const placements = placedOn(PLAN, programAt(monday), { monday, today });
        expect(placements.map(({ session }) => session.id)).toEqual([1, 3, 5]);
        const dates = placements.flatMap(({ is, date }) => (is === "placed" && date ? [date] : []));
        expect(new Set(dates).size).toBe(dates.length);
        for (const date of dates) expect(date >= today && date <= addDays(monday, 6)).toBe(true);
      }
    }
  });

  it("is in their calendar as it is on their screen, each thing under a name of its own", () => {
    for (const from of FROM) {
      for (let days = 0; days < 12; days += 1) {
        const today = localDate(new Date(Date.parse(`${from}T12:00:00Z`) + days * 24 * HOUR_MS), zone);
        const monday = mondayOf(today);
        const program = programAt(monday);
        const events = weekEvents({ today, plan: PLAN, programs: [program], rolled: new Set() });
        const placed = placedOn(PLAN, program, { monday, today }).flatMap(({ is, date }) =>
          is === "out" ? [] : [date],
        );
        const shown = events.filter(({ key }) => key.startsWith("session"));
        expect(shown.map(({ date }) => date).sort()).toEqual(placed.sort());
        expect(new Set(events.map(({ key }) => key)).size).toBe(events.length);
        expect(events.filter(({ key }) => key.startsWith("roll"))).toHaveLength(WEEKS_AHEAD + 1);
      }
    }
  });
});
