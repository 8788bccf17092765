import { describe, expect, it } from "vitest";
import { isTimeZone } from "../../worker/contract/account-time-zone";
import { addDays, isoWeekday, localDate, mondayOf } from "../../worker/contract/calendar";
import { programChangeSchema } from "../../worker/contract/programs";

describe("calendar dates", () => {
  it("reads the day of an instant in a member's zone, not in UTC", () => {
    const instant = new Date("2026-03-08T06:30:00Z");
    expect(localDate(instant, "America/Los_Angeles")).toBe("2026-03-07");
    expect(localDate(instant, "Pacific/Kiritimati")).toBe("2026-03-08");
    expect(localDate(new Date("2026-03-08T23:50:00Z"), "Pacific/Auckland")).toBe("2026-03-09");
  });

  it("counts days across clock changes, leap days and years", () => {
    expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
  });

  it("knows ISO weekdays and Mondays", () => {
    expect(isoWeekday("2026-11-22")).toBe(7);
    expect(mondayOf("2026-11-22")).toBe("2026-11-16");
    expect(mondayOf("2026-11-16")).toBe("2026-11-16");
  });

  it("turn at midnight, also where the hour after midnight is left out", () => {
    for (const [zone, last, first] of [
      ["Pacific/Pago_Pago", "2026-06-01T10:59:59Z", "2026-06-01T11:00:00Z"],
      ["Pacific/Kiritimati", "2026-06-01T09:59:59Z", "2026-06-01T10:00:00Z"],
      ["Africa/Cairo", "2026-04-23T21:59:59Z", "2026-04-23T22:00:00Z"],
      ["America/Havana", "2026-03-08T04:59:59Z", "2026-03-08T05:00:00Z"],
    ] as const) {
      const [before, after] = [last, first].map((instant) => localDate(new Date(instant), zone)) as [string, string];
      expect([zone, after]).toEqual([zone, addDays(before, 1)]);
    }
  });

  it("count through the 53rd week, into the years that have no leap day, and out of them", () => {
    expect(["2026-12-31", "2027-01-03"].map(mondayOf)).toEqual(["2026-12-28", "2026-12-28"]);
    expect(mondayOf("2027-01-04")).toBe("2027-01-04");
    expect(addDays("2100-02-28", 1)).toBe("2100-03-01");
    expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
    expect(addDays("2028-02-29", 365)).toBe("2029-02-28");
  });

  it.each([
    ["2027-02-29", false],
    ["2028-02-29", true],
    ["9999-12-31", false],
    ["0000-01-01", false],
    ["-0001-01-01", false],
    ["2199-12-31", true],
  ])("take %s for a week: %s", (startDate, taken) => {
    expect(programChangeSchema.safeParse({ startDate }).success).toBe(taken);
  });

  it("knows a time zone from a made-up name", () => {
    expect(isTimeZone("America/Sao_Paulo")).toBe(true);
    expect(isTimeZone("Mars/Olympus")).toBe(false);
    expect(isTimeZone("")).toBe(false);
  });
});
