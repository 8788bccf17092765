import { all, CYCLE_WORDS } from "../../vocabulary/calendar-words";
import { either, NUMBER_WORD } from "./label-words";
import { plain } from "./plain-text";
import { sessionLabel } from "./session-label";
import { MORE_WEEKS, weekLabel } from "./week-label";

/** "Weeks 1-4": which weeks a block is for. */
export function weekSpan(text: string): number[] | null {
  const found = MORE_WEEKS.exec(plain(text));
  if (!found) return null;
  const [first, last] = [Number(found[1]), Number(found[2])];
  return last > first && last - first < 26
    ? Array.from({ length: last - first + 1 }, (_, index) => first + index)
    : null;
}

/** The weeks that a heading of its own stands for, beside those that name one week: "Weeks 1-2", "Phase 1 (weeks 1-4)", "S3". */
export function blockOfWeeks(text: string): number[] | null {
  if (text.length > 60 || /[.!?]$/.test(text)) return null;
  const short = SHORT_WEEK.exec(plain(text));
  return short ? [Number(short[1])] : weekSpan(text);
}

const SHORT_WEEK = /^s\s?(\d{1,2})(?=$|\s*[-:(–—])/u;

/** "Phase 1: Protect (weeks 0-2)" names its weeks; "Weeks 1-2" is no name. */
export const blockTitle = (text: string): string | null =>
  /\p{L}{3}/u.test(plain(text).replace(MORE_WEEKS, "")) ? text.trim() : null;

/** "Cycle 2", "Phase II: strength": a part of the plan that has weeks of its own; what names weeks or a session is none. */
export const namesCycle = (text: string): boolean =>
  text.length <= 60 &&
  countsCycle(text) &&
  weekLabel(text) === null &&
  weekSpan(text) === null &&
  sessionLabel(text)?.sure !== true;

/** "Accumulation", "Leader 1", "Anchor": what only a part of a plan is called, with a number or without. */
export const namesPhase = (text: string): boolean => namesCycle(text) || PHASES.test(plain(text));

const PHASES =
  /^(?:leader|anchor|accumulation|intensification|transmutation|reali[sz]ation|peaking|acumulacion|acumulacao|intensificacion|intensificacao|realizacion|realizacao|accumulo|accumulazione|intensificazione|realizzazione|akkumulation|intensivierung|realisierung|realisation|akumulacja|intensyfikacja)(?: (?:block|phase|cycle))?(?: \d)?$/u;

/** "Phase 3: strength (weeks 7-12)" */
export const countsCycle = (text: string): boolean => CYCLE.test(plain(text));

const CYCLE = new RegExp(
  `(?<!\\p{L})(?:${either(all(CYCLE_WORDS))})\\s*(?:no\\.?|nr\\.?|#)?\\s*(?:\\d{1,2}|${NUMBER_WORD}|[ivx]{1,4})(?![\\p{L}\\d%])`,
  "u",
);
