import { sportIn } from "./calendar-subject";
import { doseOf, hasWork } from "./doses/dose-sets";
import { MINUTES, SECONDS, TIMES_WORD } from "./doses/dose-words";
import { type NamedDose, namedDose } from "./doses/named-dose";
import { plain } from "./labels/plain-text";
import { isRest } from "./labels/rest-and-daytime";
import { sessionLabel } from "./labels/session-label";
import { bareWeekday } from "./labels/weekday-label";

/** A day and what is moved on it: how far or how long, which may stand in front of what it is called. */
type Outing = { day: string; done: NamedDose[] };

/**
 * "Tue - 4 miles easy", "Day 3: 2 km warm-up, 5 x 800 m, 1 km cool-down": a day and, in the same line, what is run, ridden
 * or swum on it. Null where the line says anything else, as sets and reps. `sport` is what the document is about.
 */
export function outingOfDay(text: string, sport: string | null): Outing | null {
  const { day, work } = dayAhead(text) ?? {};
  const done = work ? outings(work, sport) : null;
  return done && day ? { day, done } : null;
}

/** "Wed: other sport of your choice" among the days of such a plan: what is done, of whatever length. */
export function unmeasuredOf(text: string): Outing | null {
  const { day = "", work = "" } = dayAhead(text) ?? {};
  const done = work.length > 60 ? null : unmeasured(work);
  return done && { day, done: [done] };
}

/** "Yoga", "Other sport of your choice": no figure, and no rest. */
export function unmeasured(work: string): NamedDose | null {
  if (work === "" || /\d/.test(work) || isRest(work) || NOTHING.test(plain(work))) return null;
  return { code: null, name: work, sets: [], rest: null, tempo: null, said: [] };
}

function dayAhead(text: string): { day: string; work: string } | null {
  const [, day = "", work = ""] = DAY.exec(text) ?? [];
  if (work === "" || (bareWeekday(day) === null && sessionLabel(day)?.sure !== true)) return null;
  return { day, work: work.replace(MARKS, "").replace(ORDINAL, "") };
}

/** "1st Workout: long run 8 km": which of those of the week it is. */
const ORDINAL = /^(?:\d(?:st|nd|rd|th)|first|second|third|key|main)\s+(?:workout|session|run)\s*[:–-]\s+(?=\S)/iu;

/** "Rest or yoga", "off, or swim" */
const NOTHING =
  /^(?:complete |full |total |active )?(?:rest|off|day off|recovery|repos|descans\p{L}*|riposo|ruhe\p{L}*|pause|rust|odpoczynek|отдых)(?!\p{L})/u;

/** What is moved, piece by piece: "20' easy + 6 x 1 km + 10' jog". Null where a piece says no distance or time, or reps. */
export function outings(work: string, sport: string | null): NamedDose[] | null {
  const pieces: string[] = [];
  const isOfParts = WITH_PARTS.exec(work)?.[3] !== undefined;
  for (const piece of isOfParts ? [work] : piecesOf(work)) {
    // "6 x 400 m, 90 s jog between", "10 km easy + strides": said of what stands before it.
    const isRest = SETS.test(pieces.at(-1) ?? "") && RESTS.test(piece);
    if (pieces.length > 0 && (isRest || !outing(piece, sport))) pieces[pieces.length - 1] += `, ${piece}`;
    else pieces.push(piece);
  }
  const done = pieces.map((piece) => outing(piece, sport));
  return done.length > 0 && done.every((each) => each !== null) ? withNameOfMain(done, sport) : null;
}

/** "Hills 10 min warmup, 8 x 30 s, 10 min cooldown": what stands in front of the warm-up is what the main part is called. */
function withNameOfMain(done: NamedDose[], sport: string | null): NamedDose[] {
  const [first, main, ...others] = done;
  const [said = "", ...more] = first?.said ?? [];
  if (!first || !main || main.name !== sport || more.length > 0 || !WARM_UP_ALONE.test(plain(said))) return done;
  return [{ ...first, name: said, said: [] }, { ...main, name: first.name }, ...others];
}

const WARM_UP_ALONE = /^(?:warm[ -]?up|calentamiento|aquecimento|riscaldamento|echauffement|einlaufen|aufwarmen)$/u;

/** "7 miles easy (7:45 or so)": nobody runs so fast that this is the time of all of them. */
function withPace(sets: NamedDose["sets"]): NamedDose["sets"] {
  const [far, pace, ...more] = sets;
  const [, miles = ""] = /^(\d+(?:\.\d+)?) ?(?:km|mi|miles?)$/.exec(far?.distance ?? "") ?? [];
  const [, minutes = ""] = /^(\d{1,2}):\d\d$/.exec(pace?.duration ?? "") ?? [];
  const isPace = more.length === 0 && miles !== "" && minutes !== "" && Number(minutes) + 1 < Number(miles) * 2;
  return far && pace && isPace ? [{ ...far, effort: far.effort ?? pace.duration }] : sets;
}

function outing(piece: string, sport: string | null): NamedDose | null {
  const own = piece.replace(BEHIND, "");
  if (!/^[~≈]?\d/.test(own)) {
    // "Lower (60 min)" is how long it takes.
    const named = LASTS.test(own) ? null : namedDose(own);
    return named && isMoved(named.sets) && !/\d/.test(named.name) ? { ...named, sets: withPace(named.sets) } : null;
  }
  // "3 km (4 x 1 min fast)", "10 km – 4' easy, 3' fast": what is said behind it is of its parts.
  // "6 x (2 min hard / 1 min jog)" is whole.
  const [, whole = own, within, behind] = (/^\d{1,2}\s*[x×]\s*\(/.test(own) ? null : WITH_PARTS.exec(own)) ?? [];
  const { sets, said, rest, tempo } = doseInFront(
    whole.replace(IN_K, "$1 km").replace(ON_AND_OFF, "$1$2 s, rest $3 s"),
  );
  const recovery = said.filter((each) => RECOVERY.test(each));
  const [words = "", ...others] = said.filter((each) => !RECOVERY.test(each));
  const called = words.replace(OF, "").replace(AS_FOLLOWS, "");
  if (!isMoved(sets) || RESTS_ALONE.test(called)) return null;
  const moved = sportIn([words]) ?? sport;
  const isNamed = called !== "" && !HOW.test(called) && !(moved !== null && /\d/.test(called));
  if (!isNamed && moved === null) return null;
  const parts = [...(isNamed || words === "" ? [] : [words]), ...others, within ?? behind ?? ""].filter(Boolean);
  const [pause = null, ...pauses] = rest === null ? recovery : [];
  return {
    code: null,
    name: isNamed ? called : (moved ?? ""),
    sets,
    rest: rest ?? (pause && (pause.split(/:\s*/).at(-1) ?? null)),
    tempo,
    said: [...parts, ...(rest === null ? pauses : recovery)],
  };
}

/** "40 min at 12 km/h": what is said behind the amount may hold another. */
function doseInFront(piece: string): ReturnType<typeof doseOf> {
  const dose = doseOf(piece);
  const isRest = dose.sets.length === 0 && dose.said.length === 0 && dose.rest !== null;
  const [, amount = "", behind = ""] = AMOUNT.exec(piece) ?? [];
  if (amount === "" || isRest) return dose;
  const front = doseOf(amount);
  const [whole, own] = [dose.sets[0], front.sets[0]];
  const isSame =
    own && own.count === whole?.count && own.duration === whole.duration && own.distance === whole.distance;
  return isSame ? dose : { ...front, rest: dose.rest, said: behind.split(/\s+[–—-]\s+/) };
}

/** "d'échauffement", "at 12 km/h": no name by itself of what is done. */
export const namesNothing = (name: string): boolean =>
  OF.test(name) || HOW.test(name) || BEHIND.test(name) || /^\d+\s*[x×]\s*\d/i.test(name);

const isMoved = (sets: NamedDose["sets"]): boolean =>
  sets.length > 0 && sets.every((each) => hasWork(each) && each.reps === null && each.load === null);

/** The pieces of what is done, apart from what brackets hold. */
const piecesOf = (work: string): string[] =>
  work
    .split(PIECES)
    .map((piece) => piece.trim())
    .filter(Boolean);

const PIECES =
  /(?:\s+\+\s+|;\s+|,\s+(?:then\s+)?|(?<=[\p{L}\d'’′)]{2})\.\s+(?=\d))(?![^()]*\))|\s+then\s+(?=\d)|\s+(?:and|und|et|y|e|en)\s+(?=\d+\s*(?:['’′]|min|km))/u;

const DAY = /^[-–•*\s]*(\p{L}[-\p{L}.\s]{0,18}?(?:\s\d{1,2})?)(?:\s*(?::|\s[-–—]|\|)\s+|\t\s*)(\S.*)$/u;

const AMOUNT = new RegExp(
  `^((?:\\d{1,2}\\s*(?:[x×]|${TIMES_WORD})\\s*)?\\d+(?:[.,]\\d+)?\\s*(?:km|m|mi|miles?|${MINUTES}|${SECONDS})(?!\\p{L}))\\s+(\\p{L}.*)$`,
  "iu",
);

/** It begins with an amount, which may be told to follow another. */
export const saysAmount = (text: string): boolean => /^\d/.test(text.replace(BEHIND, ""));

const SETS = new RegExp(`\\d\\s*(?:[x×]|${TIMES_WORD})\\s*\\d`, "iu");

/** "followed by 40 min", "terminer par 5 min" */
const BEHIND =
  /^(?:followed by|then|finish(?:ing)? with|end(?:ing)? with|suivie?s? (?:de|par)|puis|ensuite|(?:terminer|finir) par|seguid[oa]s? (?:de|por)|terminar con|luego|depois|danach|anschlie(?:ß|ss)end|dann|poi|seguit[oi] da)\s+(?=\d)/iu;

/** "Récupération entre les séries : 2 min" */
const RECOVERY =
  /^(?:rest|recover\p{L}*|r[eé]cup\p{L}*|pause|pausa|descanso|recupero|erholung|odpoczynek|rust)(?!\p{L}).*\d/iu;
const RESTS_ALONE = /^(?:rest|off|pause|pausa|descanso|recupero|r[eé]cup\p{L}*|repos|recovery|rust)$/iu;

const LASTS = /^\D*\(\s*(?:[~≈]|ca?\.|about)?\s*\d+[^()x×]*\)$/u;

/** Marks of what was done. */
const MARKS = /\s*[✅✔✓☑]\uFE0F?\s*$/u;

/** "5k easy", but not "5k pace" */
const IN_K = /^([~≈]?\d{1,3}(?:[.,]\d)?)\s?k\b(?!\s*(?:pace|race|effort|m\b))/i;

const WITH_PARTS = /^([~≈]?\d[^(–—]*?\p{L}[^(–—]*?)\s*(?:\(([^()]*\d[^()]*)\)|[–—]\s+(\d.*))\s*\.?$/u;

/** "10 x 30/30", "12*30''-30''": seconds on and off, which are so whatever sign half a minute has. */
const ON_AND_OFF =
  /^(\d{1,2}\s*[x×*]\s*)(?=30['’]\s*[/-]\s*30['’]|\d\d["″]?\s*\/|\d\d(?:["″]|''|’’)\s*-)([1-6][05])(?:["″]|['’]{1,2})?\s*[/-]\s*([1-6][05])(?:["″]|['’]{1,2})?(?![\d\p{L}])/u;

/** "10 km of easy running", "5 min d'échauffement" */
const OF = /^(?:of|de|di|von|van|do|da|del)\s+|^d['’]/iu;

/** "25 min de fartlek sous la forme de" over its parts */
const AS_FOLLOWS =
  /\s+(?:sous (?:la )?forme(?: de)?|in (?:the )?form (?:of|von)|en forma de|na forma de|sotto forma di|as follows|as below|wie folgt|comme suit)\s*:?$/iu;

/** How it is done, or with what: no name of it. */
const HOW =
  /^(?:(?:very |really |super )?(?:easy|steady|hard|moderate|relaxed|slow|fast|locker|ruhig|z[uü]gig|suave|facile|souple|lento|leve|leicht|rustig|spokojnie|легко|легкий)\p{P}*$|(?:at|in|with|on|of|@|zone|z\d|rpe|mit|im|en|à|a|em|con|com|w|в)(?![\p{L}]))/iu;

const RESTS =
  /^\d+\s*(?:s|secs?|min|['"′″])\s*(?:easy|slow|locker|suave|lento|souple)$|(?<!\p{L})(?:jog|walk|rest|recover\p{L}*|off|between|trab\p{L}*|gehpause|pause|r[eé]cup\p{L}*|descanso|pausa|trote?|marche|przerwa|trucht|отдых|трусц\p{L}*)(?!\p{L})/iu;
