import { NO_SETS } from "../../../contract/no-sets";
import type { ReadExercise, Sets } from "../../../contract/program-reading";
import { isAroundWork, isCategory } from "../categories";
import { looksLikeMovement } from "../vocabulary/movements";
import { begin, hasBegun, isPreparing, opened, resumed } from "./begin-session";
import { amountFirst, circuitOf, isRestLine } from "./circuit-lines";
import { headingOf, isDose } from "./columns/column-heading";
import { doseOf, hasWork, joined } from "./doses/dose-sets";
import { REST, SETS_WORD } from "./doses/dose-words";
import { exerciseOf, loadBehind, type NamedDose, undosed, withoutCode } from "./doses/named-dose";
import { plain } from "./labels/plain-text";
import { isRest } from "./labels/rest-and-daytime";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import { TOTAL, WARM_UP } from "./no-exercise";
import { partWithSets } from "./part-heading";
import type { SessionMark } from "./program-builder";
import type { TextLine } from "./text-line";

/** "Total: 2200 m" is no further exercise. */
export function isTotal(line: TextLine): boolean {
  const { read } = line;
  if (!read || !TOTAL.test(plain(read.name))) return false;
  line.leave();
  return true;
}

/** "Chest: 12 sets total", "Quads: 9-12 work sets" among the exercises: the part that follows, and how much it comes to. */
export function countsPart(line: TextLine): boolean {
  const { standing, text } = line;
  const name = partWithSets(text);
  if (standing.session === null || name === null) return false;
  standing.part = name;
  line.leave();
  return true;
}

/** "5 KM PLAN – BEGINNERS" over everything else. */
export function titlesPlan({ builder, text, isHeaded, isListed, hasBegun, read }: TextLine): boolean {
  if (!read || hasBegun || !isHeaded || isListed || builder.title || looksLikeMovement(plain(read.name))) return false;
  builder.title = text;
  return true;
}

/** Weeks have stood in the columns of a table: a line below it is of none of them. */
export function isBelowWeeks(line: TextLine): boolean {
  const { session, week } = line.standing;
  if (!line.read || week !== null || !session) return false;
  const isOfWeek = line.builder.weeks.some(
    ({ number, sessions }) => number !== null && sessions.some(({ mark }) => mark === session),
  );
  if (isOfWeek) line.leave();
  return isOfWeek;
}

/** "Warm-up: 10 min bike" above or below all sessions is done before each of them. */
export function preparesAlways({ builder, standing, text, read }: TextLine): boolean {
  if (!read || standing.session !== null || !isPreparing(read.name) || looksLikeMovement(plain(read.name)))
    return false;
  builder.description.push(text);
  return true;
}

/** "Warm-up before every session: 5 min jog, 2 x 10 bridges": said once of all of them. */
export function preparesEach({ builder, text }: TextLine): boolean {
  if (!BEFORE_EACH.test(plain(text)) && !AROUND_EACH.test(plain(text))) return false;
  builder.description.push(text);
  return true;
}

const BEFORE_EACH =
  /^[^:]{0,12}(?:warm|cool|aquec|calent|riscald|echauff|aufwarm|rozgrzew|размин)[^:]{0,30}(?<!\p{L})(?:every|each|all|any|always|immer|siempre|sempre|toujours|zawsze|всегда|jede[mnrs]?|alle[nr]?|cada|tod[oa]s|chaque|ogni|kazd\p{L}+|кажд\p{L}+|всех)(?!\p{L})[^:]{0,30}:\s/u;

/** "Before every session: 10 min easy", "After each workout stretch for 5 min" */
const AROUND_EACH =
  /^(?:before|after|at the (?:start|end) of|vor|nach|antes de|despues de|depois de|avant|apres|prima di|dopo|przed|po|перед|после) (?:every|each|all|any|jede[mnrs]?|alle[nr]?|cada|tod[oa]s|chaque|ogni|kazd\p{L}+|кажд\p{L}+) (?:session|workout|training|class|ride|run|row|swim|einheit|sesion|sessao|entren\p{L}*|treino|seance|entrainement|seduta|allenamento|trening\p{L}*|тренировк\p{L}*)/u;

/** "Warm-up: 10 min: bike, then 2 rounds of 10 lunges": how long it takes, and what it is made of. */
export function isTimedWarmUp(line: TextLine): boolean {
  const { session } = line.standing;
  const [, name = "", amount = "", said = ""] =
    /^([^:]{4,30}):\s*(\d[^:,;]{1,12}):\s+(\p{L}.*)$/u.exec(line.text) ?? [];
  if (!session || said === "" || !WARM_UP.test(plain(line.text))) return false;
  const { sets } = doseOf(amount);
  if (sets.length !== 1 || !sets[0]?.duration) return false;
  line.in(session).exercises.push(exerciseOf({ code: null, name, sets, rest: null, tempo: null, said: [said] }));
  return true;
}

/** "A1 Squat 5x5 @ 80%" */
export function isExercise(line: TextLine): boolean {
  const { builder, standing, block, read, url } = line;
  if (!read) return false;
  const session = standing.session ?? begin(standing, opened(builder, line.opening) ?? resumed(builder, standing));
  const label = block?.list?.label.match(/^[A-H]\d{0,2}/)?.[0] ?? null;
  const exercise = { ...exerciseOf(read), exerciseCode: read.code ?? label, videoUrl: url };
  leadsPart(line, session);
  exercise.category = line.tag ?? standing.part ?? null;
  standing.named = null;
  line.in(session).exercises.push(exercise);
  standing.item = itemOf(line, exercise);
  const isWhole =
    read.sets.length > 0 && read.sets.every((sets) => (sets.count !== null || read.sets.length > 1) && hasWork(sets));
  const isLift = block !== null && (!line.isListed || line.isBoxed) && isWhole && !isPreparing(read.name);
  standing.dosedLift = isLift ? exercise : null;
  return true;
}

const itemOf = ({ block }: TextLine, exercise: ReadExercise) =>
  block?.list == null ? null : { exercise, level: block.list.level };

/** "Kettlebell flow" in bold with exercises below, each with a dose, is a part of the session. */
function leadsPart(line: TextLine, session: SessionMark): void {
  const { named, facts } = line.standing;
  const { exercises, notes } = line.in(session);
  // "Duration: 60 min" and "RPE: 7" above the exercises are said of all of them.
  if (facts?.values[0]?.column.role === "duration" && facts.exercise === exercises[0]) {
    notes.push(...facts.values.map(({ column, cell }) => `${column.heading}: ${cell.text}`));
    exercises.shift();
    line.standing.facts = null;
  }
  if (!named || named.exerciseCode !== null || exercises.at(-1) !== named) return;
  if (named.prescription.length > 0 || named.notes !== null) return;
  exercises.pop();
  line.standing.part = named.name;
}

/** "• 6 x 30 s fast / 30 s slow" in a list under "Wednesday: run", or alone below it: what is done is the session's name. */
export function isDoseOfSession(line: TextLine): boolean {
  const { builder, standing, text } = line;
  const { session } = standing;
  if (session === null || !/^\d/.test(text) || line.read !== null || circuitOf(text) !== null) return false;
  // "• 15 s mountain climbers" below "5 rounds" is named itself.
  if (standing.circuit && amountFirst(text, standing.circuit)) return false;
  if (!line.isListed && (standing.said !== session || hasBegun(builder, standing))) return false;
  const [, called = session.title] = /^.*?\d\s*(?:[–—:(-])\s*(\p{L}.*?)\)?$/u.exec(session.title ?? "") ?? [];
  const name = standing.part ?? called;
  const dose = doseOf(text);
  const isLong = dose.sets.every(({ reps, duration, distance }) => reps === null && (duration ?? distance) !== null);
  const isCounted = dose.sets.some(({ count }) => count !== null);
  // "• 20 min easy" under "Day 2 – Running"
  const isPlain = looksLikeMovement(plain(name ?? "")) && dose.said.join(" ").length <= 20;
  if (!name || !isLong || dose.sets.length === 0 || !(isCounted || isPlain)) return false;
  if (sessionLabel(name)?.sure || dose.said.some((said) => looksLikeMovement(plain(said)))) return false;
  const exercise = exerciseOf({ code: null, name, ...dose });
  line.in(session).exercises.push(exercise);
  return true;
}

/** "• 10 Arch hangs", "• 30 s Dead bug" in a list, without sets. */
export function isListedAmount(line: TextLine): boolean {
  const { standing, text, url } = line;
  if (!line.isListed || !standing.session || text.length > 120 || isRestLine(text)) return false;
  const read = amountFirst(text, { count: null });
  if (!read || !(namesWork(read.name) || /^\p{Lu}/u.test(read.name)) || isTimeOff(read.name)) return false;
  leadsPart(line, standing.session);
  line.in(standing.session).exercises.push({ ...exerciseOf(read), category: standing.part ?? null, videoUrl: url });
  return true;
}

/** "30 Kettlebell swings", "One max-effort Plank" in a line of its own among exercises. */
export function isAmountAlone(line: TextLine): boolean {
  const { standing, text, block, isListed, isHeaded, url } = line;
  if (block === null || isListed || isHeaded || !standing.session || text.length > 90 || /[.!?:]$/.test(text))
    return false;
  const read = amountFirst(text, { count: null }) ?? mostFirst(text);
  if (!read || !/^\p{Lu}|^\p{Ll}+\/?\s\p{Ll}/u.test(read.name)) return false;
  // "3 of something every 2:00 for 8 rounds" is done, whatever it is.
  const isCounted = read.sets.some(({ count }) => count !== null && Number(count) > 1);
  if (!(isCounted || looksLikeMovement(plain(read.name))) || isTimeOff(read.name)) return false;
  standing.named = null;
  line.in(standing.session).exercises.push({ ...exerciseOf(read), category: standing.part ?? null, videoUrl: url });
  return true;
}

function mostFirst(text: string): NamedDose | null {
  const [, name = ""] = MOST_FIRST.exec(text) ?? [];
  const loaded = loadBehind(name);
  const sets = [{ ...NO_SETS, count: "1", reps: "max", load: loaded?.load ?? null }];
  return name === "" ? null : { code: null, name: loaded?.name ?? name, sets, rest: null, tempo: null, said: [] };
}

const MOST_FIRST = /^(?:(?:one|1)\s+)?max(?:imum)?[- ](?:duration|effort|time|reps?|distance)\s+(\p{L}[^.!?]{3,60})$/iu;

/** "10 Arch hangs", "5 min calentamiento" */
const namesWork = (name: string): boolean => looksLikeMovement(plain(name)) || isAroundWork(name);

/** "2 min rest", "3 rest days", "4 sets": what is counted is no exercise. */
const isTimeOff = (name: string): boolean => TIME_OFF.test(plain(name));
const TIME_OFF = new RegExp(
  `(?<!\\p{L})(?:${REST}|${SETS_WORD}|days?|weeks?|dias|tage|jours|giorni|dni)(?!\\p{L})`,
  "u",
);

/** "• 8 reps at 60%" in a list below "• Squat – 3 working sets" that is a level deeper: one of its sets. */
export function isSetInList({ standing: { item }, text, block }: TextLine): boolean {
  const level = block?.list?.level ?? null;
  if (!item || level === null || level <= item.level || !/^\d/.test(text)) return false;
  const { sets, rest, said } = doseOf(text);
  if (said.length === 0 && saysOfItem(item.exercise, sets, rest)) return true;
  if (sets.length === 0 || !sets.every(hasWork) || said.some((each) => looksLikeMovement(plain(each)))) return false;
  const { exercise } = item;
  // What is counted in its own line is told here set by set.
  const told = exercise.prescription.filter(hasWork);
  exercise.prescription = joined([...told, ...sets.map((each) => ({ ...each, count: each.count ?? "1" }))]);
  exercise.rest ??= rest;
  exercise.notes = [exercise.notes, ...said].filter(Boolean).join("; ") || null;
  return true;
}

/** "• 5 sets", "• 30 s rest" below an item without a dose of its own. */
function saysOfItem(exercise: ReadExercise, sets: Sets[], rest: string | null): boolean {
  const [only, ...more] = sets;
  if (!only && rest && exercise.rest === null) exercise.rest = rest;
  else if (only?.count && more.length === 0 && !hasWork(only) && exercise.prescription.length < 2) {
    // What is said of all has been said of it as well.
    const [said = only] = exercise.prescription;
    exercise.prescription = [{ ...said, count: only.count }];
  } else return false;
  return true;
}

/** "A) Front squat, warm-up, then work up to a new 5RM": a lift by its letter, and how far it goes. */
export function isLiftWorkedUp(line: TextLine): boolean {
  const { session } = line.standing;
  const { code, rest } = withoutCode(line.text);
  const [, name = "", said = ""] = /^(\p{L}[^,:\d]{2,40}),\s+(.{10,200})$/u.exec(rest) ?? [];
  if (!session || !code || !looksLikeMovement(plain(name)) || !/(?:work|build)(?:ing)? up/iu.test(said)) return false;
  const exercise = undosedIn(line, { code, rest: name });
  const [, most] = /(?<!\d)(\d{1,2})\s?RM(?!\p{L})/u.exec(said) ?? [];
  if (most) exercise.prescription = [{ ...NO_SETS, count: "1", reps: `${most}RM` }];
  exercise.notes = said;
  line.in(session).exercises.push(exercise);
  return true;
}

/** "[see below] - Squat": an exercise whose dose stands elsewhere. */
export function isDosedElsewhere(line: TextLine): boolean {
  const { session } = line.standing;
  const [, where = "", name = ""] = ELSEWHERE.exec(line.text) ?? [];
  if (!session || !looksLikeMovement(plain(name))) return false;
  const exercise = undosedIn(line, { code: null, rest: name });
  exercise.notes = where;
  line.in(session).exercises.push(exercise);
  return true;
}

const ELSEWHERE = /^[[{<]\s?(\p{L}[^\]}>\d]{2,30})[\]}>]\s*(?:[–—:-]\s*)?(\p{L}[^.!?]{2,60})$/u;

/** "• Goblet squat" in a list, without a dose. */
export function isListedMovement(line: TextLine): boolean {
  const { session } = line.standing;
  const own = withoutCode(line.text);
  if (!line.isListed || !session || !looksLikeMovement(plain(own.rest)) || own.rest.length > 60) return false;
  // "Warm up with a few goblet squats." is a sentence.
  if (/\p{L}[.!?]$/u.test(own.rest) && own.rest.split(" ").length > 5) return false;
  // "Push" in a list of what is headed so further on, "Repetitions" over what is said of them
  const isAboveSessions = (session.title ?? session.weekday) === null;
  if (isAboveSessions && line.standing.headings?.has(plain(own.rest))) return false;
  if (isDose(headingOf(own.rest).role)) return false;
  // "Drills:" heads those below it.
  if (own.rest.endsWith(":")) return false;
  // "Complete 3 rounds, rest 2 min between" is said of all of them.
  if (/^(?:complete|repeat)\s+(?:\d|all|the|this|each|for)/iu.test(own.rest)) return false;
  leadsPart(line, session);
  const loaded = loadBehind(own.rest);
  const exercise = undosedIn(line, { ...own, rest: loaded?.name ?? own.rest });
  const { dosesOfAll } = line.standing;
  const dosesOfPart = line.standing.dosesOfPart ?? (dosesOfAll ? [dosesOfAll] : null);
  if (dosesOfPart) exercise.prescription = dosesOfPart.map((sets) => ({ ...sets, load: loaded?.load ?? sets.load }));
  else if (loaded) exercise.prescription = [{ ...NO_SETS, load: loaded.load }];
  line.in(session).exercises.push(exercise);
  line.standing.item = itemOf(line, exercise);
  return true;
}

/** "A. Back Squat" alone in its line: what follows is said of it. */
export function beginsNamed(line: TextLine): boolean {
  const { standing, text } = line;
  const own = withoutCode(text);
  if (!own.code || !standing.session || own.rest.length > 60 || !/^\p{Lu}[^.!?]*$/u.test(own.rest)) return false;
  standing.named = undosedIn(line, own);
  line.in(standing.session).exercises.push(standing.named);
  return true;
}

/** "Back Squat" or "A1. Trap bar deadlift" in bold below the name of a session: its dose stands in the line below. */
export function headsLift(line: TextLine): boolean {
  const { standing, text, isHeaded, isListed } = line;
  const { session } = standing;
  if (!isHeaded || isListed || session === null || text.length > 60 || /[.!?:]$/.test(text)) return false;
  if (session.weekday === null && sessionLabel(session.title ?? "")?.sure !== true) return false;
  const own = withoutCode(text);
  const names = looksLikeMovement(plain(own.rest)) && !isCategory(own.rest) && sessionLabel(own.rest) === null;
  if (!names || line.read !== null || weekLabel(text) !== null || circuitOf(text) !== null) return false;
  standing.named = undosedIn(line, own);
  line.in(session).exercises.push(standing.named);
  return true;
}

/** "☐ Strength C – Easy" on a day: something to do, of which the lines below it tell more. */
export function isToDo(line: TextLine): boolean {
  const { standing, text, block, isBoxed, read } = line;
  const { session } = standing;
  if (!isBoxed || !block?.runs.some(({ bold }) => bold) || read !== null || !session || text.length > 60) return false;
  // "☐ Day 1 – Push" is a session.
  if (line.isSure && session.weekday === null) return false;
  if (isRest(plain(line.tag ?? text.split(" ", 1)[0] ?? ""))) line.leave();
  else {
    standing.named = undosedIn(line, { code: null, rest: text });
    line.in(session).exercises.push(standing.named);
  }
  return true;
}

/** What stands below such a name and is no dose. */
export function saysMoreOfNamed({ standing: { named }, text }: TextLine): boolean {
  if (!named || text.length > 200) return false;
  named.notes = [named.notes, text].filter(Boolean).join("; ");
  return true;
}

function undosedIn({ standing, url, tag }: TextLine, { code, rest }: ReturnType<typeof withoutCode>): ReadExercise {
  return { ...undosed(rest, code), category: tag ?? standing.part ?? null, videoUrl: url };
}
