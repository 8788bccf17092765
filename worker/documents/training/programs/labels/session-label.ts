import type { Weekday } from "../../../../contract/program-reading";
import { memoized } from "../../memoized";
import { DAYTIME_WORDS, SPLIT_WORDS } from "../../vocabulary/calendar-words";
import { either } from "./label-words";
import { plain } from "./plain-text";
import { sessionStart } from "./session-words";
import { bareWeekday, weekdayIn } from "./weekday-label";

type SessionLabel = {
  weekday: Weekday | null;
  title: string | null;
  /** Whether its words leave no doubt. */
  sure: boolean;
  /** When it begins, beside a weekday. */
  time?: string | null;
  /** "Monday and Thursday": the days on which it comes again. */
  also?: Weekday[];
};

/** A text that names a session: "Mon - Strength 1", "Day 3", "Push A", "Seduta B - Trazione", "Full Body #2". */
export const sessionLabel = memoized((text: string): SessionLabel | null => labelOf(text.replace(SIGN_IN_FRONT, "")));

/** "■ Monday: chest", "★ Day 1" */
const SIGN_IN_FRONT = /^\s*[\u25a0-\u25ff★☆〇➤✦]+\s*/u;

function labelOf(text: string): SessionLabel | null {
  const shown = text.replace(/\s+/g, " ").trim();
  const own = plain(text);
  if (own === "" || own.length > 70) return null;
  const day = isSentence(own) ? null : weekdayIn(text);
  if (day) {
    const { rest, also } = day.also ? { rest: day.rest, also: day.also } : furtherDays(day.rest);
    const title = rest === "" ? null : shownTitle(rest);
    return { weekday: day.weekday, title, sure: true, time: day.time ?? null, also };
  }
  if (COUNTS_DAYS.test(own) || PREPOSITION.test(shown) || AT_HOME.test(own)) return null;
  if (sessionStart(own) || PART_OF_DAY.test(own) || KIND_OF_DAY.test(own) || BESIDE_MATCH.test(own))
    return { weekday: null, title: shown.replace(/:$/, ""), sure: true };
  // "Pull:", but not "Squat:" over what is said of it.
  const split = LIFT_BEFORE.test(own) ? own : own.replace(/\s*:$/, "");
  if (SPLIT_ALONE.test(split) || SPLITS_OVER.test(own) || LETTERED.test(own))
    return { weekday: null, title: shown.replace(/:$/, ""), sure: false };
  return null;
}

/** "and Thursday – lower", "/Wed/Fri" behind a weekday. */
function furtherDays(rest: string): { rest: string; also: Weekday[] } {
  const [, behind = ""] = JOINED.exec(rest) ?? [];
  const day = behind === "" ? null : weekdayIn(behind);
  // It has to stand right there: "and a walk on Thursday" is none.
  if (!day || !beginsWithDay(behind)) return { rest, also: [] };
  const further = furtherDays(day.rest);
  return { rest: further.rest, also: [day.weekday, ...further.also] };
}

const JOINED = /^(?:(?:and|y|e|et|und|i|и|og|och|en)\s+|[&+/,]\s*)(\p{L}.*)$/iu;
const beginsWithDay = (text: string): boolean => bareWeekday(/^[\p{L}-]+/u.exec(text)?.[0] ?? "") !== null;

/** "Block A – Morning", "Bloc B (soir)" */
const PART_OF_DAY = new RegExp(
  `^(?:blo(?:c|ck|que|co|cco|k)|part(?:ie|e)?|teil|часть|блок)\\s+\\S{1,3}\\s*[-–—:,(]\\s*(?:${either(DAYTIME_WORDS)})\\)?$`,
  "u",
);

/** "MD-4", "Game day +1 – recovery": so many days before or after the match. */
const BESIDE_MATCH =
  /^(?:md|gd|match ?day|game ?day|spieltag|dia de (?:partido|jogo)|jour de match|giorno (?:di )?gara)\s?[-–−+±]\s?\d(?!\d)/u;

/** "GPP Day", "Max effort lower day" */
const KIND_OF_DAY =
  /^(?!(?:rest|off|every|each|per|a|any|one|same|next|last|this|that|the|training|race|recovery|full|half|all|your|free|have|enjoy|see|take|make|good|happy|nice|great)\s)(?:\p{L}[\p{L}/&+-]* ){1,3}day$/u;

const JOINS = "\\/|&|\\+|,|-|(?<=\\s)(?:and|e|y|et|und|i|и|og|och|en)(?=\\s)";
/** "Upper / Lower", "Push day": a session where more of them part the plan. */
const SPLIT_ALONE = new RegExp(
  `^(?:${either(SPLIT_WORDS)})(?:\\s*(?:day|session|workout|focus|emphasis|${JOINS})\\s*(?:${either(SPLIT_WORDS)})?)*$`,
  "u",
);
const LIFT_BEFORE = /^(?:squats?|bench|dead ?lifts?|press)\s*:$/u;

/** "Chest and triceps + core:" */
const SPLITS_OVER = new RegExp(`^(?:${either(SPLIT_WORDS)})(?:\\s*(?:${JOINS})\\s*(?:${either(SPLIT_WORDS)}))+:$`, "u");

const LETTERED = /^[a-d](?:\s+day|\s?[日天])?$|^(?:workout|day|session|treino|seduta)\s+[a-d]$/u;

/** "Do this 3 times a week (Mon/Wed/Fri)." speaks of days, and is none; nor is "Sali piano sulla panca e scendi." one. */
function isSentence(own: string): boolean {
  const [first = "", next = ""] = own.split(" ");
  const isHead = weekdayIn(first) !== null && (/\P{L}$/u.test(first) || /^\P{L}/u.test(next));
  return /\p{L}\)?[.!?]$/u.test(own) && own.split(" ").length > 5 && !isHead;
}

/** "Squat a corpo libero", "Course à pied": a small letter and a word behind it is no sign of a session, nor is one with an accent. */
const PREPOSITION = /^\p{L}+(?: \p{L}+)? (?:a \p{Ll}{2,}|[àÀ] \p{L})/u;
/** Also in capitals: "ALLENAMENTO A CASA", "TREINO A DOIS". */
const AT_HOME =
  /^\p{L}+ a (?:casa|domicilio|distanz?a|distancia|circuit[oi]|corpo|cuerpo|terra|tempo|tiempo|una?|uma?|dois|duas|dos|due)(?!\p{L})/u;

/** "4 Day Upper / Lower", "3-day full body": the name of all of it. */
const COUNTS_DAYS =
  /^[2-7](?:x|[ -])?(?:days?|tage?|dias?|días?|jours?|giorni|dni)(?: (?:a|per|por|pro|par|na) \p{L}+| split)? \p{L}{3}/u;

/** "Día 1 - Cuerpo completo A" after its weekday was taken out of the middle. */
function shownTitle(text: string): string {
  return text
    .replace(/\s*[–—-]\s*[:|]\s*/g, " – ")
    .replace(/[(（]\s*[)）]/g, "")
    .trim();
}

/** "Upper", "Lower": whether such words, more than one of them and none that is surer, part these texts into sessions. */
export function partsBySplits(texts: string[]): boolean {
  const labels = texts.map((text) => sessionLabel(text)).filter((label) => label !== null);
  return !labels.some(({ sure }) => sure) && new Set(labels.map(({ title }) => plain(title ?? ""))).size > 1;
}
