import { addDays, type CalendarDate } from "../../../contract/calendar";
import { instantIn } from "../../../contract/site-time";

export type CalendarEvent = {
  /** The same for the same event at each read, so that calendars update it in place. */
  uid: string;
  date: CalendarDate;
  /** `HH:mm` in the calendar's time zone; null for a whole day. */
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

/** The length of a session is unknown: calendars show a timed one as an hour. */
const TIMED = "PT1H";
const REFRESHED = "PT1H";

/** Writes a calendar by RFC 5545. Times are in UTC, so that no reader needs the rules of the time zone. */
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

/** Escapes what could end or split a value (section 3.3.11), and drops other control characters. */
function inText(text: string): string {
  return text
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
}

/** The most octets of a line without its end (section 3.1). A continued line begins with a space. */
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
