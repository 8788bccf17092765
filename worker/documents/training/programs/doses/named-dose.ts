import { NO_SETS } from "../../../../contract/no-sets";
import type { ReadExercise, Sets } from "../../../../contract/program-reading";
import { isCategory } from "../../categories";
import { memoized } from "../../memoized";
import { inDigits } from "../../number-words";
import { all, WEEK_WORDS } from "../../vocabulary/calendar-words";
import { EASY_WORDS } from "../../vocabulary/easy-words";
import { MUSCLE } from "../../vocabulary/group-words";
import { looksLikeMovement } from "../../vocabulary/movements";
import { ORDER_WORDS } from "../../vocabulary/order-words";
import { withoutDate } from "../labels/calendar-date";
import { plain } from "../labels/plain-text";
import { statesFact } from "../labels/stated-fact";
import { bareWeekday } from "../labels/weekday-label";
import { unitOfLoad } from "./dose-loads";
import { BETWEEN, doseOf, hasWork, holdsMore, isWholeDose } from "./dose-sets";
import {
  HOURS,
  KILOMETRES,
  LOAD_UNIT,
  METRES,
  MINUTES,
  OTHER_LENGTHS,
  REST,
  SECONDS,
  SETS_WORD,
  TIMES_WORD,
} from "./dose-words";
import { inDecimals } from "./fractions";
import { labelledDose } from "./labelled-dose";
import { ladderIn } from "./ladder";
import { saysProgress } from "./says-progress";
import { REPS_BY_SETS, tidy } from "./tidy-dose";
import { topSet } from "./top-set";

export type NamedDose = {
  code: string | null;
  name: string;
  sets: Sets[];
  rest: string | null;
  tempo: string | null;
  said: string[];
};

const CODE =
  /^\s*(?:([A-Ha-h]\d{0,2}|T[1-4]|\d{1,2}[A-Da-d])\s*[.):/]\s+|([A-H]\d{1,2})\s*[-–—]?\s+|([A-H])\s+(?=\p{Lu}\p{Ll}{2})(?!(?:Skip|March|Run|Stance|Series|Frame|Position)(?!\p{L}))|(\d{1,2})\s*[.)]\s+(?=\p{L}|\d-\p{L}|\d{1,3}(?:-\d{1,3})?\s*(?:[x×]|(?:min|secs?|s|m|km)\s))|\(\d{1,2}\)\s+(?=\p{L})|\[\s?[xX✓]?\s?\]\s+|[-–•*·●☐☑☒□▢◻○◦▪→✓✔]\s+)/u;
/** Where a name may end and a dose begin: a colon, a spaced dash, a comma, a bar or brackets before a number or a word of one. */
const BREAK =
  /\s*[:|]\s+|\s*：\s*|\s*（(?=\s*\d)|\s+[-–—]\s+|\s+(?:[→=]|->|=>)\s+(?=\d)|,\s+(?=\d|x\d|amrap|max)|\s*\((?=\s*\d)|\s+(?=(?:\d+(?:(?<=\d\d)[.,]\d+)?(?:[-–]\d+)?\s*(?:[x×✕]|(?:work(?:ing)?\s+|hard\s+)?sets?\b|(?:heavy\s+)?(?:singles|doubles|triples)\b|rounds?\b|trips?\b|laps?\b|s[eé]ries?(?!\p{L})|serii(?!\p{L})|подход(?:а|ов)?(?!\p{L})|sätze\b))|x\s?\d|\d{1,2}(?:-\d{1,2}){3,}(?![\d-])|\d{2,4}(?:-\d{2,4}){2,}\s?(?:m|km)\b|\d{1,2}(?:(?:\s*,\s*\d{1,2}){2,}|(?:\/\d{1,2}){2,}|(?:-\d{1,2}){2})\+?(?![\d.,/-])|\d+\s*\*\s*\d|(?<!\sс\s)\d{1,2}\s+(?:by|по)\s+\d|:[0-5]\d(?!\d)|\d+(?:\.\d+)?\s?['′"″](?![\p{L}\d])|\d{1,2}(?:-\d{1,2})?\s?\/\s?(?:side|leg|arm|hand|lado|lato|seite|côté)(?!\p{L})|\d+(?::\d\d|(?:[.,]\d+)?(?:[-–]\d+(?:[.,]\d+)?)?\s*(?:%|s\b|sec(?:s|onds?)?\b|min(?:utes?)?\b|h(?![\p{L}-])|m\b|km\b|mi\b|miles?\b|yds?\b|yards?\b|reps?\b))|\d+(?:-\d+)?,?\s+or\s+(?:until\s+|to\s+)?failure|(?:until|to)\s+failure(?=,?\s(?:for|x)|$)|@|amrap\b|(?:左右各?|片側|各|每[侧边]|좌우|양쪽|각)?\s*\d+(?:[-–~〜]\d+)?\s*[回秒分セ회번개초세次个组米]|\d+(?:\.\d+)?\s?kg\s?[x×]\s?\d+\s?[回次회]|限界(?:まで|(?=\s?[x×]\s?\d))|力竭|최대)/giu;

/** "1 ct pause", "3 sec hold", "2 inch deficit", "2 board": a figure of the exercise's name. */
const OF_NAME =
  /^\d+(?:[-–]\d+)?[\s-]*(?:cts?|counts?|(?:s|secs?|seconds?)\s+(?:paus|hold|eccentric|negativ|descent|lower)\p{L}*|(?:inch(?:es)?|in|cm|")\s+(?:deficit|block|box|board|paus)\p{L}*|boards?|blocks?)(?!\p{L})/iu;

/** Sets and what is done in each, as it may stand before a name. */
const FRONT_DOSE =
  "\\d+(?:-\\d+)?\\s*[x×]\\s*(?:\\d+(?:-\\d+)?\\+?(?:\\s*(?:s|sec(?:ond)?s?|min(?:ute)?s?|m|met(?:er|re)s?|km|yds?|yards?|reps?)\\b)?|amrap|max)(?:\\s*(?:\\/|per\\s|each\\s)\\s*(?:side|leg|arm|hand|foot|way)\\b)?";
const SENTENCE = /\p{L}{3}[.!?]\s+\p{Lu}|\p{L}{5}[.!?]\s+\d|\p{L}{4}[.!?]$/u;
const FRONT = new RegExp(`^(${FRONT_DOSE}(?:\\s*[,+&]\\s*${FRONT_DOSE})*)\\s+(?:of\\s+)?(\\p{L}.*)$`, "iu");

/** "T1 starts at", "then go to": the beginning of a sentence, whatever figure follows. */
export const opensSentence = (name: string) => DANGLING.test(name);
const DANGLING =
  /\s(?:at|à|um|alle|las|às|vers|to|is|are|of|for|from|by|with|than|then|and|or|the|a|an|in|on|after|every|about)$/iu;

/** "Rest", "Rest 3-5 min for T1", "Complete 3 rounds": what is said of all exercises, but not "Rest-pause curl". */
const RESTS =
  /^(?:complete|repeat|perform|do|alternate|completar?|repetir|wiederhol(?:e|en)|ripeti|ripetere|repeter|powtorz)$|^(?:(?:no|without|kein[e]?|ohne|sin|sem|senza|sans|bez|без) )?(?:rest|pause|pauze|rust|descanso|pausa|recupero|repos|przerwa|отдых)(?:$|\s*[:\d(])/u;

/** "Heavy lifts: 2-3 min rest; others: 60 s" */
const TELLS_RESTS = new RegExp(
  `^[^\\d]{3,40}\\d+(?:\\s?[-–]\\s?\\d+)?\\s*(?:${SECONDS}|${MINUTES})\\s*(?:of |de |di |d')?(?:${REST})\\s*[;,]\\s+\\p{L}[^\\d]{2,40}\\d+(?:\\s?[-–]\\s?\\d+)?\\s*(?:${SECONDS}|${MINUTES})(?!\\p{L})[^\\d]*$`,
  "iu",
);

/** "The 5x5 of old", "Nel suo 5x5": no lift, but the way in which it is trained. */
const IN_SENTENCE =
  /^(?:(?:the|this|that|my|our|your|his|il|lo|la|un|una|nel|nella|questo|mio|suo|tuo|el|este|mi|su|tu|en|o|um|no|meu|seu|le|mon|ce|son|dans|der|die|das|ein|eine|mein|sein|dieses|im|in|with)(?: |$)){1,3}$/u;

/** "T1: go from 5x3+ to 6x2+, after that": what is said of doses. */
const TELLS = /\d\s*[x×]\s*\d.*\s(?:to|then|after|until|instead|or)\s/iu;

/** A sentence that another one follows. */
const GOES_ON = /\p{L}[.!?]\s+\p{Lu}/u;

/** "30 to 90 seconds a mile slower than you hope to race.": a figure in a sentence that goes on. */
function isProse(text: string): boolean {
  if (!/[.!?]["')]*$/u.test(text.trim())) return false;
  const [first = ""] = text.replace(/^[\s:|(–—-]+/u, "").split(/[,;:.!?()]\s|\s\(|\s[–—-]\s/u);
  return (first.match(/\p{L}{2,}/gu) ?? []).length > 6;
}

/** "6 weeks", "4 semaines": how long a plan is for. */
const SPAN_OF_PLAN = `\\d{1,2}(?:\\s*-\\s*\\d{1,2})?\\s*-?\\s*(?:${all(WEEK_WORDS).join("|")}|semanas|settimane|wochen|weken|months?|meses|mois|mesi|monate?|недел\\p{L}*|тижн\\p{L}*|tygodni\\p{L}*|viikko\\p{L}*|days|dias|jours|giorni|tage|sessions?|workouts?|trainings?|einheiten|seances?|sesiones|sedute)s?(?!\\p{L})`;
export const PLAN_LENGTH = new RegExp(`^[\\s:,(|-]*${SPAN_OF_PLAN}`, "u");
/** "Block 1 – Base · 4 weeks", "Block 2 – Weeks 5-8 (4 days/week)" */
const ENDS_WITH_LENGTH = new RegExp(
  `[·•|,;(–—-]\\s*${SPAN_OF_PLAN}(?:\\s*(?:\\/|(?:a|per|each|pro|por|par|na|w)\\s)\\s*(?:${all(WEEK_WORDS).join("|")}))?\\s*\\)?$`,
  "u",
);

const isOneName = (sign: string, { name, sets }: NamedDose): boolean =>
  sign !== ":" && name.includes(" ") && sets.every(({ reps }) => reps === null);

/** Whatever figures are in it, it says nothing of what is done. */
const isNoDose = (shown: string): boolean =>
  labelledDose(shown) !== null ||
  statesFact(shown) ||
  CLOCK.test(shown) ||
  saysHours(shown) ||
  isAppointment(shown) ||
  DATES.test(shown) ||
  ENERGY.test(shown) ||
  READING.test(shown) ||
  COUNTS_EXERCISES.test(plain(shown)) ||
  TEMPO.test(shown) ||
  HOW_OFTEN.test(plain(shown)) ||
  saysHowOften(plain(shown)) ||
  TELLS_RESTS.test(shown) ||
  holdsMore(shown) ||
  saysCondition(shown);

/** "7 pm Boxing, 8 pm No gi": when a class begins. */
const CLOCK = /^(?!.*\d\s*[x×]\s*\d).*(?<!\d)\d{1,2}(?::[0-5]\d)?\s*[ap]\.?m\.?(?!\p{L})/iu;

/**
 * "Monday, Friday 17:00-21:00": from one hour of the day to another, unless something is rowed or run so long; "the rack is full
 * between 17:00 and 19:00" says it of anything.
 */
function saysHours(shown: string): boolean {
  if (/\d\s*[x×]\s*\d/.test(shown)) return false;
  const at = shown.search(HOURS_OF_DAY);
  return BETWEEN_HOURS.test(shown) || (at >= 0 && !looksLikeMovement(plain(shown.slice(0, at))));
}

const BETWEEN_HOURS =
  /(?<!\p{L})(?:between|from|zwischen|von|entre|de|tra|fra|dalle|między|od|между|с)\s+(?:0?[6-9]|1\d|2[0-3])[:.h][0-5]\d\s+(?:and|to|till|until|und|bis|y|a|e|às|et|à|alle|i|a|do|и|до)\s+(?:1\d|2[0-3])[:.h][0-5]\d(?![\d:])/iu;

const HOURS_OF_DAY =
  /(?<![\d:])(?:0?[6-9]|1\d|2[0-3])[:.h][0-5]\d\s*(?:[-–—]|to|bis|a|à)\s*(?:1\d|2[0-3])[:.h][0-5]\d(?![\d:])/iu;

/** "Next time: 12 January, 19:30", "Monday 18:00 beginners": when something is, on a day of the calendar or of the week. */
function isAppointment(shown: string): boolean {
  const undated = withoutDate(shown);
  if (undated !== shown && /,?\s(?:at\s)?(?:0?[6-9]|1\d|2[0-3])[:.h][0-5]\d(?![\d:])/iu.test(undated)) return true;
  const [, day = "", what = ""] = /\d\s*[x×]\s*\d/.test(shown) ? [] : (ON_WEEKDAY.exec(shown) ?? []);
  return bareWeekday(day) !== null && !looksLikeMovement(plain(what));
}

const ON_WEEKDAY =
  /^(\p{L}{2,14})\.?,?\s(?:at\s)?(?:0?[6-9]|1\d|2[0-3])[:.h](?:00|15|30|45)(?:\s?(?:h|uhr))?\s(\p{L}.*)$/iu;

/** "Training 10/16 – 10/22": from one day of the calendar to another. */
const DATES = /^[^\d]*(?<!\d)(?:[12]?\d|3[01])\/(?:[12]?\d|3[01])\s*[-–]\s*(?:[12]?\d|3[01])\/(?:[12]?\d|3[01])$/u;
/** "Burned: 320-450 kcal" */
const ENERGY = /^(?!.*\d\s*[x×]\s*\d).*\d{3}\s*(?:kcal|kilocal\p{L}*|kj)(?!\p{L})/iu;

/** "Posted on 3 May · 4 min read", "Lesezeit: 5 Minuten": how long it takes to read the page. */
const READING =
  /(?<!\d)\d{1,2}[\s-]?min(?:\.|\p{L}*)\s(?:read(?:ing time)?|lesezeit|de lectura|de leitura|de lecture|di lettura|czytania|чтения)(?!\p{L})|^(?:lesezeit|reading time|tiempo de lectura|tempo de leitura|temps de lecture|tempo di lettura|czas czytania|время чтения)\s?:?\s/iu;

/** "Main block: 4 exercises" */
const COUNTS_EXERCISES =
  /^\p{L}[^:\d]{2,30}:\s*\d{1,2}(?:\s?[-–]\s?\d{1,2})?\s*(?:exerc|ejerc|ubung|eserciz|cwicze|упражн)\p{L}*\.?$/u;

/** "tempo 40X0" */
const TEMPO =
  /^(?:tempo|темп|テンポ|템포|cadence|cad[eê]ncia|kadenz|tut)\s*:?\s*(?:[\dx]{4}|[\dx](?:[-/.][\dx]){2,3})$/iu;

/** "12-10-8, slowly (last week: 5x10 was too easy)": the dose stands before the brackets. */
const OPEN_BEHIND_DOSE = /\d\s*[x×-]\s*\d[^()]*\([^()]*$/u;

/** Words and a time in brackets, and behind them sets of something. */
const IN_NAME = /^\(\p{L}[^()]*\)[\s:–—-]*\d{1,2}\s*[x×]\s*\d/u;

const LIST_OF_REPS = /^\d{1,2}(?:\s*[,/-]\s*\d{1,2}){2,}\+?(?!\d)/;

/** "2x daily", "3 times a week": how often it is trained, and no dose besides. */
const HOW_OFTEN = new RegExp(
  `^(?!.*\\d\\s*[x×]\\s*\\d)\\d(?:\\s?-\\s?\\d)?\\s*(?:x|×|time|${TIMES_WORD})\\s*(?:(?:a|per|pro|por|par|am|al|ao|na|w|в|each|every|in der)\\s+)?(?:daily|day|weekly|week|taglich|tag|woche|dia|semana|giorno|settimana|jour|semaine|dziennie|dzien|tygodniu|tydzien|день|неделю)(?!\\p{L})`,
  "u",
);

/** "Core for runners (2x per week, after the run)", "At work, twice a day"; a movement behind a comma may still be one to do. */
function saysHowOften(words: string): boolean {
  const [, before = "", sign = "", said = ""] =
    /^([^(),;–—\d]{3,60})(\(|[,;–—]\s|\s-\s)([^()]{4,40})\)?\s*:?$/u.exec(words) ?? [];
  return before !== "" && HOW_OFTEN.test(said) && (sign === "(" || !looksLikeMovement(before));
}

/** "In the gym, three times a week": a training that comes so often, and none to choose for a day. */
export const tellsHowOften = (text: string): boolean => saysHowOften(plain(inOneSpelling(text)));

/** "When you own 5 x 5", "Remember: if you miss a set": what is to be done then. */
function saysCondition(shown: string): boolean {
  const [, called = "", said = ""] = /\d\s*[x×]\s*\d/.test(shown) ? [] : (/^([^:]{2,40}):\s+(.+)$/u.exec(shown) ?? []);
  return CONDITION.test(shown) || (CONDITION.test(said) && !looksLikeMovement(plain(called)));
}

const CONDITION =
  /^(?:when|if|once|until|unless|wenn|sobald|cuando|si|quando|se|quand|lorsque|gdy|jeśli|когда|если)\s+\p{L}.*[.!]$/iu;

const IN_ORDER = new RegExp(`^(?:${ORDER_WORDS.join("|")})(?:\\s*[,:–-]\\s+|\\s+(?=\\d+\\s*[x×]\\s*\\d))(.+)$`, "iu");

const COUNT_ALONE = new RegExp(`^\\d{1,2}(?:-\\d{1,2})?\\s*(?:${SETS_WORD})\\.?\\s*[x×]?$`, "iu");

/** Between a name of a few words and how much of it is done. */
const FOR_SO_MUCH = /(?<=^[\p{L}'’ -]{2,40})\s+for$/iu;

/** "Perform 4 sets of", "Haz 3 series de" */
const TO_DO = new RegExp(
  `^(?:do|perform|complete|haz|hacer|realiza\\p{L}{0,2}|fa[çc]a|fazer|mache?n?|fai|fare|fais|faites|faire|zrób|делай\\p{L}*|сделай\\p{L}*|выполн\\p{L}+)\\s+(?=\\d{1,2}\\s*(?:${SETS_WORD})\\s+\\p{L})`,
  "iu",
);

/** An exercise and its dose in one line: "Bench Press: 3 x 8, rest 2 min", "Easy run 4 km". Null where no dose is in it. */
export const namedDose = memoized(
  (text: string): NamedDose | null => heavySet(text) ?? workedUp(text) ?? firstOf(text) ?? readNamedDose(text),
);

/** "Deadlift 1x5 / Power clean 5x3", "Front squat 3x5 or Light squat 2x8": one of two exercises, each with its own dose. */
function firstOf(text: string): NamedDose | null {
  const [, first = "", other = ""] = EITHER.exec(text) ?? [];
  return (other === "" ? null : eitherOf(first, other)) ?? eitherInWords(text);
}

function eitherOf(first: string, other: string): NamedDose | null {
  const read = readNamedDose(first);
  const second = read && looksLikeMovement(plain(read.name)) ? readNamedDose(other) : null;
  if (!read || !second || !looksLikeMovement(plain(second.name))) return null;
  return { ...read, said: [...read.said, `or ${other}`] };
}

/** "Power clean, 5 x 3 reps or power snatch, 6 x 2 reps" */
function eitherInWords(text: string): NamedDose | null {
  const [found, ...more] = text.length > 240 ? [] : [...text.matchAll(OR_THEN)];
  if (!found || more.length > 1) return null;
  const at = [found, ...more].find(({ index }) =>
    isWholeDose(text.slice(0, index).replace(/^[^\d]*(?=\d{1,2}\s*[x×])/u, "")),
  );
  return at ? eitherOf(text.slice(0, at.index), text.slice(at.index + at[0].length)) : null;
}

const OR_THEN = /,?\s+(?:or|oder|ou)\s+(?=\p{L}[^\d]{3,60}\d{1,2}\s*[x×]\s*\d)/giu;

const EITHER =
  /^(\p{L}[^/,;]{2,40}\d\s*[x×]\s*\d{1,3}\+?)\s+(?:\/|or|oder|ou)\s+(\p{L}[^/,;]{2,40}\d\s*[x×]\s*\d[^/,;]{0,20})$/iu;

/** "Lunge\t3 x 10\t2 x 8 kg\trest 60 s\t–": a name, and parts of its dose that tabs hold apart. */
function betweenTabs(text: string): string {
  if (!text.includes("\t")) return text;
  const fields = text.split(/\t+/).map((field) => field.trim());
  const at = fields.findIndex((field, index) => index > 0 && /^[\d@]/.test(field));
  if (at < 0) return text;
  const dose = fields.slice(at).filter((field) => /[\p{L}\d]/u.test(field));
  return `${fields.slice(0, at).join(" ")} | ${dose.join(", ")}`;
}

/** Digits for words, a sign for a tab between name and dose, one sign for times, which Cyrillic writes as a letter of its own. */
const inOneSpelling = (text: string): string =>
  betweenTabs(inDecimals(inDigits(text).text))
    .replace(/^\s*[・･]/u, "")
    .replace(/\s+/g, " ")
    // "10- 12 reps"
    .replace(/(?<=\d)-\s(?=\d)/g, "-")
    // "Pull-up 13 - 11 - 9"
    .replace(/(?<![\d.,:x×-])\d{1,3}(?:\s[-–—]\s\d{1,3}){2,}(?![\d.,:])/gu, (steps) => steps.replace(/\s/gu, ""))
    // "Squat: 70% - 4x9"
    .replace(/(?<=\d\s?%)\s+[-–—]\s+(?=\d{1,2}\s*[x×]\s*\d)/gu, " ")
    .replace(RANGE_IN_WORDS, joined)
    .replace(RANGE_APART, joined)
    // "Bench press 4x"
    .replace(/(?<=\p{L}\)?\s)(\d{1,2})\s?[x×](?=\s*(?:$|[|(]))/u, "$1 sets")
    .replace(REPS_BY_SETS, "$2 x $1")
    .replace(/(\d\s*)[хХ](?=\s*\d)/g, "$1x")
    .trim();

/** "8 to 12 reps", "75 to 80%", and "10 to 12" of so many that they are no sets: a range in words. */
const RANGE_IN_WORDS =
  /(?<![\d.,:/-])(\d{1,3})\s(?:to|bis)\s(\d{1,3})(?=\s?(?:[x×]\s?\d|sets?\b|reps?\b|%|kgs?\b|lbs?\b|min(?:utes?|uten)?\b|sec(?:onds?)?\b|s\b|wdh|each\b|per\b))|(?<![\d.,:/-])((?:[6-9]|[1-9]\d))\s(?:to|bis)\s(\d{1,2})(?=$)/giu;
/** "2 - 3 x 10", "8 - 12 reps": the dash of a range stands apart. */
const RANGE_APART =
  /(?<![\d.,:/x×-]|[-–—x×@]\s)(\d{1,2})\s[-–—]\s(\d{1,2})(?=\s?(?:[x×]\s?\d|sets?\b|reps?\b|wdh|each\b|per\b))|(?<![\d.,:/x×-]|[-–—x×@]\s)((?:[6-9]|[1-9]\d))\s[-–—]\s(\d{1,2})(?=$)/giu;

/** The figures of a range, where the first one is the smaller one. */
const joined = (whole: string, ...found: (string | undefined)[]): string => {
  const [from, to] = found.slice(0, 4).filter(Boolean);
  return Number(from) < Number(to) ? `${from}-${to}` : whole;
};

function readNamedDose(text: string): NamedDose | null {
  const shown = inOneSpelling(text);
  if (shown.length > 240 || !/\d|amrap|max|máx|макс|failure|heavy (?:single|double|triple)/iu.test(shown)) return null;
  if (isNoDose(shown) || saysProgress(shown)) return null;
  const { code, rest } = withoutCode(shown);

  const own = withoutSigns(rest.replace(TO_DO, "")).replace(DOSE_AND_DASH, "$1 ");
  // "Then: 10 min easy bike", "Después, cinco minutos de estiramientos": a word of order is no name.
  const [, next] = IN_ORDER.exec(own) ?? [];
  if (next) return namedDose(next);
  const labelled = behindLabel(own);
  if (labelled) return { ...labelled, code };
  const tidied = tidy(own);
  const whole = lastingIn(own) ?? intervalBehind(own) ?? intervalIn(tidied);
  if (whole) return { code, ...whole };
  const [, many, efforts = "", amount = ""] = COUNTED_RUNS.exec(tidied) ?? [];
  if (many) return { code, name: efforts, ...doseOf(`${many} x ${amount}`) };
  const fronted = doseBefore(own, tidied);
  if (fronted) return { code, ...fronted };
  // A sign with a dose behind it ends the name, whatever figures are in it: "Flying 30 m: 4 x 30 m".
  const breaks = [...own.matchAll(BREAK)];
  const sure = breaks.find(
    (found) =>
      /^\s*[:|]|\s[-–—]\s/.test(found[0]) &&
      !OPEN_BEHIND_DOSE.test(own.slice(0, found.index)) &&
      /^\d+\s*(?:(?:sets?\s*)?[x×]|sets?\s+of|s\s?\/)\s*\d/.test(own.slice(found.index + found[0].length)),
  );
  for (const found of sure ? [sure, ...breaks] : breaks) {
    if (OF_NAME.test(own.slice(found.index + found[0].length))) continue;
    const within = own.slice(0, found.index).lastIndexOf("(");
    // "Bench press (pause 2 s) 3x8": what is in brackets before a dose is of the name.
    const isWithin = within > 0 && !own.slice(within, found.index).includes(")");
    if (isWithin && IN_NAME.test(own.slice(within))) continue;
    // In brackets the dose begins with them: "First pair (rest 90 s)" has none.
    const at = isWithin ? within : (found.index ?? 0);
    // "Squats for 5 sets of 5", "Plank for 60 s"
    const name = own.slice(0, at).trim().replace(FOR_SO_MUCH, "");
    if ((found !== sure && NO_NAME.test(name)) || COUNT_ALONE.test(name) || isPattern(name, own.slice(at))) continue;
    if (LOAD_ALONE.test(name)) continue;
    // "5/3/1" alone may be the name of a plan.
    if (LIST_OF_REPS.test(own.slice(at).trim()) && !ladderIn(own.slice(at).trim()) && !looksLikeMovement(plain(name)))
      continue;
    if (RESTS.test(plain(name)) || IN_SENTENCE.test(plain(name))) return null;
    if (!/\p{L}{2}/u.test(name) || name.length > 90 || SENTENCE.test(name) || opensSentence(name) || TELLS.test(name))
      continue;
    if (PLAN_LENGTH.test(plain(own.slice(at)))) return null;
    if (ENDS_WITH_LENGTH.test(plain(own)) && !looksLikeMovement(plain(name))) return null;
    if (isProse(own.slice(at))) continue;
    const behind = own
      .slice(at + (/^\s*[:|,]/.test(found[0]) || /[-–—(→=]/.test(found[0]) ? found[0].length : 0))
      .replace(/^\s*\(/, "")
      .trim();
    const dose = doseOf(
      /\([^)]*$/.test(own.slice(0, at + 2)) || !behind.includes("(") ? behind.replace(/\)$/, "") : behind,
    );
    const isShare = SHARE.test(own.slice(at)) && looksLikeMovement(plain(name));
    if (!dose.sets.some((sets) => hasWork(sets) || sets.count !== null) && !isShare) continue;
    if (!(dose.sets[0] && (hasWork(dose.sets[0]) || dose.sets[0].count || isShare))) continue;
    // "Ice 10 min after. See you in 2 weeks.", "What you need: one pair of 20s, one 24, a timer."
    const isSaid =
      GOES_ON.test(behind) || /^\p{Ll}.*\p{L}\.$/u.test(behind) || (/\.$/.test(behind) && behind.split(" ").length > 8);
    // "Slow on the way down, 3 seconds." and "Do all three, rest 60 s after each round." are sentences with an amount.
    const words = name.split(" ").length;
    const isAmount = /\.$/.test(own) && words > 3 && dose.sets.every(({ count, load }) => !count && !load);
    // "Contest: log press for max reps, yoke 625 lb x 80 ft, stones. Bring belt and tacky." names no exercise.
    if (GOES_ON.test(behind) && words > MOST_WORDS) continue;
    const isOfRest = RESTS.test(plain(name.split(/[,;]\s*/).at(-1) ?? "")) && name.includes(",");
    if (
      isOfRest ||
      (dose.sets[0].count === null && (isSaid || isAmount) && (words > MOST_WORDS || !looksLikeMovement(plain(name))))
    )
      continue;
    return withLoad(withoutCue({ code, name: name.replace(/\s*(?:[:–—-]|[.…·_]{2,})$/, ""), ...dose }));
  }
  // What follows begins with a figure.
  if (!/^[^\p{L}]*\d/u.test(own)) return null;
  const run = amountOfRun(tidied);
  return run && { code, ...run };
}

/** No exercise has a name of so many words that a sentence would not end behind it. */
const MOST_WORDS = 8;

/** "70% + 5 kg" */
const LOAD_ALONE = /^[\d.,\s+%–-]+(?:kgs?|lbs?)?$/iu;

/** "5 x 1000 m, rest 2 min" has no name, nor has "3 mi @ 8:00", nor "3 sets x 5 reps". */
const NO_NAME = /^\d+\s*[x×]\s*\d|^\d[^\p{L}]*\p{L}{1,5}\s*@$/u;

/** "2 kicks, 1 pull": a pattern, of which neither is the dose. */
const isPattern = (name: string, behind: string): boolean =>
  /^\d{1,2}\s+\p{L}/u.test(name) && /^,\s+\d{1,2}\s+\p{L}/u.test(behind);

/** "(60 kg) 3x5", "[3x8]", "5~8 x 3" */
const withoutSigns = (text: string): string =>
  text
    .replace(/(?<=\d)~(?=\d)/g, "-")
    .replace(/\[([^[\]]*\d[^[\]]*)\]/g, "($1)")
    .replace(/\((\d[^()]*)\)\s*(?=\d{1,2}(?:\s?[-–]\s?\d{1,2})?\s*[x×]\s*\d)/g, "$1 ");

/** "Main lift: Box squat - 5 x 5", "Core: Dragon flag 3 x 6", "Shoulders: Lateral raise 3x12", "Water – long paddle 16 km" */
function behindLabel(own: string): NamedDose | null {
  const [, head = "", sign = "", tail = ""] = /^([^:]{3,30}?)(:|\s[–—-])\s+((?:\d\d°\s)?\p{L}.*)$/u.exec(own) ?? [];
  // What the lift is for, or what kind of exercise it is, and then its name.
  const isOfMuscle = sign === ":" && MUSCLE.test(plain(head));
  const within = tail && (isOfMuscle || !looksLikeMovement(plain(head))) ? namedDose(tail) : null;
  const isOfKind = within !== null && isCategory(head) && within.sets.every(({ count }) => count !== null);
  if (within && (isOfKind || looksLikeMovement(plain(within.name)))) return { ...within, said: [head, ...within.said] };
  // Neither half is known for a movement, so both are the name.
  return within && isOneName(sign, within) ? { ...within, name: `${head}${sign} ${within.name}` } : null;
}

/** "5 mi long run", "3 mi run + strength", "5000 m row at an even pace" */
function amountOfRun(tidied: string): Omit<NamedDose, "code"> | null {
  const far = /^(\d+(?:[.,]\d+)?\s*(?:km|mi|miles?|m|min|minutes?))\s+(?:of\s+)?(\p{L}.*)$/iu.exec(tidied);
  if (
    !far?.[2] ||
    /^(?:easy|hard|steady|recovery|light|moderate|slow|fast)(?:$|,)/i.test(far[2]) ||
    !looksLikeMovement(plain(far[2])) ||
    /\d|=|\p{L}[.!?]\s/u.test(far[2])
  )
    return null;
  const dose = doseOf(far[1] ?? "");
  // What is done besides, and how, is said of it.
  const [name = "", ...more] = far[2].trim().split(/\s[+–—-]\s|\s(?=at\s)/u);
  return dose.sets.length > 0 ? { name, ...dose, said: [...dose.said, ...more] } : null;
}

/** "Snatch – HS", "Front squat: HT": weightlifters write a heavy single, double or triple so. */
function heavySet(text: string): NamedDose | null {
  const [, lift = "", kind = "", size = ""] = HEAVY_SET.exec(text.trim()) ?? [];
  if (lift === "") return null;
  const { code, rest: name } = withoutCode(lift);
  return { code, name, ...doseOf(`heavy ${{ S: "single", D: "double" }[size] ?? "triple"}`), said: [kind] };
}

/** "Front squat\\twork up to a heavy double", "Bench press: build to a 3RM": a lift, and behind a sign how far it goes. */
function workedUp(text: string): NamedDose | null {
  const [, lift = "", said = ""] = WORKED_UP.exec(text.trim()) ?? [];
  const reps = said === "" ? null : topSet(plain(said.replace(/\.$/, "")));
  const { code, rest: name } = withoutCode(lift);
  if (reps === null || !looksLikeMovement(plain(name))) return null;
  return { code, name, sets: [{ ...NO_SETS, reps }], rest: null, tempo: null, said: [said] };
}

const WORKED_UP = /^([^:;,\t]{3,60}?)\s*(?::|\t|,|\s[–—-])\s*((?:work|build|ramp|find|hit|take)[^:;,\t]{5,50})$/iu;

const HEAVY_SET =
  /^([^:;,]{0,40}(?:[Ss]natch|[Cc]lean|[Jj]erk|[Ss]quat|[Dd]eadlift|[Bb]ench)[^:;,]{0,20}?)\s*(?::|\s[–—-])\s*(H([SDT]))$/;

/** "Strength: Goblet Squat 3x10, Calf Raise 3x15": several exercises in one line. Null where it holds anything else. */
export function listedDoses(line: string): NamedDose[] | null {
  const [, head = "", tail = ""] = /^([^:\d]{2,30}):\s+(.+)$/u.exec(line) ?? [];
  const own = tail !== "" && !looksLikeMovement(plain(head)) ? tail : line;
  const parts = own.split(/[,;]\s+(?=\p{L})|\s[+|·•]\s+(?=\p{L})/u);
  const read = parts.flatMap((part) => (/\d\s*[x×]\s*\d/i.test(part) ? (namedDose(part) ?? []) : []));
  return parts.length > 1 && read.length === parts.length ? read : null;
}

/** "Front squat, 75-80%, slow tempo": how heavy, and nothing of how much. */
const SHARE = /^(?:,|:|\s[–—-])\s+\d{2,3}(?:\s*[-–]\s*\d{2,3})?\s*%(?:,\s[^.!?]{3,60})?$/u;

/** "Stiff-leg deadlift, hamstring focus, 3 sets": how it is done, between the name and its dose. */
function withoutCue(read: NamedDose): NamedDose {
  const [, name = "", cue = ""] = /^(.*\p{L}),\s+([^,]{0,20}\s(?:focus|emphasis|tempo))$/iu.exec(read.name) ?? [];
  return looksLikeMovement(plain(name)) ? { ...read, name, said: [cue, ...read.said] } : read;
}

/** "Swing 24 kg: 3 x 30", "Row 24-26 kg: 3 x 8", "Front squat 2x20 kg: 4 x 8", "Deadlift 120kg fast 4x3": a load between the name and its dose. */
export function withLoad<Of extends Pick<NamedDose, "name" | "sets" | "said">>(read: Of): Of {
  const [, called, ...plates] = PLATES_BEHIND.exec(read.name) ?? [];
  if (called && read.sets.every(({ load, percent }) => (load ?? percent) === null)) {
    const load = plates.join(" + ").replace(/(?<=\d)\s*(?=\p{L})/gu, " ");
    return { ...read, name: called, sets: read.sets.map((sets) => ({ ...sets, load })) };
  }
  const [, name, bells, weight, unit = "", how] = LOAD_BEHIND.exec(read.name) ?? [];
  if (!name || read.sets.some(({ load, percent }) => load !== null || percent !== null)) return read;
  // "Lift 20 kg dumbbells 3x8" goes on with the name.
  if (how && (!looksLikeMovement(plain(name)) || looksLikeMovement(plain(how)))) return read;
  const load = `${bells ? "2x" : ""}${weight} ${unitOfLoad(unit.toLowerCase())}`;
  const said = how ? [how, ...read.said] : read.said;
  return { ...read, name, said, sets: read.sets.map((sets) => ({ ...sets, load })) };
}

/** "Hack squat 10kg + 10kg": the plates of both ends. */
const PLATES_BEHIND =
  /^(\p{L}.*?\p{L}),?\s+(\d{1,3}(?:[.,]\d+)?\s*(?:kg|lb)s?)\s*\+\s*(\d{1,3}(?:[.,]\d+)?\s*(?:kg|lb)s?)$/iu;

/** "Goblet squat @ 20 kg": an exercise and its load, without any amount. */
export function loadBehind(text: string): { name: string; load: string } | null {
  const [, name = "", load = ""] = /^(\p{L}[^@\d]{1,50}?)\s*@\s*(\d.{1,30})$/u.exec(text) ?? [];
  const [only, ...more] = load === "" ? [] : doseOf(load).sets;
  return only?.load && !hasWork(only) && only.count === null && more.length === 0 ? { name, load: only.load } : null;
}

const LOAD_BEHIND =
  /^(\p{L}.*?\p{L}),?\s+(2\s*[x×]\s*)?(\+?\d{1,3}(?:[.,]\d+)?(?:-\d{1,3}(?:[.,]\d+)?)?)\s*(kgs?|lbs?)(?:\s+(\p{L}+))?$/iu;

/** "Warm-up (5 min): easy jog and mobility", "First half (15 min):": how long something takes, and what it is made of. */
function lastingIn(own: string): Omit<NamedDose, "code"> | null {
  const [, name = "", amount = "", said = ""] = LASTING.exec(own) ?? [];
  const { sets, said: more } = doseOf(amount);
  const [only, ...others] = sets;
  if (RESTS.test(plain(name)) || !only?.duration || only.count !== null || others.length > 0 || more.length > 0)
    return null;
  return { name, sets, rest: null, tempo: null, said: said === "" ? [] : [said] };
}

const LASTING = /^(\p{L}[^():\d]{2,40}?)\s*\((\d[^():]{1,15})\):\s*([^\d]*)$/u;

/** "8 x 60 sec jog / 90 sec walk", "6 x 400 m hard, 2 min easy": work, and what is done until the next. */
function intervalIn(tidied: string): Omit<NamedDose, "code"> | null {
  const [, work = "", name = "", rest = "", easy = ""] = INTERVAL.exec(tidied.replace(IN_BRACKETS, "$1 $2")) ?? [];
  if (name === "") return null;
  const { sets } = doseOf(work);
  const isRun = !BY_ITSELF.test(name);
  const between = /^(?:rest|recovery|off)$/iu.test(easy) ? rest.trim() : `${rest} ${easy}`;
  return { name: isRun ? name : "Run", sets, rest: between, tempo: null, said: isRun ? [] : [name] };
}

/** "Run: 8 x 60 s jog, 90 s walk": the label is what all of it is called. */
function intervalBehind(own: string): Omit<NamedDose, "code"> | null {
  const [, head = "", tail = ""] = /^(\p{L}[^:\d]{1,29}):\s+(\d.*)$/u.exec(own) ?? [];
  const within = looksLikeMovement(plain(head)) ? intervalIn(tidy(tail)) : null;
  return within && { ...within, name: head, said: [...(within.name === "Run" ? [] : [within.name]), ...within.said] };
}

/** "8 tiros de 200 m", "6 sprints of 40 m", "6 x sprints of 40 m" */
const COUNTED_RUNS =
  /^(\d{1,2})\s*(?:x\s*|\s)(tiros|piques|sprints?|repeats|strides|sprünge|läufe|steigerungsläufe|ripetute|scatti|allunghi|accélérations|przebież\p{L}+|ускорени\p{L}+)\s+(?:(?:of|x|de|da|di|à|a|über|po|по)\s+)?(\d.*)$/iu;

/** "8 x (60 s run, 90 s walk)" */
const IN_BRACKETS = /^(\d{1,2}\s*x)\s*\(([^()]+)\)$/;
const SPAN =
  "\\d+(?:[.:]\\d+)?\\s*(?:s|secs?|seconds?|segs?|segundos|sek|m|min|mins|minutes?|minutos|km|mi|miles?|yds?)?";
const INTERVAL = new RegExp(
  `^(\\d{1,2}\\s*[x×]\\s*${SPAN})\\s+(?:of\\s+)?(?!(?:min|sec|seg|met(?:er|re)s?\\b))(\\p{L}{3,12}(?: (?:\\p{L}{3,12}|(?:at|al|a|@) \\d{2,3} ?%))?)\\s*(?:[/,+;]|with|w/|and)\\s*(${SPAN})\\s+(?:of\\s+)?(${EASY_WORDS})$`,
  "iu",
);

/** "3 x 8 Bench Press", "4x5, 1x5+ Bench Press", "5 x 200 m Freestyle, rest 20 s", "200 m Choice". */
function doseBefore(own: string, tidied: string): Omit<NamedDose, "code"> | null {
  // "2 sets weighted hypers"
  const [, count, counted = ""] = /^(\d{1,2})\s+sets?\s+(?:of\s+)?(\p{L}[^\d]{2,40})$/iu.exec(own) ?? [];
  if (count && looksLikeMovement(plain(counted))) return { name: counted.trim(), ...doseOf(`${count} sets`) };
  // "4x6 - Bench press"
  const [joined, joinedTidy] = [own, tidied].map((each) => each.replace(DASHED, "$1 "));
  const front = wholeDoseBefore(joined ?? own) ?? FRONT.exec(joinedTidy ?? tidied) ?? FAR.exec(own);
  if (!front?.[2]) return null;
  const [, called = "", tail = ""] = BEHIND_NAME.exec(front[2].replace(/^of\s+/iu, "")) ?? [];
  // "4x5 Squat at 75% – 3 min": how heavy stands behind the name, and the rest behind a dash.
  const [, weighed = called, weight = ""] = WEIGHT_BEHIND.exec(called) ?? AT_LOAD.exec(called) ?? [];
  // "3x30 s Side plank per side"
  const [, one = weighed, side = ""] = /^(.*\S)\s+((?:per|each)\s(?:side|leg|arm))$/iu.exec(weighed) ?? [];
  const name = one.replace(/\.$/, "");
  const behind = REST_BEHIND.test(tail) ? `rest ${tail}` : tail;
  const isNamed = looksLikeMovement(plain(name)) && !BY_ITSELF.test(name);
  // What is not known for a movement is one where a capital begins it and a unit or sets of something stand before it.
  const isCalled =
    isShortName(name, 3) &&
    (UNIT_BEFORE.test(front[1] ?? "") || isWholeDose(front[1] ?? "")) &&
    !RESTS.test(plain(name));
  if (!(isNamed || isCalled) || /\d/.test(name)) return null;
  // "6 x 400 m, 2 min jog rest"
  if (/\srest$/i.test(name)) return null;
  const dose = doseOf([`${front[1]} ${side}`.trim(), weight, behind.replace(/\)$/, "")].filter(Boolean).join(", "));
  // "6 x 400 m, 90 s jog" says what is done between.
  if (dose.rest !== null && BETWEEN.test(` ${name}`)) return null;
  return dose.sets.length > 0 ? { name: name.trim(), ...dose } : null;
}

/** So many words at most that a capital begins: a name, perhaps, of a lift that is not known for one. */
export const isShortName = (name: string, words: number): boolean =>
  /^\p{Lu}[\p{L}'’ -]{2,30}$/u.test(name) && name.split(" ").length <= words;

/** "3x8-10 - Seated row", "5x3Squat": what parts a dose from the name behind it, or fails to. */
const DOSE_AND_DASH =
  /^(\d{1,2}\s*[x×]\s*\d{1,3}(?:\s?[-–]\s?\d{1,3})?\+?)(?:\s+[–—-]\s+(?=\p{L})|(?=\p{Lu}\p{Ll}{2}))/u;

const WEIGHT_BEHIND =
  /^(\p{L}[^\d@%]{2,50}?)\s+((?:(?:at|@|al|au|à|a|bei|mit|con|com|with|na)\s*)?\d{2,3}(?:[.,]5)?(?:\s?[-–]\s?\d{2,3})?\s?%|@?\s?(?:rpe|rir)\s?\d(?:[.,]5)?(?:\s?[-–]\s?\d{1,2})?|(?:con|com|with|mit|avec|at|@)\s(?:2\s\p{L}+\s(?:de|of|di|von|à)\s)?\d{1,3}(?:[.,]\d)?\s?(?:kg|lbs?))$/iu;
const REST_BEHIND = /^\d{1,3}(?:[.,]5)?\s?(?:'{1,2}|’{1,2}|″|′|"|s|secs?|seg|min)\.?$/iu;

const DASHED = /^(\d{1,2}\s*[x×]\s*\d{1,3}(?:-\d{1,3})?\+?(?:\s?(?:s|secs?|m|min|reps?))?)\s*[-–—:]\s+(?=\p{L}{3})/iu;

/** "rows, slowly", "pull-ups. Same band as last week": a name and what is said behind it. */
const BEHIND_NAME = /^(.*?)(?:\s*(?:[,;(]|\s[–—-]\s|(?<=\p{Ll}{4}|\bups)\.\s(?=\p{Lu}))\s*(.*))?$/su;

/** "squats at 100 kg", "press with 2 min of rest" */
const AT_LOAD = /^(.*?)\s+((?:@|at|with|using|con|com|avec|mit|с)\s*\d.*)$/su;

/** "3 x 8-12 @ 60 kg, RPE 8 Bench Press", "3 serie da 10 per lato Affondi": the longest dose, and what it is of. */
function wholeDoseBefore(own: string): string[] | null {
  if (!COUNT_FIRST.test(own)) return null;
  let found: string[] | null = null;
  for (const { index } of own.matchAll(/\s(?=\p{L})/gu)) {
    const head = own.slice(0, index);
    if (/\s\p{Lu}\p{Ll}+$/u.test(head)) continue;
    const { sets, said } = doseOf(head);
    if (said.length === 0 && sets.some(hasWork) && !OF_FIGURE.test(own.slice(index)))
      found = [own, head, own.slice(index + 1)];
  }
  return found;
}

/** What follows goes on with the figure before it. */
const OF_FIGURE = new RegExp(
  `^\\s(?:${SECONDS}|${MINUTES}|${HOURS}|${METRES}|${KILOMETRES}|${OTHER_LENGTHS}|${LOAD_UNIT})(?!\\p{L})`,
  "iu",
);

const COUNT_FIRST = new RegExp(
  `^\\d{1,2}(?:-\\d)?\\s*(?:[x×]\\s*(?:\\d|m[aá]x(?!\\p{L}))|(?:${SETS_WORD})(?!\\p{L}))`,
  "iu",
);

const FAR =
  /^(\d+(?:[.,]\d+)?\s*(?:km|mi|miles?|m|yds?|min|mn|minutes?)|\d{1,2}\s?h(?:\s?[0-5]\d)?)\s+(?:of\s+)?(\p{Lu}\p{L}.*)$/u;
const UNIT_BEFORE = /(?:m|km|yds?|mi|miles?|min|mn|minutes?|s|sec|\dh|\dh\s?\d\d)\s*$/i;
const BY_ITSELF =
  /^(?:easy|hard|steady|recovery|light|moderate|slow|fast|work|vite|rapide|fuerte|forte|rapido|veloce|schnell|szybko|mocno)$/i;

/** "Exercise 1: Chin-up", "Übung 2: Dips" */
const COUNTED =
  /^(?:exercise|ejercicio|exerc[ií]cio|esercizio|übung|exercice|ćwiczenie|упражнение)\s*#?\d{1,2}\s*[:.)–-]\s*/iu;

export function withoutCode(text: string): { code: string | null; rest: string } {
  const found = COUNTED.exec(text) ?? CODE.exec(text);
  if (!found) return { code: null, rest: text };
  return { code: (found[1] ?? found[2] ?? found[3])?.toUpperCase() ?? null, rest: text.slice(found[0].length).trim() };
}

export function exerciseOf(read: NamedDose): ReadExercise {
  return {
    name: read.name,
    exerciseCode: read.code,
    tier: null,
    category: null,
    prescription: read.sets,
    tempo: read.tempo,
    rest: read.rest,
    notes: read.said.join("; ") || null,
    videoUrl: null,
  };
}

/** An exercise of which only the name is known. */
export const undosed = (name: string, code: string | null = null): ReadExercise =>
  exerciseOf({ code, name, sets: [], rest: null, tempo: null, said: [] });
