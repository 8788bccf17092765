import { looksLikeMovement } from "../vocabulary/movements";
import { begin, opened } from "./begin-session";
import {
  circuitInLine,
  circuitOf,
  headedCircuit,
  inCircuit,
  isRestLine,
  itemOfRounds,
  namesCircuit,
  roundsOf,
  roundsTold,
} from "./circuit-lines";
import { SETS_WORD, TIMES_WORD } from "./doses/dose-words";
import { exerciseOf } from "./doses/named-dose";
import { plain } from "./labels/plain-text";
import type { TextLine } from "./text-line";

/** A circuit and its lifts in one line. */
export function isWholeCircuit(line: TextLine): boolean {
  const { builder, standing, text, opening } = line;
  const whole = circuitInLine(text);
  if (!whole) return false;
  const session = line.in(standing.session ?? begin(standing, opened(builder, opening)));
  if (whole.circuit.count === null) session.notes.push(text);
  const category = standing.part ?? null;
  session.exercises.push(...whole.lifts.map((lift) => ({ ...exerciseOf(lift), category })));
  return true;
}

/** "Circuit training (3 rounds, 30 sec each)" over the items of a list, or as an item over those of its own. */
export function beginsTimedCircuit({ standing, text, block, isHeaded, isListed }: TextLine): boolean {
  const found = standing.session && (isHeaded || isListed) ? headedCircuit(text) : null;
  if (!found?.circuit.duration || !namesCircuit(found.called)) return false;
  standing.part = found.called;
  standing.circuit = { ...found.circuit, level: isListed ? block?.list?.level : undefined };
  return true;
}

/** "Circuit A: 3 rounds, rest 2 min between rounds" over a table or the lines of its exercises. */
export function beginsRounds(line: TextLine): boolean {
  const { standing, text, isListed } = line;
  const found = standing.session && !isListed ? roundsOf(text) : null;
  if (!standing.session || !found) return false;
  line.in(standing.session).notes.push(text);
  Object.assign(standing, { part: found.called, circuit: found.circuit, rounds: found.circuit, named: null });
  return true;
}

/** "Repeat the following 3 times:", "2 rounds, walk between stations." over lines or a table of exercises. */
export function repeatsBelow(line: TextLine): boolean {
  const { standing, text } = line;
  const rounds = line.isListed ? null : roundsTold(text);
  const [, count = rounds] = text.length <= 100 ? (REPEATS.exec(plain(text)) ?? []) : [];
  const session = standing.session ?? (rounds && standing.week !== null ? begin(standing, null) : null);
  if (!count || !session) return false;
  line.in(session).notes.push(text);
  standing.circuit = { count };
  standing.rounds = { count };
  return true;
}

const REPEATS = new RegExp(
  `^(?:repeat|do|complete|perform|repit\\p{L}+|repet\\p{L}+|ripet\\p{L}+|wiederhol\\p{L}+|powtorz\\p{L}*|повтор\\p{L}+)\\s[^\\d]{0,40}?(\\d{1,2})\\s*(?:${TIMES_WORD}|${SETS_WORD})(?!\\p{L})[^\\d]*:$`,
  "u",
);

/** Of circuits whose lifts have no amounts: a heading, or what is neither in a list nor known as a movement. */
const endsTimed = ({ standing: { circuit }, text, isListed, isHeaded, read }: TextLine): boolean =>
  circuit?.duration !== undefined && !isListed && (isHeaded || (read === null && !looksLikeMovement(plain(text))));

const isBesideCircuit = ({ standing: { circuit }, block }: TextLine): boolean =>
  circuit?.level !== undefined && (block?.list?.level ?? 0) <= circuit.level;

/** "3 rounds of:" and the lines below it, each so much of something. */
export function isOfCircuit(line: TextLine): boolean {
  const { standing, text, url } = line;
  const circuit = circuitOf(text);
  if (circuit) {
    const { named } = standing;
    // "B. 21-15-9 for time" is no part of "A. Strength".
    if (line.isHeaded && /^[A-H][.):]\s/.test(text)) standing.part = null;
    const session = line.in(standing.session ?? begin(standing, opened(line.builder, line.opening)));
    // "C. Conditioning" above "12 min AMRAP:" is what the circuit is called.
    if (named && named.prescription.length === 0 && session.exercises.at(-1) === named) {
      session.exercises.pop();
      standing.part = named.name;
    }
    if (circuit.count === null || circuit.duration || text.includes("(")) session.notes.push(text);
    // "4 rounds:" over "8 reps each of:"
    const count = circuit.ladder?.length === 1 ? (standing.circuit?.count ?? null) : circuit.count;
    Object.assign(standing, { circuit: { ...circuit, count }, named: null });
    return true;
  }
  if (!standing.circuit || !standing.session) return false;
  const session = line.in(standing.session);
  if (isBesideCircuit(line)) {
    // Where no item stands below it, those beside it are its lifts.
    if (session.exercises.at(-1)?.category === standing.part) {
      Object.assign(standing, { circuit: null, part: null });
      return false;
    }
    standing.circuit = { ...standing.circuit, level: undefined };
  }
  const isBeforeList = !line.isListed && !line.isHeaded && LABELLED.test(text) && !line.isSure;
  if (isRestLine(text) || isBeforeList) {
    session.notes.push(text);
    return true;
  }
  const item = line.isListed ? itemOfRounds(text, standing.circuit) : null;
  // "Tuesday, Oct 17th, 2017" is no amount of anything.
  const read = line.isSure || endsTimed(line) ? null : (inCircuit(text, standing.circuit) ?? item);
  if (read) session.exercises.push({ ...exerciseOf(read), category: standing.part ?? null, videoUrl: url });
  else standing.circuit = null;
  return read !== null;
}

/** "Equipment: bands" between the rounds and what is done in them. */
const LABELLED = /^\p{L}[\p{L} ]{2,19}:\s\p{L}[^\d:]{2,60}$/u;
