import { memoized } from "../../memoized";
import { all, WEEK_WORDS, WEEKS_WORDS } from "../../vocabulary/calendar-words";
import { MONTHS } from "./calendar-date";
import { CHINESE_NUMBER, CHINESE_NUMBERS, either, NUMBER_WORD, NUMBER_WORDS, trimmed } from "./label-words";
import { plain } from "./plain-text";

export type WeekLabel = {
  number: number;
  /** What stands beside it: "Build". */
  rest: string;
  /** What stood before it. */
  before: string;
  /** "Week A", where a letter tells the week. */
  lettered?: string;
};

/** A text that names one week: "Week 1 - Build", "Hypertrophy Base - Week 2", "4주차". */
export const weekLabel = memoized((text: string): WeekLabel | null => {
  const own = plain(text);
  if (own.length > 80 || MORE_WEEKS.test(own)) return null;
  const letter = WEEK_LETTER.exec(own);
  if (letter) {
    const lettered = text.replace(/\s+/g, " ").trim().slice(0, letter[0].length);
    const number = "abcd".indexOf(letter[1] ?? "") + 1;
    return { number, rest: trimmed(text.trim().slice(letter[0].length)), before: "", lettered };
  }
  // "3 week", and in the next line of the cell "2 entry points": the first line counts by itself.
  const line = plain(text.split("\n", 1)[0] ?? "");
  const isCounted = WEEK_COUNTED.test(line);
  const found = (isCounted ? null : WEEK_BEFORE.exec(own)) ?? WEEK_AFTER.exec(own);
  // "6 week block" says how many, "3rd week" and "3주차" which one.
  if (!found || (/^\d+[\s-]*[a-z]+$/.test(found[0]) && !/^\d+(?:st|nd|rd|th)/.test(found[0]) && !isCounted))
    return null;
  const number = countOf(found[1] ?? found[2] ?? "");
  if (number === null || number > 60) return null;
  // "상체를 넓히는 6주" is a plan of six weeks, "6주차" its sixth.
  if (/\d\s*[주周]$/u.test(found[0]) && !/^第/u.test(found[0]) && found.index > 0) return null;
  if (HOW_OFTEN.test(own.slice(0, found.index))) return null;
  const shown = text.replace(/\s+/g, " ").trim();
  const from = shown.length === own.length ? shown : own;
  const rest = trimmed(from.slice(found.index + found[0].length));
  return { number, rest, before: trimmed(from.slice(0, found.index)) };
});

const WEEK = either(all(WEEK_WORDS));

const ROMAN = "i ii iii iv v vi vii viii ix x xi xii".split(" ");

/** "semi" is no first week: what is no figure stands apart from the word. */
const COUNT = `(\\d{1,2}|(?<=[^\\p{L}])(?:${NUMBER_WORD}|[ivx]{1,4}(?![a-z])))`;

/** "Week 1 - 3 RIR", "Week 4 - 0-1 RIR" say how hard it is meant to be, "Week 1 – 34 km" how much is done in it, "Week 3 - 3 weeks out" what it leads to. */
const AIM =
  "(?:\\s*-\\s*\\d{1,2})?\\s*(?:rir|rpe|%|x\\s?\\d|[xх×]|(?:reps?|km|mi|miles?|kms?|min|minutes?|h|hrs?|hours?|kg|lbs?|sets|sessions?|weeks?|wks?|wochen|semanas?|semaines?|settimane|tygodni)(?!\\p{L}))";

/** Behind "Week 2 – 30": "Nov" or "11." tells the day on which it begins. */
const OF_MONTH = `(?:st|nd|rd|th|\\.)?\\s*(?:${MONTHS})(?!\\p{L})|[./]\\d{1,2}[./]`;

/** "Week 3", "W3", "Sett. 2", "Week #4", "W1D2". */
const WEEK_BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${WEEK})\\.?\\s*(?:no\\.?|nr\\.?|n\\.|#)?\\s*:?\\s*${COUNT}|w\\s?(\\d{1,2}))(?:(?![\\p{L}\\d])|(?=d\\d{1,2}(?!\\d)))(?!\\s*(?:-|to|bis|a|&|\\/)\\s*\\d{1,2}(?!\\d|${AIM}|${OF_MONTH}))`,
  "u",
);

/** "3주차", "2週目", "1週間目", "第3周", "1-я неделя", "3rd week", "3ª semana", and with a dot "1. hét", which alone is a Dutch word. */
const WEEK_AFTER = new RegExp(
  `(?:第\\s*)?(?<!\\d)(\\d{1,2}|${CHINESE_NUMBER})\\s*(?:st|nd|rd|th|[ao](?=\\s)|-?я|-?ая|\\.)?\\s*(?:${WEEK}|(?<=\\. ?)het)(?:間?目)?(?![\\p{L}\\d])`,
  "u",
);

/** "Week A", "Semana B": weeks that take turns, at the beginning of a heading. */
const WEEK_LETTER = new RegExp(`^(?:${WEEK})\\s+([a-d])(?=$|\\s*[-:(,|–—])`, "u");

/** "1 week", "2 week" alone counts weeks; of several it would be "2 weeks". An abbreviation may be said of either. */
const WEEK_COUNTED = new RegExp(
  `^\\d{1,2}\\s+(?:${either(all(WEEK_WORDS).filter((word) => word.length > 4 || word === "week"))})$`,
  "u",
);

/** "Weeks 1-4", "weeks 3 & 4". */
export const MORE_WEEKS = new RegExp(
  `(?:${WEEK}|${either(WEEKS_WORDS)})s?\\.?\\s*(\\d{1,2})\\s*(?:-|to|bis|a|&|\\/|and|und|et|y|e|i|и)\\s*(\\d{1,2})(?!\\d|${AIM}|${OF_MONTH})`,
  "u",
);

/** "Sessions per week: 3" */
const HOW_OFTEN = /(?<!\p{L})(?:per|each|every|pro|por|par)\s*$/u;

function countOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const words = [NUMBER_WORDS, ROMAN, CHINESE_NUMBERS].find((each) => each.includes(text));
  return words ? words.indexOf(text) + 1 : null;
}
