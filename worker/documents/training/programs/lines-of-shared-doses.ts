import { NO_SETS } from "../../../contract/no-sets";
import type { Sets } from "../../../contract/program-reading";
import { looksLikeMovement } from "../vocabulary/movements";
import { doseOf, isWholeDose } from "./doses/dose-sets";
import { SETS_WORD } from "./doses/dose-words";
import { plain } from "./labels/plain-text";
import type { TextLine } from "./text-line";

/** "3 sets per exercise", "8-12 reps / set", "Every exercise: 3x10" above the lists: the dose of all that have none of their own. */
export function saysDoseOfAll(line: TextLine): boolean {
  const { builder, standing, text, hasBegun } = line;
  const said = text.length <= LONGEST ? sharedBy(text) : null;
  if (!said) return false;
  standing.dosesOfAll = { ...(standing.dosesOfAll ?? NO_SETS), ...said };
  if (hasBegun) line.leave();
  else builder.description.push(text);
  return true;
}

function sharedBy(text: string): Partial<Sets> | null {
  const own = plain(text);
  const [, reps] = REPS_OF_SET.exec(own) ?? [];
  if (reps) return { reps };
  const [, count] = SETS_OF_EXERCISE.exec(own) ?? [];
  if (count) return { count };
  const [, before, behind] = DOSE_OF_EXERCISE.exec(own) ?? [];
  const dose = before ?? behind ?? "";
  const [only, ...more] = isWholeDose(dose) && !looksLikeMovement(dose) ? doseOf(dose).sets : [];
  if (!only || more.length > 0 || only.count === null) return null;
  return Object.fromEntries(Object.entries(only).filter(([, value]) => value !== null));
}

const LONGEST = 60;
const AMOUNT = "(\\d{1,3}(?:\\s?[-–]\\s?\\d{1,3})?)";
const OF_EACH =
  "(?:\\/|per|each|for (?:each|every|all)|pro|je|fur (?:jede|alle)|por|par|para cada|pour chaque|per ogni|na|на)\\s*";
const EXERCISE =
  "(?:exercises?|ubung(?:en)?|ejercicios?|exercicios?|exercices?|esercizi[o]?|cwicz\\p{L}+|упражнени\\p{L}+)";
const ALL =
  "(?:each|every|all|jede|alle|cada|todos os|todos los|chaque|tous les|ogni|tutti gli|kazde|wszystkie|каждое|все)";
const REPS =
  "(?:reps?|repetitions?|repeticion(?:es)?|repeticoes|repetizioni|ripetizioni|wiederholungen|wdh\\.?|powtorzen|повтор\\p{L}*)";
const REPS_OF_SET = new RegExp(`^${AMOUNT}\\s*${REPS}\\s*${OF_EACH}(?:${SETS_WORD}|satz)\\.?$`, "u");
const SETS_OF_EXERCISE = new RegExp(`^${AMOUNT}\\s*(?:${SETS_WORD}|satze)\\s*${OF_EACH}${EXERCISE}\\.?$`, "u");
const DOSE_OF_EXERCISE = new RegExp(
  `^(?:(\\d[^:]{2,30}?)\\s*${OF_EACH}${EXERCISE}\\.?|${ALL} ${EXERCISE}\\s*:\\s*(\\d.{2,30}))$`,
  "u",
);
