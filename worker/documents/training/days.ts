import { fold } from "./fold";
import { memoized } from "./memoized";
import { slips } from "./spelling";
import { SHORT_WEEKDAYS, WEEKDAY_WORDS } from "./vocabulary/calendar-words";

/** Monday first. In each: whole names, then short forms and names that are also other words ("segunda" is "second"). */
const LATIN_NAMES: [whole: string, short: string][] = [
  ["monday|segunda[- ]feira|lunes|lundi|montag|lunedi", "mon|seg|segunda|2a[- ]feira|lun"],
  ["tuesday|terca[- ]feira|martes|mardi|dienstag|martedi", "tues|tue|ter|terca|3a[- ]feira|mar"],
  ["wednesday|quarta[- ]feira|miercoles|mercredi|mittwoch|mercoledi", "weds|wed|qua|quarta|4a[- ]feira|mie|mier|mer"],
  ["thursday|quinta[- ]feira|jueves|jeudi|donnerstag|giovedi", "thurs|thur|thu|qui|quinta|5a[- ]feira|jue|jeu"],
  ["friday|sexta[- ]feira|viernes|vendredi|freitag|venerdi", "fri|sex|sexta|6a[- ]feira|vie|ven"],
  ["saturday|sabado|samedi|samstag|sonnabend|sabato", "sat|sab|sam"],
  ["sunday|domingo|dimanche|sonntag|domenica", "sun|dom|dim"],
];
/** Languages whose names are words of nothing else. */
const NAMES = LATIN_NAMES.map(([whole, short], index): [whole: string, short: string] => [
  [
    whole,
    ...(["pl", "ru", "ja", "ko", "zh", "nl", "nordic", "cs", "tr", "hu", "ro"] as const).map(
      (language) => WEEKDAY_WORDS[language]?.[index]?.[0],
    ),
  ].join("|"),
  short,
]);
const ENGLISH = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const WHOLE = namesPattern(NAMES.map(([whole]) => whole));
const SHORT = namesPattern(NAMES.map(([, short]) => short));
const ANY_NAME = NAMES.flat().join("|");

const NUMBER_WORDS = ["one", "two", "three", "four", "five", "six", "seven"];
const NUMBER_WORDS_ABROAD = ["um|uno|primero", "dois|dos", "tres", "quatro|cuatro", "cinco", "seis", "sete|siete"];
const NUMBERED_DAY = new RegExp(
  String.raw`^(?:training\s+|workout\s+)?(?:day|session|dia|jour|tag|giorno|dzien|dag|день|sesion|sessao|treino|entreno|entrenamiento)\s*(?:n[o.]?\s*)?#?\s*(?:0?([1-7])(?![\d%x])|(${[...NUMBER_WORDS, ...NUMBER_WORDS_ABROAD].map((word) => `(?:${word})`).join("|")})\b|([a-e])(?![\w']))`,
);

const AFTER_NAME = /^[\s:–—|,(/.)•·=_-]+/;
/** Words after which a day's name is part of a sentence, not a heading. */
const IN_A_SENTENCE =
  /^\s*(?:to|through|thru|until|till|and|or|is|was|we|you|i|if|on|at|will|the|in|of|all|my|your|our|please|a|ate|hasta|al|y|e|ou|o)\s/;
const SPAN_OF_DAYS = new RegExp(String.raw`^\s*[-–—&+/]\s*(?:${ANY_NAME})\b`);
/** "17/11", "3 Nov 2025", "Nov 3rd", "2025-11-17": the date of a day is no part of its title. */
const MONTH = String.raw`(?:jan|feb|fev|mar|apr|abr|may|mai|jun|jul|aug|ago|sep|set|oct|out|okt|nov|dec|dez|dic)[a-z]*\.?`;
const DATE = new RegExp(
  String.raw`^\(?(?:\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?\.?|\d{1,2}(?:st|nd|rd|th)?\s+(?:de\s+|of\s+)?${MONTH}(?:,?\s+\d{4})?|${MONTH}\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+\d{4})?|\d{1,2}(?:st|nd|rd|th))\)?(?![\w/])`,
);

/** `also`: further days of the same heading, as in "Monday / Thursday". */
type NamedDay = { day: number; also: number[]; rest: string };

/** A day at the start ("Monday – Hips", "Day 2: Pull", "WED", "Terça-feira") or the end ("Upper Body (Tuesday)") of a short text. */
export const parseDay = memoized(readDay);

function readDay(text: string): NamedDay | null {
  const start = withoutDate(
    text
      .replace(/^(?:(?:week|semana|wk)\s*\d+\s*[\s:–—|,•·-]+)/i, "")
      .replace(/^[^\p{L}\p{N}([]*(?:\d[.)]\s*)?/u, "")
      .replace(PLACE_IN_ORDER, "")
      .replace(SHORT_NUMBER, ""),
  );
  const several = severalDays(start);
  if (several) return several;
  const front = dayAtStart(start);
  if (front) {
    const after = fold(front.rest);
    if (IN_A_SENTENCE.test(after) || (namedDay(start) && SPAN_OF_DAYS.test(after))) return null;
    let rest = withoutDate(front.rest.replace(AFTER_NAME, ""));
    const again = dayAtStart(rest);
    if (again && AFTER_NAME.test(again.rest || " ")) {
      rest = withoutDate(again.rest.replace(AFTER_NAME, ""));
      return { day: namedDay(start) ? front.day : again.day, also: [], rest: trimTitle(rest) };
    }
    return { day: front.day, also: [], rest: trimTitle(rest) };
  }
  return dayAtEnd(text.trim());
}

/** "Mo", "Пн", "水": so short, a day is named only where days are expected and nothing else stands. */
export function parseDayCell(text: string): NamedDay | null {
  const short = fold(text).trim().replace(/\.$/, "");
  // Thursday is "Th" where days are single letters.
  if (short === "t") return { day: 2, also: [], rest: "" };
  const index = SHORT_WEEKDAYS.findIndex((words, day) =>
    [...words, ...Object.values(WEEKDAY_WORDS).flatMap((names) => names[day] ?? [])].includes(short),
  );
  return parseDay(text) ?? (index < 0 ? null : { day: index + 1, also: [], rest: "" });
}

/** "Monday / Thursday – Lower", "Tue & Fri", "Segunda e quinta": one training for several days, or a day in two languages. */
function severalDays(text: string): NamedDay | null {
  const days: number[] = [];
  let rest = text;
  for (;;) {
    const plain = fold(rest);
    const name = WHOLE.exec(plain) ?? SHORT.exec(plain);
    if (!name) return null;
    days.push(dayOf(name));
    rest = rest.slice(name[0].length);
    const joint = /^\s*(?:[/&+,]|and\b|e\b|y\b)\s*/.exec(fold(rest));
    if (!joint) break;
    rest = rest.slice(joint[0].length);
  }
  const [day, ...also] = [...new Set(days)];
  if (day === undefined || days.length < 2 || also.length > 3 || !/^\s*(?:$|[:–—|,(.•·-])/.test(rest)) return null;
  return { day, also, rest: trimTitle(rest.replace(AFTER_NAME, "")) };
}

/** "D1 | Monday": a number in front of the name that says it better. */
const SHORT_NUMBER = new RegExp(`^[dt][1-7][\\s:–—|.·-]+(?=(?:${ANY_NAME})\\b)`, "i");

/** "1 Monday", "02_Tuesday": as sheets are put in order. */
const PLACE_IN_ORDER = new RegExp(
  `^\\d{1,2}[\\s._-]+(?=(?:${NAMES.map(([whole]) => whole).join("|")}|mon|tues?|wed|thu(?:rs)?|fri)(?![\\p{L}\\d]))`,
  "iu",
);

function dayAtEnd(text: string): NamedDay | null {
  const back = BACK.exec(fold(text));
  if (!back?.[1] || !back[2]) return null;
  if (/\b(?:to|through|and|until|on|by|every|each|next|last|a|e|y|ate|hasta)$/.test(back[1])) return null;
  const day = dayAtStart(back[2]);
  return day && /[:–—|,(/-]/.test(text.slice(back[1].length))
    ? { day: day.day, also: [], rest: trimTitle(text.slice(0, back[1].length)) }
    : null;
}

const BACK = new RegExp(
  String.raw`^(.{2,60}?)\s*[\s:–—|,(/-]\s*\(?((?:${NAMES.map(([whole]) => whole).join("|")})|(?:day|dia|session)\s*[1-7])\)?$`,
);

function dayAtStart(text: string): NamedDay | null {
  const named = namedDay(text);
  if (named) return named;
  const numbered = NUMBERED_DAY.exec(fold(text));
  if (!numbered) return null;
  return { day: numberOf(numbered), also: [], rest: text.slice(numbered[0].length) };
}

function namedDay(text: string): NamedDay | null {
  const plain = fold(text);
  const whole = WHOLE.exec(plain);
  if (whole) return { day: dayOf(whole), also: [], rest: text.slice(whole[0].length) };
  const short = SHORT.exec(plain);
  // "Sun Salutations" and "Segunda série" are no headings: a shortened name stands alone or before a sign.
  if (short && !/^\s+[\p{L}]/u.test(text.slice(short[0].length)) && !/^\s*\d+\s*[x×]/.test(text.slice(short[0].length)))
    return { day: dayOf(short), also: [], rest: text.slice(short[0].length) };
  return misspelled(text, plain);
}

/** "Wendsday", "Thrusday": a word that ends like a day and is a slip or two away from it. */
function misspelled(text: string, plain: string): NamedDay | null {
  const word = /^[a-z]{5,10}(?=[^a-z]|$)/.exec(plain)?.[0];
  if (!word || !/[ay]$/.test(word)) return null;
  const most = /d[ay]{2}$|dya$|ady$/.test(word) ? 2 : 1;
  const day = ENGLISH.findIndex((name) => slips(word, name) <= (name.length >= 8 ? most : 1));
  return day < 0 ? null : { day: day + 1, also: [], rest: text.slice(word.length) };
}

function numberOf(match: RegExpExecArray): number {
  if (match[1]) return Number(match[1]);
  const word = match[2];
  if (word) {
    const english = NUMBER_WORDS.indexOf(word);
    return (english >= 0 ? english : NUMBER_WORDS_ABROAD.findIndex((words) => words.split("|").includes(word))) + 1;
  }
  return (match[3]?.charCodeAt(0) ?? 97) - 96;
}

function namesPattern(names: string[]): RegExp {
  return new RegExp(`^(?:${names.map((words) => `(${words})`).join("|")})(?:'s)?(?![\\w'])\\.?`);
}

function dayOf(match: RegExpExecArray): number {
  return match.slice(1).findIndex((word) => word !== undefined) + 1;
}

function withoutDate(text: string): string {
  const date = DATE.exec(fold(text));
  return date ? text.slice(date[0].length).replace(AFTER_NAME, "") : text;
}

/** "Lower pull | Week 3" */
const WEEK_BEHIND = /\s*[|–—,(·-]\s*(?:week|wk|semana|woche)\s*\d{1,3}\)?\s*$/i;

function trimTitle(text: string): string {
  const trimmed = text
    .replace(WEEK_BEHIND, "")
    .replace(/[\s:–—|,•=~_*#-]+$/, "")
    .trim();
  return trimmed.includes("(") ? trimmed : trimmed.replace(/\)+$/, "");
}
