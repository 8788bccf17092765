import type { Exercise } from "../../../worker/contract/exercises";
import { setTargets } from "../../../worker/contract/set-targets";
import type { TrainingContext } from "../../../worker/contract/training";

/** An exercise as it is shown: where it says so, it is what the member does in place of the one that was written. */
export type ShownExercise = Exercise & { insteadOf?: string };

export type Substitutes = TrainingContext["substitutes"][number];
export type Substitute = Substitutes["options"][number];

/** Under what it is logged, where that is not what was written. */
export const substituteIn = ({ insteadOf, name }: ShownExercise): string | undefined =>
  insteadOf === undefined ? undefined : name;

/** The other exercise at the place of this one: its sets, tempo and rest, and never its load. */
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
    [count, reps ?? duration ?? distance].filter((said) => said !== null).join(" × "),
  );
  const aims = bare.map(({ percent, effort }) => [percent, effort].filter((said) => said !== null).join(", "));
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

/** What all groups say once, else each in its turn. */
function inOrder(texts: string[]): string | null {
  const said = texts.filter(Boolean);
  return (new Set(said).size === 1 && said.length === texts.length ? said[0] : said.join(", ")) || null;
}
