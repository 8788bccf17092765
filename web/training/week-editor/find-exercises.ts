import type { KnownExercise } from "../../../worker/contract/exercises";

const MOST_SHOWN = 8;

/** The exercises whose names hold every word that was typed, those that begin with it first. */
export function findExercises(known: ReadonlyMap<string, KnownExercise>, typed: string): KnownExercise[] {
  const text = typed.trim().toLowerCase();
  const words = text.split(/\s+/).filter(Boolean);
  const found: [rank: number, exercise: KnownExercise][] = [];
  for (const [name, exercise] of known) {
    if (!words.every((word) => name.includes(word))) continue;
    const rank = name === text ? 0 : name.startsWith(text) ? 1 : name.includes(` ${text}`) ? 2 : 3;
    found.push([rank, exercise]);
  }
  // What is known in the same rank stays in the order of the alphabet.
  return found
    .sort(([a], [b]) => a - b)
    .slice(0, MOST_SHOWN)
    .map(([, exercise]) => exercise);
}
