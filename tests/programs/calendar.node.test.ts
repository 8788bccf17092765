import { describe, expect, it } from "vitest";
import { addDays, isoWeekday, isTimeZone, localDate, mondayOf } from "../../worker/contract/calendar";

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

  it("knows a time zone from a made-up name", () => {
    expect(isTimeZone("America/Sao_Paulo")).toBe(true);
    expect(isTimeZone("Mars/Olympus")).toBe(false);
    expect(isTimeZone("")).toBe(false);
  });
});
