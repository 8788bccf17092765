import type { ProgramReading } from "../../../contract/program-reading";
import { plain } from "./labels/plain-text";

export const logOfThePast = (place: string | null): ProgramReading["doubts"][number] => ({
  code: "log_of_the_past",
  message: "This looks like a log of training that was done, not like a plan: dates stand beside each entry.",
  place,
});

/** "Mon 5 October 2026" above "Squatted 100 kg, last rep was a grinder": days with their year, told as they went. */
export function isDiary({ title, description, weeks, leftovers }: ProgramReading): boolean {
  const sessions = weeks.flatMap((week) => week.sessions);
  const texts = leftovers.map(({ text }) => text);
  // "1/24/16 – Lower" over what was changed, and how it went: one day of it.
  if (sessions.length === 1 && DATED.test(title ?? ""))
    return [description ?? "", ...texts].flatMap((text) => text.split(/(?<=[.!?…])\s/)).filter(isPast).length >= 3;
  const dated = sessions.filter(({ title }) => DATE.test(title ?? ""));
  if (dated.length < 3 || dated.length < sessions.length * 0.8) return false;
  const said = sessions.flatMap(({ exercises }) => exercises.map(({ name, notes }) => `${name} ${notes ?? ""}`));
  return [...said, ...texts].filter(isPast).length >= 3;
}

const DATE = /(?<!\d)(?:19|20)\d\d(?!\d)/;

const DATED = /^\d{1,2}([/.-])\d{1,2}\1(?:20)?\d\d(?!\d)/;

const isPast = (text: string): boolean => PAST.test(plain(text));

const PAST =
  /(?<!\p{L})(?:felt|missed|failed|slept|left after|did|ran|went|was|were|got|stuck|grinder|squatted|benched|deadlifted|pulled|finally|done|sore|hice|fiz|fatto|fait|gemacht|geschafft|war|fue|foi|era|zrobi\p{L}*|сделал\p{L}*|было)(?!\p{L})/u;
