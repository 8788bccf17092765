import { estimateGrams, liftedGrams } from "../worker/contract/load.ts";
import { nameKey } from "../worker/features/exercises/name-key.ts";
import type { Moment } from "./calendar.ts";
import { completionRows } from "./history.ts";
import { insertInto, type SeedStatement, type SeedValue } from "./insert.ts";
import { people } from "./people.ts";

/** Kilograms, one a session from the first one on; the last one stays. Null is the body's own weight. */
const LOADS: Record<string, (number | null)[]> = {
  "Dumbbell Front-Foot Elevated Split Squat": [10, 10, 12, 12, 14, 14, 15],
  "Single-Leg Romanian Deadlift": [12, 14, 14, 16, 16, 18],
  "Pull-Up": [null],
  "Half-Kneeling Dumbbell Press": [8, 8, 9, 10, 10, 11, 11, 12],
  "Three-Point Dumbbell Row": [16, 16, 18, 18, 20, 20, 22, 22.5],
  "Goblet Squat": [16, 16, 18, 20, 20, 22, 24],
  "Kettlebell Swing": [16, 16, 20, 20, 20, 24],
  "Dumbbell Romanian Deadlift": [24, 26, 28],
  "Turkish Get-Up": [8, 10, 12],
  "Dumbbell Reverse Lunge": [12, 12, 14],
};
/** How the last set of a session felt, in turn. */
const EFFORTS = [7.5, 8, 8, 8.5, 8, 9];

/** What the demo member has written down: the loads of her main lifts, on the days she trained them. */
export function setLogStatements(moment: Moment, exercises: Record<string, SeedValue>[]): SeedStatement[] {
  const sessions = new Map<string, number>();
  const rows = completionRows(moment)
    .filter((completion) => completion.user_id === people.renata.id)
    .flatMap((completion) =>
      exercises.flatMap((exercise, index) => {
        const name = String(exercise.name);
        const loads = LOADS[name];
        if (!loads || !isPartOf(exercise, completion)) return [];
        const session = sessions.get(name) ?? 0;
        sessions.set(name, session + 1);
        const load = loads[Math.min(session, loads.length - 1)] ?? null;
        // The exercises of an empty database are numbered as they are inserted.
        return setRows({ id: index + 1, name, dose: doseOf(exercise), load, session }, completion);
      }),
    );
  return insertInto("set_log", rows);
}

type Row = Record<string, SeedValue>;

function isPartOf(exercise: Row, completion: Row): boolean {
  return completion.workout_id === null
    ? exercise.daily_workout_id === completion.daily_workout_id && exercise.column_type === completion.column_type
    : exercise.workout_id === completion.workout_id;
}

function doseOf({ sets, reps, set_rep }: Row): [sets: number, reps: number] {
  const [, count, each] = /(\d+) x (\d+)/.exec(String(set_rep ?? `${sets} x ${reps}`)) ?? [];
  return [Number(count ?? 0), Number(each ?? 0)];
}

type Session = { id: number; name: string; dose: [number, number]; load: number | null; session: number };

function setRows({ id, name, dose: [sets, planned], load, session }: Session, completion: Row): Row[] {
  return Array.from({ length: sets }, (_, index) => {
    const isLast = index === sets - 1;
    // Without a weight to add, the last set is where one gets better; with one, a heavy day costs a rep.
    const more = load === null ? Math.floor(session / 2) : session % 3 === 2 ? -1 : 0;
    const lift = { load, unit: "kg" as const, reps: planned + (isLast ? more : 0) };
    return {
      user_id: completion.user_id ?? null,
      name_key: nameKey(name),
      local_date: completion.local_date ?? null,
      set_number: index + 1,
      exercise_name: name,
      exercise_id: id,
      ...lift,
      effort: isLast ? (EFFORTS[session % EFFORTS.length] ?? null) : null,
      lifted_grams: liftedGrams(lift),
      estimate_grams: estimateGrams(lift),
      at: completion.completed_at ?? null,
    };
  });
}
