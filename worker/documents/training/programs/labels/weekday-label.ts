import type { Weekday } from "../../../../contract/program-reading";
import { memoized } from "../../memoized";
import { SHORT_WEEKDAYS, WEEKDAY_WORDS } from "../../vocabulary/calendar-words";
import { withoutDate } from "./calendar-date";
import { either, trimmed } from "./label-words";
import { plain } from "./plain-text";
import { isDaytime } from "./rest-and-daytime";
import { sessionStart } from "./session-words";
import { timeOfDay } from "./time-of-day";

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

const WEEKDAY = new RegExp(`(?<![\\p{L}\\d])(${either([...WEEKDAYS.keys()])})(?:s)?\\.?(?![\\p{L}\\d]|-ish)`, "u");

type DayIn = { weekday: Weekday; rest: string; time?: string | null; also?: Weekday[] };

/** "Sesión A: Fuerza (lunes y viernes)" */
function daysInBrackets(text: string): DayIn | null {
  const [bracket = "", inner = ""] = /\(([^()]+)\)/u.exec(text) ?? [];
  const [weekday, ...also] = inner.split(/[\s,/&+]+(?:(?:and|y|e|et|und|i|и|og|och|en)\s+)?/iu).map(bareWeekday);
  if (!weekday || also.length === 0 || also.some((day) => day === null)) return null;
  return { weekday, rest: trimmed(text.replace(bracket, "")), also: also.filter((day) => day !== null) };
}

/** "【月】胸", "[Mo] Brust": in brackets in front of other words a short form is a weekday too. */
function dayInFront(text: string): DayIn | null {
  const [front = "", inner = ""] = /^[[(（【［〔「]\s*(\p{L}{1,3})\.?\s*[\])）】］〕」]/u.exec(text.trim()) ?? [];
  // "(二)" counts as much as it is a day, and so does "(M)"; "(PT)" is personal training.
  const isDay = !/^(?:[a-z]|PT|[一二三四五六])?$/i.test(inner) && !WEEKDAYS.has(plain(inner));
  const weekday = isDay ? bareWeekday(inner) : null;
  const rest = trimmed(text.trim().slice(front.length));
  return weekday && /^\p{L}/u.test(rest) ? { weekday, rest } : null;
}

/** "月（胸・三頭）": one sign in front of a bracket of words. */
function dayOfSign(text: string): DayIn | null {
  const [, sign = "", rest = ""] =
    /^([月火水木金土日월화수목금토])\s*[(（]([^()（）\d]+)[)）]$/u.exec(text.trim()) ?? [];
  const weekday = sign === "" ? null : bareWeekday(sign);
  return weekday && { weekday, rest };
}

/** "So · 15. Jun", "Di 17.06. – Kraft", "월 7/6 · 스쿼트": in front of a date a short form is a weekday, though it is another word elsewhere. */
function dayOfDate(text: string): DayIn | null {
  const [, short = "", behind = ""] =
    /^(\p{L}{2,3}|[月火水木金土日월화수목금토])\.?,?\s+(?:[·•|–—-]\s+)?(\d.*)$/u.exec(text.trim()) ?? [];
  const weekday = behind === "" || WEEKDAYS.has(plain(short)) ? null : bareWeekday(short);
  if (!weekday) return null;
  const rest = withoutDate(behind.replace(SHORT_DATE, ""));
  return rest === behind || /^\d/.test(rest) ? null : { weekday, rest: trimmed(rest) };
}

/** "17.06.", "7/6 · " */
const SHORT_DATE = /^\d{1,2}(?:\.\s?\d{1,2}\.(?=\s|$)|\/\d{1,2}(?=\s*$|\s+[·•|:–—-]))/u;

/** The weekday that a text is, or begins or ends with. `rest` is what else it says. */
export const weekdayIn = memoized((text: string): DayIn | null => {
  const own = plain(text);
  if (own.length > 80) return null;
  const several = daysInBrackets(text);
  if (several) return several;
  const inFront = dayInFront(text) ?? dayOfSign(text);
  if (inFront) return inFront;
  const dated = dayOfDate(text);
  if (dated) return dated;
  // "TE 1 (Mo)", "Tag 1 (Mo): Brust": in brackets behind other words a short form is a weekday too.
  const [, called = "", short = "", also = ""] = /^(.*\S)\s*[([](\p{L}{2})\.?[)\]]((?:\s*[:–—-].*)?)$/u.exec(own) ?? [];
  // "(PT)" is personal training.
  const isDay = short !== "" && !WEEKDAYS.has(short) && !WEEKDAY.test(called) && !/[([]PT[)\]]/.test(text);
  const named = isDay ? bareWeekday(short) : null;
  // "Di – Kraft"
  const [leading = "", first = ""] = /^(\p{L}{2})\.?\s*(?:\s-\s|:\s|\|)\s*(?=\p{L})/u.exec(own) ?? [];
  const before = first === "" || WEEKDAYS.has(first) ? null : bareWeekday(first);
  if (before)
    return {
      weekday: before,
      rest: trimmed((text.trim().length === own.length ? text.trim() : own).slice(leading.length)),
    };
  if (named) {
    const from = text.trim().length === own.length ? text.trim() : own;
    return { weekday: named, rest: trimmed(from.slice(0, called.length) + from.slice(own.length - also.length)) };
  }
  const found = WEEKDAY.exec(own);
  const weekday = found ? WEEKDAYS.get(found[1] ?? "") : undefined;
  if (!found || !weekday) return null;
  if (ORDINAL.test(own.slice(found.index)) || MINE.test(own)) return null;
  const ahead = trimmed(own.slice(0, found.index));
  // Short forms are words of other languages too ("mar", "sex"): behind other words only a whole name, or one in brackets, counts.
  const opened = /[([]$/.test(own.slice(0, found.index).trimEnd());
  // "3. ПН (heavy)", "2. FRI": the days of a plan, counted.
  if (COUNTED_DAY.test(text.trim()) && /^\d{1,2}[.)]?$/.test(ahead))
    return weekdayIn(text.trim().replace(/^\d{1,2}[.)]\s+/, ""));
  if (ahead !== "" && !opened && (found[1] ?? "").length < 4 && !sessionStart(ahead)) return null;
  // "Plan 10 km – groupe du mardi" is of those who come on that day.
  if (ahead.split(" ").length > 3 && OF_DAY.test(ahead)) return null;
  // "Timetable, week commencing Monday 3 May" is no plan of a Monday.
  if (BEGINS_ON.test(ahead)) return null;
  const shown = text.replace(/\s+/g, " ").trim();
  const from = shown.length === own.length ? shown : own;
  const end = found.index + found[0].length;
  const timed = timeOfDay(own.slice(end), from.slice(end));
  // "Tuesday (evening) – Push", "Session A (Tuesday evening)"
  const said = opened ? INSIDE_BRACKET : BRACKET_BEFORE_TITLE;
  const [bracket = "", within = ""] = said.exec(timed.rest.trim()) ?? [];
  const daytime = bracket !== "" && isDaytime(within) ? within : null;
  const behind = timed.rest
    .trim()
    .slice(daytime === null ? 0 : bracket.length)
    .trim();
  // "Session A - Tuesday (lower)" is "Session A (lower)".
  // "Session A (gym, Tuesday)", "Session A (Tuesday, gym)": what says more than the day keeps its bracket.
  const isWithin =
    daytime === null &&
    ((/\([^()]*\p{L}[^()]*$/u.test(own.slice(0, found.index)) && /^[^()]*\)/.test(own.slice(end))) ||
      (ahead !== "" && opened && /^,[^()]*\p{L}[^()]*\)/u.test(timed.rest.trim())));
  // "Séance du mardi : équilibre" would lose its sense without its day.
  if (isWithin || ON_DAY.test(ahead)) return { weekday, rest: shown };
  const bracketed = ahead !== "" && /^\([^()]+\)$/.test(behind);
  const parts = [trimmed(from.slice(0, found.index)), bracketed ? behind : trimmed(behind)].filter(Boolean);
  // "Gym 1 – Mon – Lower" and "Gym 1 (Monday) – Lower" are "Gym 1 – Lower", "Gym 1, Monday: Lower" is "Gym 1: Lower".
  const [, between] = (/[–—(,-]\s*$/.test(from.slice(0, found.index)) && /^\)?\s*([:–—-])/.exec(behind)) || [];
  const joined = parts.join(between === undefined ? " " : between === ":" ? ": " : " – ");
  // "Monday 1/8": a date is no name.
  const rest = DATE_ALONE.test(joined) || (!/\d{4}/.test(joined) && withoutDate(joined) === "") ? "" : joined;
  return { weekday, rest, time: timed.time ?? daytime };
});

const BRACKET_BEFORE_TITLE = /^\(([^()]+)\)(?=\s*[:–—-])/u;
const INSIDE_BRACKET = /^([^()]+?)\s*\)/u;

/** "Primer día segunda semana", "terça parte": the second and the third of something. */
const ORDINAL =
  /^(?:segunda|terca|quarta|quinta|sexta)\s(?:semana|fase|parte|serie|sesion|sessao|vuelta|volta|ronda|rodada|vez|etapa)(?!\p{L})/u;

/** "Mon programme": "my" in French. */
const MINE = /^mon (?:programme|plan|planning|entrainement|cycle|bloc|carnet|suivi)(?!\p{L})/u;

const COUNTED_DAY = /^\d{1,2}[.)]\s+(?:\p{Lu}{2,4}(?!\p{L})|\p{L}{2,4}\s*(?:[(:–—-]|$))/u;

const ON_DAY = /\p{L}\s(?:du|de|del|dell[ae]|do|da|di|vom|am|on|na|w|в)$/u;

const OF_DAY = /\s(?:du|des|de|del|dell[ae]|do|da|of|vom|von)$/u;

const BEGINS_ON =
  /(?<!\p{L})(?:w\/[cb]|(?:week )?(?:beginning|starting|commencing|from)|week of|semana del?|(?:a partir|desde) (?:del?|d[ao]|el)|semaine du|a partir du|settimana d[ea]l|a partire da|woche (?:vom|ab)|ab|tydzien od|od|неделя с)$/u;

const DATE_ALONE = /^\d{1,2}[./-]\d{1,2}(?:[./-](?:\d{2}|\d{4}))?\.?$/;

/** A weekday and nothing else, also in short: the heading of a calendar's column. */
export function bareWeekday(text: string): Weekday | null {
  const own = plain(text).replace(/[.:]$/, "");
  const named = WEEKDAYS.get(own);
  if (named) return named;
  const short = SHORT_WEEKDAYS.findIndex((words) => words.includes(own));
  return short < 0 ? null : ((short + 1) as Weekday);
}
