import { NO_SETS } from "../../../../contract/no-sets";
import type { Sets } from "../../../../contract/program-reading";
import { readCore } from "./core-of-dose";
import { takeLoads } from "./dose-loads";
import { END, KILOMETRES, LOAD_UNIT, METRES, MINUTES, OTHER_LENGTHS, RANGE, REST, SECONDS, TIME } from "./dose-words";
import { timeText } from "./time-text";
import { topSet } from "./top-set";
import { Unread } from "./unread-words";

export function missing(sets: Sets, about: Partial<Sets>): Partial<Sets> {
  return Object.fromEntries(Object.entries(about).filter(([key]) => sets[key as keyof Sets] === null));
}

type Piece = {
  sets: Sets[];
  about: Partial<Sets>;
  /** Loads without any sets: one for each of those before them. */
  loads: string[];
  rest: string | null;
  tempo: string | null;
  said: string | null;
};

const REST_TIME = new RegExp(
  `(?<!\\p{L})(?:(?:with|mit|avec|con|com)\\s+)?(?:${REST}|r(?!\\s*[12]\\d(?!\\d|\\s*\\p{L})))\\s*[:=]?\\s*(?:(?:de|of|di|von|entre)\\s+)?(${TIME}|[1-9]\\d\\d\\s*(?:${METRES})${END}|\\d+)`,
  "u",
);
/** "90 s rest", and behind steps "1:30/3:00/1:30 rest". */
const TIME_REST = new RegExp(
  `(?:(?<![\\p{L}])(?:on|com|con|with|w|mit|avec|z|с)\\s*(?:/|,)?\\s*)?((?<!\\d)(?:\\d{1,2}:\\d\\d\\s?/\\s?){2,11}\\d{1,2}:\\d\\d|${TIME})\\s*(?:of\\s+|de\\s+|di\\s+)?(?:${REST}|between(?:\\s+(?:sets|rounds|reps|efforts|each|all))*|off(?!\\s+the)|(?:easy\\s+)?(?:jog|walk)(?:\\s+(?:between|recover(?:y|ies)|rest))|отдыха)${END}`,
  "u",
);

/** "3 x 5 with a 2 s pause": nobody rests for so short a time. */
const HELD = /(?<=\s)(?:with\s+)?(?:an?\s+)?[1-5](?:-\d)?\s*(?:s|secs?|seconds?)[\s-]*pauses?(?!\p{L})/u;

const REST_BEHIND = new RegExp(
  `^(\\s*\\d+(?:-\\d+)?\\s*x\\s*\\d+(?:-\\d+)?\\+?)\\s*/\\s*(\\d+(?:[.,]\\d+)?\\s*(?:${MINUTES})|\\d{2,3}\\s*(?:''|")|\\d:\\d\\d)\\s*$`,
  "u",
);
/** "3x10/90 s", but not "5x30/30 s", which is work and rest, nor "3x10/12 s". */
const SECONDS_BEHIND =
  /^(\s*\d+(?:-\d+)?\s*x\s*(?:1?\d|20)(?:-\d+)?\+?)\s*\/\s*((?:[3-9]\d|[12]\d\d)\s*(?:secs?|s|seg|sek)\.?)\s*$/u;
/** "4x8-12 / 90": so many reps nobody does, and a load has its own unit or column. */
const BARE_SECONDS_BEHIND =
  /^(\s*\d+(?:-\d+)?\s*x\s*(?:1?\d|20)-(?:1?\d|2[0-5]))\s*\/\s*((?:[3-9]|1\d|2[0-4])[05])\s*$/u;
/** "6x500m/2min", "5 x 200 m / 60 s": between distances it is the rest, however short. */
const REST_BEHIND_DISTANCE = new RegExp(
  `^(\\s*\\d+\\s*x\\s*\\d+(?:\\.\\d+)?\\s*(?:m|yds?|yards?|km|mi))\\s*/\\s*(\\d+(?:[.,]\\d+)?\\s*(?:${MINUTES}|${SECONDS})|\\d:\\d\\d)\\s*$`,
  "u",
);
const RPE_FIRST = new RegExp(`@?\\s*(?<!\\p{L})(?:rpe|рпе|pse)\\s*@?\\s*[:=]?\\s*(${RANGE})`, "u");

const RPE_LAST = new RegExp(`@?\\s*(${RANGE})\\s*rpe${END}`, "u");
const RIR_FIRST = new RegExp(`@?\\s*(?<!\\p{L})rir\\s*[:=]?\\s*(${RANGE})(?!\\s*x|[\\d.])`, "u");
const RIR_LAST = new RegExp(`@?\\s*(${RANGE})\\s*(?:rir${END}|reps? in reserve|reps? left)`, "u");
const RATED = new RegExp(
  `@\\s*((?:10|\\d(?:\\.\\d)?)(?:-(?:10|\\d(?:\\.\\d)?))?)(?![\\d.:]|\\s*(?:%|${LOAD_UNIT}|x|/|rpm|spm|k(?!\\p{L})|-k|rm(?!\\p{L})))`,
  "u",
);

/** "8 x 100 m @ 1:45", but not "@ 6:30/km". */
const SEND_OFF = /(?<=\d\s*(?:m|yds?|yards?)\s+)@\s*\d{1,2}:[0-5]\d(?!\d|\s*(?:\/|per\s|min))/u;

/** "@ 6:30/km", "5:45 min/km", "à 3'40/km", "at 4'05"/km" */
const PACE =
  /(?:@|(?<!\p{L})(?:at|à|a|in|im|en|w|в)\s)?\s*(?<!\d)(\d{1,2}(?::\d\d|['’′]\d\d(?:["”″]|'')?))\s*(?:min\s*)?(?:\/|per )\s*(km|mi|mile)(?!\p{L})/u;

/** "2 mi @ 8:30 pace", "10 km @ 5:10" */
const BARE_PACE = /(?<=\d\s*(?:km|mi|miles?)\s+)@\s*(\d{1,2}:[0-5]\d)(?:\s*pace)?(?!\d|\s*(?:\/|per\s|min))/u;

const EFFORTS: [RegExp, (found: RegExpExecArray) => string][] = [
  [RPE_FIRST, ([, value]) => `RPE ${value}`],
  [RPE_LAST, ([, value]) => `RPE ${value}`],
  [RIR_FIRST, ([, value]) => `${value} RIR`],
  [RIR_LAST, ([, value]) => `${value} RIR`],
  [PACE, ([, pace = "", unit]) => `${pace}/${unit}`],
  [BARE_PACE, ([, pace]) => `${pace} pace`],
  // A number behind @ is a rating of effort up to ten, unless a unit says otherwise.
  [RATED, ([, value]) => `RPE ${value}`],
];

/** "3x10 @3010", "3 x 8 31X0": nobody lifts so much. */
const BARE_TEMPO = new RegExp(
  `(?<=x\\s*\\d{1,3}(?:-\\d{1,3})?)(?:\\s+|\\s*@\\s*)([1-6x][0-6x]{3})(?![\\d.x]|\\s*(?:${LOAD_UNIT}))`,
  "u",
);

function takeTempoRestAndEffort(unread: Unread, part: Piece): void {
  const tempo = unread.take(
    /(?:tempo|темп|テンポ|템포|cadence)\s*:?\s*(\d[\dx]{2,3}|[\dx](?:[-/.][\dx]){2,3})(?![\dx])/u,
  );
  part.tempo = (tempo ?? unread.take(BARE_TEMPO))?.[1]?.toUpperCase() ?? null;
  part.said = unread.take(HELD)?.[0].trim() ?? null;
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
  const behind =
    REST_BEHIND.exec(unread.text) ?? SECONDS_BEHIND.exec(unread.text) ?? REST_BEHIND_DISTANCE.exec(unread.text);
  const bare = behind ? null : BARE_SECONDS_BEHIND.exec(unread.text);
  const [, work, rest = ""] = behind ?? bare ?? [];
  if (work === undefined) return;
  part.rest ??= timeText(bare ? `${rest} s` : rest);
  unread.text = work;
}

/** "10 reps/min", "16 об/мин", "12.5 km/h", "@ rate 20", "r22": how fast it is done. */
const CADENCE =
  /@?\s*(?<![\p{L}\d])(?:(?:stroke )?rate|s\/r|r)\s*[12]\d(?:\s*[-/]\s*[1-3]\d)?(?:\s*(?:s\/?pm|strokes))?(?![\p{L}\d:])|(?<![\d.,])\d{1,3}(?:[.,]\d)?(?:\s*-\s*\d{1,3}(?:[.,]\d)?)?\s*(?:(?:об|уд|повт|reps?|strokes?|beats?|wdh|rip|rep)\.?\s*\/\s*(?:мин|min)\.?|km\/h|км\/ч)(?!\p{L})/u;

/** "+5%", "-10%", "↗ 2.5 kg": how much more or less than the last time, and no share of a best lift. */
const CHANGE =
  /(?<![^\s(])(?:\+\s?|-)[1-3]?\d(?:[.,]\d)?(?:-[1-3]?\d(?:[.,]\d)?)?\s*%(?!\s*\p{L}*rm)|[↑↗↘↓⬆⬇]\ufe0f?\s*[+-]?\s?\d{1,2}(?:[.,]\d+)?\s*(?:%|kgs?|lbs?)(?!\p{L})/u;

/** "3xRIR 1-2", "3 x @8": sets that only an effort ends. */
const RATED_SETS = /(\d\s*x)(?=(?:rir|rpe|pse)\s*\d)/u;
const SETS_ALONE = /^\s*(\d{1,2}(?:-\d{1,2})?)\s*x\s*$/u;

export function readPiece(piece: string): Piece {
  const unread = new Unread(` ${piece.toLowerCase().replace(RATED_SETS, "$1 ")} `);
  const part: Piece = { sets: [], about: {}, loads: [], rest: null, tempo: null, said: null };
  const top = topSet(unread.text.trim());
  if (top !== null) return { ...part, sets: [{ ...NO_SETS, reps: top }], said: piece };
  takeTempoRestAndEffort(unread, part);
  const [zone = ""] = unread.take(/(?<![\p{L}\d])z\s?[1-7](?:\s*-\s*z?[1-7])?(?![\p{L}\d])/u) ?? [];
  const [cadence] = unread.take(CADENCE) ?? [];
  const [change] = unread.take(CHANGE) ?? [];
  if (cadence ?? change) part.said = original(piece, (cadence ?? change ?? "").trim());
  const { percents, loads } = takeLoads(unread);
  const [, style = zone] =
    unread.take(/(?<!\p{L})(e\d*mom|emom|for time|tabata|amrap in|every minute on the minute)(?!\p{L})/u) ?? [];
  const said = style === "amrap in" ? "" : style;
  const own = style === "amrap in" ? ` amrap ${unread.text}` : unread.text;
  const [, bare = null] = SETS_ALONE.exec(own) ?? [];
  // "3 x bodyweight" counts sets, and "15 x bodyweight" what is done in one.
  const isOwn = loads.length === 1 && !/\d/.test(loads[0] ?? "") && Number(bare) <= 6;
  const rated = part.about.effort || isOwn ? bare : null;
  const sets = rated ? [{ ...NO_SETS, count: rated }] : readCore(own.trim());
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
    part.said = [part.said, said, original(piece, shorter.words)].filter(Boolean).join(" ");
    return part;
  }
  if (percents.length === 1) part.about.percent = percents[0] ?? null;
  if (loads.length === 1) part.about.load = loads[0] ?? null;
  if (loads.length > 2) part.loads = loads;
  // "(32/24 kg)": for men and for women.
  if (loads.length === 2) part.about.load = loads.join("/").replace(/\s*(?:kg|lb)\//, "/");
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
    // "12-15 + drop": with something more, which "12-15+" would not be.
    if (words[end - 1] === "+") continue;
    const dose = words.slice(0, end).join(" ");
    if (/\d/.test(dose) && SAID.test(words[end] ?? "") && !UNIT.test(words[end] ?? "") && readCore(dose))
      return { dose, words: words.slice(end).join(" ") };
  }
  for (let from = 1; from < words.length; from++) {
    const dose = words.slice(from).join(" ");
    if (/^x?\d/.test(dose) && /\d\s*x|x\s*\d|\p{L}$/u.test(dose) && readCore(dose))
      return { dose, words: words.slice(0, from).join(" ") };
  }
  return null;
}

/** A word, or one of a letter: "6 km w tempie", "30 min à jeun"; or the race whose pace it is: "6 x 800 m 10-K pace". */
const SAID = /^(?:\p{L}{2}|[+&@]$|[wzioeyaàвки]$|\d{1,2}-?k$)/u;
/** "1 km" is no single rep. */
const UNIT = new RegExp(`^(?:${KILOMETRES}|${OTHER_LENGTHS}|${MINUTES})\\.?$`, "u");

/** The words of the text as they were written, also when only their lower case is known. */
function original(piece: string, found: string): string {
  const at = piece.toLowerCase().indexOf(found);
  return at < 0 ? found : piece.slice(at, at + found.length);
}
