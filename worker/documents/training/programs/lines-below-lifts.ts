import { looksLikeMovement } from "../vocabulary/movements";
import { doseOf, hasWork, isWholeDose } from "./doses/dose-sets";
import { plain } from "./labels/plain-text";
import type { TextLine } from "./text-line";

/** "• Rest 2 min", "• Add weight to dips once you can do 15" in a list below "Dips: 3 x AMRAP", or in further lines of its item: said of that lift. */
export function saysOfLift(line: TextLine): boolean {
  const { standing, text, isListed } = line;
  // A sentence may stand between the lift and its list.
  if (!isListed && (line.isHeaded || !/\p{L}[.!]$/u.test(text))) standing.dosedLift = null;
  if (!isListed) return false;
  const { item, session } = standing;
  const isOfItem = line.isFurther && item != null && item.exercise.prescription.length > 0;
  const lift = (isOfItem ? item.exercise : standing.dosedLift) ?? null;
  if (lift === null || session === null || line.in(session).exercises.at(-1) !== lift) return false;
  const { sets, rest, said } = doseOf(text);
  const isRest = rest !== null && sets.length === 0;
  if (!isRest && !isSaid(line, lift.name)) return false;
  const isRead = isRest && lift.rest === null;
  if (isRead) lift.rest = rest;
  if (!isRead || said.join(" ").length > SHORT) lift.notes = [lift.notes, text].filter(Boolean).join("; ");
  return true;
}

/** "between all sets" */
const SHORT = 20;

/** Many words, some without a figure and with a comma, or a few without any movement below one; sets that are counted, and a movement in a few words, may be exercises of their own. */
function isSaid(line: TextLine, lift: string): boolean {
  const { text, read } = line;
  const isCounted = read?.sets.some((sets) => sets.count !== null && hasWork(sets)) === true;
  const words = text.split(/\s+/).length;
  const isCue = words > 1 && !/\d/.test(text) && !looksLikeMovement(plain(text)) && looksLikeMovement(plain(lift));
  const isPhrase = words >= SOME && !/\d/.test(text) && text.includes(", ");
  const isSentence = words >= FEW && /[.!]$/.test(text);
  return !isCounted && (goesOn(line, lift) || words >= MANY || isPhrase || isCue || isSentence);
}

/** "3 s up, 3 s down", "hold the rail" in the item of the lift itself, where one more lift would begin with a capital, or stand over its dose. */
const goesOn = ({ text, isFurther, below }: TextLine, lift: string): boolean =>
  isFurther &&
  /^[\p{Ll}\d]/u.test(text) &&
  /^\p{Lu}/u.test(lift) &&
  !(/^\d/.test(text) && looksLikeMovement(plain(text))) &&
  !(below !== null && /^\d/.test(below) && isWholeDose(below));

const FEW = 3;
const MANY = 7;
const SOME = 5;
