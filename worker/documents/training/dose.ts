import {
  COMMAS,
  DOTS,
  EFFORT,
  HOLD,
  IMPLEMENT,
  LASTING,
  MINUTES_AND_SECONDS,
  NUM,
  RANGE,
  SETS,
  SIDE,
  STRONG,
  TIME,
  UNIT,
  WAVES,
  WEAK,
  WORK_REST,
} from "./dose-patterns";
import { memoized } from "./memoized";
import { countInFront, digitsOf, inDigits } from "./number-words";

const WEAK_PLACED = new RegExp(
  String.raw`(?<=^|\s[-–—]\s+|[:|,([;${DOTS}@\t→➔➜⇒»\u27a1\ufe0f]\s*|[–—]\s*)(?:${WEAK.source})(?=$|[\s.,;:|)\]–—-])`,
  "iu",
);
const WEAK_LAST = new RegExp(
  String.raw`(?<=\s)(?:x\s*${RANGE}|${MINUTES_AND_SECONDS}|(?:${RANGE}|\d{1,2}:\d{2})\s*${UNIT}${SIDE}(?:\s+${EFFORT})?|\d+(?:-\d+){2,}|${COMMAS})(?:\s*[).]?$|(?=\s+\([^()]{0,80}\)$|\s+@\s?(?:\d|RPE|RIR)))`,
  "iu",
);
const WEAK_FRONT = new RegExp(String.raw`^(?:${WEAK.source}|x\s*${RANGE})(?=$|[\s.,;:|)–—-])`, "iu");

const UNIT_ANYWHERE = new RegExp(String.raw`(?<=\p{L}\)?\s+)(?:${RANGE})\s*${UNIT}${SIDE}(?=$|[\s.,;:|)–—-])`, "iu");

/** The first amount with a unit behind words: "Curls 100 reps however you want". */
export function findUnit(text: string): Span | null {
  const match = UNIT_ANYWHERE.exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}

type Span = { start: number; end: number };

/** Where a dose stands in a line ("3x8/side", "4 sets of 10", "5 min", "3 climbs"). Null when there is none. */
export const findDose = memoized(locateDose);

/** Behind so many letters stands prose, and each of them costs a look. */
const LOOKED_AT = 400;

function locateDose(written: string): Span | null {
  const { text, place } = inDigits(written.slice(0, LOOKED_AT));
  const found = [STRONG, WEAK_PLACED, WEAK_LAST].flatMap((pattern) => {
    const match = pattern.exec(text);
    return match ? [{ start: match.index, end: match.index + match[0].length }] : [];
  });
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  return found[0] ? { start: place(found[0].start), end: place(found[0].end) } : null;
}

/** True for sets and reps that are beyond doubt a dose, wherever they stand. */
export const hasStrongDose = memoized(isStrong);

function isStrong(text: string): boolean {
  return STRONG.test(inDigits(text.slice(0, LOOKED_AT)).text);
}

export const startsWithDose = memoized(doseAtStart);

function doseAtStart(written: string): boolean {
  const { text } = inDigits(written);
  const strong = STRONG.exec(text);
  return strong?.index === 0 || WEAK_FRONT.test(text) || LOAD_ONLY.test(text) || TEMPO_LABELLED.exec(text)?.index === 0;
}

/** "10 push-ups", "30s plank", "200 m run": a count and what is counted, in a list below a scheme. */
export function startsWithCount(text: string): boolean {
  return COUNT_FIRST.test(countInFront(text).text);
}

const COUNT_FIRST = new RegExp(String.raw`^(?:${RANGE}\s*(?:${UNIT}|x)?)${SIDE}\s+(?=\p{L}{2})`, "iu");

export function countSpan(written: string): Span | null {
  const { text, place } = countInFront(written);
  const match = COUNT_FIRST.exec(text);
  return match ? { start: 0, end: place(match[0].length) } : null;
}

export function isOnlyDose(text: string): boolean {
  const span = findDose(text);
  return span?.start === 0 && text.slice(span.end).replace(/[\s.,;)]+/g, "") === "";
}

/** "90 s", "2 min", "1:30". */
export function isOnlyTime(text: string): boolean {
  return ONLY_TIME.test(text.trim());
}

const ONLY_TIME = new RegExp(String.raw`^(?:${LASTING}|\d{1,2}:\d{2})$`, "iu");

const TEMPO_VALUE = String.raw`[0-9X][-/.\s:,]?[0-9][-/.\s:,]?[0-9X](?:[-/.\s:,]?[0-9X])?`;
const TEMPO_LABELLED = new RegExp(
  String.raw`(?:\b(?:tempo|cad[eê]ncia|ritmo)\s*(?:of\s*|de\s*)?:?\s*|@\s*)(${TEMPO_VALUE})(?![\w%]|\.\d|\/\d|\s*(?:kg|lb|%))|(?<![\w.])(${TEMPO_VALUE})\s+tempo\b`,
  "iu",
);
const TEMPO_BARE = /(?<![\w.:/])(?=[0-9X]*X)(?=[0-9X]*\d)[0-9X]{4}(?![\w%])/u;
/** "2 s pause" is held in the lift, "2 min Pause" stands between sets. */
const LONG_PAUSE = String.raw`(?:\d{1,2}:\d{2}|${RANGE}\s*min(?:utos?|uten?)?\b|(?:[2-9]\d|\d{3})(?:-\d{2,3})?\s*${TIME})`;
const REST = new RegExp(
  String.raw`\b(?:rest|desc\.|descanso|descansar|intervalo|recuperaci[oó]n|recupera[cç][aã]o|r[eé]cup(?:[eé]ration)?\.?|repos)(?:\s+(?:for|of|de|period|between sets|entre s[eé]ries))?\s*[:=-]?\s*(${LASTING}|\d{1,2}:\d{2}|${RANGE})|(${LASTING}|\d{1,2}:\d{2})\s+(?:of\s+|de\s+)?(?:rest|descanso|intervalo|break)\b|(?<![\p{L}\d/&+])r(${LASTING}|(?:[3-9]\d|[12]\d0)(?![\p{L}\d%.:,]))|\bpaus[ae](?:\s+(?:de|of|entre s[eé]ries))?\s*[:=-]?\s*(${LONG_PAUSE}|(?:[2-9]\d|\d{3})(?!\d))|(${LONG_PAUSE})\s+(?:de\s+)?paus[ae]\b`,
  "iu",
);
const LOAD = new RegExp(
  String.raw`@?\s*(?:\b(?:RPE|RIR|PSE)\s*:?\s*${RANGE}|(?:(?:\bBW\s*|\bbodyweight\s*)?\+\s*)?(?:${NUM}\s*[x×]\s*)?${RANGE}(?:\s*\/\s*${NUM})?\s*(?:kgs?|kilos?|lbs?|pounds?|#)(?![a-z])(?:\s*(?:(?:each|per)(?:\s+(?:hand|arm|side|leg))?|\/\s*(?:hand|arm|side)))?(?:\s+${IMPLEMENT})?|${RANGE}\s*(?:RIR|RPE)\b|${RANGE}\s*%(?:\s*(?:of\s*)?(?:1\s?RM|max|TM|bodyweight|BW))?)`,
  "iu",
);
const LOAD_WORD =
  /^@?\s*(?:bw|bodyweight|body weight|peso corporal|peso do corpo|leve|moderad[oa]|pesad[oa]|ligero|light|moderate|medium|heavy|very heavy|light[- ]to[- ]moderate|moderate[- ]to[- ]heavy|(?:light|moderate|medium|heavy) (?:weight|load|band|kb|kettlebell|db|dumbbell)s?)$/i;
const LOAD_LABEL = /^(?:carga|load|weight|peso)\s*:?\s+(?!corporal|do\b)/i;
const LOAD_ONLY = new RegExp(String.raw`^(?:${LOAD.source})(?=$|[\s.,;|–—-])`, "iu");

const LOAD_LAST = new RegExp(String.raw`(?<=\p{L}\)?\s{0,3})\s\(?(?:${LOAD.source})\)?[\s,:–—-]*$`, "iu");

const LOAD_APART = new RegExp(String.raw`[,–—(]\s*(?:${LOAD.source})(?=$|[\s.,;)])`, "iu");

/** Where a load set apart by a comma follows a name: "Snatch, 50/35 lb, alternate arms". Null when there is none. */
export function loadApart(text: string): number | null {
  return LOAD_APART.exec(text)?.index ?? null;
}

/** Where a load ends a name: "Back Squat 60 kg". Null when it does not. */
export function loadAtEnd(name: string): number | null {
  return LOAD_LAST.exec(name)?.index ?? null;
}

const TEMPO_ONLY = new RegExp(`^(?:tempo\\s*:?\\s*)?${TEMPO_VALUE}$`, "iu");

/** "30X0", "3-1-1-0". */
export function isTempo(text: string): boolean {
  const plain = text.trim();
  // Without signs between them "3x10" is sets and reps; the second figure of a tempo is a pause and never an X.
  if (/^[0-9x]+$/i.test(plain)) return /^\d\d(?:[\dX]{2}|X)$/i.test(plain);
  // "10-8-6" are the reps of three sets.
  const apart = plain.replace(/^tempo\s*:?\s*/i, "").split(/[-/.\s:,]+/);
  if (apart.length > 1 && !/x/i.test(plain) && apart.some((each) => each.length > 1)) return false;
  return TEMPO_ONLY.test(plain) && !/^\d+\s*[x/:]\s*\d+$/i.test(plain);
}

/** "60 kg", "72.5%", "RPE 8", "BW". */
export function isLoad(text: string): boolean {
  const plain = text.trim();
  return LOAD_WORD.test(plain) || LOAD_ONLY.exec(plain)?.[0].length === plain.length;
}

export type DoseFields = {
  sets: string | null;
  reps: string | null;
  setRep: string | null;
  tempo: string | null;
  load: string | null;
  rest: string | null;
  duration: string | null;
};

export const NO_DOSE: DoseFields = Object.freeze({
  sets: null,
  reps: null,
  setRep: null,
  tempo: null,
  load: null,
  rest: null,
  duration: null,
});

const REPS_ALONE = new RegExp(`^[x×]?\\s*(${RANGE})$`, "iu");

/** The brackets of "4x(8-10)" and the dash of "8–10" belong to the dose. */
const SEGMENTS = new RegExp(
  String.raw`(\s*(?:[|;${DOTS}\t]|(?<!\d)[–—]|[–—](?!\d)|~(?=\s)|[-=]>|➡\ufe0f?|[➔➜])\s*|\s+-\s+|,\s+|\.\s+(?=\D)|(?<!\d\s?[x×✕*]\s?)\s*[([]|(?<!\d\s?[x×✕*]\s?\([^()]{0,20})\)\s*|\]\s*|\s+(?=@|tempo\b|rpe\b|rir\b|pse\b)|(?<!\d\s?(?:s|secs?|seconds?|min|mins|minutes?|segundos?|minutos?|['"′″’”]))\s+(?=rest\b|descanso\b|pausa\b)|\s+at\s+(?=(?:bw|bodyweight|light|moderate|medium|heavy)\b))`,
  "iu",
);

const CUE_START = new RegExp(String.raw`^(?:[\s|;${DOTS}–—,.([@\])→-]|~(?=\s))+`, "u");

/** Picks a line's dose apart and says what of it is left as a cue. `text` starts behind the exercise's name. */
export const readDose = memoized(takeApart);

function takeApart(written: string): { fields: DoseFields; cue: string } {
  const { text, place } = inDigits(written);
  const fields: DoseFields = { ...NO_DOSE };
  const [first = "", ...others] = text.split(" | ");
  const count = REPS_ALONE.exec(first.trim())?.[1] ?? digitsOf(first);
  if (count !== null && others.length === 0) return { fields: { ...fields, reps: count }, cue: "" };
  if (count !== null && !REPS_ALONE.test(others[0]?.trim() ?? "") && digitsOf(others[0] ?? "") === null) {
    const more = takeApart(others.join(" | "));
    if (more.fields.reps === null && more.fields.setRep === null)
      return { ...more, fields: { ...more.fields, reps: count } };
  }
  const waves = SEVERAL_WAVES.exec(text)?.[0] ?? "";
  const whole = waves || (WITH_COMMA.exec(text)?.[0] ?? "");
  if (waves) Object.assign(fields, { setRep: waves.trim(), sets: String(waves.split("@").length - 1) });
  else if (whole) setSetRep(fields, whole.trim());
  const segments = text.slice(whole.length).split(SEGMENTS);
  let cueFrom = segments.length;
  for (let index = 0; index < segments.length; index += 2) {
    const segment = (segments[index] ?? "").trim();
    if (segment === "" || takeSegment(segment, fields)) continue;
    cueFrom = index;
    break;
  }
  for (let index = cueFrom + 2; index < segments.length && cueFrom > 0; index += 2)
    takeLater(segments[index] ?? "", fields);
  // The cue stays in the coach's words: "two seconds down".
  const told = whole.length + segments.slice(0, cueFrom).join("").length;
  const cue = written
    .slice(place(told))
    .replace(CUE_START, "")
    .replace(/^([^()]*)\)$/, "$1")
    .trim();
  const behind = cueFrom === 0 ? takeScattered(text, fields) : cue;
  return { fields: { ...fields, setRep: asWritten(fields.setRep), rest: asWritten(fields.rest) }, cue: behind ?? cue };

  /** What is shown stays in the coach's words: "three sets of eight". */
  function asWritten(value: string | null): string | null {
    const from = value === null || text === written ? -1 : text.indexOf(value);
    return from < 0 || value === null ? value : written.slice(place(from), place(from + value.length)).trim();
  }
}

/** "heavy, RPE 9": a load may be said in two ways. */
function withLoad(before: string | null, found: string): string {
  const load = found.replace(/^@\s*/, "").trim();
  return before === null || before === load ? load : `${before}, ${load}`;
}

/** Reads a piece that is nothing but dose into the fields; false when it says anything else. */
function takeSegment(segment: string, fields: DoseFields): boolean {
  let left = segment;
  const take = (pattern: RegExp, keep: (match: RegExpExecArray) => void) => {
    const match = pattern.exec(left);
    if (!match) return;
    keep(match);
    left = `${left.slice(0, match.index)} ${left.slice(match.index + match[0].length)}`;
  };
  const next: DoseFields = { ...fields };
  // Behind sets and reps a time alone is the rest between them.
  if (
    fields.setRep !== null &&
    fields.reps !== null &&
    isOnlyTime(left) &&
    !/^\d{1,2}\s*(?:s|secs?|seconds?|["″”])$/i.test(left.replace(/^[3-9]\d/, "100"))
  ) {
    if (fields.rest !== null) return false;
    fields.rest = left.trim();
    return true;
  }
  const load = left.replace(LOAD_LABEL, "");
  if (LOAD_WORD.test(load)) {
    fields.load = withLoad(fields.load, load);
    return true;
  }
  // Four figures apart from each other are a tempo; run together they are one beside sets and reps only.
  if (/^[\dX]([-/.])[\dX]\1[\dX]\1[\dX]$/i.test(left) || (/^\d\d[\dX]\d$/i.test(left) && fields.setRep !== null)) {
    fields.tempo ??= left;
    return true;
  }
  take(REST, (match) => {
    next.rest ??= (match.slice(1).find((each) => each !== undefined) ?? "").trim();
  });
  take(TEMPO_LABELLED, (match) => {
    next.tempo ??= (match[1] ?? match[2] ?? "").trim();
  });
  // "@ 2 x 32 kg" looks like sets and reps too.
  const takeLoad = (pattern: RegExp) =>
    take(pattern, (match) => {
      next.load = withLoad(next.load, match[0]);
    });
  takeLoad(LOAD_ONLY);
  take(STRONG, (match) => setSetRep(next, match[0].trim()));
  takeLoad(LOAD);
  take(TEMPO_BARE, (match) => {
    next.tempo ??= match[0];
  });
  if (next.setRep === null) take(WEAK_WITH_EFFORT, (match) => setReps(next, match[0].trim()));
  // "4 sets; 4-6 reps": the sets in a piece of their own.
  else if (next.sets !== null && (next.reps ?? next.duration) === null)
    take(WEAK_WITH_EFFORT, (match) => {
      setReps(next, match[0].trim());
      next.setRep = `${next.sets} x ${next.reps ?? next.duration}`;
    });
  if (
    left.replace(
      /\b(?:at|with|of|x|load|weight|intensity|tempo|each|per side|com|con|avec|mit|carga|peso|al|a|de)\b|(?<!\p{L})(?:à|w\/)|[@:\s.,()-]/giu,
      "",
    ) !== ""
  )
    return false;
  Object.assign(fields, next);
  return true;
}

/** "500 m x 5, 1:45 pace, rest 1:30": behind a cue too, what is nothing but a rest, a tempo or a load is one. */
function takeLater(segment: string, fields: DoseFields): void {
  const later = { ...NO_DOSE };
  if (segment.trim() === "" || !takeSegment(segment.trim(), later)) return;
  if ((later.sets ?? later.reps ?? later.setRep ?? later.duration) !== null) return;
  for (const field of ["rest", "tempo", "load"] as const) fields[field] ??= later[field];
}

const WEAK_WITH_EFFORT = new RegExp(`^\\s*(?:${WEAK.source})(?:\\s+${EFFORT}$)?`, "iu");
const LASTS = new RegExp(`^(?:${LASTING}|${RANGE}|\\d{1,2}:\\d{2})(?:\\s+${EFFORT})?$`, "iu");

/** The dose inside a sentence. Where the sentence only begins with it, what stands behind is answered. */
function takeScattered(text: string, fields: DoseFields): string | null {
  const strong = STRONG.exec(text);
  if (strong) setSetRep(fields, strong[0].trim());
  if (strong || !ENDS_AT_EFFORT.test(text))
    fields.load ??=
      LOAD.exec(strong ? text.replace(strong[0], " ") : text)?.[0]
        .replace(/^@\s*/, "")
        .trim() ?? null;
  const tempo = TEMPO_LABELLED.exec(text);
  fields.tempo ??= tempo?.[1] ?? tempo?.[2] ?? null;
  const behind = strong?.index === 0 ? /^(?:[.,;:]\s+|\s+)(.+)$/s.exec(text.slice(strong[0].length)) : null;
  return behind?.[1] ?? null;
}

/** "Stop at RIR 1" says when a set ends, "50% effort" how hard it is, and not what is lifted. */
const ENDS_AT_EFFORT =
  /^(?:\d{1,3}\s?% effort\b|stop|end|finish|leave|keep|never|don['’]?t|para\b|parar|pare|deja|deixa)/i;

/** "500m x 4": the work first, then how often. */
const TURNED = new RegExp(
  String.raw`^(${WORK_REST}|${RANGE}\s*${UNIT}${HOLD})\s*,?\s*(?:[x×✕*]\s*(\d{1,2})(?:\s*${SETS})?|(\d{1,2})\s*\p{L}+)$`,
  "iu",
);
/** Sets and time that a comma stands between. */
const WITH_COMMA = new RegExp(
  String.raw`^\s*(?:${RANGE}\s*${SETS}\s*,\s*${RANGE}\s*${UNIT}${SIDE}|[x×]\s*\d{1,2}\s*,\s*${RANGE}\s*${TIME}${HOLD}|${RANGE}\s*${UNIT}${HOLD}\s*,\s*(?:[x×]\s*\d{1,2}(?![\w:.])|\d{1,2}\s*(?:times|veces|vezes|mal|fois)(?!\p{L})))`,
  "iu",
);
/** "5 @ 65%, 5 @ 75%": a load for each set, and so none for all. */
const SEVERAL_WAVES = new RegExp(String.raw`^(?=[^@]*@[^@]*@)\s*${WAVES}`, "iu");
/** "x4, 30 s hold": the sets first. */
const TIMES_FIRST = /^[x×]\s*(\d{1,2})\s*,\s*(.+)$/iu;
const SETS_OF = new RegExp(String.raw`^(${RANGE})\s*${SETS}?\s*(?:[x×✕*]|by|of|for|de|,|@|-|–|—|:)?\s*(.*)$`, "iu");

function setSetRep(fields: DoseFields, phrase: string): void {
  if (fields.setRep !== null) return;
  fields.setRep = phrase;
  const turned = TURNED.exec(phrase);
  if (turned) {
    fields.reps = turned[1] ?? null;
    fields.sets = turned[2] ?? turned[3] ?? null;
    return;
  }
  const [, times, each] = TIMES_FIRST.exec(phrase) ?? [];
  if (times && each) {
    fields.sets = times;
    fields.reps = each;
    return;
  }
  const parts = SETS_OF.exec(phrase);
  if (!parts) return;
  fields.sets = parts[1] ?? null;
  fields.reps = (parts[2] ?? "").replace(/^\(\s*|\s*\)$/g, "") || null;
}

function setReps(fields: DoseFields, phrase: string): void {
  if (LASTS.test(phrase)) fields.duration ??= phrase;
  else fields.reps ??= phrase;
}
