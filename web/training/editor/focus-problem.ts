import type { ExerciseField } from "../exercise-fields";
import { exerciseControl } from "./exercise-rows";

/** Focuses the control of a form's first problem, given by field or as `key.field`. `idOf` returns a control's id. */
export function focusProblem(problems: Record<string, string>, idOf: (field: string) => string): void {
  const [first] = Object.keys(problems);
  if (!first) return;
  const [key = "", field] = first.split(".");
  const id = field ? exerciseControl(key, field as ExerciseField) : idOf(first);
  // After a render, because a folded field unfolds for its problem first.
  requestAnimationFrame(() => {
    const control = document.getElementById(id);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: "center" });
  });
}
