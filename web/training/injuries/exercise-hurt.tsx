import type { ShownExercise } from "../swap/shown-exercise";
import type { Training } from "../use-training";
import { useHurtParts } from "./hurt-parts";

/** Whether an exercise touches what hurts; nothing for whoever has marked nothing. */
export function ExerciseHurt({ exercise, training }: { exercise: ShownExercise; training: Training }) {
  const parts = useHurtParts(training.hurts !== null);
  return parts ? <parts.HurtMark exercise={exercise} training={training} /> : null;
}
