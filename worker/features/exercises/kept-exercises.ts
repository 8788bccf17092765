import type { ExerciseRow } from "../../db/programs";

type Kept = { readonly state: string; readonly rows: ExerciseRow[]; readonly readAt: number };

/** A database that was brought back to an earlier hour counts states anew. */
const KEPT_MS = 600_000;

/** Returns a memory of the isolate for the exercises of so many weeks or workouts. */
export function keepExercises(most: number) {
  /** Newest first. Replaced, never changed: an answer relies on what its query was given. */
  let all: readonly Kept[] = [];
  /**
   * Returns what is known now, for a query that leaves it out if it is still current. The exercises of a state are the same
   * for all who may see them; the database decides each time who may, and which state is current.
   */
  return (now: Date) => {
    const known = all.filter(({ readAt }) => now.getTime() - readAt < KEPT_MS);
    return {
      /** The states as a JSON list. */
      states: JSON.stringify(known.map(({ state }) => state)),
      /** Returns the exercises of a state, given what was read: null where they are known. */
      rowsOf(state: string, read: ExerciseRow[] | null): ExerciseRow[] {
        if (!read) {
          const found = known.find((each) => each.state === state);
          if (!found) throw new Error("exercises were left out that are not known");
          return found.rows;
        }
        all = [{ state, rows: read, readAt: now.getTime() }, ...all.filter((each) => each.state !== state)].slice(
          0,
          most,
        );
        return read;
      },
    };
  };
}
