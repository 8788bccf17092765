import type { Exercise } from "../../../worker/contract/exercises";
import { setTargets } from "../../../worker/contract/set-targets";
import type { TrainingContext } from "../../../worker/contract/training";

/** An exercise as it is shown; with `insteadOf` it is the substitute for that exercise. */
export type ShownExercise = Exercise & { insteadOf?: string };

export type Substitutes = TrainingContext["substitutes"][number];
export type Substitute = Substitutes["options"][number];

/** Returns the name it is logged under, if it is a substitute. */
export const substituteIn = ({ insteadOf, name }: ShownExercise): string | undefined =>
  insteadOf === undefined ? undefined : name;

/** Returns the substitute in the exercise's place: with its sets, tempo and rest, and without its load. */
export function inPlaceOf(
  exercise: Exercise,
  { name, videoUrl }: Pick<Substitute, "name" | "videoUrl">,
): ShownExercise {
  return { ...withoutLoad(exercise), name, videoUrl, insteadOf: exercise.name };
}

function withoutLoad(exercise: Exercise): Exercise {
  const { dose } = exercise;
  const weighed =
    setTargets(dose).some(({ bodyweight }) => bodyweight) || dose.some(({ load }) => /\d/.test(load ?? ""));
  if (!weighed) return exercise;
  const bare = dose.map((sets) => ({ ...sets, load: null }));
  const work = bare.map(({ count, reps, duration, distance }) =>
    [count, reps ?? duration ?? distance].filter((part) => part !== null).join(" × "),
  );
  const aims = bare.map(({ percent, effort }) => [percent, effort].filter((part) => part !== null).join(", "));
  return {
    ...exercise,
    dose: bare,
    sets: null,
    reps: null,
    duration: null,
    setRep: inOrder(work),
    load: inOrder(aims),
  };
}

/** Returns what all groups have in common once, else each one's text in turn. */
function inOrder(texts: string[]): string | null {
  const filled = texts.filter(Boolean);
  return (new Set(filled).size === 1 && filled.length === texts.length ? filled[0] : filled.join(", ")) || null;
}
