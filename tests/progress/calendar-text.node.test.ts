import { describe, expect, it } from "vitest";
import { addDays, clockIn } from "../../worker/contract/calendar";
import { type CalendarEvent, calendarText } from "../../worker/features/week-plan/calendar/calendar-text";
import { seeded } from "../documents/seeded";

const NOW = new Date("2026-11-24T06:00:00Z");
const EVENT: CalendarEvent = {
  uid: "session-1-2026-11-23@longroll.test",
  date: "2026-11-24",
  time: null,
  title: "Squat",
  note: null,
  url: null,
};
const ZONES = [
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "UTC",
];
const write = (event: Partial<CalendarEvent>, timeZone = "UTC") =>
  calendarText({ name: "Longroll", timeZone, now: NOW, events: [{ ...EVENT, ...event }] });
/** As a reader does it: lines that go on are joined first, then values are read. */
const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);
const said = (text: string, name: string) =>
  unfolded(text)
    .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    ?.replace(/^[^:]*:/, "");
const read = (value = "") => value.replace(/\\([\\;,n])/g, (_all, sign: string) => (sign === "n" ? "\n" : sign));

const LETTERS = [
  "\\",
  ";",
  ",",
  "\n",
  "\r\n",
  ":",
  '"',
  " ",
  "a",
  "ß",
  "…",
  "👋🏽",
  "日",
  "\\n",
  "END:VEVENT",
  "\u0301",
];

describe("a calendar's text", () => {
  it("gives back every text, in lines of at most 75 octets that each end as they must", () => {
    const random = seeded(67);
    for (let round = 0; round < 400; round += 1) {
      const length = Math.floor(random() * 90);
      const title = Array.from({ length }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join("");
      const text = write({ title, note: title });
      expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
      const lines = text.split("\r\n");
      for (const line of lines) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
        expect(line).not.toMatch(/\p{Cs}/u);
      }
      expect(read(said(text, "SUMMARY"))).toBe(title.replaceAll("\r\n", "\n"));
      expect(unfolded(text).filter((line) => line === "END:VEVENT")).toHaveLength(1);
    }
  });

  it("is not ended or made longer by what no text should hold", () => {
    const text = write({ title: "A\u0000\u2028BEGIN:VALARM\u0085\ud800" });
    expect(said(text, "SUMMARY")).toBe("A \\nBEGIN:VALARM\\n\ufffd");
    expect(unfolded(text)).not.toContain("BEGIN:VALARM");
  });

  it("has a day as a day, whatever the zone, and a time as the clock of its member shows it", () => {
    for (const timeZone of ZONES) {
      for (let days = 0; days < 370; days += 1) {
        const date = addDays("2026-03-01", days);
        const allDay = write({ date }, timeZone);
        expect(said(allDay, "DTSTART")).toBe(date.replaceAll("-", ""));
        expect(said(allDay, "DTEND")).toBe(addDays(date, 1).replaceAll("-", ""));
        const begins = said(write({ date, time: "18:30" }, timeZone), "DTSTART") ?? "";
        const iso = begins.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z");
        expect(clockIn(new Date(iso), timeZone)).toBe(`${date}T18:30`);
      }
    }
  });

  it("has on days on which the clocks change each time once, and one that is left out an hour on", () => {
    expect(said(write({ date: "2026-10-25", time: "02:30" }, "Europe/Berlin"), "DTSTART")).toBe("20261025T003000Z");
    expect(said(write({ date: "2026-03-29", time: "02:30" }, "Europe/Berlin"), "DTSTART")).toBe("20260329T013000Z");
  });

  it("names the same thing alike however often it is written", () => {
    expect(said(write({ title: "Other" }), "UID")).toBe(said(write({}), "UID"));
    expect(said(write({}), "DTSTAMP")).toBe("20261124T060000Z");
  });
});
