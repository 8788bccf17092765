import { NO_SETS } from "../../../../contract/no-sets";
import type { ReadExercise, Sets } from "../../../../contract/program-reading";
import { memoized } from "../../memoized";
import { inDigits } from "../../number-words";
import { all, WEEK_WORDS, WEEKS_WORDS } from "../../vocabulary/calendar-words";
import { EASY_WORDS } from "../../vocabulary/easy-words";
import { either } from "../labels/label-words";
import { plain } from "../labels/plain-text";
import { pairOf } from "./dose-loads";
import { HOURS, KILOMETRES, MINUTES, MOST, OTHER_LENGTHS, RANGE, REST } from "./dose-words";
import { inDecimals } from "./fractions";
import { labelledDose } from "./labelled-dose";
import { ladderIn } from "./ladder";
import { maxRepSets } from "./max-rep-sets";
import { missing, readPiece } from "./piece-of-dose";
import { saysProgress } from "./says-progress";
import { sidedDose } from "./sided-dose";
import { pieces } from "./split-dose";
import { tidy } from "./tidy-dose";
import { timeText } from "./time-text";
import { saysWork, timedCircuit } from "./timed-circuit";
import { topSet } from "./top-set";

/** What a text says of a dose. `said` is what is none: a cue, a condition. */
type Dose = { sets: Sets[]; rest: string | null; tempo: string | null; said: string[] };

/** What is in every dose: a figure, or a word for as much as one can. */
const MAY_BE_DOSE = new RegExp(`\\d|max|máx|макс|最|heavy|top|${MOST}`, "iu");

/** Reads a dose as coaches write it: "3 x 8-12 @ RPE 8, rest 2 min", "65% x5, 75% x5", "5/5/5+ @ 65/75/85%", "15 min, zone 2". */
export const doseOf = memoized((written: string): Dose => {
  const text = inDecimals(inDigits(written).text);
  const dose: Dose = { sets: [], rest: null, tempo: null, said: [] };
  // Nobody writes a dose of so many words, and each is held against many patterns.
  const shown = text.length > LONGEST ? "" : tidy(text);
  if (text.length > LONGEST || !MAY_BE_DOSE.test(shown)) {
    if (text.trim() !== "") dose.said.push(text.trim());
    return dose;
  }
  const labelled = labelledDose(text);
  if (labelled) return { ...dose, ...labelled };
  const whole = wholeIn(shown);
  if (whole) return whole;
  let waiting: Partial<Sets> = {};
  const parts = pieces(shown);
  for (const [at, piece] of parts.entries()) {
    if (isTaken(dose, parts, at) || isCueAhead(dose, parts, at)) continue;
    const [before, ...others] = dose.sets;
    const part = readPiece(piece);
    dose.rest ??= part.rest;
    dose.tempo ??= part.tempo;
    if (part.said) dose.said.push(part.said);
    // "3x10 (lower in 3 s)": a time behind words, after the dose, is a cue.
    const isCue =
      part.sets.every(({ count, reps, distance }) => (count ?? reps ?? distance) === null) ||
      // "3-3-3-3-3 (build to a heavy triple)": the last of the sets that are counted.
      isLastOf(dose.sets, part.sets);
    if (isCue && part.sets.length > 0 && part.said && /^\p{L}/u.test(piece) && dose.sets.some(hasWork)) {
      dose.said[dose.said.length - 1] = piece;
      continue;
    }
    // "5 x 5 (135, 165, 195, 225, 255 lb)": a load for each of the sets.
    const isEach = part.loads.length > 0 && part.loads.length === Number(before?.count);
    if (before && isEach && others.length === 0 && part.sets.length === 0) {
      dose.sets = part.loads.map((load) => ({ ...before, count: "1", load }));
      continue;
    }
    const last = dose.sets[dose.sets.length - 1];
    const [only, ...more] = part.sets;
    // "4 sets, 6 reps"
    const counted = last !== undefined && last.count !== null && !hasWork(last);
    if (counted && only && more.length === 0 && only.count === null && hasWork(only)) {
      dose.sets[dose.sets.length - 1] = { ...last, ...only, count: last.count, ...missing(only, last) };
    } else if (before && others.length === 0 && countsBefore(before, part.sets, parts[at - 1] ?? "")) {
      dose.sets = [{ ...before, ...missing(before, only ?? {}), count: only?.count ?? null }];
    } else if (part.sets.length > 0) {
      dose.sets.push(...part.sets.map((sets) => ({ ...sets, ...missing(sets, waiting) })));
      waiting = {};
    } else if (dose.sets.length > 0 && !parts.slice(0, at).every((each) => REP_MAX.test(each))) {
      dose.sets = dose.sets.map((sets) => ({ ...sets, ...missing(sets, part.about) }));
    } else waiting = { ...waiting, ...part.about };
  }
  // A load or an effort of its own ("RPE 8") is a dose too, of sets that somebody else counts.
  if (dose.sets.length === 0 && Object.keys(waiting).length > 0) dose.sets.push({ ...NO_SETS, ...waiting });
  // "5 @ 6, 5 @ 7, 3 x 5 @ 8": a set each on the way to those that are counted.
  const isCounted = dose.sets.some(({ count }) => count !== null);
  if (isCounted && dose.sets.every(({ reps, effort }) => reps !== null && effort !== null))
    dose.sets = dose.sets.map((sets) => ({ ...sets, count: sets.count ?? "1" }));
  // "Work up to a heavy triple, then 3 x 3": the top set is one of those that are counted.
  if (
    dose.sets.some(({ count }) => count !== null) &&
    parts.some((piece) => topSet(piece.toLowerCase().trim()) !== null)
  )
    dose.sets = dose.sets.map((sets) => (sets.reps === null ? sets : { ...sets, count: sets.count ?? "1" }));
  // "4 sets: 15 reps, 12 reps, 10 reps, 8 reps": what is done in each of those that are counted.
  const [first, ...next] = dose.sets;
  if (next.length > 0 && first?.count === String(dose.sets.length) && dose.sets.every(isOneOfThem(first)))
    dose.sets = dose.sets.map((sets) => ({ ...sets, count: "1" }));
  leaveTotals(dose);
  // "10, 8, 6, 4": the reps of each set; "500 m, 500 m, 500 m": the same distance, set by set.
  const isList =
    dose.sets.length > 2 &&
    dose.sets.every(
      ({ count, reps, distance }) =>
        count === null && (/^\d+\+?$/.test(reps ?? "") || (distance !== null && distance === first?.distance)),
    );
  if (isList) dose.sets = dose.sets.map((sets) => ({ ...sets, count: "1" }));
  dose.sets = joined(dose.sets);
  return dose;
});

/** Takes a piece that says something of the sets before it, or is a set by itself. */
function isTaken(dose: Dose, parts: string[], at: number): boolean {
  const piece = parts[at] ?? "";
  // "10RM, 4 x 6 @ 70%": a set of a rep max before the others.
  const max = dose.sets.length === 0 && at < parts.length - 1 ? REP_MAX.exec(piece) : null;
  if (max) {
    dose.sets.push({ ...NO_SETS, count: "1", reps: `${max[1]}RM` });
    return true;
  }
  // "5 sets of 4, 2 x 20 kg": two bells of 20 kg.
  const bells = at > 0 && dose.sets.some(hasWork) ? BELLS.exec(piece) : null;
  if (bells) {
    dose.sets = dose.sets.map((sets) => ({ ...sets, load: sets.load ?? pairOf(bells) }));
    return true;
  }
  // "4x, maybe 5x", "3 sets to failure (or 8-12)": what else it may be.
  if (dose.sets.length > 0 && ELSE.test(piece)) {
    dose.said.push(piece);
    return true;
  }
  // "3x2 (2 board)", "5x5 with 3 chains": what it is done with.
  if (dose.sets.some(hasWork) && (GEAR.test(plain(piece)) || OF_THEM_WITH.test(piece))) {
    dose.said.push(piece);
    return true;
  }

  // "3 x 5, add 5 lb each time": how the load goes on, and none to begin with.
  if (dose.sets.some(hasWork) && saysProgress(piece)) {
    dose.said.push(piece);
    return true;
  }
  // "2 x 10, 3 s hold", "3 x 12 (2 s pause)": how long each of the reps is held.
  if (dose.sets.some(({ reps }) => reps !== null) && HELD.test(plain(piece))) {
    dose.said.push(piece);
    return true;
  }
  // "5x5 (from W3 5-8 reps)", "4x6 @ 40 kg (S1: 38@8)": what holds in some of the weeks, or came of them.
  if (dose.sets.some(hasWork) && OF_WEEKS.test(plain(piece))) {
    dose.said.push(piece);
    return true;
  }
  // "3x12, 30X0"
  if (dose.tempo === null && dose.sets.some(hasWork) && TEMPO_ALONE.test(piece)) {
    dose.tempo = piece.toUpperCase();
    return true;
  }
  // "5 x 800 m, 400 m jog between"
  if (dose.rest === null && dose.sets[0]?.count && dose.sets.length === 1 && JOGGED.test(piece)) {
    dose.rest = piece.replace(/\s+between$/iu, "");
    return true;
  }
  // "5x3, 80%, 3 min", "6 x 400 m, 90 s jog": a time behind sets and reps is the rest between them.
  const [before, ...others] = dose.sets;
  if (
    before?.count &&
    (before.reps ??
      before.distance ??
      (BETWEEN.test(piece) || /\d\s?s(?:ec)?$/i.test(piece) ? before.duration : null)) &&
    others.length === 0 &&
    dose.rest === null &&
    REST_ALONE.test(piece.replace(BETWEEN, ""))
  ) {
    dose.rest = timeText(piece.replace(BETWEEN, ""));
    return true;
  }
  return false;
}

const ELSE =
  /^(?:maybe|perhaps|possibly|quizas?|talvez|forse|vielleicht|peut-être|or|oder|ou|oppure|o|lub|или)\s+(?=.*\d)/iu;

/** Nobody rests for so short a time as a pause of a few seconds takes. */
const HELD =
  /^(?:with )?(?:a )?(?:\d{1,2}(?:-\d{1,2})?\s*(?:s|secs?|seconds?|sek|segs?|sec\.)[\s-]*(?:(?:iso(?:metric)?|end|top|bottom)\s+)?(?:holds?|squeezes?|halten)|[1-5](?:-\d)?\s*(?:s|secs?|seconds?|sek|segs?|sec\.)[\s-]*(?:pauses?|stops?|pausa|pauza|(?:(?:on )?the way |going |way )?(?:down|up)|negatives?|eccentrics?|excentri\p{L}+|lower(?:ing)?|descents?|(?:de |na |en la |in )?(?:bajada|subida|descida|discesa|salita)|descente|ablassen))(?:\s+(?:(?:at|on|in)\s+(?:the\s+)?)?(?:top|bottom|each|per rep|end))?$/u;

function ladderDose(shown: string): Dose | null {
  const ladder = ladderIn(shown.trim());
  if (!ladder) return null;
  const { rest, said, sets } = ladder.behind === "" ? { rest: null, said: [], sets: [] } : doseOf(ladder.behind);
  return { sets: joined(ladder.sets), rest, tempo: null, said: sets.length > 0 ? [ladder.behind] : said };
}

/** "10 reps (3 sets with 1 min rest)", "x 30 s (3 rounds)": how often stands behind. Minutes may be those of all rounds. */
function countsBefore(before: Sets, [only, ...more]: Sets[], written: string): boolean {
  const isOpen = before.count === null || (before.count === "1" && /^x/i.test(written));
  const isOfOne = hasWork(before) && !/min|:|h/.test(before.duration ?? "") && !/AM|max/i.test(before.reps ?? "");
  return isOpen && isOfOne && only !== undefined && more.length === 0 && only.count !== null && !hasWork(only);
}

/** "2 s at the bottom - 3x5": how each rep is done, before the sets. */
function isCueAhead(dose: Dose, parts: string[], at: number): boolean {
  const [piece = "", next = ""] = [parts[at], parts[at + 1]];
  const isAhead = at === 0 && CUE_AHEAD.test(piece) && /^\d{1,2}\s*x\s*\d/.test(next);
  if (isAhead) dose.said.push(piece);
  return isAhead;
}

const CUE_AHEAD = /^\d\s?(?:s|secs?|seg|sek|")\s+\p{L}[^\d]*$/iu;

/** "3 rounds: 40 s work, 20 s rest" */
function timedDose(shown: string): Dose | null {
  const timed = saysWork(shown) ? timedCircuit(shown) : null;
  if (!timed?.count || !timed.rest) return null;
  const { count, duration, rest } = timed;
  return { sets: [{ ...NO_SETS, count, duration }], rest, tempo: null, said: [] };
}

/** "8 mi w/ 4 mi @ race pace": what is within an amount is said of it. */
function doseWithin(shown: string): Dose | null {
  const [, whole = "", within = ""] = WITHIN.exec(shown) ?? [];
  if (whole === "") return null;
  const { sets, said } = doseOf(whole);
  return { sets, rest: null, tempo: null, said: [...said, within] };
}

/** "4 RIR 3 sets or RPE 6, 2 x 6": one of two doses, of which the first is read and the other kept. */
function firstOf(shown: string): Dose | null {
  const [, first = "", other = ""] = EITHER.exec(shown) ?? [];
  if (first === "") return null;
  const [dose, second] = [doseOf(first), doseOf(other)];
  const isCounted = ({ sets }: Dose) => sets.length > 0 && sets.every(({ count }) => count !== null);
  const isWhole = [dose, second].every((each) => isCounted(each) && each.said.length === 0);
  return isWhole ? { ...dose, said: [`or ${other}`] } : null;
}

const EITHER = /^([^()]*\d[^()]*?)\s+(?:or|oder|ou|oppure)\s+([^()]*\d[^()]*)$/iu;

const WITHIN = new RegExp(
  `^(${RANGE}\\s*(?:${MINUTES}|${HOURS}|${KILOMETRES}|${OTHER_LENGTHS}|m))\\s+((?:w/|with|incl(?:uding|\\.)?|davon|con|com|avec|dont)\\s*\\d.*)$`,
  "iu",
);

/** "8 mi w/ 10 x 100 m": an amount and what is within it, of something that is named elsewhere. */
export const holdsMore = (text: string): boolean => WITHIN.test(text);

const isLastOf = (sets: Sets[], [top, ...more]: Sets[]): boolean =>
  top !== undefined &&
  more.length === 0 &&
  top.count === null &&
  sets.reduce((sum, { reps, count }) => sum + (reps === top.reps ? Number(count) : 0), 0) > 1;

const isOneOfThem =
  (first: Sets) =>
  (sets: Sets): boolean =>
    (sets === first || sets.count === null) && /^\d+(?:-\d+)?\+?$/.test(sets.reps ?? "");

/** "60% 4x3, 70% 3x3 (21)": all reps of the exercise are said once more. */
function leaveTotals(dose: Dose): void {
  const total = dose.sets.at(-1);
  if (total && dose.sets.length > 1 && addsUp(dose.sets.slice(0, -1), total)) {
    dose.sets.pop();
    dose.said.push(total.reps ?? "");
  }
  if (saysTwice(dose.sets)) dose.sets.shift();
}

/** "50 reps (5 x 10)": all of them, and how they are parted. */
const saysTwice = ([all, parted, ...more]: Sets[]): boolean =>
  all?.count === null && parted !== undefined && more.length === 0 && addsUp([parted], all);

/** What is read in one piece. */
const wholeIn = (shown: string): Dose | null =>
  ofSets(sidedDose(shown) ?? maxRepSets(shown)) ??
  timedDose(shown) ??
  ladderDose(shown) ??
  doseWithin(shown) ??
  firstOf(shown);

const ofSets = (sets: Sets[] | null): Dose | null => sets && { sets, rest: null, tempo: null, said: [] };

const addsUp = (sets: Sets[], { count, reps, load, percent }: Sets): boolean =>
  count === null &&
  reps !== null &&
  (load ?? percent) === null &&
  sets.reduce((sum, each) => sum + Number(each.count) * Number(each.reps), 0) === Number(reps);

const OF_WEEKS = new RegExp(
  `^(?:\\p{L}{2,12}\\s)?(?:w|s(?=\\d{1,2}\\s?:)|(?:${either([...all(WEEK_WORDS), ...WEEKS_WORDS])})s?\\.?\\s*)\\d{1,2}(?!\\d)`,
  "u",
);

const GEAR =
  /^(?:\p{L}+\s){0,2}\d{1,2}(?:\s|-)?(?:ct\s|inch(?:es)?\s|in\s|cm\s)?(?:boards?|blocks?|bands?|chains?|mats?|plates?|deficit|box)$/u;

/** "6x8 (3 с узкой ручкой)": three of the sets with something, where "3 с" alone would be seconds. */
const OF_THEM_WITH = /^\d{1,2} с \p{L}+(?:ой|ей|[ыи]м|[ая]?ми|[ое]м|ью)(?!\p{L})/u;

/** "30X0", "3010", but neither "1x10" nor "3000". */
const TEMPO_ALONE = /^(?:[2-6][0-3]x[01]|(?=.*0)(?!.*00$)[1-6][0-6]{3})$/i;

/** How one moves between intervals, behind its time. */
export const BETWEEN =
  /\s+(?:easy\s+)?(?:easy|jog(?:ging)?|walk|float|trab(?:en)?|gehen|trote|caminando|marche|trucht|marsz)$/iu;

const JOGGED = new RegExp(
  `^(?:\\d{2,4}\\s?m|1\\s?km)\\s+(?:easy\\s+)?(?:${EASY_WORDS}|trab|${REST})(?:\\s+(?:between|recover(?:y|ies)|rest))?$`,
  "iu",
);

const REST_ALONE =
  /^(?:\d{1,3}(?:-\d{1,3})?\s*(?:s|secs?|seconds?|seg|sek|сек|"|'')|\d(?:[.,]5)?(?:-\d(?:[.,]5)?)?\s*(?:min|mins|minutes?|мин|')|\d:[0-5]\d)\.?$/iu;

const BELLS = /^(?:@\s*)?2\s*x\s*(\d+(?:\.\d+)?)\s*(kgs?|lbs?)\b\.?$/i;
const REP_MAX = /^(\d{1,2})\s?RM$/i;
const LONGEST = 300;

/** Whether the text is a dose and little else. */
export function isDoseText(text: string): boolean {
  const { sets, said } = doseOf(text);
  const words = said.join(" ").length;
  return sets.some(hasWork) && words * 2 <= text.length;
}

/** Whether a set says how much is to be done. */
export function hasWork(sets: Sets): boolean {
  return sets.reps !== null || sets.duration !== null || sets.distance !== null;
}

/** "5x10": sets, and what is done in each. */
export const isWholeDose = (text: string): boolean =>
  doseOf(text).sets.some((sets) => sets.count !== null && hasWork(sets));

/** Whether a plan can mean it: at most fifteen sets of at most sixty whole reps. */
export function isPlausible({ count, reps }: Sets): boolean {
  const amount = /^\d+(?:\.\d+)?/.exec(reps ?? "")?.[0];
  const isInAll = reps?.endsWith(" total");
  return !(Number(count?.split("-").at(-1)) > 15 || (Number(amount) > 60 && !isInAll) || amount?.includes("."));
}

/** Equal neighbours become one group. */
export function joined(list: Sets[]): Sets[] {
  const out: Sets[] = [];
  for (const sets of list) {
    const last = out[out.length - 1];
    const [a, b] = [Number(last?.count), Number(sets.count)];
    if (last && a > 0 && b > 0 && KEYS.every((key) => last[key] === sets[key])) {
      out[out.length - 1] = { ...last, count: String(a + b) };
    } else out.push(sets);
  }
  return out;
}

const KEYS = ["reps", "duration", "distance", "load", "percent", "effort"] as const;

/** Adds a line of its own that says how far an exercise is worked up. False where the line says anything else. */
export function workUp(text: string, exercises: () => readonly (ReadExercise | undefined)[]): boolean {
  const reps = text.length > LONGEST ? null : topSet(plain(text));
  const worked = reps === null ? [] : exercises().filter((each) => each !== undefined);
  for (const exercise of worked) {
    exercise.prescription = joined([...exercise.prescription, { ...NO_SETS, reps }]);
    exercise.notes = [exercise.notes, text].filter(Boolean).join("; ");
  }
  return worked.length > 0;
}
