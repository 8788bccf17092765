import type { ExerciseLog, LoggedSet } from "../../contract/training";
import type { SetRow } from "../../db/training";

export function presentSet({ load, unit, reps, effort, seconds, metres, side, bodyweight }: SetRow): LoggedSet {
  return { load, unit, reps, effort, seconds, metres, side, bodyweight };
}

/** Groups the sets of one exercise name, ordered by day, into one log a day. */
export function presentDays(rows: SetRow[]): (ExerciseLog & { rows: SetRow[] })[] {
  const days = new Map<string, SetRow[]>();
  for (const row of rows) {
    const day = days.get(row.localDate) ?? [];
    days.set(row.localDate, day);
    day.push(row);
  }
  return [...days].map(([localDate, rows]) => ({ localDate, sets: rows.map(presentSet), rows }));
}
