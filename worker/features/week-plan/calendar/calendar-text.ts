import { addDays, type CalendarDate } from "../../../contract/calendar";
import { instantIn } from "../../../contract/site-time";

export type CalendarEvent = {
  /** The same for the same thing, however often it is read. */
  uid: string;
  date: CalendarDate;
  /** `HH:mm` of the clock; null for the whole day. */
  time: string | null;
  title: string;
  note: string | null;
  url: string | null;
};

type CalendarToWrite = {
  name: string;
  timeZone: string;
  now: Date;
  events: readonly CalendarEvent[];
};

/** Nobody says how long a session takes: calendars show one that has a time as an hour. */
const TIMED = "PT1H";
const REFRESHED = "PT1H";

/** A calendar as RFC 5545 has it. Times are written in UTC, so that no reader needs to know the clocks of the zone. */
export function calendarText({ name, timeZone, now, events }: CalendarToWrite): string {
  const stamp = inUtc(now);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${inText(name)}//Week//EN`,
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${inText(name)}`,
    `X-WR-TIMEZONE:${inText(timeZone)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESHED}`,
    `X-PUBLISHED-TTL:${REFRESHED}`,
    ...events.flatMap((event) => eventLines(event, stamp, timeZone)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines({ uid, date, time, title, note, url }: CalendarEvent, stamp: string, timeZone: string): string[] {
  const begins = time === null ? null : instantIn(`${date}T${time}`, timeZone);
  return [
    "BEGIN:VEVENT",
    `UID:${inText(uid)}`,
    `DTSTAMP:${stamp}`,
    ...(begins
      ? [`DTSTART:${inUtc(begins)}`, `DURATION:${TIMED}`]
      : [`DTSTART;VALUE=DATE:${plain(date)}`, `DTEND;VALUE=DATE:${plain(addDays(date, 1))}`]),
    `SUMMARY:${inText(title)}`,
    ...(note ? [`DESCRIPTION:${inText(note)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

const plain = (date: CalendarDate) => date.replaceAll("-", "");
const inUtc = (instant: Date) => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** Section 3.3.11: what could end or part a value is written in another way, and other control characters are left out. */
function inText(text: string): string {
  return text
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
}

/** Octets of a line without its end, section 3.1. A line that goes on begins with a space. */
const LINE_MOST = 75;
const encoder = new TextEncoder();

function folded(line: string): string {
  let written = "";
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE_MOST) {
      written += "\r\n ";
      octets = 1;
    }
    written += letter;
    octets += size;
  }
  return written;
}
