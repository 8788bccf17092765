import { type SQL, sql } from "drizzle-orm";
import type { ExerciseRow } from "../../db/programs";

type Kept = { readonly state: string; readonly rows: ExerciseRow[]; readonly readAt: number };

/** Cached rows expire, because a database restored to an earlier time may use a revision twice. */
const KEPT_MS = 600_000;

/** Condition of a query that is given the cached states as `kept`: this state is one of them. */
export const isKept = (state: SQL) => sql<boolean>`instr(${sql.placeholder("kept")}, '"' || ${state} || '"') > 0`;

/** Creates this isolate's cache of exercises, for at most `most` weeks or workouts. */
export function keepExercises(most: number) {
  /** Newest first. Replaced, never mutated: a query's answer relies on the states that the query was given. */
  let all: readonly Kept[] = [];
  /**
   * Returns the cached states, for a query that leaves their exercises out if they are current. A state's exercises are the
   * same for all viewers; the database decides at each call who may see them, and which state is current.
   */
  return (now: Date) => {
    const known = all.filter(({ readAt }) => now.getTime() - readAt < KEPT_MS);
    return {
      /** The states as a JSON list. */
      states: JSON.stringify(known.map(({ state }) => state)),
      /** Returns the exercises of a state: the rows just read, or with null the cached ones. */
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
