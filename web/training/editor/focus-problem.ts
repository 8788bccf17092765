import type { ExerciseField } from "../exercise-fields";
import { exerciseControl } from "./exercise-rows";

/** Goes to the first of a form's problems: of a field, or of a row's field as `key.field`. `idOf` names the form's own controls. */
export function focusProblem(problems: Record<string, string>, idOf: (field: string) => string): void {
  const [first] = Object.keys(problems);
  if (!first) return;
  const [key = "", field] = first.split(".");
  const id = field ? exerciseControl(key, field as ExerciseField) : idOf(first);
  // A folded field opens for its problem first.
  requestAnimationFrame(() => {
    const control = document.getElementById(id);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: "center" });
  });
}
