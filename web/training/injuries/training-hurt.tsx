import type { ShownExercise } from "../swap/shown-exercise";
import type { Training } from "../use-training";
import { useHurtParts } from "./hurt-parts";

/** How much of a training touches what hurts; nothing for whoever has marked nothing. */
export function TrainingHurt(props: { exercises: readonly ShownExercise[]; training: Training }) {
  const parts = useHurtParts(props.training.hurts !== null);
  return parts ? <parts.HurtDay {...props} /> : null;
}
