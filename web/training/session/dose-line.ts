import type { Exercise } from "../../../worker/contract/exercises";
import { doseOf } from "../exercise-dose";

/** Returns the dose in one line: `4 × 8–12 · tempo 31X0 · 75 % · 82.5 kg · rest 90 s`. */
export function doseLine(exercise: Exercise, ownLoad: string | null): string {
  return doseOf(exercise, ownLoad)
    .map(({ label, value, suffix }) => {
      const figure = suffix ? `${value} ${suffix}` : value;
      return label === "Tempo" || label === "Rest" ? `${label.toLowerCase()} ${figure}` : figure;
    })
    .join(" · ");
}
