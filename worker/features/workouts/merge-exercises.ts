import type { ExerciseChange } from "../../contract/admin-workouts";
import { type ExerciseTexts, NO_EXERCISE } from "../../contract/exercise-fields";
import { withoutRepeatedDose } from "../../contract/exercise-notes";
import { type ExerciseRow, exerciseOf } from "../../db/programs";
import { nameKey } from "../exercises/name-key";

export type MergedExercise = ExerciseTexts & { id: number | null };

/**
 * Returns a workout's exercises after a change, in its order. An exercise with the id, or else the name, of a stored row
 * that no other takes continues that row: omitted fields stay.
 */
export function mergeExercises(stored: ExerciseRow[], change: ExerciseChange[]): MergedExercise[] {
  const named = new Set(change.map(({ id }) => id));
  const free = stored.filter(({ id }) => !named.has(id));
  const taken = new Set<number>();
  const take = (row: ExerciseRow | undefined) => {
    if (!row || taken.has(row.id)) return undefined;
    taken.add(row.id);
    return exerciseOf(row);
  };
  return change.map(({ id, ...said }) => {
    const own =
      take(stored.find((row) => row.id === id)) ??
      take(free.find((row) => !taken.has(row.id) && nameKey(row.name) === nameKey(said.name)));
    const provided = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
    const before = { ...NO_EXERCISE, ...own };
    return withoutRepeatedDose(before, { ...before, ...(provided as { name: string }), id: own?.id ?? null });
  });
}
