import type { ShownExercise } from "../swap/shown-exercise";

/** Exercises done in turns, a set of each: A1 and A2; mostly a single one. */
type Station = { exercises: { exercise: ShownExercise; mark: string }[] };

const CODE = /^\s*([a-z])\s*\.?\s*(\d{1,2})\s*$/i;

/** Groups exercises in order: neighbours with one letter and numbers of their own are a superset. */
export function stationsOf(exercises: readonly ShownExercise[]): Station[] {
  const stations: (Station & { letter: string | null; numbers: Set<number> })[] = [];
  exercises.forEach((exercise, index) => {
    const [, letter, digits] = CODE.exec(exercise.exerciseCode ?? "") ?? [];
    const group = letter?.toUpperCase() ?? null;
    const number = Number(digits);
    const marked = { exercise, mark: exercise.exerciseCode?.trim() || String(index + 1) };
    const last = stations.at(-1);
    if (group && last?.letter === group && !last.numbers.has(number)) {
      last.exercises.push(marked);
      last.numbers.add(number);
    } else stations.push({ letter: group, numbers: new Set([number]), exercises: [marked] });
  });
  return stations.map(({ exercises: together }) => ({ exercises: together }));
}

export type Step = { exercise: ShownExercise; mark: string; station: number };

/** Returns all exercises in order, each with its station. */
export const stepsOf = (stations: readonly Station[]): Step[] =>
  stations.flatMap(({ exercises }, station) => exercises.map((each) => ({ ...each, station })));

/** The sets of an exercise: done, and in all. */
export type Standing = { done: number; of: number };

/**
 * Returns the index of the exercise to show after a set: the superset's exercise with the fewest sets done, else the
 * same one while it has sets left, else the next one that has; itself when nothing is left.
 */
export function nextStep(steps: readonly Step[], at: number, standing: readonly Standing[]): number {
  const here = steps[at];
  if (!here) return at;
  const isOpen = (index: number) => {
    const { done, of } = standing[index] ?? { done: 0, of: 0 };
    return done < of;
  };
  const together = steps.flatMap((step, index) => (step.station === here.station ? [index] : []));
  // Starting after this one, around: the first of those with the fewest sets done.
  const turn = [...together.filter((index) => index > at), ...together.filter((index) => index <= at)].filter(isOpen);
  const fewest = Math.min(...turn.map((index) => standing[index]?.done ?? 0));
  const inTurn = turn.find((index) => (standing[index]?.done ?? 0) === fewest);
  if (inTurn !== undefined) return inTurn;
  const indexes = steps.map((_, index) => index);
  return indexes.find((index) => index > at && isOpen(index)) ?? indexes.find(isOpen) ?? at;
}
