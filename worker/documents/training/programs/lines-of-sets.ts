import type { Sets } from "../../../contract/program-reading";
import { LOG_WORDS, SET_WORDS } from "../vocabulary/column-words";
import { looksLikeMovement } from "../vocabulary/movements";
import { doseOf, hasWork, joined, workUp } from "./doses/dose-sets";
import { undosed } from "./doses/named-dose";
import { missing } from "./doses/piece-of-dose";
import { plain } from "./labels/plain-text";
import { liftWithin } from "./lift-within";
import type { TextLine } from "./text-line";

/** "5 x 5 @ 75%" and "Rest 3:00" below a line that is an exercise's name and nothing else. */
export function saysOfName({ standing: { named }, text, isSure }: TextLine): boolean {
  if (!named || isSure || SET_LINE.test(plain(text))) return false;
  // "Results:" waits to be filled in.
  if (text.endsWith(":")) return LOG_WORDS.includes(plain(text.slice(0, -1)));
  const [, behind = text] = SET_LINE.exec(plain(text)) ?? [];
  const dose = doseOf(behind);
  // "10 min easy", but not "3x5-8 Pull-up progression"
  const isOther = dose.said.some(
    // "Swing 3 x 12" is another
    (said) => (said.includes(" ") || text.startsWith(said)) && looksLikeMovement(plain(said)) && !HELD.test(said),
  );
  const isShort = !isOther && text.length <= 30 && named.prescription.length === 0 && dose.sets.length > 0;
  const fits = (dose.said.every((said) => HELD.test(said)) || isShort) && dose.sets.every(hasWork);
  if (!fits || (dose.sets.length === 0 && !dose.rest && !dose.tempo)) return false;
  const sets = behind === text ? dose.sets : dose.sets.map((each) => ({ ...each, count: each.count ?? "1" }));
  // "15 seconds" below "3 sets"
  const [counted, ...others] = named.prescription;
  const isEach = counted?.count != null && others.length === 0 && !hasWork(counted) && sets[0]?.count === null;
  named.prescription = isEach
    ? sets.map((each) => ({ ...counted, ...missing(counted, each) }))
    : joined([...named.prescription, ...sets]);
  named.rest ??= dose.rest;
  named.tempo ??= dose.tempo;
  named.notes = [named.notes, ...dose.said].filter(Boolean).join("; ") || null;
  return true;
}

/** "Set 2: 5 reps @ 70%" is one more set of the lift whose name stands above. */
export function isSetOfLift(line: TextLine): boolean {
  const { standing, text } = line;
  const [, behind = ""] = SET_LINE.exec(plain(text)) ?? [];
  if (behind === "" || !standing.session) return false;
  const { sets, said } = doseOf(behind);
  if (!sets.some(hasWork)) return false;
  const { exercises } = line.in(standing.session);
  const empty = exercises.length === 0;
  if (empty && standing.outer) {
    // What seemed to begin a session is a lift of the one before.
    standing.part = standing.session.title;
    standing.session = standing.outer;
    standing.outer = null;
    return isSetOfLift(line);
  }
  const name =
    standing.named?.name ?? standing.part ?? (empty ? standing.session.title : exercises[exercises.length - 1]?.name);
  if (!name) return false;
  let lift = exercises.findLast((each) => each.name === name);
  if (!lift) {
    lift = undosed(name);
    exercises.push(lift);
  }
  lift.prescription = joined([...lift.prescription, ...sets.map((each) => ({ ...each, count: each.count ?? "1" }))]);
  if (said.length > 0) lift.notes = [lift.notes, ...said].filter(Boolean).join("; ");
  return true;
}

/** "5 x 40 kg" below "Monday: Bench Press" is a set of the lift that the session is called for. */
export function isSetOfSession(line: TextLine): boolean {
  const { session } = line.standing;
  const name = liftWithin(session?.title ?? null);
  if (!session || name === null || !/\d/.test(line.text)) return false;
  const { sets, said, rest } = doseOf(line.text);
  const isWhole = ({ reps, count, load, percent }: Sets) => reps !== null && (count ?? load ?? percent) !== null;
  if (sets.length === 0 || said.length > 0 || !sets.every(isWhole)) return false;
  const { exercises } = line.in(session);
  if (exercises.length === 0) exercises.push(undosed(name));
  const last = exercises.at(-1);
  if (last?.name !== name) return false;
  last.prescription = joined([...last.prescription, ...sets.map((each) => ({ ...each, count: each.count ?? "1" }))]);
  last.rest ??= rest;
  return true;
}

/** "Work up to a heavy single" is one more set of the lift above. */
export function isWorkedUp(line: TextLine): boolean {
  const { session } = line.standing;
  return session !== null && workUp(line.text, () => [line.in(session).exercises.at(-1)]);
}

/** "Hold: 5 seconds" */
const HELD = /^(?:hold|halten|haltezeit|mantener|manter|tenere|tenir|trzymać|удержание)\s*:?\s*\d/iu;

const SET_LINE = new RegExp(`^(?:${SET_WORDS.join("|")})\\s*#?\\s*\\d{1,2}\\s*[:.)-]\\s*(.+)$`, "u");
