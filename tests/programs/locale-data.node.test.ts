import { afterEach, describe, expect, it, vi } from "vitest";

const Real = Intl.DateTimeFormat;

/** WebKit's formatter with ICU 72, and worse: it writes slashes, the month first, no zeros in front, and midnight as 24. */
class OtherLocaleData extends Real {
  override format(): string {
    return "11/22/2026, 24:05";
  }
  override formatToParts(date?: Date | number): Intl.DateTimeFormatPart[] {
    return super
      .formatToParts(date)
      .filter(({ type }) => type !== "literal")
      .map(({ type, value }) => ({ type, value: String(type === "hour" ? Number(value) || 24 : Number(value)) }))
      .sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type))
      .flatMap((part) => [part, { type: "literal", value: "/" }] as const);
  }
}

const ORDER = ["minute", "hour", "month", "day", "year"];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe("where a locale writes its dates in another way", () => {
  // Formatters are kept, so each module is loaded anew with what stands in for the engine's.
  const withOtherLocaleData = async () => {
    vi.resetModules();
    vi.stubGlobal("Intl", { ...Intl, DateTimeFormat: OtherLocaleData });
    return {
      ...(await import("../../worker/contract/calendar")),
      ...(await import("../../worker/contract/site-time")),
      ...(await import("../../seed/calendar")),
    };
  };

  it("a calendar date is still YYYY-MM-DD", async () => {
    const { localDate, mondayOf } = await withOtherLocaleData();
    const instant = new Date("2026-03-08T06:30:00Z");
    expect(localDate(instant, "America/Los_Angeles")).toBe("2026-03-07");
    expect(localDate(instant, "Pacific/Kiritimati")).toBe("2026-03-08");
    expect(mondayOf(localDate(instant, "UTC"))).toBe("2026-03-02");
  });

  it("a clock still shows HH:mm, midnight as 00:00 of the new day", async () => {
    const { clockIn, instantIn } = await withOtherLocaleData();
    expect(clockIn(new Date("2026-11-22T00:05:00Z"), "UTC")).toBe("2026-11-22T00:05");
    expect(instantIn("2026-07-01T00:05", "Europe/Lisbon")?.toISOString()).toBe("2026-06-30T23:05:00.000Z");
  });

  it("the demo club is made for the right days", async () => {
    const { instantAt, momentOf } = await withOtherLocaleData();
    expect(momentOf(new Date("2026-11-22T10:30:00Z"), "Pacific/Kiritimati").today).toBe("2026-11-23");
    expect(new Date(instantAt("2026-11-22", "18:05", "America/Sao_Paulo")).toISOString()).toBe(
      "2026-11-22T21:05:00.000Z",
    );
  });
});

describe("where the reader's region has another calendar and other digits", () => {
  it("dates are of the Gregorian calendar, in ASCII digits", async () => {
    vi.resetModules();
    vi.stubGlobal("Intl", {
      ...Intl,
      DateTimeFormat: class extends Real {
        constructor(_: unknown, options?: Intl.DateTimeFormatOptions) {
          super("fa-IR", options);
        }
      },
    });
    const { localDate } = await import("../../worker/contract/calendar");
    expect(localDate(new Date("2026-11-22T12:00:00Z"), "Asia/Tehran")).toBe("2026-11-22");
  });
});

describe("a time zone that this browser does not know", () => {
  it("counts days in the browser's own, else in UTC", async () => {
    const { knownZone } = await import("../../web/lib/session/known-zone");
    const resolved = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions");
    const here = (timeZone?: string) => resolved.mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
    here("Europe/Lisbon");
    expect(knownZone("Asia/Tokyo")).toBe("Asia/Tokyo");
    expect(knownZone("Mars/Olympus")).toBe("Europe/Lisbon");
    here("Etc/Unknown");
    expect(knownZone("Mars/Olympus")).toBe("UTC");
    here(undefined);
    expect(knownZone(null)).toBe("UTC");
    resolved.mockRestore();
  });
});
