import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../worker/contract/addresses";
import { setsText } from "../../worker/contract/log-text";
import { buttonClass } from "../ui/button";
import { lazyCode } from "../ui/lazy-code";
import { Spinner } from "../ui/spinner";
import { TryAgain } from "../ui/try-again";
import { useLazyCode } from "../ui/use-lazy-code";
import { pendingLogKey, readPendingLog } from "./pending-logs";
import { setCount } from "./set-count";
import { type ShownExercise, substituteIn } from "./swap/shown-exercise";
import type { Training } from "./use-training";

const rows = lazyCode(async () => (await import("./set-log-rows")).SetLogRows);

type SetLogProps = {
  exercise: ShownExercise;
  training: Training;
  /** Shown above the rows. */
  children?: ReactNode;
};

/** Logs an exercise's sets: folded away until opened. */
export function SetLog({ exercise, training, children }: SetLogProps) {
  const { past } = training;
  // Open from the start if it holds unsent sets.
  const [open, setOpen] = useState(
    () => readPendingLog(pendingLogKey(training.userId, exercise.id, training.today, substituteIn(exercise))) !== null,
  );
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="min-w-0 open:basis-full">
      <summary className="flex w-fit list-none [&::-webkit-details-marker]:hidden">
        <span className={buttonClass({ variant: "secondary", size: "sm" })}>
          {past?.todayOf(exercise.id) ? "Logged today" : "Log sets"}
          <span className="sr-only"> of {exercise.name}</span>
        </span>
      </summary>
      {open ? (
        <div className="grid grid-cols-1 gap-3 pt-2 pb-2">
          {children}
          <Body exercise={exercise} training={training} onMissing={() => setOpen(false)} />
          <p className="text-muted text-xs">
            Your coach reads what you log.{" "}
            <Link to={addressOf("injuries")} className="link">
              Something hurts?
            </Link>
          </p>
        </div>
      ) : null}
    </details>
  );
}

/** Shows what was logged of an exercise today, else last time; null without any. */
export function setsBefore({ past }: Training, { id }: ShownExercise): ReactNode {
  const today = past?.todayOf(id);
  if (today) return <span className="text-success tabular-nums">{setsText(today.sets)}</span>;
  const lift = past?.liftOf(id);
  const last = past?.lastOf(id);
  if (last) return <span className="tabular-nums">last time {setsText(last.sets)}</span>;
  return lift && !lift.max ? <span className="sm:hidden">Log sets asks for your max.</span> : null;
}

type BodyProps = { exercise: ShownExercise; training: Training; onMissing: () => void };

function Body({ exercise, training, onMissing }: BodyProps) {
  const SetLogRows = useLazyCode(rows, true, onMissing);
  const { past, failed, retrying, retry } = training;
  if (failed) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p className="text-muted text-sm">Your earlier sets did not load, so new ones cannot be added to them yet.</p>
        <TryAgain query={{ isFetching: retrying, refetch: retry }} />
      </div>
    );
  }
  if (!past || !SetLogRows) return <Spinner label="Loading your earlier sets" />;
  return (
    <SetLogRows
      // The key remounts the rows for another day, member or substitute.
      key={`${training.userId} ${training.today} ${substituteIn(exercise) ?? ""}`}
      exercise={exercise}
      training={training}
      unit={past.weightUnit}
      sets={setCount(exercise)}
      last={past.lastOf(exercise.id)}
      today={past.todayOf(exercise.id)}
    />
  );
}
