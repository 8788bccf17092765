import type { ShownExercise } from "../swap/shown-exercise";
import type { Training } from "../use-training";
import { useHurtParts } from "./hurt-parts";

/** Shows whether an exercise loads an injury; nothing for members without one. */
export function ExerciseHurt({ exercise, training }: { exercise: ShownExercise; training: Training }) {
  const parts = useHurtParts(training.hurts !== null);
  return parts ? <parts.HurtMark exercise={exercise} training={training} /> : null;
}
