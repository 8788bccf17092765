import { estimateGrams, liftedGrams } from "../worker/contract/load.ts";
import { nameKey } from "../worker/features/exercises/name-key.ts";
import { DAY_MS, type Moment } from "./calendar.ts";
import { completionRows } from "./history.ts";
import { insertInto, type SeedStatement, type SeedValue } from "./insert.ts";
import { type PersonName, people } from "./people.ts";

/** Kilograms, one per session; the last one continues. Null is bodyweight. */
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
/** The effort of a session's last set, in turn. */
const EFFORTS = [7.5, 8, 8, 8.5, 8, 9];

/** Members who log, and the factor on the loads above. */
const LIFTERS: Partial<Record<PersonName, number>> = { renata: 1, caio: 1.5, hana: 0.75 };
const HALF = 0.5;

/** Logged sets: the loads of members' main lifts, on the days they trained them. */
export function setLogStatements(moment: Moment, exercises: Record<string, SeedValue>[]): SeedStatement[] {
  return Object.entries(LIFTERS).flatMap(([who, share]) =>
    insertInto("set_log", logOf(people[who as PersonName].id, share, moment, exercises)),
  );
}

function logOf(userId: string, share: number, moment: Moment, exercises: Row[]): Row[] {
  const sessions = new Map<string, number>();
  return completionRows(moment)
    .filter((completion) => completion.user_id === userId)
    .flatMap((completion) =>
      exercises.flatMap((exercise, index) => {
        const name = String(exercise.name);
        const loads = LOADS[name];
        if (!loads || !isPartOf(exercise, completion)) return [];
        const session = sessions.get(name) ?? 0;
        sessions.set(name, session + 1);
        const load = loads[Math.min(session, loads.length - 1)] ?? null;
        const own = load === null ? null : Math.round((load * share) / HALF) * HALF;
        // The exercises of an empty database are numbered as they are inserted.
        return setRows({ id: index + 1, name, dose: doseOf(exercise), load: own, session }, completion);
      }),
    );
}

/** A coach who keeps up: sessions older than six days are marked as seen, and short ones as short. */
export function bookStatements({ now }: Moment): SeedStatement[] {
  return [
    {
      sql: `UPDATE session_exercise SET short = 1 WHERE EXISTS (
        SELECT 1 FROM training_session s JOIN set_log l ON l.user_id = s.user_id AND l.local_date = s.local_date
        JOIN exercise e ON e.id = l.exercise_id
        WHERE s.id = session_exercise.session_id AND l.name_key = session_exercise.name_key
          AND l.reps < CAST(coalesce(e.reps, ltrim(substr(e.set_rep, instr(e.set_rep, 'x') + 1))) AS integer))`,
      params: [],
    },
    {
      sql: `UPDATE training_session SET seen_at = at + ?, seen_by = ?, cheered_at = iif(id % 5 = 0, at + ?, NULL) WHERE at < ?`,
      params: [DAY_MS / 2, people.mateus.id, DAY_MS / 2, now - 6 * DAY_MS],
    },
  ];
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
