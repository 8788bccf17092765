import { describe, expect, it } from "vitest";
import { clockIn, localDate } from "../../worker/contract/calendar";
import { isReminderTime, reminderAfter } from "../../worker/contract/reminder-time";

const HOUR_MS = 3_600_000;
const ZONES = ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe"];
/** Days in which clocks change somewhere, and the turn of the year. */
const FROM = ["2026-03-07", "2026-03-28", "2026-04-04", "2026-10-03", "2026-10-24", "2026-10-31", "2026-12-30"];

describe.each(ZONES)("a reminder in %s", (zone) => {
  it.each(["00:00", "02:15", "06:00", "18:30", "23:59"])("at %s comes once on each local day", (time) => {
    for (const from of FROM) {
      let at = new Date(`${from}T00:00:00Z`);
      const days: string[] = [];
      for (let told = 0; told < 4; told += 1) {
        const next = reminderAfter(at, time, zone);
        expect(next > at).toBe(true);
        expect(next.getTime() - at.getTime()).toBeLessThanOrEqual(26 * HOUR_MS);
        expect(isReminderTime(next, time, zone)).toBe(true);
        days.push(localDate(next, zone));
        at = next;
      }
      expect(new Set(days).size).toBe(days.length);
    }
  });
});

describe("the time of a reminder", () => {
  it("is the member's clock's, or an hour on where the clock leaves it out", () => {
    const at = (now: string, time: string) =>
      clockIn(reminderAfter(new Date(now), time, "Europe/Berlin"), "Europe/Berlin");
    expect(at("2026-03-28T12:00:00Z", "18:30")).toBe("2026-03-28T18:30");
    expect(at("2026-03-28T12:00:00Z", "02:30")).toBe("2026-03-29T03:30");
    expect(at("2026-10-24T12:00:00Z", "02:30")).toBe("2026-10-25T02:30");
  });

  it("has not come before, is gone two hours later, and is not yesterday's", () => {
    const is = (now: string, time = "18:30") => isReminderTime(new Date(now), time, "UTC");
    expect(is("2026-11-25T18:29:59Z")).toBe(false);
    expect(is("2026-11-25T18:30:00Z")).toBe(true);
    expect(is("2026-11-25T20:30:00Z")).toBe(true);
    expect(is("2026-11-25T20:31:00Z")).toBe(false);
    expect(is("2026-11-26T00:05:00Z", "23:59")).toBe(false);
  });
});
