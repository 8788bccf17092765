import { isSalutation } from "../salutation";
import { looksLikeMovement } from "../vocabulary/movements";
import { hasBegun } from "./begin-session";
import { headingOf } from "./columns/column-heading";
import { PLAN_LENGTH } from "./doses/named-dose";
import { weekSpan } from "./labels/block-label";
import { plain } from "./labels/plain-text";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import { bareWeekday } from "./labels/weekday-label";
import { WARMING } from "./no-exercise";
import { headsCues, headsDescriptions, headsExercises, headsRemarks } from "./part-heading";
import type { TextLine } from "./text-line";
import { daysIn } from "./weekdays-told-above";

/** A heading such as "Notes" or "Progression", and the lines below it. */
export function isAmongRemarks(line: TextLine): boolean {
  const { standing, text, block, isHeaded, isListed } = line;
  if (standing.remarks && !isHeaded && !line.isSure) {
    line.leave();
    return true;
  }
  // "Notes (for you)" in bold below the sessions
  const isHead = block !== null && !isListed && (block.heading !== null || (isHeaded && line.hasBegun));
  standing.remarks =
    isHead &&
    (headsRemarks(text.replace(/\s*[(（][^()（）]*[)）]$/, "")) ||
      (line.hasBegun && ASKED.test(text)) ||
      isOfSession(line));
  // Headed as the session is, without any parts of it: what comes below is no part of it either.
  const { session } = standing;
  const isAside = standing.part == null && (block?.heading ?? null) === standing.level;
  if (standing.remarks && isAside && (session?.title ?? session?.weekday) != null) standing.session = null;
  if (isListed && standing.listsRemarks) line.leave();
  else standing.listsRemarks = !isListed && text.endsWith(":") && line.read === null && headsRemarks(text);
  // "Changes from phase 1:" below the name of phase 2 heads neither a phase nor a session.
  const isHeadOfList = line.hasBegun && !isListed && standing.listsRemarks === true;
  if (isHeadOfList && !standing.remarks) line.leave();
  return standing.remarks || isHeadOfList || (isListed && standing.listsRemarks);
}

/** "The circuit of day 3" behind "Day 3 - Full body" speaks of that session, and begins none. */
function isOfSession({ builder, text }: TextLine): boolean {
  const [, tail = ""] = OF_SOMETHING.exec(text) ?? [];
  const named = plain(tail);
  if (named === "" || sessionLabel(text) !== null || sessionLabel(tail)?.sure !== true) return false;
  const titles = builder.weeks.flatMap(({ sessions }) => sessions.map(({ mark }) => plain(mark.title ?? "")));
  return titles.some((title) => title.startsWith(named) && !/^[\p{L}\d]/u.test(title.slice(named.length)));
}

const OF_SOMETHING =
  /^\p{L}[^:]{2,40}\s(?:of|for|on|del?|do|da|di|du|von|zu|für|para|pour|per)\s+(\p{L}+\s(?:\d{1,2}|[A-H]))$/u;

/** "Q: How long do I rest?" over its answer. */
const ASKED = /^(?:q|question|frage|pregunta|domanda)\s*\d{0,2}\s*[:.)]\s*\p{L}|^\p{Lu}\p{L}*\s.{5,80}\?$/iu;

/** "Form tips:" or "Avoid:" below an exercise, and the list below it. */
export function saysCues({ builder, standing, text, isHeaded, isListed, isSure }: TextLine): boolean {
  const { session, cued = null } = standing;
  if (isListed && cued) cued.notes = `${cued.notes}${cued.notes?.endsWith(":") ? " " : "; "}${text}`;
  standing.cued = isListed ? cued : null;
  if (isListed || isHeaded || isSure || !session || !headsCues(text)) return isListed && cued !== null;
  const last = builder.session(standing.week, session).exercises.at(-1);
  if (!last) return false;
  last.notes = [last.notes, text].filter(Boolean).join("; ");
  standing.cued = last;
  return true;
}

/** "Exercises" behind all sessions, and the headings below it that are not of a higher level: how each of them is done. */
export function isInLibrary(line: TextLine): boolean {
  const { standing, text, block, isListed } = line;
  const level = isListed ? null : (block?.heading ?? null);
  const { libraryLevel = null } = standing;
  const ends = line.isSure || weekLabel(text) !== null;
  if (libraryLevel !== null && !ends && (level === null || level > libraryLevel)) {
    line.leave();
    return true;
  }
  standing.libraryLevel = level !== null && !ends && headsLibrary(line, level) ? level : null;
  return standing.libraryLevel !== null;
}

function headsLibrary({ builder, standing, text }: TextLine, level: number): boolean {
  if (typeof standing.level !== "number" || !hasBegun(builder, standing)) return false;
  return (level < standing.level && headsExercises(text)) || (level <= standing.level && headsDescriptions(text));
}

/** The document says itself which line is its title. */
export function isTitle({ builder, text, block, hasBegun, isSure }: TextLine): boolean {
  if (block?.heading !== 0 || builder.title || hasBegun || isSure) return false;
  builder.title = text;
  return true;
}

/**
 * "Mon: chest and triceps" above the heading "Monday", and so for another day: the week at a glance, which stands in full below.
 * So does "Mon: push / Wed: pull" above everything.
 */
export function isOverview(line: TextLine): boolean {
  const { builder, standing, text, isHeaded, isListed, block } = line;
  const { headedDays } = standing;
  if (!line.hasBegun && line.read === null && daysIn(text).length > 1) {
    builder.description.push(text);
    return true;
  }
  if (!headedDays || headedDays.size < 2 || standing.session || block?.heading != null) return false;
  if (isHeaded && !isListed) return false;
  const [, name = ""] = /^(\p{L}{2,14})\.?(?::|\s[–—-])\s+\S/u.exec(text) ?? [];
  const day = bareWeekday(name);
  if (day === null || !headedDays.has(day)) return false;
  builder.description.push(text);
  return true;
}

/** "Goal: 120 degrees of bend", "Warm up well, then …", a date: said of the training, whatever figures are in it. */
export function isRemark(line: TextLine): boolean {
  const { builder, text } = line;
  const words = plain(text);
  // "Weeks 3 and 4: add a set to everything."
  const isOfWeeks = /\p{L}[.!]$/u.test(text) && weekSpan(text.split(":", 1)[0] ?? "") !== null;
  const isSaid =
    REMARK.test(words) ||
    LEGEND.test(words) ||
    WAS_DONE.test(words) ||
    WARMING.test(words) ||
    isOfWeeks ||
    isOfEach(line) ||
    listsWeeks(text) ||
    listsMaxes(line) ||
    tellsHowLong(line) ||
    explainsDoses(line);
  if (!isSaid && (!line.isDate || line.isSure)) return false;
  if (line.hasBegun) line.leave();
  else {
    builder.description.push(text);
    // "Goal: posture" below the heading of the first session is said of it.
    line.standing.opening = line.opening;
  }
  return true;
}

/** "A plan for 10 km in 45 minutes" above the weeks, "Workouts for May 19-23, 2014": what the whole is about. */
export function isAboveWeeks(line: TextLine): boolean {
  const { builder, standing, text, hasBegun, read } = line;
  const isOfYear = /(?<!\d)(?:19|20)\d\d$/.test(text) && /^\p{L}[^\d]*\d{1,2}\D/u.test(text);
  const isAbove = standing.namesWeeks === true && standing.week === null;
  if (hasBegun || read === null || sessionLabel(text)?.sure || !(isAbove || isOfYear)) return false;
  if (!isOfYear && read.sets.some(({ count, reps, load }) => count !== null || reps !== null || load !== null))
    return false;
  if (entitles(line)) builder.title = text;
  else builder.description.push(text);
  return true;
}

/** "1RM: Squat 140 kg, Bench 95 kg": what somebody can lift, and no training. */
const listsMaxes = ({ text, hasBegun }: TextLine): boolean =>
  !hasBegun && text.includes(":") && headingOf(text.split(":", 1)[0] ?? "").role === "max";

/** "Strength class, 45 minutes, 4 weeks. Everybody works in pairs." above all: sentences about the plan, whatever figures are in them. */
export function tellsOfPlan({
  builder,
  standing,
  text,
  isHeaded,
  isListed,
  hasBegun,
  number,
  read,
}: TextLine): boolean {
  if (hasBegun || standing.session !== null || isHeaded || isListed || number === null) return false;
  if (read === null || read.sets.some(({ count }) => count !== null) || !SENTENCES.test(text)) return false;
  if (text.split(/\s+/).length < 12) return false;
  builder.description.push(text);
  return true;
}

/** "3 weeks to get used to it (60-65%), then 5 weeks of small steps.": a sentence about the plan. */
const tellsHowLong = ({ text }: TextLine): boolean =>
  /\p{L}[.!]$/u.test(text) && text.split(/\s+/).length >= 8 && PLAN_LENGTH.test(plain(text));

/** "Easy week: 2 sets per exercise, 10 % less": said of all of them. */
const isOfEach = ({ text, read }: TextLine): boolean =>
  OF_EACH.test(plain(text)) && !(read && looksLikeMovement(plain(read.name)));

const OF_EACH =
  /\d (?:work(?:ing)? )?(?:sets?|series?|satze|serii|подходов) (?:per|each|of each|of every|je|pro|por|par|de cada|a|di ogni|na|на) (?:exercise|movement|lift|ubung|ejercicio|exercicio|esercizio|exercice|cwiczenie|упражнение)(?!\p{L})/u;

/** "Weeks 1-4 base | 5 easy | Weeks 6-8 peak": how the plan goes on, and none of its weeks. */
const listsWeeks = (text: string): boolean =>
  text.split(/\s[|·•]\s/).filter((part) => weekSpan(part) !== null || weekLabel(part) !== null).length > 1;

/** "3x8/90s = 3 sets of 8, then 90 s of rest", "70% 3x4 – это 4 подхода" above all explains how doses are written. */
const explainsDoses = ({ text, hasBegun, read }: TextLine): boolean =>
  !hasBegun && EXPLAINS.test(text) && !(read && looksLikeMovement(plain(read.name)));

const EXPLAINS = /\d\S*\s+(?:=|(?:[–—-]\s+)?(?:is|are|ist|sind|es|son|é|são|sono|sont|это|це)|[–—-]\s+to)\s+\d/u;

const SENTENCES = /\p{L}{2}[.!?]\s+["“«„]?[\p{Lu}\d]/u;

/** Before anything has begun stand the title, what is said of the whole, and perhaps the heading of the first session. */
export function isAboveAll(line: TextLine): boolean {
  const { builder, standing, text, isHeaded, isListed } = line;
  if (line.hasBegun) return false;
  const isSentence = /[.!?]$/.test(text);
  // The cells of a table are no title.
  if (line.number === null) line.leave();
  else if (entitles(line) && !isSentence) builder.title = text;
  else {
    builder.description.push(text);
    if (isHeaded && !isListed && text.length <= 60 && !isSentence && !headsRemarks(text)) {
      standing.opening = text;
      if (line.block?.heading != null) standing.above = { text, level: line.block.heading };
    }
  }
  return true;
}

const entitles = ({ builder, text, isHeaded }: TextLine): boolean =>
  !builder.title && !isSalutation(text) && text.length <= 80 && (isHeaded || builder.description.length === 0);

/** "5 x (1,2,3) means five ladders" */
const LEGEND = /\d\S*\s+(?:means?|stands for|bedeutet|significa|signifie|oznacza|значит|означает)\s/u;

/** "Bench went 80 5,5,4", "squat felt heavy at 3x5": what came of it. */
const WAS_DONE = /^\p{L}[\p{L} -]{1,30} (?:went|felt|did|got|was|were) [^:]*\d/u;

const REMARK =
  /^(?:notations?|how to read(?: it)?|key|notaci[oa]n|notacao|notazione|schreibweise|zapis|запись|обозначения?|legend[ae]?|leyenda|легенда|warm[ -]?up (?:before|for) (?:every|each|all) \p{L}{2,12}|on (?:the |your |all )?(?:other|off|rest|non[- ]training) days|(?:kit|equipment|gear|you(?:'ll)?|what you)(?: (?:will )?(?:need(?:ed)?|required|list))?|materiale?(?: (?:necesario|necessario|necessaire))?|equipamento|equipo|attrezz\p{L}+|materiel|ausrustung|sprzet|инвентарь|(?:sessions?|workouts?|trainings?|days) (?:per|a|each) week|(?:einheiten|trainings?|trainingstage) (?:pro|die) woche|(?:entren\p{L}+|sesiones|dias|treinos|sessoes) (?:por|a la) semana|(?:seances|entrainements|jours) par semaine|(?:allenamenti|sedute|giorni) (?:a|alla|per) settimana|trening(?:ow|i) (?:w|na) tygodni\p{L}|тренировок в неделю|(?:main )?goals?|aims?|objectives?|focus|notes?|rules?|tips?|remember|criteria|progress(?:ion)?|objetivos?|metas?|notas?|reglas?|regras?|objectifs?|buts?|remarques?|regles?|obiettiv[oi]|not[ae]|ziele?|hinweise?|regeln?|doel(?:en)?|opmerking(?:en)?|regole|cele?|uwag[ai]|zasady|правила|цель|примечание|休憩|インターバル|備考|注意|メモ|휴식|비고|备注|休息)\s*:/u;
