import { NO_SETS } from "../../../contract/no-sets";
import { inDigits } from "../number-words";
import { all, type Words } from "../vocabulary/calendar-words";
import { CIRCUIT_WORDS } from "../vocabulary/circuit-words";
import { TOGETHER } from "../vocabulary/group-words";
import { looksLikeMovement } from "../vocabulary/movements";
import { unitOfLoad } from "./doses/dose-loads";
import { doseOf, hasWork } from "./doses/dose-sets";
import { loadBehind, type NamedDose, namedDose, withoutCode } from "./doses/named-dose";
import { tidy } from "./doses/tidy-dose";
import { timedCircuit } from "./doses/timed-circuit";
import { plain } from "./labels/plain-text";

/**
 * Rounds of the lines that follow: a count of null where they are done against the clock, the reps of each where they
 * change, how long each is done and rested from where that is said of all.
 */
export type Circuit = {
  count: string | null;
  ladder?: string[];
  duration?: string;
  rest?: string | null;
  /** The level of the item of a list that begins it: its lifts are the items below that. */
  level?: number | undefined;
};

const ROUNDS_WORD =
  "(?:rounds?|rondas?|rodadas?|vueltas?|voltas?|runden|giri|tours|rundy|rondes?|varv|kierrosta|circuits?|круг(?:а|ов)?)";
const ROUNDS = new RegExp(
  `^(\\d{1,2}(?:-\\d{1,2})?)\\s*(?:sets(?=\\s*:$)|${ROUNDS_WORD})(?:,?\\s+(?:of|not|for|times?|quality|each|de|di|von|through|(?:the )?following|(?:the )?complex|with full (?:rest|recovery)))*\\s*[:.]?$`,
  "u",
);
/** "2 rounds, walk between stations." */
const ROUNDS_TOLD = new RegExp(`^(\\d{1,2})\\s+${ROUNDS_WORD}[,;:]\\s+\\p{L}[^\\d]{2,70}[.!]$`, "u");

/** How often what stands below is gone through, where a sentence begins with it. */
export const roundsTold = (text: string): string | null =>
  text.length <= 100 ? (ROUNDS_TOLD.exec(plain(text))?.[1] ?? null) : null;
/** "Core circuit x3", "Circuit abdos x 2" */
const COUNTED =
  /^(?:\p{L}+ )?(?:circuit[oi]?|circuito|zirkel|obwod|finisher|superset|круговая)(?: \p{L}+)? ?[x×] ?([2-9])\s*:?$/u;
/** "Do 2 repetitions of the following:", "Repeat the following 3 times" */
const FOLLOWING =
  /^(?:do|perform|complete|repeat)\s+(?:the following\s+(?=\d+ times)|(?=.*the following))(\d{1,2})\s+(?:repetitions?|reps|times|sets)(?:\s+of)?(?:\s+the following)?\s*[:.]?$/u;
const CLOCK =
  /^(?:\d{1,2}\s*(?:min\w*|')\s*(?:time\s*)?cap$|(?:(?:\d{1,2}\s*(?:min\w*|')\s*)?(?:amrap|e\d?mom)|for time|tabata)[\s:–-]*(?:(?:in|of|for|x)\s+)?(?:\d{1,2}(?::[0-5]\d|\s*(?:min\w*|'|rounds?))?)?(?:\s*[(,]\s*(?:cap|time cap|limit)\s*:?\s*\d{1,2}\s*(?:min\w*|')?\)?)?\s*[:.]?$)/u;
/** "For 20 minutes, cycle each minute" */
const FOR_MINUTES =
  /^for \d{1,2}\s*(?:min\w*|')(?:\s*[,:–-]?\s*(?:cycle|rotate|alternate|switch|repeat)(?!\p{L})[^\d.!?]{0,30})?\s*:?$/u;
/** "8 reps each of" */
const REPS_OF_EACH = /^(\d{1,3}) reps? (?:each of|of each|each)(?: of)?(?: the following)?\s*:?$/u;
const LADDER = /^(?:for time,?\s*:?\s*)?(\d{1,3}(?:-\d{1,3}){2,9})(?:\s+(?:reps?|of|for|time))*\s*[:.]?$/u;

/** "3 rounds of:", "B) 5 rounds for time", "AMRAP 12 min", "For time, 21-15-9 reps:" alone in a line. Null for anything else. */
export function circuitOf(text: string): Circuit | null {
  // "Warm up: 3 rounds"
  const [, behind] = /^\p{L}[\p{L} -]{2,19}:\s+(\d.*)$/u.exec(text) ?? [];
  const within = behind ? circuitOf(behind) : null;
  // "L-sit: 3 rounds of 20 s, 40 s rest" is an exercise.
  if (behind) return within?.duration ? timedCircuit(text) : within;
  const own = plain(withoutCode(text).rest).replace(
    /^(?:in )?(?:teams?|groups?|pairs?) of [2-6]\s*[:,–-]\s*|^\(\d\)\s*|^then\s*[:,]?\s+|^(?:(?:partner|team)\s+)?(?:wod|metcon|conditioning|finisher|workout|circuit|chipper)(?: \([^()\d]*\))?(?:\s*[:–-]\s+|,\s*(?=\d|amrap|e\d?mom|for time))|,?\s*rest (?:\d[\d:. -]*\s*\p{L}+\s*)?between rounds|[,;]\s*(?:no|without|minimal|minimum) rest(?: between(?: \p{L}+)?)?|,?\s*(?:share|split) the (?:work|reps)|\s*\((?:(?:with|in|cap|time cap) [^)]*|[^()]*\srest(?: [^()]*)?)\)/gu,
    "",
  );
  const [, count] = ROUNDS.exec(own) ?? [];
  if (count) return { count };
  const [, often] = COUNTED.exec(own) ?? FOLLOWING.exec(inDigits(own).text) ?? [];
  if (often) return { count: often };
  const [, ladder] = LADDER.exec(own) ?? [];
  if (ladder) return { count: null, ladder: ladder.split("-") };
  const [, reps] = REPS_OF_EACH.exec(own) ?? [];
  if (reps) return { count: null, ladder: [reps] };
  return CLOCK.test(own) || FOR_MINUTES.test(own) ? { count: null } : timedCircuit(withoutCode(text).rest);
}

/** "Finisher (3 rounds, 20 s on / 10 s off)": what a heading is called, and the circuit in its brackets. */
export function headedCircuit(text: string): { called: string; circuit: Circuit } | null {
  const [, called = "", said = ""] = /^(.{2,60}?)\s*\(([^()]*\d[^()]*)\)\s*:?$/u.exec(text) ?? [];
  const circuit = said === "" ? null : circuitOf(said);
  if (circuit) return { called, circuit };
  // "Block A x4"
  const [, group = "", often] = /^(\p{L}.{2,25}?)\s*[x×]\s?(\d{1,2})\s*:?$/u.exec(text) ?? [];
  if (often && LETTERED_GROUP.test(plain(group))) return { called: group, circuit: { count: often } };
  // "Circuit A – 4 rounds, 90 sec between rounds", "Block 1 – 3 rounds, 60 s rest between rounds"
  const [, named = "", rounds = ""] = /^(\p{L}[^\d–—:]{1,40}?(?:(?<=\s)\d)?)\s*[–—:-]\s*(\d.*)$/u.exec(text) ?? [];
  if (/\d$/.test(named) && !LETTERED_GROUP.test(plain(named))) return null;
  const own =
    rounds === ""
      ? null
      : (timedCircuit(rounds) ?? circuitOf(rounds.split(/[,.;]/, 1)[0] ?? "") ?? setsOfGroup(named, rounds));
  const rest = own && LETTERED_GROUP.test(plain(named)) ? (own.rest ?? doseOf(rounds).rest) : own?.rest;
  return own ? { called: named, circuit: { ...own, ...(rest ? { rest } : {}) } } : null;
}

/** "Block A – 4 sets, rest 2 min": how often each of a lettered group is done, and the rest between. */
function setsOfGroup(named: string, said: string): Circuit | null {
  if (!LETTERED_GROUP.test(plain(named))) return null;
  const {
    sets: [sets, ...more],
    rest,
  } = doseOf(said);
  return sets?.count && more.length === 0 && !hasWork(sets) ? { count: sets.count, rest } : null;
}

const LETTERED_GROUP =
  /^(?:block|bloque|bloc|bloco|blocco|blok|super-?\s?set|superserie|tri-?set|group|grupo|gruppo|gruppe|groupe|pair|part|parte|circuit[oi]?|zirkel|obwod)\s+[a-h1-9]$/u;

/** "Circuit A: 3 rounds, rest 1 min between", "Circuito final: 2 vueltas": how often the exercises of a group are gone through. */
export function roundsOf(text: string): { called: string; circuit: Circuit } | null {
  const found = text.length <= 100 ? headedCircuit(text) : null;
  if (!found?.circuit.count) return null;
  const [first = ""] = found.called.split(" ", 1);
  return TOGETHER.test(plain(found.called)) || namesCircuit(first) ? found : null;
}

/** "Circuit", "Intervals" and nothing else. */
export const namesCircuit = (text: string): boolean => CALLED.has(plain(text));

const CALLED = new Set(all(CIRCUIT_WORDS.circuit as Words));

/** "5 rounds: 10 burpees, 200 m run": a circuit and all that is in it. Null for anything else. */
export function circuitInLine(text: string): { circuit: Circuit; lifts: NamedDose[] } | null {
  const [, head = "", tail = ""] = /^([^:]{3,40}):\s+(.+?)\.?$/u.exec(text) ?? [];
  const circuit = circuitOf(head);
  const parts = tail.split(/[,;+]\s+|\s+·\s+/u);
  if (!circuit || parts.length < 2) return null;
  const lifts = parts.flatMap((part) => inCircuit(part.trim(), circuit) ?? []);
  return lifts.length === parts.length ? { circuit, lifts } : null;
}

/** "Rest 60 sec between rounds.", or "Cap 15 min", which is no work either. */
export const isRestLine = (text: string): boolean =>
  /^(?:time )?cap\s*:?\s*\d{1,2}(?::00)?\s*(?:min\w*|')?\.?$/u.test(plain(text)) ||
  /^(?:[-•*]\s+)?(?:rest|pause|descans[oa]r?|pausa|recupero|recup(?:eration)?\.?|rec\.|repos|erholung|przerwa|odpoczynek|отдых)(?!\p{L}).*\d/u.test(
    plain(text),
  );

const SIDE = "(?:\\s*(?:per|each|every|\\/)\\s*(side|leg|arm|hand|foot))?";
/** "(24/20 in)" is how high a box is. */
const HEIGHT = "(?:\\s*\\(?\\d+(?:[/-]\\d+)?\\s*(?:in|inch|cm|\"|'')\\.?\\)?)?";
const PERCENT = "(?:\\s*@\\s*(\\d{2,3})\\s*%)?";
/** "(43/30)" is for men and women, in the gym's own unit. */
const LOAD =
  "(?:\\s*(?:@|(?<!\\p{L})(?:at|with))?\\s*\\(?(\\d+(?:\\.\\d+)?(?:\\/\\d+(?:\\.\\d+)?)?\\s*(?:kgs?|lbs?|#)|(?:[1-9]\\/[2-9]|\\d?\\.\\d{1,2})\\s*(?:bw|body ?weight)|(?<=\\()\\d+(?:\\.\\d+)?\\/\\d+(?:\\.\\d+)?(?=\\)))\\)?)?";
const FIRST = new RegExp(
  `^(?:(?:min(?:ute)?\\s*\\d{1,2}|(?:odd|even)(?:\\s+min(?:ute)?s?)?)\\s*[:.)-]\\s*|\\d{1,2}:\\s+(?=\\d))?(\\d+(?:-\\d+)?\\+?)(?:\\s*|-(?=(?:sec|min)\\p{L}*\\s))(km|m|met(?:re|er|ro)s?|secs?|seconds?|segs?|segundos|sek|sekunden|s|min|minutes?|minutos|minuten|minuti|cals?|calories|reps?)?\\.?(?:\\s+|x\\s+)(?:x\\s+|of\\s+)?((?:[12]-(?=hand|arm|leg|foot))?\\p{L}(?:[^\\d(]|[12]-(?=hand|arm|leg|foot)){1,50}?)${SIDE}${LOAD}${HEIGHT}${PERCENT}$`,
  "iu",
);
const BARE = new RegExp(`^(\\p{L}[^\\d]{1,50}?)${SIDE}${LOAD}$`, "iu");
const LAST = new RegExp(`^(\\p{L}[^\\d]{1,50}?)\\s+(\\d{1,3}(?:-\\d{1,3})?)(?!\\d)(?:\\s*reps?)?${SIDE}${LOAD}$`, "iu");

/** "15 push-ups", "12 cal Ski Erg", "400 m Run", "12 lunges per leg", "10 2-hand swings", "10 KB Swing 24 kg", "min 2: 10 Box Jump". */
export function amountFirst(text: string, { count }: Circuit): NamedDose | null {
  const [, head = "", every = "", often = ""] = EVERY.exec(text) ?? [];
  if (often) {
    const each = amountFirst(head, { count: often });
    return each && { ...each, said: [...each.said, every] };
  }
  const { code, rest: whole } = withoutCode(text);
  // "10 Goblet squats (heavy)", "5 1-arm presses – L/R": how it is done.
  const [said = ""] = HOW.exec(whole) ?? [];
  const rest = said === "" ? whole : whole.slice(0, -said.length);
  const [, amount, unit = "", name = "", side, load, percent] = FIRST.exec(tidy(rest)) ?? [];
  const own = amount ? named({ code, name, amount: `${amount} ${unit}`, side, load }, count) : null;
  const read = own && said ? { ...own, said: [...own.said, said.replace(/[\s()–—-]+/gu, " ").trim()] } : own;
  return read && percent ? { ...read, sets: read.sets.map((sets) => ({ ...sets, percent: `${percent}%` })) } : read;
}

/** "3 cleans every 2:00 for 8 rounds" */
const EVERY =
  /^(\d.{3,60}?),?\s+(every (?:\d{1,2}:\d\d|\d{1,3}\s?(?:s|secs?|seconds|m|mins?|minutes)|minute)),? (?:for|x) (\d{1,2})\s?(?:rounds|sets|times)$/iu;

const HOW = /\s*(?:\(\p{L}[^()\d]*\)|[–—-]\s+l\/r)$/iu;

/** "Air Squat 15": a lift that is known, with its reps behind it. */
export function amountLast(text: string, { count }: Circuit): NamedDose | null {
  const read = withAmountLast(text, count);
  return read && looksLikeMovement(plain(read.name)) ? read : null;
}

function withAmountLast(text: string, count: string | null): NamedDose | null {
  const { code, rest } = withoutCode(text);
  // "Lunge 12/12" is so many on each side.
  const [, name = "", amount, side, load] = LAST.exec(tidy(rest).replace(TWICE, "$1 per side")) ?? [];
  return amount ? named({ code, name, amount, side, load }, count) : null;
}

const TWICE = /(?<!\S)(\d{1,2})\s?\/\s?\1$/u;

/** "Archer 12" as an item below "Block A x4", "Sit-through" as one below "21-15-9": a lift that only its place tells. */
export function itemOfRounds(text: string, { count, ladder }: Circuit): NamedDose | null {
  if (ladder) return ITEM_OF_LADDER.test(text) ? inSteps(text, ladder, count) : null;
  const read = count !== null && ITEM_OF_ROUNDS.test(text) && !isRestLine(text) ? withAmountLast(text, count) : null;
  return read && !COUNTED_PLACE.test(plain(read.name)) ? read : null;
}

const ITEM_OF_LADDER = /^\p{Lu}[\p{L}' -]{3,40}$/u;
const ITEM_OF_ROUNDS = /^\p{Lu}[\p{L}' -]{3,40}\s\d{1,2}$/u;

/** "Round 2", "Station 3" count, and are no lifts. */
const COUNTED_PLACE =
  /(?:rounds?|stations?|sets?|min\p{L}*|weeks?|days?|level|rondas?|vueltas?|series?|estacion|estacao|runden?|tours?|giri?|semana|dia|level|nivel)$/u;

/** A line of a circuit: so much of something, as often as there are rounds. Null for what is no part of it. */
export function inCircuit(text: string, circuit: Circuit): NamedDose | null {
  if (circuit.ladder) return inLadder(text, circuit.ladder, circuit.count);
  const own = amountFirst(text, circuit) ?? amountLast(text, circuit);
  if (own) return own;
  if (circuit.duration) return inTimed(text, { ...circuit, duration: circuit.duration });
  const read = namedDose(text);
  if (!read || read.sets.some((sets) => sets.count !== null)) return null;
  return { ...read, sets: read.sets.map((sets) => ({ ...sets, count: circuit.count })) };
}

/** "Mountain climber" under "3 rounds, 40 s work / 20 s rest"; a dose of its own says how often itself. */
function inTimed(text: string, { count, duration, rest = null }: Circuit & { duration: string }): NamedDose | null {
  const { code, rest: name } = withoutCode(text);
  const read = namedDose(text);
  if (read) return { ...read, sets: read.sets.map((sets) => ({ ...sets, count: sets.count ?? count })) };
  if (name.length > 60 || !/^\p{L}/u.test(name) || /[.!?:]$/.test(name)) return null;
  const loaded = loadBehind(name);
  const sets = { ...NO_SETS, count, duration, load: loaded?.load ?? null };
  return { code, name: loaded?.name ?? name, sets: [sets], rest, tempo: null, said: [] };
}

type Part = {
  code: string | null;
  name: string;
  amount: string;
  side: string | undefined;
  load: string | undefined;
};

/** "Thruster 42.5/30 kg" under "21-15-9"; under "8 reps each of" as often as there are rounds. */
function inLadder(text: string, ladder: string[], rounds: string | null): NamedDose | null {
  const read = inSteps(text, ladder, rounds);
  return read && looksLikeMovement(plain(read.name)) ? read : null;
}

function inSteps(text: string, ladder: string[], rounds: string | null): NamedDose | null {
  const { code, rest } = withoutCode(text);
  const [, name = "", side, load] = BARE.exec(tidy(rest)) ?? [];
  const count = ladder.length > 1 ? "1" : rounds;
  const read = name === "" ? [] : ladder.map((amount) => named({ code, name, amount, side, load }, count));
  const [first] = read;
  return first ? { ...first, sets: read.flatMap((each) => each?.sets ?? []) } : null;
}

function named({ code, name, amount, side, load }: Part, count: string | null): NamedDose | null {
  const dose = doseOf(`${count ? `${count} x ` : ""}${amount.trim()}${side ? ` per ${side.toLowerCase()}` : ""}`);
  // "42.5/30 kg" is for men and women, and no two sets.
  const [, weights = "", unit = ""] = /^(.*?)\s*([a-z#]*)$/i.exec(load ?? "") ?? [];
  const isShare = /^b/i.test(unit);
  const said = isShare ? `${weights} BW` : unit ? `${weights} ${unitOfLoad(unit.toLowerCase())}` : weights;
  const sets = load ? dose.sets.map((each) => ({ ...each, load: said })) : dose.sets;
  return dose.sets.some(hasWork) ? { code, name: name.trim(), ...dose, sets } : null;
}
