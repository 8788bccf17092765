import { countSpan, findDose, findUnit, hasStrongDose, isOnlyDose, loadApart, loadAtEnd } from "./dose";
import { DOTS } from "./dose-patterns";
import type { Line } from "./line";
import { LEADING_MARKS, withoutTrailingMarks } from "./marks";
import { memoized } from "./memoized";
import { parseOption } from "./options";

/** "A1", "B2a": the letter is the tier's, the number the place in it. A separator or a space must follow. */
const CODE = /^[\s([]*([A-H](?:\s?|[.-])\d{1,2}[a-d]?|\d{1,2}[a-d](?=\s*[.):\]–—-]))(?:\s*[.):;,\]|–—-]+\s*|\s+|$)/i;
const LETTER_CODE = /^([A-H]|[a-h](?=\)))\s*[.):]\s+(?=\S)/;
/** "1A Wall sit", but not "3D lunge". */
const FIGURE_CODE = /^((?!3D)[1-9][A-F])\s+(?=\p{Lu}\p{Ll})/u;
const LIST_CODE = /^\(?([A-H]\d{1,2}[a-d]?)[.):]?$/i;
const LEADING_SIGN = /^[\s•·●▪◦*✓✔☐□➤►▶→–—-]+\s*/;
const SEPARATOR = new RegExp(
  String.raw`\s*(?:[|\t]|[–—])\s*|\s~\s+|\s+-+\s+|\s*:\s+|;\s+|\s*•\s*|\s+[${DOTS}]\s+`,
  "u",
);

/** Behind a dose, the name ends where anything else begins. */
export const NAME_AFTER_DOSE = new RegExp(
  String.raw`^.+?(?=${SEPARATOR.source}|\s*[,;@(]|\.\s|\s+(?:tempo|rest|rpe|rir|for time)\b)`,
  "iu",
);

/** The code in front of an exercise, from the text or from its list number, and what follows it. */
export function takeCode(line: Line): { code: string | null; text: string } {
  const text = line.text.replace(LEADING_SIGN, "");
  const match = CODE.exec(text);
  // "A 10 minute walk" is prose; with a space inside, only "A 1:" or "A 1 -" is a code.
  if (match && !(/\s/.test((match[1] ?? "").trim()) && /^[^.):–—-]*$/.test(match[0]))) {
    return { code: normalCode(match[1] ?? ""), text: text.slice(match[0].length).trim() };
  }
  const figured = FIGURE_CODE.exec(text);
  if (figured) return { code: figured[1] ?? null, text: text.slice(figured[0].length) };
  const listed = LIST_CODE.exec(line.list?.label.trim() ?? "");
  if (listed) return { code: normalCode(listed[1] ?? ""), text };
  return { code: null, text };
}

const NEXT_CODE = /(?:^|[,;:|]\s*|\s[–—-]\s*|\s+)(?=[A-H]\d{1,2}[a-d]?(?:\s*[.):–—-]+\s*|\s+)\p{L}{3})/gu;
/** "A1. Squat 3x10 / A2. Row 3x8": signs that stand between two exercises. */
const BETWEEN_CODES =
  /\s{1,4}[/+|]\s+(?=[A-H]\d{1,2}[a-d]?(?:\s*[.):–—-]+\s*|\s+)[\p{L}\d])|;\s+(?=[A-H]\d{1,2}[a-d]?(?:\s*[.):–—-]+\s*|\s+)\p{L})/gu;

/**
 * Takes a line of several coded exercises apart: first what stands in front of them, then each. Null where there are fewer
 * than two, or one without something in front, or where they say no dose.
 */
export const splitCoded = memoized(cutAtCodes);

function cutAtCodes(text: string): string[] | null {
  const pieces = text.split(BETWEEN_CODES);
  if (pieces.length > 1 && pieces.every((piece) => CODE.test(piece) && /\p{L}{2}/u.test(piece.replace(CODE, ""))))
    return ["", ...pieces];
  const cuts = [...text.matchAll(NEXT_CODE)];
  if (cuts.length === 0 || (cuts.length === 1 && (cuts[0]?.index ?? 0) === 0)) return null;
  const starts = cuts.map((cut) => cut.index + cut[0].length);
  const coded = cuts.map((_, index) => {
    const piece = text.slice(starts[index], cuts[index + 1]?.index ?? text.length).trim();
    return index < cuts.length - 1 ? piece.replace(/\s[/+&|]$/, "") : piece;
  });
  if (!coded.every((piece) => findDose(piece))) return null;
  const lead = text.slice(0, cuts[0]?.index).trim();
  // One code further on may be a word of a cue; what names a place in front of it ends with a colon.
  if (cuts.length === 1 && !/^[:|]/.test(cuts[0]?.[0] ?? "")) return null;
  return [lead, ...coded];
}

/** "Squat 3x10 / Row 3x8", where nothing has a code: each part is a name and its own sets and reps. */
export const splitDosed = memoized(cutAtDoses);

function cutAtDoses(text: string): string[] | null {
  const pieces = text.split(/\s[/+]\s+/);
  if (pieces.length < 2 || pieces.length > 4) return null;
  const dosed = pieces.every((piece) => {
    const dose = hasStrongDose(piece) ? findDose(piece) : null;
    return dose !== null && dose.end === piece.length && /^\p{L}[^.:;]{2,40}$/u.test(piece.slice(0, dose.start).trim());
  });
  return dosed ? ["", ...pieces] : null;
}

/** "No equipment: Step-up 3x12, Wall sit 3x45s": an option, and behind it names with their own sets and reps. */
export const splitPlaced = memoized(cutBehindPlace);

function cutBehindPlace(text: string): string[] | null {
  const [, lead = "", more = ""] = /^([^:]{2,40}):\s+(.+)$/.exec(text) ?? [];
  if (parseOption(lead)?.rest !== "") return null;
  const pieces: string[] = [];
  for (const part of more.split(/[,;]\s+/)) {
    const dose = hasStrongDose(part) ? findDose(part) : null;
    const named = dose !== null && /^\p{L}[^.:]{2,50}$/u.test(part.slice(0, dose.start).trim());
    if (named) pieces.push(part);
    else if (pieces.length === 0) return null;
    else pieces.push(`${pieces.pop()}, ${part}`);
  }
  return pieces.length > 0 ? [lead, ...pieces] : null;
}

/** A lone letter ("A) Back Squat 5x5") is a code only when a dose follows: otherwise it heads a group. */
export function takeLetterCode(line: Line): { code: string | null; text: string } {
  const text = line.text.replace(LEADING_SIGN, "");
  const match = LETTER_CODE.exec(text);
  if (match) return { code: (match[1] ?? "").toUpperCase(), text: text.slice(match[0].length).trim() };
  const listed = /^\(?([A-H])[.)]$/.exec(line.list?.label.trim() ?? "");
  return listed ? { code: listed[1] ?? null, text } : { code: null, text };
}

/** "8 split squats per side": of the dose, though the name stands between. */
const SIDE_BEHIND = /(?<=\p{L}{2}\)?)\s(?:per|each|por|cada|pro|je)\s*\p{L}{2,9}$/iu;

/** Splits "Tempo Push-Ups, 4x8 — 3 seconds down" into the name and what is said about it; `counted`: "10
 * push-ups" too; `coded`: a code in front says it is an exercise, so any amount ends its name. */
export function splitName(
  written: string,
  boldLead: string | null,
  { counted = false, coded = false } = {},
): { name: string; rest: string } {
  const text = written.replace(NUMBERED, "");
  const lead = boldLead?.replace(LEADING_SIGN, "").replace(CODE, "").replace(LETTER_CODE, "");
  const at = lead && lead.length > 2 && !hasStrongDose(lead) && !isOnlyDose(lead) ? text.indexOf(lead) : -1;
  if (lead && at >= 0) {
    const before = text.slice(0, at).trim();
    const more = text.slice(at + lead.length);
    if (before !== "" && isOnlyDose(before))
      return { name: trimName(lead), rest: [before, trimRest(more)].filter(Boolean).join(" | ") };
    const setOff = /^\s*(?:[–—|:;,.(@\t-]|\d|$)/.test(more) || /[:–—-]\s*$/.test(lead);
    if (before === "" && (setOff || (/\s/.test(lead.trim()) && /^\s+\p{Ll}/u.test(more))))
      return { name: trimName(lead), rest: trimRest(more) };
  }
  const named = nameBeforeDose(text);
  if (named !== null) return { name: trimName(text.slice(0, named)), rest: trimRest(text.slice(named)) };
  const strong = findDose(text);
  const dose =
    (strong?.start === 0 ? strong : counted ? countSpan(text) : null) ?? strong ?? (coded ? findUnit(text) : null);
  const separator = SEPARATOR.exec(text);
  if (dose && dose.start === 0) {
    // "3x10 Goblet Squat": the dose comes first.
    const end = dose.end + loadBehind(text.slice(dose.end));
    const after = trimRest(text.slice(end)).replace(/^of\s+/i, "");
    const long = NAME_AFTER_DOSE.exec(after)?.[0] ?? after;
    const name = long.slice(0, loadAtEnd(long) ?? long.length);
    const side = SIDE_BEHIND.exec(name)?.[0] ?? "";
    return {
      name: trimName(name.slice(0, name.length - side.length)),
      rest: [text.slice(0, end).trim() + side, trimRest(after.slice(name.length))].filter(Boolean).join(" | "),
    };
  }
  // "Crunch: 12. One bone at a time."
  const [whole = "", count, cue = ""] = (counted && /:\s(\d{1,3}(?:-\d{1,3})?)\.\s+(.+)$/.exec(text)) || [];
  if (!dose && count) return { name: trimName(text.slice(0, text.length - whole.length)), rest: `${count} | ${cue}` };
  const trailing = counted ? / \d{1,3}(?:-\d{1,3})?$/.exec(text) : null;
  if (!dose && trailing) return { name: trimName(text.slice(0, trailing.index)), rest: trailing[0].trim() };
  const cut =
    dose && (!separator || separator.index === 0 || dose.start <= separator.index + separator[0].length)
      ? dose.start
      : separator && separator.index > 0
        ? separator.index
        : (dose?.start ?? loadApart(text) ?? loadAtEnd(text) ?? text.length);
  const from = dose && cut === dose.start ? (loadAtEnd(text.slice(0, cut)) ?? cut) : cut;
  return { name: trimName(text.slice(0, from)), rest: trimRest(text.slice(from)) };
}

/** " @ 75%" of "4x4 @ 75% – Push press": how long the load is that stands between a dose in front and the name. */
export function loadBehind(afterDose: string): number {
  return /^\s*@\s*[^–—|:-]{1,20}?(?=\s*[–—|:]\s|\s-\s)/.exec(afterDose)?.[0].length ?? 0;
}

/**
 * "AMRAP ladder - 3 x 8", "5-minute squat hold: 2 sets": where a separator has sets and reps behind it, what looks like an
 * amount in front of it is a part of the name. Null where the dose stands in front of the separator.
 */
function nameBeforeDose(text: string): number | null {
  for (const found of text.matchAll(SEPARATORS)) {
    const name = text.slice(0, found.index);
    const behind = text.slice(found.index + found[0].length);
    if (name === "" || !hasStrongDose(behind) || findDose(behind)?.start !== 0) continue;
    const inside = findDose(name);
    if (!inside) return null;
    const after = name.slice(inside.end);
    return /\p{L}{3}/u.test(after) && !GOES_ON.test(after) ? found.index : null;
  }
  return null;
}

const SEPARATORS = new RegExp(SEPARATOR.source, "gu");
/** Words with which a dose goes on. */
const GOES_ON =
  /^[\s,(]*(?:per|each|every|reps?|rest|sets?|rounds?|at|@|with|tempo|rpe|rir|of|in|for|then|max|por|cada|de|x)\b/i;

/** "Exercise 3: Step-Down": a number of the list, not of the program. */
export const NUMBERED =
  /^(?:exercise|exercicio|exerc[ií]cio|ejercicio|movement|drill|station|ex|min(?:ute|uto)?s?)\s*#?\d{1,2}(?:\s*[-–&,/]\s*\d{1,2})*\s*[:.–—)-]\s*/i;

export function trimName(name: string): string {
  const trimmed = name.replace(LEADING_SIGN, "").replace(LEADING_MARKS, "").replace(NUMBERED, "").replace(NAME_END, "");
  return balanced(withoutTrailingMarks(trimmed).replace(NAME_END, "").trim());
}

const NAME_END = new RegExp(String.raw`(?:[\s:;,.|–—~([@${DOTS}-]|[-=]>)+$`, "u");

function balanced(trimmed: string): string {
  return /^\([^)]*\)?$/.test(trimmed) ? trimmed : balance(trimmed);
}

function balance(name: string): string {
  return name.includes("(") && !name.includes(")") ? `${name})` : name;
}

function trimRest(rest: string): string {
  const trimmed = rest.replace(TRIMMED, "").replace(LEADING_MARKS, "").trim();
  const inner = /^\(([^()]*)\)$/.exec(trimmed);
  return inner?.[1] ?? (/^[^(]*\)/.test(trimmed) ? trimmed.replace(/\)/, "") : trimmed);
}

const TRIMMED = new RegExp(String.raw`^(?:[\s:;,.|–—${DOTS}-]|~(?=\s))+`, "u");

function normalCode(code: string): string {
  const plain = code.replace(/[\s.-]/g, "");
  return plain.slice(0, 1).toUpperCase() + plain.slice(1).toLowerCase();
}
