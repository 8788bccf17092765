import { inDigits } from "../number-words";
import { isPreparing } from "./begin-session";
import type { NamedDose } from "./doses/named-dose";
import { outings } from "./outings";

/** "Brisk warm-up walk, then jog 20 min": what prepares, in words, and what follows it. */
export function linesOfProse(line: string, sport: string | null): string[] {
  const [, prepares = "", work = ""] = THEN.exec(line) ?? [];
  if (!isPreparing(prepares) || outings(line, sport) !== null) return [line];
  return [inDigits(prepares).text.replace(SO_LONG, "$1$3: $2 min"), work].filter(Boolean);
}

/** "Brisk 5-minute warm-up walk" */
const SO_LONG = /^(\D*)(\d{1,2})[ -]minutes?\s(\p{L}.*)$/iu;

const THEN =
  /^([^.,;:]{4,60})[.,;]\s+(?:and |und |et |y |e )?(?:then|dann|danach|anschließend|puis|ensuite|luego|después|depois|poi|dopo|potem|następnie)(?!\p{L})[,:]?\s*(.*)$/iu;

/** "Alternate 60 seconds of jogging and 90 seconds of walking for 20 minutes": each of the two. */
export function inTurns(line: string, sport: string | null): NamedDose[] | null {
  const [, one = "", other = ""] = TURNS.exec(inDigits(line).text) ?? [];
  const [first, second] = one === "" ? [] : [one, other].map((each) => outings(each, sport));
  return first?.length === 1 && second?.length === 1 ? [...first, ...second] : null;
}

const TURNS =
  /^(?:alternat(?:e|ing)|alterna(?:r|ndo|te)?|altern(?:er|ez)|abwechselnd|im wechsel|naprzemiennie)\s+(\d[^,;]{3,40}?)\s+(?:and|with|y|con|e|com|et|avec|und|mit|i)\s+(\d[^,;]{3,40}?)(?:,?\s+(?:for|durante|por|pendant|für|per|przez)\s[^;]*|\.)?$/iu;
