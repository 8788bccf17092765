import type { ReadExercise } from "../../../contract/program-reading";
import type { Run } from "../../document-model";
import type { ColumnRole } from "../vocabulary/column-words";
import { looksLikeMovement } from "../vocabulary/movements";
import { begin, hasBegun, opened } from "./begin-session";
import { unknownColumn } from "./columns/column";
import { headingOf, isDose } from "./columns/column-heading";
import { doseOf, hasWork } from "./doses/dose-sets";
import { undosed, withoutCode } from "./doses/named-dose";
import { rowDose } from "./doses/row-dose";
import { timeText } from "./doses/time-text";
import type { Value } from "./doses/values-of-row";
import { plain } from "./labels/plain-text";
import { sessionLabel } from "./labels/session-label";
import { statesFact } from "./labels/stated-fact";
import { weekLabel } from "./labels/week-label";
import type { SessionMark } from "./program-builder";
import type { Facts } from "./standing";
import type { TextLine } from "./text-line";

/** "Sets x reps: 4 x 6 — Rest: 2 min": all of a dose behind the words that head it in a table. Null where it is none. */
function labelledScheme(text: string): ReturnType<typeof doseOf> | null {
  const [, label = "", said = ""] = /^(\p{L}[^:\d]{4,28}?)\s*:\s+(\d.{2,80})$/u.exec(text) ?? [];
  if (label === "" || headingOf(label).role !== "scheme") return null;
  const dose = doseOf(said);
  return dose.sets.length > 0 && dose.sets.every(hasWork) ? dose : null;
}

/** "Front squat (narrow)" as a heading over such a line, or over "Sets: 3": a lift, with or without the name of a session above it. */
export function headsScheme(line: TextLine): boolean {
  const { standing, text, isHeaded, isListed, below } = line;
  if (!isHeaded || isListed || line.isSure || !below) return false;
  // Among such headings any other is one more.
  const isAmongLifts = standing.session?.title === null && standing.level === (line.block?.heading ?? null);
  const isKnown = isAmongLifts || (looksLikeMovement(plain(text)) && sessionLabel(text) === null);
  const isOverFacts = line.isOverFacts || (isKnown && opensFacts(factIn(below)));
  if (!(standing.session && labelledScheme(below)) && !isOverFacts) return false;
  const session = standing.session ?? beginAbove(line);
  // "Split squat (1/2)": which of two parts it is.
  const { code, rest } = withoutCode(text.replace(/\s*\(\d\/\d\)$/, ""));
  const exercise = undosed(rest, code);
  Object.assign(exercise, { category: standing.part ?? null, videoUrl: line.url });
  line.in(session).exercises.push(exercise);
  const facts = line.isOverFacts ? { exercise, values: [], isCard: true } : null;
  Object.assign(standing, { named: exercise, circuit: null, facts });
  return true;
}

/** The session of the first lift: the heading right above all of them names it. */
function beginAbove({ builder, standing, opening, block }: TextLine): SessionMark {
  const { above } = standing;
  const level = above?.text === opening ? above?.level : null;
  return begin(standing, opened(builder, opening), opening === null ? block?.heading : level);
}

/**
 * "1. Clam shell", "2. Bird dog": what stands as a heading over "Equipment: none" and "Reps: 10", time and again. The most of
 * them are known for movements, so that the others are as well.
 */
export function namesOverFacts(lines: { text: string; isHead: boolean }[]): Set<string> {
  const names = new Set<string>();
  let head: string | null = null;
  for (const { text, isHead } of lines) {
    if (head !== null && opensFacts(factIn(text))) names.add(head);
    if (!LABELLED.test(text)) head = isHead && text.length <= 60 && !placed(text) ? text : null;
  }
  const known = [...names].filter((name) => looksLikeMovement(plain(name)));
  return names.size > 1 && known.length * 2 > names.size ? names : new Set();
}

const placed = (text: string): boolean => sessionLabel(text)?.sure === true || weekLabel(text) !== null;

/** "Main muscles: calves" */
const LABELLED = /^\p{L}[^:]{1,40}:\s+\S/u;

/** "Sets: 3" and "Reps: 8" may be the first of the facts below a name. */
const opensFacts = (fact: Fact | null): boolean => fact?.role === "sets" || fact?.role === "reps";

/** The dose of the lift above in words of a table's heading. */
export function saysScheme(line: TextLine): boolean {
  const dose = labelledScheme(line.text);
  const facts = dose ? begunBy(line) : null;
  if (!dose || !facts) return false;
  const { exercise } = facts;
  Object.assign(exercise, { prescription: dose.sets, rest: dose.rest, tempo: dose.tempo });
  for (const said of dose.said) addNote(exercise, said);
  line.standing.facts = facts;
  return true;
}

/** "Sets: 4", "Reps: 8-10", "Rest: 90 s", each in a line below the name of the exercise. */
export function saysFact(line: TextLine): boolean {
  const { standing, text } = line;
  const isHeaded = line.isHeaded && !saysInBold(line);
  if (isHeaded) standing.facts = null;
  const fact = isHeaded ? null : factIn(text);
  if (!fact) return false;
  const facts = standing.facts ?? (opensFacts(fact) ? begunBy(line) : wholeSession(line, fact));
  if (!facts) {
    if (saysOfDosed(line, fact)) return true;
    // "Reps: 8-12" of nothing that stands above is said of all.
    const isOfAll = opensFacts(fact) && /^\d/.test(fact.said);
    if (isOfAll) line.leave();
    return isOfAll;
  }
  standing.facts = facts;
  const { exercise, values } = facts;
  // "Duration: hold for 3 seconds" beside reps is how long each of them is held.
  const isOfReps = fact.role === "duration" && values.some(({ column }) => column.role === "reps");
  if (isDose(fact.role) && !isOfReps) {
    values.push(valueFrom(fact, values.length));
    const dose = rowDose(values, null, false);
    exercise.prescription = dose.sets;
    // What the values so far have left unread stands in front of what else has been said.
    const noted = exercise.notes?.slice(facts.unread?.length ?? 0).replace(/^; /, "");
    facts.unread = dose.said.join("; ");
    exercise.notes = [facts.unread, noted].filter(Boolean).join("; ") || null;
  } else addFact(exercise, fact);
  return true;
}

/** "Rest: 3 min", "RPE: 8", "Notes: …" right below a lift and its dose. */
function saysOfDosed({ standing: { dosedLift: lift = null }, below }: TextLine, fact: Fact): boolean {
  if (lift === null) return false;
  if (fact.role === "effort") {
    const [only] = rowDose([valueFrom(fact, 0)], null, false).sets;
    if (!only?.effort || lift.prescription.some(({ effort }) => effort !== null)) return false;
    lift.prescription = lift.prescription.map((sets) => ({ ...sets, effort: only.effort }));
    return true;
  }
  // The last of all may be said of the session.
  const isOfLift = fact.role === "notes" && factIn(below ?? "") !== null;
  if (!isOfLift && !(fact.role === "rest" && lift.rest === null) && !(fact.role === "tempo" && lift.tempo === null))
    return false;
  addFact(lift, fact);
  return true;
}

/** "Duration: 45 min" and "RPE: 3" right below "Session 3" in a plan of one sport: all that is told of what is done, unless exercises follow. */
function wholeSession(line: TextLine, { role }: Fact): Facts | null {
  const { builder, standing, below } = line;
  const { session, sport, sportAnywhere } = standing;
  const moved = sport ?? sportAnywhere ?? null;
  if (role !== "duration" || !moved || !session || standing.said !== session || hasBegun(builder, standing))
    return null;
  if (factIn(below ?? "")?.role !== "effort") return null;
  const [, called = moved] = /\d\s*[–—:-]\s+(\p{L}.*)$/u.exec(session.title ?? "") ?? [];
  const exercise = undosed(called);
  line.in(session).exercises.push(exercise);
  return { exercise, values: [] };
}

function addFact(exercise: ReadExercise, { role, said }: Fact): void {
  if (role === "rest") exercise.rest = doseOf(said).rest ?? timeText(said);
  else if (role === "tempo") exercise.tempo = said;
  else addNote(exercise, said);
}

/** Sentences below these facts say how the exercise is done, and so does all else below one of many such names. */
export function explainsFacts(line: TextLine): boolean {
  const { facts } = line.standing;
  if (!facts || placed(line.text) || (line.isHeaded && !saysInBold(line))) return false;
  const isSaid = !line.isListed && (/\p{Ll}[.!?)]$/u.test(line.text) || statesFact(line.text));
  if (!isSaid && !(facts.isCard && (line.isListed || LABELLED.test(line.text) || line.read === null))) return false;
  addNote(facts.exercise, line.text);
  return true;
}

/** "Main muscles: calves" in bold below such a name is no heading. */
const saysInBold = ({ standing: { facts }, block, text }: TextLine): boolean =>
  facts?.isCard === true && block?.heading === null && LABELLED.test(text);

/** "**Rest** 3 minutes": in bold in front of other words such a label does without its colon. */
export function labelled(runs: Run[]): Run[] {
  const [head, next, ...others] = runs.filter(({ text }) => text !== "");
  if (!head?.bold || !next || next.bold || !/^\p{L}[^:\d]{1,14}$/u.test(head.text.trim())) return runs;
  const { role } = headingOf(head.text);
  const isLabel = role === "notes" ? /^\s*[\p{L}\d]/u : /^\s*\d/u;
  const isFact = (isDose(role) || FURTHER.has(role ?? "aside")) && isLabel.test(next.text);
  return isFact
    ? [{ ...head, text: `${head.text.trimEnd()}:` }, { ...next, text: ` ${next.text.trimStart()}` }, ...others]
    : runs;
}

type Fact = { label: string; role: ColumnRole; unit: string | null; said: string };

/** "Reps: 8-10", but not "Sets: 3 Reps: 10", which is read as a dose. */
function factIn(text: string): Fact | null {
  const [, label = "", said = ""] = /^(\p{L}[^:\d]{1,24}?)\s*:\s+(\S.{0,80})$/u.exec(text) ?? [];
  if (label === "" || /\p{L}\s*:/u.test(said)) return null;
  const { role, unit } = headingOf(label);
  // "Sets: 1:00 min" below "Rests" counts none.
  if (role === "sets" && /^\d{1,2}:\d\d/.test(said)) return null;
  const isFact = role !== null && role !== "scheme" && (isDose(role) || FURTHER.has(role));
  return isFact ? { label, role, unit, said } : null;
}

const FURTHER = new Set<ColumnRole>(["rest", "tempo", "notes"]);

/** The name stands right above: alone in its line, as a heading over the line, or as the last exercise that has no dose. */
function begunBy(line: TextLine): Facts | null {
  const { standing } = line;
  const { session, named, part } = standing;
  if (!session) return null;
  const { exercises } = line.in(session);
  const last = exercises.at(-1);
  if (part && named == null && last?.category !== part) {
    const exercise = undosed(part);
    exercises.push(exercise);
    standing.part = null;
    return { exercise, values: [] };
  }
  const above = named ?? last;
  return above && above.prescription.length === 0 ? { exercise: above, values: [] } : null;
}

function valueFrom({ label, role, unit, said }: Fact, index: number): Value {
  const place = { row: index, column: index, lastRow: index, lastColumn: index };
  return {
    column: { ...unknownColumn(index), role, unit, heading: label },
    cell: { ...place, text: said, url: null, stored: null, bold: false },
  };
}

function addNote(exercise: ReadExercise, text: string): void {
  exercise.notes = [exercise.notes, text].filter(Boolean).join("; ");
}
