import type { Weekday } from "../../../contract/program-reading";
import { plain } from "./labels/plain-text";
import { isRest, JOINED } from "./labels/rest-and-daytime";
import { bareWeekday } from "./labels/weekday-label";
import type { ProgramBuilder } from "./program-builder";

type Day = { weekday: Weekday; called: string };

/** "Mon Upper A, Tue Lower A, Thu Upper B" above sessions of these names that have no day: the weekday of each of them. */
export function placeOnWeekdaysTold({ description, weeks }: ProgramBuilder): void {
  const days = description.flatMap((text) => text.split("\n")).map(daysIn);
  const told = days.find((each) => each.length > 1);
  if (!told) return;
  for (const { sessions } of weeks) {
    const found = sessions.map(({ mark }) => (mark.weekday === null ? told.filter(isCalledAs(mark.title ?? "")) : []));
    const isEach = found.every((days) => days.length === 1) && new Set(found.map(([day]) => day)).size === found.length;
    if (isEach) for (const [at, { mark }] of sessions.entries()) mark.weekday = found[at]?.[0]?.weekday ?? null;
  }
}

/** The days of a line that says nothing else: "Mon: pull / Thu: push". */
export function daysIn(line: string): Day[] {
  const pieces = line.split(/\s*[,;|•·]\s*|\s\/\s/u).filter((piece) => piece !== "");
  const days = pieces.map((piece): Day | null => {
    const [, day = "", called = ""] = /^(\p{L}{2,13})\.?\s*[:=–—-]?\s+(\S.*)$/u.exec(piece) ?? [];
    const weekday = bareWeekday(day);
    return weekday && called !== "" ? { weekday, called: plain(called) } : null;
  });
  const known = days.flatMap((day) => day ?? []);
  const isWhole = known.length === days.length && new Set(known.map(({ weekday }) => weekday)).size === known.length;
  return isWhole ? known.filter(({ called }) => !isRest(called)) : [];
}

/** "Day 1 – Pull" is "pull". */
const isCalledAs =
  (title: string) =>
  ({ called }: Day) =>
    ` ${plain(title).replace(/[^\p{L}\p{N}]+/gu, " ")} `.includes(
      ` ${called.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `,
    );

/** "Miércoles, sábado y domingo: descanso o caminar 40 min": days without training, whatever may be done on them. */
export function restsOnDays(text: string): boolean {
  const [, days = "", said = ""] = /^([^:–—\d]{5,60}?)\s*(?::|[–—-]\s)\s*(\p{L}.*)$/u.exec(text) ?? [];
  const words = days.split(/[\s,/&+]+/u).filter((word) => !JOINING.test(plain(word)));
  const [first = ""] = said.split(/[\s,.;(/]/, 1);
  return words.length > 1 && words.every((word) => bareWeekday(word) !== null) && isRest(first);
}

const JOINING = new RegExp(`^(?:${JOINED}|)$`, "u");
