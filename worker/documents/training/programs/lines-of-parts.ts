import { isAroundWork, isCategory } from "../categories";
import { BODY_PARTS, TOGETHER } from "../vocabulary/group-words";
import { looksLikeMovement } from "../vocabulary/movements";
import { begin, isPreparing, opened } from "./begin-session";
import { circuitOf, headedCircuit } from "./circuit-lines";
import { doseOf, isWholeDose } from "./doses/dose-sets";
import { namedDose } from "./doses/named-dose";
import { plain } from "./labels/plain-text";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import { headsExercises, namesPart } from "./part-heading";
import type { TextLine } from "./text-line";

/** "Exercises" under the heading of a session, or of a week. */
export function headsNothing({ standing, text, isHeaded }: TextLine): boolean {
  if (!isHeaded || (standing.session === null && standing.week === null) || !headsExercises(text)) return false;
  standing.session ??= begin(standing, null);
  // What stands below is no part of the warm-up any more.
  if (standing.part && isPreparing(standing.part)) standing.part = null;
  return true;
}

/** "A." or "B)" alone in its line, or "B. Conditioning" in bold, on a day or below the name of a session: one of its parts. */
export function beginsLetteredPart({ standing, text, block, isHeaded, isListed }: TextLine): boolean {
  const { session } = standing;
  const [, letter, called = letter] = /^([A-H])[.):](?:\s+(\p{L}.{2,39}))?$/u.exec(text) ?? [];
  if (isListed || !session || !called || (called !== letter && !(isHeaded && namesPart(called)))) return false;
  if (session.weekday === null && sessionLabel(session.title ?? "")?.sure !== true) return false;
  const part = { part: called, partLevel: block?.heading ?? null, partsEnd: null };
  Object.assign(standing, part, { dosesOfPart: null, circuit: null, named: null });
  return true;
}

/** "Main lifts (all 3x10)" over a list of lifts without any dose: a part, and the dose of each of them. */
export function beginsDosedPart(line: TextLine): boolean {
  const { standing, text, block, isHeaded, isListed, below } = line;
  if (!isHeaded || isListed || standing.session === null || below === null || text.length > 80) return false;
  const [, called = "", said = ""] = /^(\p{L}[^()]{2,40}?)\s*(?:\(|[:–—-]\s)([^()]+)\)?$/u.exec(text) ?? [];
  const dose = said.replace(/^(?:\p{L}+[,:]?\s+){1,3}(?=\d)/u, "");
  if (!/^\d/.test(dose) || !isWholeDose(dose) || looksLikeMovement(plain(called))) return false;
  if (namedDose(below) !== null || !looksLikeMovement(plain(below))) return false;
  // "Day B (all 3x10)" is the next session.
  const isSession = sessionLabel(called) !== null && (block?.heading ?? null) === (standing.level ?? null);
  if (isSession || sessionLabel(called)?.sure) return false;
  const { sets } = doseOf(dose);
  standing.part = called;
  standing.partLevel = block?.heading ?? null;
  standing.circuit = null;
  standing.dosesOfPart = sets;
  return true;
}

/** "Main set (3 rounds)" below the heading of a session is one of its parts. */
export function beginsPartBelow(line: TextLine): boolean {
  const { standing, text, block } = line;
  if (!isPartBelow(line)) return false;
  const [, called = text, said = ""] = /^(.*?)\s*\(([^()]*)\)$/u.exec(text) ?? [];
  const rounds = /(\d{1,2})\s*\p{L}/u.exec(said)?.[1] ?? null;
  standing.part = called.replace(/:$/, "");
  standing.dosesOfPart = null;
  standing.partLevel = block?.heading ?? null;
  if (said !== "" && standing.session) line.in(standing.session).notes.push(text);
  const circuit = circuitOf(rounds === null ? said : said.slice(said.indexOf(rounds)));
  standing.circuit = circuit?.duration ? circuit : circuit && rounds !== null ? { count: rounds } : null;
  return true;
}

/** A heading below that of a session whose words leave no doubt: one of its parts. */
function isPartBelow({ standing, text, block, isHeaded, isSure }: TextLine): boolean {
  const { session, level } = standing;
  if (!block || typeof level !== "number" || block.list) return false;
  // So is a bold line below it, once the session has begun.
  const isBold = block.heading === null && isHeaded && standing.part != null && !looksLikeMovement(plain(text));
  if (block.heading === null ? !isBold : block.heading <= level) return false;
  const label = sessionLabel(session?.title ?? "");
  // "Warm-up" and what is headed as it is are parts of "Push" too, whose words leave doubt.
  const isKnown = label?.sure || (label !== null && (isPreparing(text) || standing.partLevel === block.heading));
  if (!session || (session.weekday === null && !isKnown)) return false;
  return !isSure && weekLabel(text) === null && text.length <= 60;
}

/** "Warmup (10 minutes):" */
export function beginsCountedPart(line: TextLine): boolean {
  const { builder, standing, counted } = line;
  if (counted === null || (sessionLabel(counted) !== null && !isNextTo(line, counted))) return false;
  if (!line.hasBegun && builder.title === null && !isPreparing(counted)) return false;
  standing.session ??= begin(standing, opened(builder, line.opening));
  standing.part = counted;
  standing.partLevel = line.block?.heading ?? null;
  standing.partsEnd = line.isHeaded ? null : ":";
  standing.circuit = headedCircuit(line.text)?.circuit ?? null;
  return true;
}

/** "Warm-up (6 min)", "Finisher 6 min EMOM" in a line of its own over a list or over "Min 1: …": how long a part takes. */
export function beginsTimedPart(line: TextLine): boolean {
  const { standing, text, isHeaded, isListed, below } = line;
  const [, called = "", style = ""] = TIMED_PART.exec(text) ?? [];
  if (isHeaded || isListed || !standing.session || !below || called === "") return false;
  const isPart = isPreparing(called) || isAroundWork(called) || namesPart(called);
  if (!isPart || !(BEGINS_LIST.test(below) || looksLikeMovement(plain(below)))) return false;
  standing.part = called;
  standing.circuit = style === "" ? null : circuitOf(style);
  standing.named = null;
  line.in(standing.session).notes.push(text);
  return true;
}

const TIMED_PART =
  /^(\p{L}[\p{L} -]{2,25}?)\s*[–:-]?\s*\(?\d{1,2}(?:-\d{1,2})?\s*(?:min\p{L}*|m|')\)?\s*(\p{L}{4,12})?\s*:?$/iu;

/** An item of a list that was typed by hand, or the first of the minutes. */
const BEGINS_LIST = /^(?:[-–•·*▪◦●○‣➤►✓✔]\s+[\p{L}\d]|min\p{L}*\s?1(?!\d))/iu;

/** "Strength (40 minutes)" beside "Warm-up (10 minutes)" is a part, where "Push (6 exercises)" would be a session. */
const isNextTo = ({ standing: { session, part, partLevel }, block }: TextLine, counted: string): boolean =>
  session?.title === null &&
  part != null &&
  partLevel === (block?.heading ?? null) &&
  isCategory(counted) &&
  !BODY_PARTS.test(plain(counted));

/** "Strength Block:" after "Warmup (10 minutes):" or "Warm-up:". */
export function beginsNextPart({ standing, text, isListed }: TextLine): boolean {
  if (!standing.session || !standing.partsEnd || !text.endsWith(standing.partsEnd)) return false;
  if (isListed || text.length > 40 || /\d/.test(text)) return false;
  const label = sessionLabel(text);
  if (label?.sure || (label !== null && standing.isParted)) return false;
  standing.dosesOfPart = null;
  standing.part = text.slice(0, -1);
  return true;
}

/** "Superset A", "First pair", "Core triplet (60 s rest)": exercises that belong together, in a session whose name is known. */
export function beginsGroup(line: TextLine): boolean {
  const { standing, text, isHeaded, isListed } = line;
  if (!isHeaded || isListed || line.isSure || text.length > 60 || standing.session === null) return false;
  const isInParts = standing.part != null || sessionLabel(standing.session.title ?? "")?.sure === true;
  const [called = text] = text.split(/\s*[(:]/u);
  if (!isInParts || !TOGETHER.test(plain(called)) || weekLabel(text) !== null) return false;
  standing.dosesOfPart = null;
  standing.part = called;
  standing.circuit = headedCircuit(text)?.circuit ?? null;
  standing.rounds = null;
  if (called.length + 1 < text.length) line.in(standing.session).notes.push(text);
  return true;
}

/** "Warm-up", "Main" in bold under the heading of a session are its parts. */
export function beginsBoldPart({ standing, text, block, isHeaded, isListed, isSure, read }: TextLine): boolean {
  const isBelow = typeof standing.level === "number" && block?.heading === null && standing.session !== null;
  if (!isBelow || !isHeaded || isListed || isSure || text.length > 60 || read !== null) return false;
  standing.dosesOfPart = null;
  standing.part = text.replace(/:$/, "");
  return true;
}

/** "Warm-up", "Strength", "Core" as headings without any session are the parts of one. */
export function beginsCategory(line: TextLine): boolean {
  const { standing, text, block, isHeaded, isListed, isSure } = line;
  if (!isHeaded || isListed || isSure || text.length > 60) return false;
  if (!isCategory(text) || BODY_PARTS.test(plain(text))) return false;
  const level = block?.heading ?? null;
  const opens = standing.session === null && isPreparing(text);
  if (!opens && (standing.partLevel === undefined || standing.partLevel !== level)) return false;
  standing.session ??= begin(standing, namedAbove(line));
  standing.dosesOfPart = null;
  standing.part = text.replace(/:$/, "");
  standing.partLevel = level;
  if (opens && text.endsWith(":")) standing.partsEnd = ":";
  return true;
}

/** "Home routine" as a heading of a higher level, with what is said of it in between, is the session of these parts. */
function namedAbove({ builder, standing: { above, week }, block, hasBegun }: TextLine): string | null {
  const at = above && week === null && !hasBegun ? builder.description.lastIndexOf(above.text) : -1;
  if (!above || at < 0 || block?.heading == null || above.level >= block.heading) return null;
  builder.description.splice(at, 1);
  return above.text;
}
