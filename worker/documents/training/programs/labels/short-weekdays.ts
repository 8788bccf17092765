import { WEEKDAY_WORDS, WEEKDAYS_IN_TWO } from "../../vocabulary/calendar-words";
import type { Shown } from "./document-texts";
import { plain } from "./plain-text";
import { bareWeekday } from "./weekday-label";

/**
 * "ma | di | wo": weekdays of two letters whose language all of them together tell, with their whole names. None where they
 * are read so as they stand, or a text holds such a name itself.
 */
export function shortWeekdays(texts: Shown[]): Map<string, string> {
  const alone = new Map<string, string>();
  for (const { text } of texts) {
    const short = text.length <= 3 ? plain(text).replace(/\.$/, "") : "";
    if (SHORT.has(short)) alone.set(text, short);
  }
  const found = new Set(alone.values());
  const fitting = LANGUAGES.filter(({ days }) => [...found].every((short) => days.includes(short)));
  const [only, ...others] = found.size < FEWEST ? [] : fitting;
  if (!only || others.length > 0) return new Map();
  const isRead = [...found].every((short) => bareWeekday(short) === only.days.indexOf(short) + 1);
  const names = new Set(only.names);
  if (isRead || texts.some(({ text }) => names.has(plain(text)))) return new Map();
  return new Map([...alone].map(([text, short]) => [text, only.names[only.days.indexOf(short)] ?? text]));
}

/** Fewer may be words of any kind. */
const FEWEST = 3;

const LANGUAGES = Object.entries(WEEKDAYS_IN_TWO).map(([language, days]) => ({
  days,
  names: (WEEKDAY_WORDS[language as keyof typeof WEEKDAY_WORDS] ?? []).map(([name = ""]) => name),
}));

const SHORT = new Set(LANGUAGES.flatMap(({ days }) => days));
