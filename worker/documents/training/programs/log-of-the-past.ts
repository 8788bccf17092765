import type { ProgramReading } from "../../../contract/program-reading";
import { plain } from "./labels/plain-text";

export const logOfThePast = (place: string | null): ProgramReading["doubts"][number] => ({
  code: "log_of_the_past",
  message: "This looks like a log of training that was done, not like a plan: dates stand beside each entry.",
  place,
});

/** "Mon 5 October 2026" above "Squatted 100 kg, last rep was a grinder": days with their year, told as they went. */
export function isDiary({ weeks, leftovers }: ProgramReading): boolean {
  const sessions = weeks.flatMap((week) => week.sessions);
  const dated = sessions.filter(({ title }) => DATE.test(title ?? ""));
  if (dated.length < 3 || dated.length < sessions.length * 0.8) return false;
  const said = sessions.flatMap(({ exercises }) => exercises.map(({ name, notes }) => `${name} ${notes ?? ""}`));
  return [...said, ...leftovers.map(({ text }) => text)].filter((text) => PAST.test(plain(text))).length >= 3;
}

const DATE = /(?<!\d)(?:19|20)\d\d(?!\d)/;

const PAST =
  /(?<!\p{L})(?:felt|missed|failed|slept|left after|did|ran|went|was|were|got|stuck|grinder|squatted|benched|deadlifted|pulled|finally|done|sore|hice|fiz|fatto|fait|gemacht|geschafft|war|fue|foi|era|zrobi\p{L}*|сделал\p{L}*|было)(?!\p{L})/u;
