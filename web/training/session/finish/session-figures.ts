import { loadIn } from "../../../../worker/contract/load";
import type { LoggedSet } from "../../../../worker/contract/training";
import type { WeightUnit } from "../../../../worker/contract/training-limits";
import { pendingLogKey, readPendingLog } from "../../pending-logs";
import type { RunningWorkout } from "../../running-workout";
import { setsOf } from "../../set-rows";
import { type ShownExercise, substituteIn } from "../../swap/shown-exercise";
import type { Training } from "../../use-training";

/** A session's figures. `load`: loads times reps in the member's unit; 0 without any. */
export type SessionFigures = { minutes: number; sets: number; load: number; unit: WeightUnit };

export function sessionFigures(
  exercises: readonly ShownExercise[],
  training: Training,
  { workout, minutes }: { workout: RunningWorkout; minutes: number },
): SessionFigures {
  const unit = training.past?.weightUnit ?? "kg";
  const done = exercises.filter(({ id }) => (workout.ticked[id]?.length ?? 0) > 0);
  const ticked = done.reduce((sum, { id }) => sum + (workout.ticked[id]?.length ?? 0), 0);
  // An exercise may occur twice in a training, but a day has one log of it.
  const byName = new Map(done.map((exercise) => [exercise.name.toLowerCase(), exercise]));
  const logged = [...byName.values()].flatMap((exercise) => setsToday(training, exercise));
  return { minutes, sets: ticked, unit, load: Math.round(logged.reduce((sum, set) => sum + moved(set, unit), 0)) };
}

/** Unsent sets are stored on this device. */
function setsToday(training: Training, exercise: ShownExercise): readonly LoggedSet[] {
  const pendingRows = readPendingLog(
    pendingLogKey(training.userId, exercise.id, training.today, substituteIn(exercise)),
  );
  return pendingRows ? setsOf(pendingRows).sets : (training.past?.todayOf(exercise.id)?.sets ?? []);
}

/** Bodyweight is unknown and not counted; assistance moves nothing more. */
function moved({ load, reps, unit: typed, bodyweight }: LoggedSet, unit: WeightUnit): number {
  return bodyweight || !load || !reps ? 0 : loadIn(unit, { load, unit: typed }) * reps;
}
