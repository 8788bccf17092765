import type { ShownExercise } from "../swap/shown-exercise";
import type { Training } from "../use-training";
import { useHurtParts } from "./hurt-parts";

/** Shows how much of a training loads injuries; nothing for members without one. */
export function TrainingHurt(props: { exercises: readonly ShownExercise[]; training: Training }) {
  const parts = useHurtParts(props.training.hurts !== null);
  return parts ? <parts.HurtDay {...props} /> : null;
}
