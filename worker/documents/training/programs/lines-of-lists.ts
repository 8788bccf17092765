import { looksLikeMovement } from "../vocabulary/movements";
import { begin } from "./begin-session";
import { SETS_WORD } from "./doses/dose-words";
import { type NamedDose, namedDose } from "./doses/named-dose";
import { plain } from "./labels/plain-text";
import { sessionLabel } from "./labels/session-label";
import type { TextLine } from "./text-line";

/** "Monday: Squat 3x5, Bench 3x5, Row 3x8" */
export function listOfDay({ standing, text }: TextLine): string[] | false {
  const { head, items, dosed } = listIn(text);
  // "Saturday: Long run 8 km", but not "Saturday: Lower body 60 min".
  const [only] = dosed;
  const isWork = only?.sets.some(({ count, distance }) => count !== null || distance !== null) === true;
  const isAlone = items.length > 1 || (only !== undefined && (isWork || sessionLabel(only.name) === null));
  if (!isAlone || !sessionLabel(head)?.sure || dosed.length * 2 <= items.length) return false;
  begin(standing, head);
  return items;
}

/** "A: Squat 3x5, Press 3x5, Row 3x8": a workout in a line, where no session of another name has begun. */
export function listOfLetter({ standing, text }: TextLine): string[] | false {
  const { head, items, dosed } = listIn(text);
  const isOfOther = standing.session !== null && !LETTER.test(standing.session.title ?? "");
  if (!LETTER.test(head) || isOfOther || items.length < 2 || dosed.length < items.length) return false;
  begin(standing, head);
  return items;
}

/** "A", "Workout B", "Day C" */
const LETTER = /^(?:(?:workout|day|session) )?[A-D]$/iu;

/** "Assistance: Push-ups 50 reps, Rows 50 reps" */
export function listOfPart({ text }: TextLine): string[] | false {
  const { head, items, dosed } = listIn(text);
  const isList = items.length > 1 && dosed.length === items.length && !looksLikeMovement(plain(head));
  return isList && dosed.every(({ name }) => looksLikeMovement(plain(name))) ? items : false;
}

/** "3x8-12 pushdowns SS 3x15 lateral raises": exercises done in turns. */
const IN_TURNS = /\s(?:ss|s\/s|superset(?:ted)? with|superset)\s(?=\S)/iu;

/** "Row 5x5, alternating every set with Dips 5x5", "alternando con 2' di recupero con": the rest is between all of them. */
const ALTERNATING =
  /\s(?:alternat(?:ed|ing)|alternand\p{L}|alternat[aeio]|alternad[ao]|altern[ée]e?s?|en alternance|im wechsel)\s(?:(?:ogni|each|every|cada|chaque)\s\p{L}+\s)?(?:(?:con|with|mit|avec|com)\s(\d[^,;]{0,25}?)\s)?(?:con|with|mit|avec|com)\s(?=\p{L})/iu;

function alternated(text: string): string[] {
  const match = ALTERNATING.exec(text);
  if (!match) return [];
  const [found, rest] = match;
  const second = text.slice(match.index + found.length);
  return [`${text.slice(0, match.index)}${found.replace(/\s\S+\s$/u, "")}`, rest ? `${second}, ${rest}` : second];
}

/** "Squat 5x5, Bench 5x5 | Row 3x8", "10 burpees + 20 squats", "Curls 3x12 SS dips 3x10" */
export function listOfDoses({ text }: TextLine): string[] | false {
  const joinedBy = text.split(/\s\+\s+(?=\p{L})/u);
  const inTurns = text.split(IN_TURNS);
  const listed = inTurns.length > 1 ? inTurns : text.split(/[,;]\s+(?=\p{L})|\s\|\s+(?=\p{L})/u);
  // "Deadlifts 1x5+/Barbell rows 4x5": one or the other.
  const inTurn = text.split(/(?<=\d\+?)\/(?=\p{Lu}\p{Ll}{3})/u);
  const list = [alternated(text), joinedBy, inTurn, listed].find(({ length }) => length > 1) ?? [];

  // "Dips 3x8, or push-ups 3x15": one of them.
  if (list.some((each) => /^(?:or|oder|ou)\s/iu.test(each))) return false;
  const isWhole = (each: string) => !OF_SETS.test(each) && (joinedBy.length > 1 || /\d\s*[x×]\s*\d/.test(each));
  return list.length > 1 && list.every((each) => isWhole(each) && namedDose(each) !== null) ? list : false;
}

/** "Chin-up 10-8-6 + set to failure": one more set of the same. */
const OF_SETS = new RegExp(`^(?:(?:max|last) )?(?:${SETS_WORD})(?!\\p{L})`, "iu");

/** What stands behind a colon, and those of its items that have a dose. */
function listIn(text: string): { head: string; items: string[]; dosed: NamedDose[] } {
  const [, head = "", tail = ""] = /^([^:]{1,30}):\s+(.+)$/u.exec(text) ?? [];
  const items = tail.split(/[,;]\s+(?=(?:\(?\d{1,2}[).]\s*)?\p{L})|\s[+|]\s+(?=\p{L})/u);
  return { head, items, dosed: items.map((each) => namedDose(each)).filter((read) => read !== null) };
}
