import { NO_SETS } from "../../../contract/no-sets";
import type { ReadExercise, Sets } from "../../../contract/program-reading";
import { memoized } from "../memoized";
import { inDigits } from "../number-words";
import { plain } from "./labels";

/** What a text says of a dose. `said` is what is none: a cue, a condition. */
type Dose = { sets: Sets[]; rest: string | null; tempo: string | null; said: string[] };

const NUMBER = "\\d+(?:\\.\\d+)?";
const RANGE = `${NUMBER}(?:-${NUMBER})?`;
const SECONDS = `秒钟|s|secs?|seconds?|segs?|segundos?|sek|sekunden?|secondi|secondes?|sekund|sn|сек|с|sekuntia|초|秒|''|"`;
const MINUTES = `分钟|min|mins|minutes?|minutos?|minuten?|minuti|minut|minuuttia|dk|мин|хв|분|分|'`;
const HOURS = "h|hrs?|hours?|horas?|stunden?|ore|heures?|ч";
const METRES = "m|metres?|meters?|metros?|metri|mètres|м|メートル|미터|米";
const KILOMETRES = "km|kilometres?|kilometers?|км";
const OTHER_LENGTHS = "yd|yds|yards?|mi|miles?|ft|feet";
const END = "(?![\\p{L}\\d])";
const TIME_UNIT = new RegExp(`^(?:(${SECONDS})|(${MINUTES})|(${HOURS}))\\.?$`, "u");
const TIME = `(?:\\d+:\\d\\d(?::\\d\\d)?(?:-\\d+:\\d\\d)?|\\d+\\s*(?:h|min)\\s*\\d{1,2}(?!\\d|\\s*x)(?:\\s*(?:min|s|sec|sek|seg)${END})?|\\d+\\s*'\\s*\\d+\\s*(?:''|")?|${RANGE}\\s*(?:${SECONDS}|${MINUTES}|${HOURS})${END}\\.?)`;
const REST =
  "rests?|rest period|trabpause|gehpause|satzpause|recovery|recover|descanso|desc\\.?(?=\\s*[:=]?\\s*\\d)|recupero|rec\\.?|pausa|pause|repos|recup|récup|récupération|przerwa|rust|vila|hvile|pauze|pauza|dinlenme|pihenő|lepo|відпочинок|отдых|休憩|レスト|휴식|休息";
const MOST =
  "amrap|amap|mrs?(?!\\p{L})|max(?:imum|imo|imal)?(?: reps?)?|máx(?:imo)?|macs|макс(?:имум)?|최대|限界(?:まで)?|(?:to |til |until )?failure|max(?:imum)? reps? sets?|as many(?: reps)? as possible|(?:al )?fallo|(?:até a )?falha|cedimento|échec|до отказа|力竭|실패";
const SIDE_WORDS =
  "sides?|legs?|arms?|hands?|feet|foot|way|direction|ea|each|lado|perna|pierna|braço|brazo|lato|gamba|braccio|seite|bein|arm|côté|cote|jambe|bras|strone|strona|sida|side|kant|noga|nogę|nogu|сторону|ногу|руку|側|쪽|边";
const SIDE = new RegExp(
  `\\s*\\(?(?:\\/\\s*(${SIDE_WORDS}|s)|(?<!\\p{L})(?:(per|each|por|pro|par|per|je|x|на|c\\/|na|cada|every)\\s*(${SIDE_WORDS}))|\\b(each|cada|ea\\.?|e\\/s|e\\.s\\.|(?:both|l\\s*[+&/]\\s*r))(?:\\s+(?:side|leg|arm))?)${END}\\.?\\)?`,
  "u",
);
const LOAD_UNIT = "kgs?|kilos?|кг|lbs?|pounds?|#";
const BODYWEIGHT =
  "bw|body ?weight|b\\.w\\.|(?:peso )?corporal|peso (?:do corpo|del cuerpo|propio)|corpo libero|poids du corps|körpergewicht|собств\\.? вес|自重|맨몸|徒手";

/** Reads a dose as coaches write it: "3 x 8-12 @ RPE 8, rest 2 min", "65% x5, 75% x5", "5/5/5+ @ 65/75/85%", "15 min, zone 2". */
export const doseOf = memoized((written: string): Dose => {
  const { text } = inDigits(written);
  const dose: Dose = { sets: [], rest: null, tempo: null, said: [] };
  // Nobody writes a dose of so many words, and each is held against many patterns.
  const shown = text.length > LONGEST ? "" : tidy(text);
  if (text.length > LONGEST || !/\d|am(?:r)?ap|max|máx|макс|最|최대|力竭|실패|failure|fallo|heavy|top/iu.test(shown)) {
    if (text.trim() !== "") dose.said.push(text.trim());
    return dose;
  }
  let waiting: Partial<Sets> = {};
  const parts = pieces(shown);
  for (const [at, piece] of parts.entries()) {
    // "10RM, 4 x 6 @ 70%": a set of a rep max before the others.
    const max = dose.sets.length === 0 && at < parts.length - 1 ? REP_MAX.exec(piece) : null;
    if (max) {
      dose.sets.push({ ...NO_SETS, count: "1", reps: `${max[1]}RM` });
      continue;
    }
    // "5 sets of 4, 2 x 20 kg": two bells of 20 kg.
    const bells = at > 0 && dose.sets.some(hasWork) ? BELLS.exec(piece) : null;
    if (bells) {
      dose.sets = dose.sets.map((sets) => ({ ...sets, load: sets.load ?? pairOf(bells) }));
      continue;
    }
    // "5x3, 80%, 3 min": a time behind sets and reps is the rest between them.
    const [before, ...others] = dose.sets;
    if (before?.count && before.reps && others.length === 0 && dose.rest === null && REST_ALONE.test(piece)) {
      dose.rest = timeText(piece);
      continue;
    }
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
    const last = dose.sets[dose.sets.length - 1];
    const [only, ...more] = part.sets;
    // "4 sets, 6 reps"
    const counted = last !== undefined && last.count !== null && !hasWork(last);
    if (counted && only && more.length === 0 && only.count === null && hasWork(only)) {
      dose.sets[dose.sets.length - 1] = { ...last, ...only, count: last.count, ...missing(only, last) };
    } else if (part.sets.length > 0) {
      dose.sets.push(...part.sets.map((sets) => ({ ...sets, ...missing(sets, waiting) })));
      waiting = {};
    } else if (dose.sets.length > 0 && !parts.slice(0, at).every((each) => REP_MAX.test(each))) {
      dose.sets = dose.sets.map((sets) => ({ ...sets, ...missing(sets, part.about) }));
    } else waiting = { ...waiting, ...part.about };
  }
  // A load or an effort of its own ("RPE 8") is a dose too, of sets that somebody else counts.
  if (dose.sets.length === 0 && Object.keys(waiting).length > 0) dose.sets.push({ ...NO_SETS, ...waiting });
  // "Work up to a heavy triple, then 3 x 3": the top set is one of those that are counted.
  if (
    dose.sets.some(({ count }) => count !== null) &&
    parts.some((piece) => topSet(piece.toLowerCase().trim()) !== null)
  )
    dose.sets = dose.sets.map((sets) => (sets.reps === null ? sets : { ...sets, count: sets.count ?? "1" }));
  const total = dose.sets.at(-1);
  // "60% 4x3, 70% 3x3 (21)": all reps of the exercise.
  if (total && dose.sets.length > 1 && addsUp(dose.sets.slice(0, -1), total)) {
    dose.sets.pop();
    dose.said.push(total.reps ?? "");
  }
  dose.sets = joined(dose.sets);
  return dose;
});

/** "5рх1п": Russian weightlifters write the reps and then the sets. */
export const REPS_BY_SETS = /(\d+(?:-\d+)?)\s*р\.?\s*[xх×]\s*(\d+)\s*п(?!\p{L})\.?/giu;

const SLASHED_REST = new RegExp(
  `\\s*/\\s*(\\d:[0-5]\\d|\\d+(?:[.,]5)?\\s*(?:${SECONDS}|${MINUTES}))\\s*(?:${REST}|(?:easy|light)?\\s*(?:easy|off|jog|walk|float|trab|gehen|trote|trotar|marche))${END}`,
  "giu",
);

const isLastOf = (sets: Sets[], [top, ...more]: Sets[]): boolean =>
  top !== undefined &&
  more.length === 0 &&
  top.count === null &&
  sets.reduce((sum, { reps, count }) => sum + (reps === top.reps ? Number(count) : 0), 0) > 1;

const addsUp = (sets: Sets[], { count, reps, load, percent }: Sets): boolean =>
  count === null &&
  (load ?? percent) === null &&
  sets.reduce((sum, each) => sum + Number(each.count) * Number(each.reps), 0) === Number(reps);

const REST_ALONE =
  /^(?:\d{1,3}(?:-\d{1,3})?\s*(?:s|secs?|seconds?|seg|sek|сек|"|'')|\d(?:[.,]5)?(?:-\d(?:[.,]5)?)?\s*(?:min|mins|minutes?|мин|')|\d:[0-5]\d)\.?$/iu;

/** "+10x5", "BWx10": a load and its reps. */
const WEIGHTED = /^(\+\d+(?:\.\d+)?|bw)\s*x\s*(\d{1,2}\+?)$/i;
const BELLS = /^(?:@\s*)?2\s*x\s*(\d+(?:\.\d+)?)\s*(kgs?|lbs?)\b\.?$/i;
const pairOf = ([, each = "", unit = ""]: RegExpExecArray) => `2 x ${each} ${unitOfLoad(unit.toLowerCase())}`;

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

function missing(sets: Sets, about: Partial<Sets>): Partial<Sets> {
  return Object.fromEntries(Object.entries(about).filter(([key]) => sets[key as keyof Sets] === null));
}

/** One sign for each meaning: dashes, times, spaces and commas of numbers. */
export function tidy(text: string): string {
  return (
    text
      .replace(/[\u00a0\u2000-\u200b\u202f\ufeff]/g, " ")
      .replace(/[’‘`´′]/g, "'")
      .replace(/[“”″]/g, '"')
      .replace(/[‐-―−〜～]/g, "-")
      .replace(/(?<!\d\s*)%\s*(\d+(?:[.,]\d+)?(?:\s*-\s*\d+(?:[.,]\d+)?)?)(?!\s*%|[\d.,])/g, "$1%")
      .replace(/(?<!\p{L})[×✕✖хХ*](?=\s*(?:\d|amrap|max|макс|отказ))/giu, "x")
      .replace(/(\d)\s*[×✕✖хХ](?!\p{L})|(\d)\s*х(?=макс)/gu, "$1$2 x")
      .replace(/(?<![\d,])(\d+),(\d{1,2})(?![\d,]|\s*,\s*\d)/g, (whole, a, b) =>
        Number(a) >= 12 || /^(?:5|25|50|75)$/.test(b) ? `${a}.${b}` : whole,
      )
      // "75%/2x3": weightlifters write the percentage, the reps and the sets.
      .replace(PERCENT_FIRST, (_, percent, reps, count = "1") => `${count} x ${reps.replace(/\s/g, "")} @ ${percent}%`)
      // "6 x 500 m / 2 min rest", "5 x 3 min / 2 min easy"
      .replace(SLASHED_REST, ", $1 rest")
      .replace(REPS_BY_SETS, "$2 x $1")
      // "3xF" is done to failure.
      .replace(/(?<=\d\s*x\s*)f(?![\p{L}\d])/giu, "failure")
      // ":30" is half a minute.
      .replace(/(?<=^|[\sx]):([0-5]\d)(?![\d:])/g, "$1 s")
      // "5x5 – 80% – rec. 3'" has three parts and no range.
      .replace(/(\dx?\s*x\s*\d+\+?)\s+-\s+(?=\d+(?:[.,]\d+)?\s*(?:%|kg|lb|rpe))/gi, "$1, ")
      // "20 kg - 4 sets - 7 reps"
      .replace(BEFORE_SETS, "$1, ")
      .replace(/(\d)\s*(%|"|'|kg|lbs?|s|sec|min|m)?\s*-\s*(\d)/gi, "$1$2-$3")
      .replace(/(\d)\s+(?:to|bis|à|a)\s+(?=\d+(?:[.,]\d+)?(?![\d.,])(?!\s*(?:%|kg|lbs?|кг)))/g, "$1-")
      .replace(/\s+/g, " ")
      .trim()
  );
}

const PERCENT_FIRST =
  /(?<![\d./-])(\d{2,3}(?:\.\d)?)\s*%?\s*(?<=%\s*)\/\s*(\d{1,2}(?:\s?\+\s?\d{1,2})*)(?:\s*x\s*(\d{1,2}))?(?![\d%/.]|\s*%)/g;

/** "3 x (1,2,3)": one set climbs from rung to rung. */
const LADDER = /^\d{1,2}(?:\s*[,/-]\s*\d{1,2})+$/;
const RUNG = "›";

/** Pieces between commas, bars, dashes and brackets. A slash or a plain dash belongs to a number. */
function pieces(text: string): string[] {
  return text
    .replace(/[([]([^()[\]]*)[)\]]/g, (_, inner: string) =>
      LADDER.test(inner)
        ? inner.split(/\D+/).join(RUNG)
        : SIDE.test(` ${inner.toLowerCase()}`) || /^\d+(?:\+\d+)+$/.test(inner.trim())
          ? ` ${inner} `
          : `; ${inner};`,
    )
    .split(/;|,(?!\d)|\s\|\s|\n|\s+-\s+|\s+•\s+|\s+·\s+|\.\s+(?=\p{Lu})|\s+(?:then|luego|puis|dann)\s+/u)
    .map((piece) => piece.trim())
    .filter(Boolean);
}

type Piece = { sets: Sets[]; about: Partial<Sets>; rest: string | null; tempo: string | null; said: string | null };

const REST_TIME = new RegExp(
  `(?<!\\p{L})(?:${REST}|r(?!\\s*[12]\\d(?!\\d|\\s*\\p{L})))\\s*[:=]?\\s*(${TIME}|\\d+)`,
  "u",
);
const TIME_REST = new RegExp(
  `(?:(?<![\\p{L}])on\\s*(?:/|,)?\\s*)?(${TIME})\\s*(?:of\\s+|de\\s+|di\\s+)?(?:${REST}|off(?!\\s+the)|(?:easy\\s+)?(?:jog|walk)(?:\\s+(?:between|recover(?:y|ies)|rest))|отдыха)${END}`,
  "u",
);
const REST_BEHIND = new RegExp(
  `^(\\s*\\d+(?:-\\d+)?\\s*x\\s*\\d+(?:-\\d+)?\\+?)\\s*/\\s*(\\d+(?:[.,]\\d+)?\\s*(?:${MINUTES})|\\d{2,3}\\s*(?:''|")|\\d:\\d\\d)\\s*$`,
  "u",
);
const RPE_FIRST = new RegExp(`@?\\s*(?<!\\p{L})(?:rpe|рпе|pse)\\s*@?\\s*[:=]?\\s*(${RANGE})`, "u");
const RPE_LAST = new RegExp(`@?\\s*(${RANGE})\\s*rpe${END}`, "u");
const RIR_FIRST = new RegExp(`@?\\s*(?<!\\p{L})rir\\s*[:=]?\\s*(${RANGE})(?!\\s*x|[\\d.])`, "u");
const RIR_LAST = new RegExp(`@?\\s*(${RANGE})\\s*(?:rir${END}|reps? in reserve|reps? left)`, "u");
const RATED = new RegExp(
  `@\\s*((?:10|\\d(?:\\.\\d)?)(?:-(?:10|\\d(?:\\.\\d)?))?)(?![\\d.:]|\\s*(?:%|${LOAD_UNIT}|x|/|rpm|spm))`,
  "u",
);
/** "8 x 100 m @ 1:45", but not "@ 6:30/km". */
const SEND_OFF = /(?<=\d\s*(?:m|yds?|yards?)\s+)@\s*\d{1,2}:[0-5]\d(?!\d|\s*(?:\/|per\s|min))/u;
/** "@ 6:30/km", "5:45 min/km" */
const PACE = /@?\s*(?<!\d)(\d{1,2}:\d\d)\s*(?:min\s*)?(?:\/|per )\s*(km|mi|mile)(?!\p{L})/u;
const PERCENTS = new RegExp(
  `(?:@|(?<!\\p{L})(?:at|à|al|ao|a|auf|bei|на|with|con|com|mit))?\\s*(${RANGE}%?(?:\\s*/\\s*${RANGE}%?)*)\\s*%(?:\\s*(?:of\\s*|del\\s*|do\\s*|von\\s*)?(?:\\d{1,2}\\s?rm|e1rm|tm|rm|training max|max|1пм))?`,
  "u",
);
const LOADS = new RegExp(
  `(?:@|(?<!\\p{L})(?:at|with|w/|c/|con|com|mit|avec|à|с))?\\s*(?<![\\d.])(\\+?\\s*${RANGE}(?:\\s*/\\s*${NUMBER})*)\\s*(${LOAD_UNIT})(?:\\s*(?:each|per hand|/hand))?${END}`,
  "u",
);
const OWN_WEIGHT = new RegExp(
  `@?\\s*(?<!\\p{L})(${BODYWEIGHT})(\\s*[+-]\\s*${NUMBER}(?:\\s*(?:${LOAD_UNIT}))?)?${END}`,
  "u",
);

/** "BW", "Corporal": the body's own weight and nothing else. */
export const isOwnWeight = (text: string): boolean =>
  OWN_WEIGHT.exec(text.toLowerCase().trim())?.[0].length === text.trim().length;

/** "Work up to a heavy 1", "build to a 3RM", "find a heavy single": its last set, in words that are kept. */
const WORKED_UP =
  /^(?:work(?:ing)?|build(?:ing)?|ramp(?:ing)?)(?: up)? to (?:(?:an?|your|the|one) )?|^(?:find|hit|establish|take) (?:an?|your|the|one) /u;
const TOP_SET =
  /^(?:heavy |new |top |daily |max |hard |challenging )*(?:set of )?(?:(\d{1,2})\s*-?\s*(?:rm|reps?(?: max)?|max)?|(single|double|triple))$/u;

/** "heavy 1", "3RM", "heavy single" behind such words, or alone where "heavy" says what it is. */
function topSet(own: string): string | null {
  const behind = own.replace(WORKED_UP, "");
  const found = behind !== own || /^(?:heavy|top|daily max) /.test(own) ? TOP_SET.exec(behind) : null;
  return found ? (found[1] ?? String(["single", "double", "triple"].indexOf(found[2] ?? "") + 1)) : null;
}

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

/** The words of a piece that nothing has been read from yet. */
class Unread {
  constructor(public text: string) {}

  /** Finds the pattern and takes it out of the words. */
  take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.text);
    if (found) this.text = `${this.text.slice(0, found.index)} ${this.text.slice(found.index + found[0].length)}`;
    return found;
  }
}

const EFFORTS: [RegExp, (found: RegExpExecArray) => string][] = [
  [RPE_FIRST, ([, value]) => `RPE ${value}`],
  [RPE_LAST, ([, value]) => `RPE ${value}`],
  [RIR_FIRST, ([, value]) => `${value} RIR`],
  [RIR_LAST, ([, value]) => `${value} RIR`],
  [PACE, ([, pace = "", unit]) => `${pace}/${unit}`],
  // A number behind @ is a rating of effort up to ten, unless a unit says otherwise.
  [RATED, ([, value]) => `RPE ${value}`],
];

function takeTempoRestAndEffort(unread: Unread, part: Piece): void {
  const tempo = unread.take(
    /(?:tempo|темп|テンポ|템포|cadence)\s*:?\s*(\d[\dx]{2,3}|[\dx](?:[-/.][\dx]){2,3})(?![\dx])/u,
  );
  part.tempo = tempo?.[1]?.toUpperCase() ?? null;
  for (const pattern of [REST_TIME, TIME_REST]) {
    const rest = unread.take(pattern);
    if (rest) part.rest ??= timeText(rest[1] ?? "");
  }
  for (const [pattern, words] of EFFORTS) {
    const found = unread.take(pattern);
    if (found) part.about.effort ??= words(found);
  }
  // "8 x 100 m @ 1:45" starts anew every 1:45.
  const [sendOff] = unread.take(SEND_OFF) ?? [];
  if (sendOff) part.said = sendOff.trim();
  // "4x6-8/3'": the rest may stand behind a slash.
  const behind = REST_BEHIND.exec(unread.text);
  if (!behind) return;
  part.rest ??= timeText(behind[2] ?? "");
  unread.text = behind[1] ?? "";
}

/** Loads and percents, one for all sets or one for each. */
function takeLoads(unread: Unread): { percents: string[]; loads: string[] } {
  const [, percent] = unread.take(PERCENTS) ?? [];
  const percents = percent?.split("/").map((each) => `${each.replace(/[\s%]/g, "")}%`) ?? [];
  let loads: string[] = [];
  const bells = unread.take(/@\s*2\s*x\s*(\d+(?:\.\d+)?)\s*(kgs?|lbs?)\b/u);
  if (bells) loads = [pairOf(bells)];
  const [weighed, value = "", unit = ""] = unread.take(LOADS) ?? [];
  if (weighed) loads = value.split("/").map((each) => `${each.replace(/\s/g, "")} ${unitOfLoad(unit)}`);
  const [own] = unread.take(OWN_WEIGHT) ?? [];
  if (own && loads.length === 0)
    loads = [
      own
        .replace(/^@?\s*/, "")
        .trim()
        .replace(/^bw/, "BW"),
    ];
  const [, bare] = unread.take(/@\s*(\d+(?:\.\d+)?(?:\s*\/\s*\d+(?:\.\d+)?)*)(?=\s|$)(?!\s*[rs]pm)/) ?? [];
  if (bare && loads.length === 0) loads = bare.split("/").map((each) => each.trim());
  return { percents, loads };
}

function readPiece(piece: string): Piece {
  const unread = new Unread(` ${piece.toLowerCase()} `);
  const part: Piece = { sets: [], about: {}, rest: null, tempo: null, said: null };
  const top = topSet(unread.text.trim());
  if (top !== null) return { ...part, sets: [{ ...NO_SETS, reps: top }], said: piece };
  takeTempoRestAndEffort(unread, part);
  const [zone = ""] = unread.take(/(?<![\p{L}\d])z\s?[1-7](?:\s*-\s*z?[1-7])?(?![\p{L}\d])/u) ?? [];
  const { percents, loads } = takeLoads(unread);
  const [, style = zone] =
    unread.take(/(?<!\p{L})(e\d*mom|emom|for time|tabata|amrap in|every minute on the minute)(?!\p{L})/u) ?? [];
  const said = style === "amrap in" ? "" : style;
  const own = style === "amrap in" ? ` amrap ${unread.text}` : unread.text;
  const sets = readCore(own.trim());
  if (sets) {
    const many = Math.max(sets.length, percents.length, loads.length);
    const alone =
      sets.length === 1 && many > 1 ? Array.from({ length: many }, () => ({ ...sets[0], count: "1" }) as Sets) : sets;
    part.sets = alone.map((each, index) => ({
      ...each,
      percent: percents[index] ?? (percents.length === 1 ? (percents[0] ?? null) : null),
      load: loads[index] ?? (loads.length === 1 ? (loads[0] ?? null) : each.load),
      effort: part.about.effort ?? null,
    }));
    part.said = [part.said, said ? original(piece, said) : null].filter(Boolean).join(" ") || null;
    return part;
  }
  const shorter = shorten(own.trim());
  if (shorter) {
    const rest = readPiece(shorter.dose);
    const about = {
      ...part.about,
      percent: percents.length === 1 ? (percents[0] ?? null) : null,
      load: loads.length === 1 ? (loads[0] ?? null) : null,
    };
    part.sets = rest.sets.map((sets) => ({ ...sets, ...missing(sets, about) }));
    part.said = [said, original(piece, shorter.words)].filter(Boolean).join(" ");
    return part;
  }
  if (percents.length === 1) part.about.percent = percents[0] ?? null;
  if (loads.length === 1) part.about.load = loads[0] ?? null;
  const left = own.replace(/\s+/g, " ").trim();
  // What is no dose keeps its own words.
  if (/[\p{L}]/u.test(left) && left.length > 2) {
    const about = Object.keys(part.about).length > 0 || part.rest !== null || part.tempo !== null;
    part.said = about ? original(piece, left) : piece;
    if (!about) return { ...part, about: {} };
  }
  return part;
}

/** A dose with words behind or before it: "5 km easy", "work up to 5 reps". */
function shorten(own: string): { dose: string; words: string } | null {
  const words = own.split(/\s+/);
  if (words.length < 2 || words.length > 14) return null;
  for (let end = words.length - 1; end > 0; end--) {
    const dose = words.slice(0, end).join(" ");
    if (/\d/.test(dose) && /^\p{L}{2}/u.test(words[end] ?? "") && readCore(dose))
      return { dose, words: words.slice(end).join(" ") };
  }
  for (let from = 1; from < words.length; from++) {
    const dose = words.slice(from).join(" ");
    if (/^x?\d/.test(dose) && /\d\s*x|x\s*\d|\p{L}$/u.test(dose) && readCore(dose))
      return { dose, words: words.slice(0, from).join(" ") };
  }
  return null;
}

/** The words of the text as they were written, also when only their lower case is known. */
function original(piece: string, found: string): string {
  const at = piece.toLowerCase().indexOf(found);
  return at < 0 ? found : piece.slice(at, at + found.length);
}

const SETS_WORD =
  "sets?|rounds?|s[eé]ries?|serie|sätze?|saetze|runden?|tours?|giri|rondas|voltas|serii|подход(?:а|ов)?|раунд(?:а|ов)?|круг(?:а|ов)?|セット|ラウンド|세트|라운드|组";
const LINK = "(?:\\s*(?:(?:of|x|de|di|da|à|a|por|mit|по|at)(?!\\p{L})|@|:|-)\\s*)?";
const BEFORE_SETS = new RegExp(`(\\d\\s*(?:%|${LOAD_UNIT}))\\s+-\\s+(?=\\d{1,2}\\s*(?:${SETS_WORD})(?!\\p{L}))`, "giu");
const SETS_OF = new RegExp(`^(${RANGE})\\s*(?:${SETS_WORD})\\.?${LINK}\\s*(.+)$`, "u");
const SETS_ONLY = new RegExp(`^(?:x\\s*)?(${RANGE})\\s*(?:${SETS_WORD})\\.?$`, "u");
const TIMES = /^(\d+(?:-\d+)?)\s*x\s*(.+)$/u;
const AMOUNT_SETS = new RegExp(`^(.+?)\\s*(?:x|,)\\s*(${RANGE})\\s*(?:${SETS_WORD})\\.?$`, "u");
const THREE = new RegExp(`^(${NUMBER})\\s*x\\s*(${RANGE}\\+?)\\s*x\\s*(${NUMBER})$`, "u");
const LOAD_TIMES = new RegExp(`^(${NUMBER})\\s*x\\s*(${RANGE}\\+?)$`, "u");

/** The core of a dose, sets and what is done in each: "3 x 8-12", "x5", "225 x 5 x 3", "12/10/8", "20 min". */
function readCore(core: string): Sets[] | null {
  const own = core
    .replace(/^[\s:x]*(?=$)|\s+x$/g, "")
    .replace(/^[:=]\s*/, "")
    .replace(/[.,:]+$/, "")
    .trim();
  if (own === "") return null;
  const three = THREE.exec(own);
  if (three) {
    const [first, second, third] = [Number(three[1]), three[2] ?? "", Number(three[3])];
    if (first >= 20 && first > third)
      return [{ ...NO_SETS, load: three[1] ?? null, reps: second, count: String(third) }];
    if (third >= 20) return [{ ...NO_SETS, count: String(first), reps: second, load: three[3] ?? null }];
  }
  const weighted = WEIGHTED.exec(own);
  if (weighted) return [{ ...NO_SETS, load: (weighted[1] ?? "").toUpperCase(), reps: weighted[2] ?? null, count: "1" }];
  const only = SETS_ONLY.exec(own);
  if (only) return [{ ...NO_SETS, count: only[1] ?? null }];
  const each = /^x\s*(.+?)(?:\s*x\s*(\d{1,2}))?$/u.exec(own);
  if (each) {
    const amounts = amountsOf(each[1] ?? "");
    return amounts ? amounts.map((amount) => ({ ...NO_SETS, ...amount, count: each[2] ?? "1" })) : null;
  }
  const setsOf = SETS_OF.exec(own) ?? TIMES.exec(own);
  if (setsOf) {
    const count = setsOf[1] ?? "";
    const listed = amountsOf((setsOf[2] ?? "").replace(/^(?:de|di|of|à)\s+/u, ""));
    if (listed) {
      const amounts = asRange(asSides(listed, count), count);
      const only = amounts[0];
      const plainReps = amounts.length === 1 && only?.reps !== undefined && /^\d/.test(only.reps ?? "");
      // Nobody does twenty sets: what is written as "225x5" is a load and its reps.
      const most = only?.reps != null && amounts.length === 1 && /^(?:AMRAP|AMAP|MRS?|max)/i.test(only.reps);
      if (most && Number(count) >= 20) return [{ ...NO_SETS, count: "1", load: count, reps: only?.reps ?? null }];
      if (
        plainReps &&
        /^\d+(?:\.\d+)?$/.test(count) &&
        Number(count) >= 20 &&
        Number(count) > Number.parseFloat(only?.reps ?? "")
      ) {
        return [{ ...NO_SETS, count: "1", load: count, reps: only?.reps ?? null }];
      }
      if (amounts.length > 1 && Number(count) === amounts.length)
        return amounts.map((amount) => ({ ...NO_SETS, ...amount, count: "1" }));
      return amounts.map((amount) => ({ ...NO_SETS, ...amount, count }));
    }
  }
  const loaded = LOAD_TIMES.exec(own);
  if (loaded && Number(loaded[1]) >= 20)
    return [{ ...NO_SETS, count: "1", load: loaded[1] ?? null, reps: loaded[2] ?? null }];
  const behind = AMOUNT_SETS.exec(own);
  if (behind) {
    const amounts = amountsOf(behind[1] ?? "");
    if (amounts) return amounts.map((amount) => ({ ...NO_SETS, ...amount, count: behind[2] ?? null }));
  }
  const amounts = amountsOf(own);
  if (!amounts) return null;
  return amounts.map((amount) => ({ ...NO_SETS, ...amount, count: amounts.length > 1 ? "1" : null }));
}

const NO_SIDE =
  /^(?:min|sec|sek|seg|km|hour|hr|std|day|week|wk|set|round|rep|mile|session|tag|woche|dia|semana|serie|set|max|amrap|fail)/;

type Amount = Partial<Pick<Sets, "reps" | "duration" | "distance">>;

/** What is done in a set, or in each of several: "8-12", "5+", "45 s", "8/side", "12/10/8", "AMRAP". Null when it is none. */
export function amountsOf(text: string, unit: string | null = null): Amount[] | null {
  let own = tidy(text)
    .toLowerCase()
    .replace(/^[:=x]\s*/, "")
    .trim();
  if (own === "") return null;
  let side = "";
  // "10/str.", "8 per been": whatever the language calls it, each side counts alone.
  const other = /^(\d+(?:-\d+)?\+?)\s*(?:\/|(?:per|por|pro|je|na)\s)\s*(\p{L}{2,10})\.?$/u.exec(own);
  if (other && !SIDE.test(own) && !NO_SIDE.test(other[2] ?? "")) return [{ reps: `${other[1]} per side` }];
  // "每侧10"
  own = own.replace(/^(?:每侧|每边|每側|各侧|左右各?|좌우|양쪽|片側|한쪽|각)\s*(\d.*)$/u, "$1 per side");
  const found = SIDE.exec(own);
  if (found && /\d|max|amrap/.test(own.slice(0, found.index))) {
    side = sideText(found);
    own = `${own.slice(0, found.index)}${own.slice(found.index + found[0].length)}`.trim();
  }
  const list = isListOfReps(own) ? own.split("-") : own.split(/\s*\/\s*|\s*,\s*/);
  if (list.length > 1 && list.length <= 15) {
    const last = list[list.length - 1] ?? "";
    const tail = /^\d+(?:-\d+)?\+?\s*([^\d+]+)$/.exec(last)?.[1] ?? "";
    const amounts = list.map((each) => amountOf(/^\d+(?:-\d+)?$/.test(each) ? `${each}${tail}` : each, unit, side));
    return amounts.every((amount) => amount !== null) ? amounts : null;
  }
  const one = amountOf(own, unit, side);
  return one ? [one] : null;
}

/** "12-10-8-8" and "3-3-3-3" are the reps of each set, where "3-1-1-0" would be a tempo. */
function isListOfReps(text: string): boolean {
  if (!/^\d{1,2}(?:-\d{1,2}){2,9}\+?$/.test(text)) return false;
  const reps = text.split("-").map(Number.parseFloat);
  const [first = 0] = reps;
  const falls = reps.every((each, at) => at === 0 || each <= (reps[at - 1] ?? 0));
  const rises = reps.every((each, at) => at === 0 || each >= (reps[at - 1] ?? 0));
  if (reps.includes(0)) return false;
  return reps.every((each) => each === first) || (Math.max(...reps) >= 5 && (reps.length > 3 || falls || rises));
}

/** "3 x 10/10" is ten on each side, where sets of ten and ten would be two. */
export function asSides<Of extends Amount>(amounts: Of[], count: string | null): Of[] {
  const [one, other, ...more] = amounts;
  const isTwice = one !== undefined && more.length === 0 && one.reps != null && one.reps === other?.reps;
  return isTwice && Number(count) > 0 && Number(count) !== 2 && /^\d+$/.test(one.reps ?? "")
    ? [{ ...one, reps: `${one.reps} per side` }]
    : amounts;
}

/** "3x8/10" is eight to ten in each, where two sets of eight and ten would be "2x8/10". */
function asRange(amounts: Amount[], count: string): Amount[] {
  const [low, high, ...more] = amounts;
  const [from, to] = [Number(low?.reps), Number(high?.reps)];
  const isRange = more.length === 0 && from >= 3 && to > from && to <= from + 5 && to <= 30;
  return isRange && Number(count) > 2 ? [{ reps: `${from}-${to}` }] : amounts;
}

const REPS_WORD =
  "reps?|repetitions?|repeticiones|repetições|rep\\.|ripetizioni|rip\\.?|répétitions|wdh\\.?|wiederholungen|powt\\.?|powtórzeń|повт(?:\\.|орени\\p{L}*)?|раз|回|レップ|회|번|次|cal|cals|calories|breaths|steps|schritte|pasos|passos|passi|strides|jumps|hops|throws|turns|moves|strokes|contacts";
const REPS = new RegExp(`^(${RANGE})\\s*(\\+)?\\s*(${REPS_WORD})?\\s*(\\+|amrap)?$`, "u");
const IN_ALL = new RegExp(
  `^(${RANGE})\\s*(?:${REPS_WORD})?\\s*(?:in |en |em |im )?(?:total|insgesamt|totais|totales|totali|in tutto|au total|łącznie|всего)(?:\\s*(?:${REPS_WORD}))?$`,
  "u",
);
const MANY = new RegExp(`^(?:x\\s*)?(?:(${RANGE})\\s*[+-]?\\s*)?(${MOST})\\+?$`, "u");
const MOST_IN = new RegExp(`^(?:${MOST})\\s+(?:in\\s+)?(${TIME})$`, "u");
const TIME_ALONE = new RegExp(`^${TIME}$`, "u");
const LENGTH = new RegExp(`^(${RANGE})\\s*(?:(${METRES})|(${KILOMETRES})|(${OTHER_LENGTHS}))\\.?$`, "u");

function amountOf(text: string, unit: string | null, side: string): Amount | null {
  const own = text.trim();
  const reps = REPS.exec(own);
  if (reps) {
    const word = reps[3] ?? "";
    if (word === "" && unit && unit !== "kg" && unit !== "lb" && unit !== "%")
      return withUnit(reps[1] ?? "", unit, side);
    const kept = /^(?:cal|breath|step|schritt|pas|stride|jump|hop|throw|turn)/.test(word) ? ` ${word}` : "";
    return { reps: `${reps[1]}${reps[2] || reps[4] ? "+" : ""}${kept}${side}` };
  }
  // "100 total", in as many sets as it takes.
  const [, inAll] = IN_ALL.exec(own) ?? [];
  if (inAll) return { reps: `${inAll} total${side}` };
  if (/^\d{1,2}(?:›\d{1,2})+$/.test(own)) return { reps: own.replaceAll(RUNG, ",") + side };
  // "2+1": a complex, so many of each of its lifts.
  if (/^\d{1,2}(?:\s*\+\s*\d{1,2})+$/.test(own)) return { reps: own.replace(/\s/g, "") + side };
  const many = MANY.exec(own);
  if (many)
    return {
      reps:
        (many[1]
          ? `${many[1]}+`
          : /^(?:amrap|amap|mrs?)$/.test(many[2] ?? "")
            ? (many[2] ?? "").toUpperCase()
            : (many[2] ?? "")) + side,
    };
  const most = MOST_IN.exec(own);
  if (most) return { reps: "AMRAP", duration: timeText(most[1] ?? "") };
  if (TIME_ALONE.test(own)) return { duration: `${timeText(own)}${side}` };
  const held = /^(?:max|máx)\s*(?:hold|time)$/u.exec(own);
  if (held) return { duration: own + side };
  const length = LENGTH.exec(own);
  if (length) return { distance: `${length[1]} ${length[2] ? "m" : length[3] ? "km" : length[4]}${side}` };
  return null;
}

function withUnit(value: string, unit: string, side: string): Amount {
  return unit === "m" || unit === "km"
    ? { distance: `${value} ${unit}${side}` }
    : { duration: `${value} ${unit}${side}` };
}

/** Each side counts alone, whatever the language: "per side", "per leg", "per arm". */
function sideText(found: RegExpExecArray): string {
  const [, slashed, , noun] = found;
  const word = slashed ?? noun ?? "";
  if (/^(?:leg|perna|pierna|gamba|bein|jambe|nog|ногу)/u.test(word)) return " per leg";
  return /^(?:arm|hand|braço|brazo|braccio|bras|руку)/u.test(word) ? " per arm" : " per side";
}
const TIMED = new RegExp(`^(${RANGE})\\s*(\\D+)?$`, "u");

/** "45 s", "2-3 min", "1:30", from any of the ways to write them. Plain numbers are seconds from 15 on. */
export function timeText(text: string): string {
  const own = text.trim().toLowerCase().replace(/\.$/, "");
  const found = TIMED.exec(own);
  if (!found) return own.replace(/^(\d+)\s*'\s*(\d+)\s*(?:''|")?$/, (_, m, s) => `${m}:${String(s).padStart(2, "0")}`);
  const [, value, unit] = found;
  if (!unit) return Number.parseFloat(value ?? "") >= 15 ? `${value} s` : `${value} min`;
  const known = TIME_UNIT.exec(unit.trim());
  return `${value} ${known?.[1] ? "s" : known?.[2] ? "min" : known?.[3] ? "h" : unit.trim()}`;
}

export function unitOfLoad(unit: string): string {
  return /^(?:lb|pound|#)/.test(unit) ? "lb" : "kg";
}
