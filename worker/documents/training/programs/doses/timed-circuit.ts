import { all, type Words } from "../../vocabulary/calendar-words";
import { CIRCUIT_JOINTS, CIRCUIT_WORDS } from "../../vocabulary/circuit-words";
import { escaped } from "../labels/label-words";
import { plain } from "../labels/plain-text";
import { TIME } from "./dose-words";
import { tidy } from "./tidy-dose";
import { timeText } from "./time-text";

/** How long each lift of a circuit takes and how long one rests after it; `count` is how often it is gone through. */
type TimedCircuit = { count: string | null; duration: string; rest: string | null };

const either = (words: Partial<Words>) =>
  `(?:${all(words as Words)
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join("|")})(?!\\p{L})`;

const ROUNDS = either(CIRCUIT_WORDS.rounds);
const JOINT = `(?:(?:${CIRCUIT_JOINTS.map(escaped).join("|")})\\s+)?`;
const COUNT = new RegExp(
  `(?<![\\d:])(\\d{1,2}(?:-\\d{1,2})?)\\s*x?\\s*${ROUNDS}|${ROUNDS}\\s*[:=]?\\s*(\\d{1,2})(?!\\d)`,
  "u",
);
const FRONT = /(?<![\d:.-])(\d{1,2})\s*x\s*(?=\d)/u;
const TIMES = /(?<![\p{L}\d])x\s*(\d{1,2})(?!\d|\s*\p{L})/u;
const WORK = new RegExp(
  `(${TIME})\\s*${JOINT}${either(CIRCUIT_WORDS.work)}|(?<!\\p{L})${either(CIRCUIT_WORDS.work)}\\s*[:=]?\\s*(${TIME})`,
  "u",
);
const OFF = new RegExp(
  `(${TIME})\\s*${JOINT}${either(CIRCUIT_WORDS.off)}|(?<!\\p{L})${either(CIRCUIT_WORDS.off)}\\s*[:=]?\\s*(${TIME})`,
  "u",
);
const BETWEEN = new RegExp(`(?<!\\p{L})${either(CIRCUIT_WORDS.between)}.*$`, "u");
const EACH = /(?<!\p{L})(?:each|cada|chaque|ciascuno|jeweils|je)(?!\p{L})/u;
const SECONDS_ALONE = /\d\s*(?:s|secs?|seconds?|seg|sek|"|'')\.?$/u;
const OF_EXERCISES = new RegExp(`(?<!\\p{L})${either(CIRCUIT_WORDS.exercise)}`, "u");
const ALONE = new RegExp(`(?<![\\d:])(${TIME})`, "u");
/** "40/20": seconds of work and of rest. */
const PAIR = /(?<![\d/.,])([1-9]\d)\s*(?:"|''|s|sec)?\s*\/\s*([1-9]\d)\s*(?:"|''|s|sec)?(?![\d/]|\s*\p{L}{3})/u;
const SAID = new Set([
  ...[CIRCUIT_WORDS.rounds, CIRCUIT_WORDS.circuit, CIRCUIT_WORDS.exercise].flatMap((words) =>
    all(words as Words).flatMap((word) => word.split(" ")),
  ),
  ...CIRCUIT_JOINTS,
]);
const PARTS = /[,;|()+]|\s[-/]\s|(?<=[\p{L}"'])\s*\/\s*(?=\d)|[.:]\s|\s(?:and|y|e|et|und|i|и)\s(?=\d|\p{L}+\s+\d)/u;

/** "30 s on": a time and a word for work, without which no dose is tried as one of these. */
export const saysWork = (text: string): boolean => text.length <= 60 && WORK.test(plain(tidy(text)));

/** "3 rounds, 40 s work / 20 s rest", "Circuito 40/20 x 4 giri": the times of all lifts below. Null for anything else besides. */
export function timedCircuit(text: string): TimedCircuit | null {
  if (text.length > 120 || !/\d.*\d/.test(text)) return null;
  const unread = { text: plain(tidy(text)) };
  const take = (pattern: RegExp): string | null => {
    const found = pattern.exec(unread.text);
    if (!found) return null;
    unread.text = unread.text.replace(found[0], " , ");
    return found.slice(1).find(Boolean) ?? null;
  };
  const rounds = take(COUNT);
  const count = rounds ?? take(TIMES) ?? take(FRONT);
  const pair = count === null ? null : PAIR.exec(unread.text);
  if (pair) unread.text = unread.text.replace(pair[0], " , ");
  const parts = unread.text.split(PARTS);
  let [work, rest]: [string | null, string | null] = pair ? [`${pair[1]} s`, `${pair[2]} s`] : [null, null];
  let told = pair !== null;
  for (const part of parts) {
    unread.text = part;
    // "2 min rest between rounds" is for all of them.
    const between = BETWEEN.exec(part);
    if (between && !OF_EXERCISES.test(between[0])) continue;
    if (between) unread.text = part.slice(0, between.index);
    const worked = take(WORK);
    const rested = take(OFF) ?? (between ? take(ALONE) : null);
    const bare = take(ALONE);
    // "3 rounds, 30 sec each"
    told ||= bare !== null && rounds !== null && EACH.test(part) && SECONDS_ALONE.test(bare);
    told ||= worked !== null || (rested !== null && rounds !== null);
    work ??= worked ?? bare;
    rest ??= rested;
    if (unread.text.split(/[^\p{L}\d]+/u).some((word) => word !== "" && !SAID.has(word) && !/^[a-d]$/.test(word)))
      return null;
  }
  return told && work !== null && (rest !== null || count !== null)
    ? { count, duration: timeText(work), rest: rest === null ? null : timeText(rest) }
    : null;
}
