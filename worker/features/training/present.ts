import type { ExerciseLog, LoggedSet } from "../../contract/training";
import type { SetRow } from "../../db/training";

export function presentSet({ load, unit, reps, effort, seconds, metres, side, bodyweight }: SetRow): LoggedSet {
  return { load, unit, reps, effort, seconds, metres, side, bodyweight };
}

/** The sets of one exercise name, in the order of their days, as one log a day. */
export function presentDays(rows: SetRow[]): (ExerciseLog & { rows: SetRow[] })[] {
  const days = new Map<string, SetRow[]>();
  for (const row of rows) {
    const day = days.get(row.localDate) ?? [];
    days.set(row.localDate, day);
    day.push(row);
  }
  return [...days].map(([localDate, rows]) => ({ localDate, sets: rows.map(presentSet), rows }));
}
