import { measureOf } from "../../worker/contract/log-text";
import { type Measure, setTargets } from "../../worker/contract/set-targets";
import type { Sets } from "../../worker/contract/sets";
import type { ExerciseLog, LoggedSet } from "../../worker/contract/training";
import type { RowKind, SetRow } from "./set-rows";

/** How an exercise is logged: its measure, each side apart or not, with bodyweight or not. */
export type LogShape = RowKind & { measure: Measure };

/** Returns the shape of today's log, else of the dose, else of the last log. */
export function logShape(dose: readonly Sets[], today: ExerciseLog | null, last: ExerciseLog | null): LogShape {
  const [target] = setTargets(dose);
  const done: readonly LoggedSet[] = today?.sets ?? [];
  const before: readonly LoggedSet[] = last?.sets ?? [];
  const amounts = (sets: readonly LoggedSet[]) =>
    sets.find(({ reps, seconds, metres }) => reps !== null || seconds !== null || metres !== null);
  const measured = amounts(done) ?? (target?.amount || target?.open ? undefined : amounts(before));
  return {
    measure: measured ? measureOf(measured) : (target?.measure ?? "reps"),
    eachSide: done.length > 0 ? done.some(({ side }) => side !== null) : (target?.eachSide ?? false),
    bodyweight:
      done.length > 0
        ? done.some(({ bodyweight }) => bodyweight)
        : (target?.bodyweight ?? false) || before.some(({ bodyweight }) => bodyweight),
  };
}

/** Returns the columns to show: the measure, and others that a row has. */
export function measuresShown(measure: Measure, rows: readonly SetRow[]): Measure[] {
  const used: Record<Measure, boolean> = {
    reps: rows.some((row) => row.reps.trim() !== ""),
    time: rows.some((row) => (row.time ?? "").trim() !== "" || Boolean(row.startedAt)),
    distance: rows.some((row) => (row.distance ?? "").trim() !== ""),
  };
  return (["reps", "time", "distance"] as const).filter((each) => each === measure || used[each]);
}
