import type { Weekday } from "../../../contract/program-reading";
import { fold } from "../fold";
import { memoized } from "../memoized";
import {
  all,
  CYCLE_WORDS,
  DAY_WORDS,
  DAYTIME_WORDS,
  REST_DAY_WORDS,
  SESSION_WORDS,
  SHORT_WEEKDAYS,
  SPLIT_WORDS,
  WEEK_WORDS,
  WEEKDAY_WORDS,
} from "../vocabulary/calendar-words";

/** Folded, with one kind of dash and of space. */
export const plain = memoized((text: string): string =>
  fold(text.normalize("NFKC").normalize("NFC"))
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u200b-\u200d\ufeff\u00ad]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
    .replace(/[łøđ]/g, (letter) => ({ ł: "l", ø: "o", đ: "d" })[letter] ?? letter),
);

export const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Longest first, so that "mon" does not end "monday". */
const either = (words: readonly string[]) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join("|");

const WEEK = either(all(WEEK_WORDS));
const ROMAN: Record<string, number> = {
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  v: 5,
  vi: 6,
  vii: 7,
  viii: 8,
  ix: 9,
  x: 10,
  xi: 11,
  xii: 12,
};
const NUMBER_WORDS = [
  "",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const COUNT = `(\\d{1,2}|${either(NUMBER_WORDS.slice(1))}|[ivx]{1,4}(?![a-z]))`;
/** "Week 3", "W3", "Sett. 2", "Week #4", "W1D2". */
const WEEK_BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${WEEK})\\.?\\s*(?:no\\.?|nr\\.?|n\\.|#)?\\s*:?\\s*${COUNT}|w\\s?(\\d{1,2}))(?:(?![\\p{L}\\d])|(?=d\\d{1,2}(?!\\d)))(?!\\s*(?:-|to|bis|a|&|\\/)\\s*\\d)`,
  "u",
);
/** "3주차", "2週目", "第3周", "1-я неделя", "3rd week", "3ª semana". */
const WEEK_AFTER = new RegExp(
  `(?:第\\s*)?(?<!\\d)(\\d{1,2})\\s*(?:st|nd|rd|th|[ao](?=\\s)|-?я|-?ая|\\.)?\\s*(?:${WEEK})(?:目|間)?(?![\\p{L}\\d])`,
  "u",
);
/** "Week A", "Semana B": weeks that take turns, at the beginning of a heading. */
const WEEK_LETTER = new RegExp(`^(?:${WEEK})\\s+([a-d])(?=$|\\s*[-:(,|–—])`, "u");
/** "1 week", "2 week" alone counts weeks; of several it would be "2 weeks". An abbreviation may be said of either. */
const WEEK_COUNTED = new RegExp(
  `^\\d{1,2}\\s+(?:${either(all(WEEK_WORDS).filter((word) => word.length > 4 || word === "week"))})$`,
  "u",
);
const MORE_WEEKS = new RegExp(`(?:${WEEK})s?\\.?\\s*(\\d{1,2})\\s*(?:-|to|bis|a|&|\\/)\\s*(\\d{1,2})`, "u");

type WeekLabel = {
  number: number /** What stands beside it: "Build". */;
  rest: string /** What stood before it. */;
  before: string /** "Week A", where a letter tells the week. */;
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
  const found = WEEK_BEFORE.exec(own) ?? WEEK_AFTER.exec(own);
  // "6 week block" says how many, "3rd week" and "3주차" which one.
  if (
    !found ||
    (/^\d+[\s-]*[a-z]+$/.test(found[0]) && !/^\d+(?:st|nd|rd|th)/.test(found[0]) && !WEEK_COUNTED.test(own))
  )
    return null;
  const number = countOf(found[1] ?? found[2] ?? "");
  if (number === null || number > 60) return null;
  const shown = text.replace(/\s+/g, " ").trim();
  const sameLength = shown.length === own.length;
  const before = (sameLength ? shown : own).slice(0, found.index);
  const rest = (sameLength ? shown : own).slice(found.index + found[0].length);
  return { number, rest: trimmed(rest), before: trimmed(before) };
});

/** What a week is called beside its number: "Build", "Week A". */
export function weekTitle({ rest, lettered }: WeekLabel): string | null {
  const said = rest && !sessionLabel(rest)?.sure ? rest : null;
  return lettered ? [lettered, said].filter(Boolean).join(" – ") : said;
}

const CYCLE = new RegExp(
  `(?<!\\p{L})(?:${either(all(CYCLE_WORDS))})\\s*(?:no\\.?|nr\\.?|#)?\\s*(?:\\d{1,2}|${either(NUMBER_WORDS.slice(1))}|[ivx]{1,4})(?![\\p{L}\\d%])`,
  "u",
);

/** "Cycle 2", "Phase II: strength": a part of the plan that has weeks of its own; what names weeks or a session is none. */
export const namesCycle = (text: string): boolean =>
  text.length <= 60 &&
  CYCLE.test(plain(text)) &&
  weekLabel(text) === null &&
  weekSpan(text) === null &&
  sessionLabel(text)?.sure !== true;

/** "Weeks 1-4": which weeks a block is for. */
export function weekSpan(text: string): number[] | null {
  const found = MORE_WEEKS.exec(plain(text));
  if (!found) return null;
  const [first, last] = [Number(found[1]), Number(found[2])];
  return last > first && last - first < 26
    ? Array.from({ length: last - first + 1 }, (_, index) => first + index)
    : null;
}

const SHORT_WEEK = /^s\s?(\d{1,2})(?=$|\s*[-:(–—])/u;

/** The weeks that a heading of its own stands for, beside those that name one week: "Weeks 1-2", "Phase 1 (weeks 1-4)", "S3". */
export function blockOfWeeks(text: string): number[] | null {
  if (text.length > 60 || /[.!?]$/.test(text)) return null;
  const short = SHORT_WEEK.exec(plain(text));
  return short ? [Number(short[1])] : weekSpan(text);
}

/** "Phase 1: Protect (weeks 0-2)" names its weeks; "Weeks 1-2" is no name. */
export const blockTitle = (text: string): string | null =>
  /\p{L}{3}/u.test(plain(text).replace(MORE_WEEKS, "")) ? text.trim() : null;

function countOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const word = NUMBER_WORDS.indexOf(text);
  return word > 0 ? word : (ROMAN[text] ?? null);
}

const trimmed = (text: string) =>
  text
    .replace(/^[\s:：;,|·•()[\]–—-]+|[\s:：;,|·•([–—-]+$/g, "")
    .replace(/^\)+|(?<!\([^)]*)\)+$/g, "")
    .trim();

const MONTHS = either([
  ..."january february march april may june july august september october november december".split(" "),
  ..."jan feb mar apr jun jul aug sep sept oct nov dec".split(" "),
  ..."enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
  ..."janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro".split(" "),
  ..."gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre".split(" "),
  ..."janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre".split(" "),
  ..."januar februar marz juni juli oktober dezember".split(" "),
]);

const WEEKDAYS = new Map<string, Weekday>();
for (const language of Object.values(WEEKDAY_WORDS)) {
  language.forEach((words, index) => {
    // A short form that is another day in another language belongs to neither.
    for (const word of words) {
      const day = (index + 1) as Weekday;
      WEEKDAYS.set(word, WEEKDAYS.has(word) && WEEKDAYS.get(word) !== day ? (0 as Weekday) : day);
    }
  });
}
for (const [word, day] of WEEKDAYS) if ((day as number) === 0) WEEKDAYS.delete(word);
const WEEKDAY = new RegExp(`(?<![\\p{L}\\d])(${either([...WEEKDAYS.keys()])})(?:s)?\\.?(?![\\p{L}\\d])`, "u");

/** The weekday that a text is, or begins or ends with. `rest` is what else it says. */
export const weekdayIn = memoized((text: string): { weekday: Weekday; rest: string } | null => {
  const own = plain(text);
  if (own.length > 80) return null;
  // "TE 1 (Mo)": in brackets behind other words a short form is a weekday too.
  const [, called = "", short = ""] = /^(.*\S)\s*[([](\p{L}{2})\.?[)\]]$/u.exec(own) ?? [];
  const named = short === "" || WEEKDAYS.has(short) ? null : bareWeekday(short);
  // "Di – Kraft"
  const [leading = "", first = ""] = /^(\p{L}{2})\.?\s*(?:\s-\s|:\s|\|)\s*(?=\p{L})/u.exec(own) ?? [];
  const before = first === "" || WEEKDAYS.has(first) ? null : bareWeekday(first);
  if (before)
    return {
      weekday: before,
      rest: trimmed((text.trim().length === own.length ? text.trim() : own).slice(leading.length)),
    };
  if (named)
    return {
      weekday: named,
      rest: trimmed(text.trim().length === own.length ? text.trim().slice(0, called.length) : called),
    };
  const found = WEEKDAY.exec(own);
  const weekday = found ? WEEKDAYS.get(found[1] ?? "") : undefined;
  if (!found || !weekday) return null;
  const ahead = trimmed(own.slice(0, found.index));
  // Short forms are words of other languages too ("mar", "sex"): behind other words only a whole name, or one in brackets, counts.
  const opened = /[([]$/.test(own.slice(0, found.index).trimEnd());
  if (ahead !== "" && !opened && (found[1] ?? "").length < 4 && !sessionStart(ahead)) return null;
  const shown = text.replace(/\s+/g, " ").trim();
  const from = shown.length === own.length ? shown : own;
  const behind = from.slice(found.index + found[0].length).trim();
  // "Session A - Tuesday (lower)" is "Session A (lower)".
  const bracketed = ahead !== "" && /^\([^()]+\)$/.test(behind);
  const rest = [trimmed(from.slice(0, found.index)), bracketed ? behind : trimmed(behind)].filter(Boolean).join(" ");
  return { weekday, rest };
});

/** "March 3, 2025", "3 mars", "03.03.2025": a day of the calendar in a text. */
const CALENDAR_DAY = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${MONTHS})\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+\\d{4})?|\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:de\\s+)?(?:${MONTHS})\\.?(?:(?:\\s+de)?,?\\s+\\d{4})?|\\d{1,2}[./]\\d{1,2}[./](?:19|20)\\d\\d|(?:19|20)\\d\\d-\\d\\d-\\d\\d)(?![\\p{L}\\d])`,
  "iu",
);

const MONTH_NAME = new RegExp(`^(?:${MONTHS})\\.?(?:['’]?\\s*(?:(?:19|20)?\\d\\d))?$`, "u");

/** "January", "Feb 26", "März 2026" */
export const namesMonth = (text: string): boolean => MONTH_NAME.test(plain(text));

/** A text without the day of the calendar in it; the same text where there is none. */
export const withoutDate = memoized((text: string): string =>
  CALENDAR_DAY.test(plain(text))
    ? trimmed(
        plain(text).length === text.length ? text.replace(CALENDAR_DAY, "") : plain(text).replace(CALENDAR_DAY, ""),
      )
    : text,
);

const WEEK_OF =
  /^(?:week (?:of|beginning|starting)|semana del?|semaine du|settimana del|woche (?:vom|ab)|tydzien od|week van)\s/u;

const COUNTED_DOWN =
  /^\d{1,2} weeks? (?:out|to go|before|until)(?!\p{L})|^(?:fight|competition|comp|race|meet|game|taper) week(?!\p{L})/u;

/** "Week of March 3", "2 weeks out", "Fight week": a week that has a name in place of its number. */
export const isNamedWeek = (text: string): boolean => {
  const own = plain(text);
  return own.length <= 50 && (COUNTED_DOWN.test(own) || (WEEK_OF.test(own) && withoutDate(text) !== text));
};

/** A weekday and nothing else, also in short: the heading of a calendar's column. */
export function bareWeekday(text: string): Weekday | null {
  const own = plain(text).replace(/[.:]$/, "");
  const named = WEEKDAYS.get(own);
  if (named) return named;
  const short = SHORT_WEEKDAYS.findIndex((words) => words.includes(own));
  return short < 0 ? null : ((short + 1) as Weekday);
}

const DAY = either(all(DAY_WORDS));
const SESSION = either([...all(SESSION_WORDS), ...all(DAY_WORDS)]);
const MARK = `(?:\\d{1,2}|(?:${either(NUMBER_WORDS.slice(1))})(?!\\p{L})|[a-h]\\d?(?![a-z])|[ivx]{1,4}(?![a-z]))`;
const NAMED_SESSION = new RegExp(`^(?:${SESSION})\\s*(?:no\\.?|nr\\.?|#)?\\s*${MARK}(?![\\p{L}\\d%])`, "u");
const DAY_AFTER = new RegExp(`^(?:第\\s*)?\\d{1,2}\\s*(?:-?й)?\\s*(?:${DAY})(?![\\p{L}\\d])`, "u");
const SHORT_DAY = /^d\s?\d{1,2}(?![\p{L}\d])/u;
const SPLIT = new RegExp(
  `^(?:${either(SPLIT_WORDS)})(?:\\s+(?:day|session|workout))?\\s*(?:#\\s*\\d{1,2}|\\d{1,2}|[a-d])(?![\\p{L}\\d%])`,
  "u",
);
const SPLIT_ALONE = new RegExp(
  `^(?:${either(SPLIT_WORDS)})(?:\\s*(?:day|session|workout|\\/|&|\\+|and|-)\\s*(?:${either(SPLIT_WORDS)})?)*$`,
  "u",
);
const LETTERED = /^[a-d](?:\s+day)?$|^(?:workout|day|session|treino|seduta)\s+[a-d]$/u;

function sessionStart(own: string): boolean {
  return NAMED_SESSION.test(own) || DAY_AFTER.test(own) || SHORT_DAY.test(own) || SPLIT.test(own);
}

/** "Day A", "Session 3", "Workout B": a word for a session, its sign, and nothing else. Folded. */
export const namesSession = (own: string): boolean => NAMED_SESSION.exec(own)?.[0].length === own.length;

type SessionLabel = {
  weekday: Weekday | null;
  title: string | null /** Whether its words leave no doubt. */;
  sure: boolean;
};

/** "Do this 3 times a week (Mon/Wed/Fri)." speaks of days, and is none. */
const isSentence = (own: string): boolean =>
  /\p{L}\)?[.!?]$/u.test(own) && own.split(" ").length > 5 && weekdayIn(own.split(" ", 1)[0] ?? "") === null;

/** A text that names a session: "Mon - Strength 1", "Day 3", "Push A", "Seduta B - Trazione", "Full Body #2". */
export const sessionLabel = memoized((text: string): SessionLabel | null => {
  const shown = text.replace(/\s+/g, " ").trim();
  const own = plain(text);
  if (own === "" || own.length > 70) return null;
  const day = isSentence(own) ? null : weekdayIn(text);
  if (day) {
    return { weekday: day.weekday, title: day.rest === "" ? null : shownTitle(day.rest), sure: true };
  }
  if (COUNTS_DAYS.test(own)) return null;
  if (sessionStart(own)) return { weekday: null, title: shown.replace(/:$/, ""), sure: true };
  if (SPLIT_ALONE.test(own) || LETTERED.test(own)) return { weekday: null, title: shown, sure: false };
  return null;
});

/** "4 Day Upper / Lower", "3-day full body": the name of all of it. */
const COUNTS_DAYS =
  /^[2-7](?:x|[ -])?(?:days?|tage?|dias?|días?|jours?|giorni|dni)(?: (?:a|per|por|pro|par|na) \p{L}+| split)? \p{L}{3}/u;

/** "Upper", "Lower": whether such words, more than one of them and none that is surer, part these texts into sessions. */
export function partsBySplits(texts: string[]): boolean {
  const labels = texts.map((text) => sessionLabel(text)).filter((label) => label !== null);
  return !labels.some(({ sure }) => sure) && new Set(labels.map(({ title }) => plain(title ?? ""))).size > 1;
}

/** "Día 1 - Cuerpo completo A" after its weekday was taken out of the middle. */
function shownTitle(text: string): string {
  return text
    .replace(/\s*[–—-]\s*[:|]\s*/g, " – ")
    .replace(/\(\s*\)/g, "")
    .trim();
}

const DAYTIME = new RegExp(`^(?:${either(DAYTIME_WORDS)})(?:\\s+(?:session|workout|training))?$`, "u");

/** "Morning", "PM", "Abends". */
export const isDaytime = (text: string): boolean => DAYTIME.test(plain(text));

const RESTS = new Set(all(REST_DAY_WORDS));

/** "Rest", "Off", "Descanso": no training. */
export function isRest(text: string): boolean {
  const own = plain(text)
    .replace(/[.!()]/g, "")
    .trim();
  return RESTS.has(own) || /^-+$/.test(own);
}
