import { NO_SETS } from "../../../../contract/no-sets";
import type { ReadExercise, Sets } from "../../../../contract/program-reading";
import { all } from "../../vocabulary/calendar-words";
import { COLUMN_WORDS } from "../../vocabulary/column-words";
import { escaped } from "../labels/label-words";
import { plain } from "../labels/plain-text";

const [SETS_WORD, REPS_WORD] = (["sets", "reps"] as const).map(
  (role) =>
    new RegExp(`(?<!\\p{L})(?:${all(COLUMN_WORDS[role]).map(escaped).join("|")}|${role[0]}|set)(?!\\p{L})`, "u"),
);

/** "4/6" under "Sets/Reps" is four sets of six, and "3 x 5" under "Reps x Sets" five of three. */
export function inOrderOf(heading: string, text: string): string {
  const [sets, reps] = [SETS_WORD, REPS_WORD].map((word) => word?.exec(plain(heading))?.index ?? -1);
  if (sets === undefined || reps === undefined || sets < 0 || reps < 0) return text;
  // "70%/4x3" under "% / sets x reps", where others write the reps first.
  const turned = sets < reps ? text.replace(SHARED, "$2 x $3 @ $1") : text;
  if (turned !== text) return turned;
  // "30 s x 3" under "Reps x Sets"
  const [, amount, count] = /^(\d[^x×/]*?)\s*[x×/]\s*(\d{1,2})$/i.exec(text.trim()) ?? [];
  if (sets > reps && amount && count) return `${count} x ${amount}`;
  const [, first, sign, second] =
    /^(\d[\d+]*(?:\s*-\s*\d+)?\+?)\s*([/x×-])\s*(\d[\d+]*(?:\s*-\s*\d+)?\+?)$/i.exec(text.trim()) ?? [];
  if (!first || !second) return text;
  if (sets > reps) return `${second} x ${first}`;
  return sign === "/" && Number.parseInt(first, 10) <= 10 ? `${first} x ${second}` : text;
}

const SHARED = /(\d{2,3}\s?%)\s*\/\s*(\d{1,2})\s*[x×]\s*(\d{1,2}(?:\+\d{1,2})*)(?!\d)/gi;

/**
 * "Repetitions x sets": a document may say that it writes its doses the other way round. "% x reps x sets" says it too, and
 * what has a percentage is read so in any case.
 */
export function turnAround(exercises: readonly ReadExercise[], legends: readonly string[]): void {
  // Most texts of a sheet are names and figures.
  const signed = legends.filter((text) => text.length < 300 && /[xх×*/]/iu.test(text));
  const said = signed.flatMap((text) => REPS_FIRST.exec(plain(text)) ?? []);
  if (said.length === 0) {
    turnByFigures(exercises);
    return;
  }
  const isOfBare = said.every((legend) => legend.startsWith("%"));
  const isMeant = ({ count, reps, percent }: Sets) =>
    isFigure(count) && isFigure(reps) && !(isOfBare && percent !== null);
  const meant = exercises.flatMap(({ prescription }) => prescription.filter(isMeant));
  // "% x reps x sets. Accessories are sets x reps.": without a percentage it may be either, and a plan has more reps than sets.
  if (isOfBare && meant.filter(({ count, reps }) => Number(count) > Number(reps)).length * 2 <= meant.length) return;
  for (const exercise of exercises)
    exercise.prescription = exercise.prescription.map((sets) =>
      isMeant(sets) ? { ...sets, count: sets.reps, reps: sets.count } : sets,
    );
}

/**
 * "8 x 3", "20 x 3", "14 x 3" throughout a plan: nobody does fourteen sets of one exercise and twenty of the next, and who
 * writes reps and sets in this order says so by these figures alone.
 */
function turnByFigures(exercises: readonly ReadExercise[]): void {
  const counted = exercises.filter(({ prescription }) => prescription.some(({ reps }) => reps !== null));
  const pairs = counted.map(({ prescription }) => (prescription.length === 1 ? pairIn(prescription[0]) : null));
  const read = pairs.flatMap((pair) => pair ?? []);
  if (turnRanges(counted)) return;
  if (read.length < MANY || read.length < pairs.length) return;
  // Singles are done in many sets: "15 x 1".
  const isTurned = read.every(({ first, second }) => first >= second && second >= 2 && second <= MOST_SETS);
  const unmeant = read.filter(({ first }) => first >= TOO_MANY_SETS);
  if (!isTurned || read.every(({ isLoad }) => isLoad)) return;
  if (unmeant.length * 3 < read.length && !(unmeant.length > 0 && areTooMany(read))) return;
  for (const [at, exercise] of counted.entries()) {
    const pair = pairs[at];
    if (!pair) continue;
    const load = pair.isLoad ? null : (exercise.prescription[0]?.load ?? null);
    exercise.prescription = [{ ...NO_SETS, count: String(pair.second), reps: pair.said, load }];
  }
}

/** Nobody does nine sets of each of many exercises. */
const areTooMany = (read: { first: number }[]): boolean =>
  read.length >= MANY_EXERCISES && read.reduce((sum, { first }) => sum + first, 0) >= read.length * MANY_SETS;

const MANY_EXERCISES = 6;
const MANY_SETS = 9;

/** "8-12 x 4", "10-15 x 2-3" throughout a plan: no range of sets reaches so far. */
function turnRanges(exercises: readonly ReadExercise[]): boolean {
  const sets = exercises.flatMap(({ prescription }) => prescription);
  const pairs = sets.map(({ count, reps }) => [rangeIn(count), rangeIn(reps)] as const);
  const isTurned = pairs.every(([first, second]) => {
    if (!first || !second) return false;
    return first.low >= second.low && first.high >= second.high && second.high <= MOST_SETS;
  });
  const unmeant = pairs.filter(([first]) => first && first.high > first.low && first.high >= 8);
  if (!isTurned || sets.length < MANY || unmeant.length * 2 < sets.length) return false;
  for (const exercise of exercises)
    exercise.prescription = exercise.prescription.map((each) => ({ ...each, count: each.reps, reps: each.count }));
  return true;
}

function rangeIn(text: string | null): { low: number; high: number } | null {
  const [, low, high = low] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text ?? "") ?? [];
  return low === undefined ? null : { low: Number(low), high: Number(high) };
}

/** "14 x 3", also where the first figure was taken for a load: "20 x 3"; "5-10 x 3". */
function pairIn(sets: Sets | undefined): { first: number; second: number; said: string; isLoad: boolean } | null {
  const { count = null, reps = null, load = null, percent = null, effort = null } = sets ?? {};
  const isLoad = isFigure(load);
  const said = isLoad ? load : count;
  const isPair = said !== null && FIRST.test(said) && isFigure(reps) && (percent ?? effort) === null;
  if (!isPair || (isLoad && count !== "1")) return null;
  return { first: Number(said.split("-").at(-1)), second: Number(reps), said, isLoad };
}

const FIRST = /^\d{1,2}(?:-\d{1,2})?$/;

const isFigure = (text: string | null) => text !== null && /^\d{1,2}$/.test(text);

/** Exercises whose figures tell. */
const MANY = 4;
const MOST_SETS = 6;
const TOO_MANY_SETS = 12;

const REPS_FIRST = new RegExp(
  `(?:%\\s*[xх×*]\\s*|(?<!\\p{L}|[xх×*/]\\s*))(?:${all(COLUMN_WORDS.reps).map(escaped).join("|")})\\s*[xх×*/]\\s*(?:${all(COLUMN_WORDS.sets).map(escaped).join("|")})(?!\\p{L})`,
  "u",
);
