import type { ShownExercise } from "../swap/shown-exercise";

/** Exercises that are done in turns, a set of each: A1 and A2; mostly one alone. */
type Station = { exercises: { exercise: ShownExercise; mark: string }[] };

const CODE = /^\s*([a-z])\s*\.?\s*(\d{1,2})\s*$/i;

/** The exercises in order; neighbours under one letter with numbers of their own are a superset. */
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

/** All exercises in order, each with its station. */
export const stepsOf = (stations: readonly Station[]): Step[] =>
  stations.flatMap(({ exercises }, station) => exercises.map((each) => ({ ...each, station })));

/** How many sets of an exercise are done, and how many there are. */
export type Standing = { done: number; of: number };

/**
 * Which exercise to show after a set: the next of the superset that is behind, the same one while it has sets left, else
 * the first one after it that has; itself when nothing is left.
 */
export function nextStep(steps: readonly Step[], at: number, standing: readonly Standing[]): number {
  const here = steps[at];
  if (!here) return at;
  const isOpen = (index: number) => {
    const { done, of } = standing[index] ?? { done: 0, of: 0 };
    return done < of;
  };
  const together = steps.flatMap((step, index) => (step.station === here.station ? [index] : []));
  // From the one after this on, and around: of those with the fewest sets done, the first.
  const turn = [...together.filter((index) => index > at), ...together.filter((index) => index <= at)].filter(isOpen);
  const fewest = Math.min(...turn.map((index) => standing[index]?.done ?? 0));
  const inTurn = turn.find((index) => (standing[index]?.done ?? 0) === fewest);
  if (inTurn !== undefined) return inTurn;
  const indexes = steps.map((_, index) => index);
  return indexes.find((index) => index > at && isOpen(index)) ?? indexes.find(isOpen) ?? at;
}
