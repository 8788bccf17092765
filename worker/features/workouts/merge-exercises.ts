import type { ExerciseChange } from "../../contract/admin-workouts";
import { type ExerciseRow, exerciseOf } from "../../db/programs";
import { nameKey } from "../exercises/name-key";

type Fields = ReturnType<typeof exerciseOf>;
export type MergedExercise = Omit<Fields, "id"> & { id: number | null };

/** An exercise of which nothing is said but its name. */
export const NO_FIELDS: Omit<Fields, "id" | "name"> = {
  exerciseCode: null,
  tier: null,
  category: null,
  sets: null,
  reps: null,
  setRep: null,
  tempo: null,
  load: null,
  rest: null,
  duration: null,
  description: null,
  notes: null,
  videoUrl: null,
};

/**
 * The exercises of a workout after a change, in its order. One that names a stored row, or carries the name of one that no
 * other takes, goes on as that row: what the change leaves out of it stays.
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
    const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
    return { ...NO_FIELDS, ...own, ...(given as { name: string }), id: own?.id ?? null };
  });
}
