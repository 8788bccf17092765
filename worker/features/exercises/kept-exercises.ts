import { type SQL, sql } from "drizzle-orm";
import type { ExerciseRow } from "../../db/programs";

type Kept = { readonly state: string; readonly rows: ExerciseRow[]; readonly readAt: number };

/** A database that was brought back to an earlier hour counts states anew. */
const KEPT_MS = 600_000;

/** Condition of a query that is given the known states as `kept`: this state is one of them. */
export const isKept = (state: SQL): SQL => sql`instr(${sql.placeholder("kept")}, '"' || ${state} || '"') > 0`;

/** Returns a memory of the isolate for the exercises of so many weeks or workouts. */
export function keepExercises(most: number) {
  /** Newest first. Replaced, never changed: an answer goes by what its query was told. */
  let all: readonly Kept[] = [];
  /**
   * What is known now, for a query that leaves it out where it is still the same. The exercises of one state are alike for all
   * who may see them; whether somebody may, and which state is the present one, the database says each time.
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
