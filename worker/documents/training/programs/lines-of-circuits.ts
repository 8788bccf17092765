import { looksLikeMovement } from "../vocabulary/movements";
import { begin, opened } from "./begin-session";
import { circuitInLine, circuitOf, inCircuit, isRestLine } from "./circuit-lines";
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

/** Of circuits whose lifts have no amounts: a heading, or what is neither in a list nor known as a movement. */
const endsTimed = ({ standing: { circuit }, text, isListed, isHeaded, read }: TextLine): boolean =>
  circuit?.duration !== undefined && !isListed && (isHeaded || (read === null && !looksLikeMovement(plain(text))));

/** "3 rounds of:" and the lines below it, each so much of something. */
export function isOfCircuit(line: TextLine): boolean {
  const { standing, text, url } = line;
  const circuit = circuitOf(text);
  if (circuit) {
    const { named } = standing;
    const session = line.in(standing.session ?? begin(standing, null));
    // "C. Conditioning" above "12 min AMRAP:" is what the circuit is called.
    if (named && named.prescription.length === 0 && session.exercises.at(-1) === named) {
      session.exercises.pop();
      standing.part = named.name;
    }
    if (circuit.count === null || circuit.duration) session.notes.push(text);
    Object.assign(standing, { circuit, named: null });
    return true;
  }
  if (!standing.circuit || !standing.session) return false;
  const session = line.in(standing.session);
  if (isRestLine(text)) {
    session.notes.push(text);
    return true;
  }
  const read = endsTimed(line) ? null : inCircuit(text, standing.circuit);
  if (read) session.exercises.push({ ...exerciseOf(read), category: standing.part ?? null, videoUrl: url });
  else standing.circuit = null;
  return read !== null;
}
