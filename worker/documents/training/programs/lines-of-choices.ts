import { looksLikeMovement } from "../vocabulary/movements";
import { hasBegun } from "./begin-session";
import { doseOf } from "./doses/dose-sets";
import { exerciseOf } from "./doses/named-dose";
import { plain } from "./labels/plain-text";
import type { TextLine } from "./text-line";

/** "Abs: rope crunches, planks or knee raises" among the exercises of a session: one of them, without any dose. */
export function isChoice(line: TextLine): boolean {
  const { builder, standing, text, read, isListed } = line;
  const { session } = standing;
  if (session === null || read !== null || isListed || !hasBegun(builder, standing)) return false;
  const [, name = "", tail = ""] = CHOICE.exec(text) ?? [];
  const items = tail.split(/,|(?<=\s)(?:or|oder|ou|oppure|lub|или)(?=\s)/u);
  const moves = items.filter((item) => looksLikeMovement(plain(item)));
  if (items.length < 2 || moves.length * 2 < items.length || !EITHER.test(tail)) return false;
  const exercise = exerciseOf({ code: null, name, sets: [], rest: null, tempo: null, said: [tail] });
  line.in(session).exercises.push({ ...exercise, category: standing.part ?? null });
  return true;
}

const CHOICE = /^(\p{L}[^:\d]{1,24}):\s+([^\d:.!?]{8,90})$/u;
const EITHER = /\s(?:or|oder|ou|oppure|lub|или)\s/u;

/** "Test – all lifts at 95-97%, do not miss any": what a day is for on which nothing else is done. */
export function isTest(line: TextLine): boolean {
  const { session } = line.standing;
  const [, name = "", tail = ""] = TEST.exec(line.text) ?? [];
  if (session === null || line.read !== null || name === "") return false;
  // The share is one of several lifts, and no set of any.
  if (!doseOf(tail).sets.some(({ percent, reps }) => (percent ?? reps) !== null)) return false;
  line.in(session).exercises.push(exerciseOf({ code: null, name, sets: [], rest: null, tempo: null, said: [tail] }));
  return true;
}

const TEST =
  /^((?:re-?)?test(?:s|ing|e|en|es)?|max(?:es)?(?: out| tests?)?|prueba|essai|проходка)\s*(?::|[–—-])\s+(\p{L}.{5,120})$/iu;
