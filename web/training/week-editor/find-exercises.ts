import type { KnownExercise } from "../../../worker/contract/exercises";

const MOST_SHOWN = 8;

/** Returns the exercises whose names contain every typed word, first those that begin with the text. */
export function findExercises(known: ReadonlyMap<string, KnownExercise>, typed: string): KnownExercise[] {
  const text = typed.trim().toLowerCase();
  const words = text.split(/\s+/).filter(Boolean);
  const found: [rank: number, exercise: KnownExercise][] = [];
  for (const [name, exercise] of known) {
    if (!words.every((word) => name.includes(word))) continue;
    const rank = name === text ? 0 : name.startsWith(text) ? 1 : name.includes(` ${text}`) ? 2 : 3;
    found.push([rank, exercise]);
  }
  // The sort is stable: equal ranks stay in alphabetical order.
  return found
    .sort(([a], [b]) => a - b)
    .slice(0, MOST_SHOWN)
    .map(([, exercise]) => exercise);
}
