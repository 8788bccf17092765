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
  // "30 s x 3" under "Reps x Sets"
  const [, amount, count] = /^(\d[^x×/]*?)\s*[x×/]\s*(\d{1,2})$/i.exec(text.trim()) ?? [];
  if (sets > reps && amount && count) return `${count} x ${amount}`;
  const [, first, sign, second] =
    /^(\d[\d+]*(?:\s*-\s*\d+)?\+?)\s*([/x×-])\s*(\d[\d+]*(?:\s*-\s*\d+)?\+?)$/i.exec(text.trim()) ?? [];
  if (!first || !second) return text;
  if (sets > reps) return `${second} x ${first}`;
  return sign === "/" && Number.parseInt(first, 10) <= 10 ? `${first} x ${second}` : text;
}

/**
 * "Repetitions x sets": a document may say that it writes its doses the other way round. "% x reps x sets" says it too, and
 * what has a percentage is read so in any case.
 */
export function turnAround(exercises: readonly ReadExercise[], legends: readonly string[]): void {
  // Most texts of a sheet are names and figures.
  const signed = legends.filter((text) => text.length < 300 && /[xх×*/]/iu.test(text));
  const said = signed.flatMap((text) => REPS_FIRST.exec(plain(text)) ?? []);
  if (said.length === 0) return;
  const isOfBare = said.every((legend) => legend.startsWith("%"));
  const isCount = (text: string | null) => text !== null && /^\d{1,2}$/.test(text);
  const isMeant = ({ count, reps, percent }: Sets) =>
    isCount(count) && isCount(reps) && !(isOfBare && percent !== null);
  const meant = exercises.flatMap(({ prescription }) => prescription.filter(isMeant));
  // "% x reps x sets. Accessories are sets x reps.": without a percentage it may be either, and a plan has more reps than sets.
  if (isOfBare && meant.filter(({ count, reps }) => Number(count) > Number(reps)).length * 2 <= meant.length) return;
  for (const exercise of exercises)
    exercise.prescription = exercise.prescription.map((sets) =>
      isMeant(sets) ? { ...sets, count: sets.reps, reps: sets.count } : sets,
    );
}

const REPS_FIRST = new RegExp(
  `(?:%\\s*[xх×*]\\s*|(?<!\\p{L}|[xх×*/]\\s*))(?:${all(COLUMN_WORDS.reps).map(escaped).join("|")})\\s*[xх×*/]\\s*(?:${all(COLUMN_WORDS.sets).map(escaped).join("|")})(?!\\p{L})`,
  "u",
);
