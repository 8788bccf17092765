import { memoized } from "./memoized";
import { inDigits } from "./number-words";

/** How a group of exercises is done, said once above them: "3 rounds of:", "EMOM 10 min", "Superset 1 (4 sets)". */
export type Scheme = { text: string; rounds: string | null };

const COUNT = String.raw`(\d{1,2}(?:\s*(?:-|–|to|a)\s*\d{1,2})?)`;
const ROUNDS =
  "(?:rounds?|sets?|rds?|runden|durchg[aä]nge|tours?|times through|times|circuits?|s[eé]ries?|rodadas?|rondas?|voltas?|vueltas?|passagens)";
const GROUP = String.raw`(?:super-?\s?set|super-?\s?s[eé]rie|circuit|circuito|zirkel|part|partie|teil|tri-?set|giant set|complex|group|block|bloco|bloque|metcon|finisher|contrast pair|pair)`;
/** "Superset", "Block 2", "Circuit one". */
const NUMBERED_GROUP = String.raw`${GROUP}\s*#?\s*(?:[a-h]|\d{1,2}|one|two|three|four)?`;
const TIMED = String.raw`(?:e\d?mom|every\s+(?:\d+:)?\d+\s*(?:min|minutes?|s|sec|seconds?)\b|amrap|as many rounds as possible|tabata|for time|for quality|(?:ladder|escada|escalera|chipper|pyramid|pir[aâá]mide?)(?=\s*[\d:(–—-]|$)|on the minute|\d{1,3}\s*(?:min|minutes?|minutos?|['′])\s*(?:amrap|emom))`;

const ROUNDS_FIRST = new RegExp(
  String.raw`^(?:${NUMBERED_GROUP}\s*[:(,–—-]*\s*)?(?:complete|perform|repeat|do|fa[cç]a|haz|completa|realiza)?\s*(?:x\s*)?${COUNT}\s*(?:x\s*)?${ROUNDS}\s*(?:of\s+(?:the\s+following|these)|of(?!\s*\d)|de(?!\s*\d)|for time|for quality|each|total|not for time|through)?\b[^\p{L}\d×]*(?:(?:with\s+|con\s+|com\s+|no\s+)?(?:\d+\s*\S+\s*)?(?:of\s+)?(?:rest|descanso|pausa|(?:between|entre)\s+(?:each\s+)?${ROUNDS})\b.{0,40})?[:).]*$`,
  "iu",
);
const GROUP_TIMES = new RegExp(String.raw`^${NUMBERED_GROUP}\s*[:(–—-]*\s*[x×]\s*(\d{1,2})\s*\)?:?$`, "iu");
const TIMED_FIRST = new RegExp(
  String.raw`^(?:${NUMBERED_GROUP}\s*[:(,–—-]*\s*)?(?:${TIMED})[^\p{L}]*(?:(?:min|minutes?|minutos?|sec|seconds?|s|rounds?|of|in|for|x|on|off|work|rest|each|the minute|cap|time|de|por)\b[^\p{L}]*){0,8}:?\)?$`,
  "iu",
);

const OF_CODES = new RegExp(
  String.raw`^${NUMBERED_GROUP}\s*[:(–—-]*\s*[a-h]\d\s*(?:[/&+,–—-]|\band\b|\be\b|\by\b)\s*[a-h]\d`,
  "iu",
);

const CODES_FIRST = new RegExp(
  String.raw`^[a-h]\d{1,2}(?:\s*(?:[/&+,–—-]|\b(?:and|e|y|et|und)\b)\s*[a-h]\d{1,2}|[/–-]\d{1,2})+\s*[:(–—-]*\s*(?:$|(?:as\s+(?:an?\s+)?)?${GROUP}\b|(?:${COUNT}\s*(?:x\s*)?${ROUNDS}\b|rest\b|descanso\b|pausa\b|alternat|back to back)[^:]*$)`,
  "iu",
);

/** "Superset 2: B1/B2, rest 60s after the last one": says which exercises go together. */
export const namesCodes = memoized(hasCodes);

function hasCodes(line: string): boolean {
  return OF_CODES.test(line) || CODES_FIRST.test(line);
}

/** "21-15-9", "1-2-3-4-5 of": how often in each round. Alone below an exercise it is its dose. */
const LADDER =
  /^\d{1,3}(?:\s?[-–]\s?\d{1,3}){2,11}(?:\s?\.\.\.|…)?(?:\s+(?:reps?|repetitions|repeticiones|repeti[cç][oõ]es))?(?:\s+(?:of(?: each)?|each|for time|de(?: cada)?))?\s?:?$/i;

export function isLadder(text: string): boolean {
  return text.length <= 70 && LADDER.test(text);
}

/** Null when the line is anything else, such as an exercise with its own "3 rounds". */
export const readScheme = memoized(schemeOf);

function schemeOf(line: string): Scheme | null {
  const text = inDigits(line)
    .text.replace(/[\s:]+$/, "")
    .trim();
  if (text.length > 80) return null;
  const rounds = ROUNDS_FIRST.exec(text) ?? GROUP_TIMES.exec(text);
  if (rounds) return { text: unwrapped(text), rounds: rounds[1] ?? null };
  return TIMED_FIRST.test(text) ? { text: unwrapped(text), rounds: null } : null;
}

const GROUP_LABEL = new RegExp(String.raw`^${NUMBERED_GROUP}\s*[:(,–—-]+\s*`, "iu");

function unwrapped(text: string): string {
  const plain = text.replace(GROUP_LABEL, "");
  return plain.replace(/\)$/, (end) => (plain.includes("(") ? end : "")).replace(/\s+(?:of|de)$/i, "");
}
