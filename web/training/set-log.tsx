import { type ReactNode, useState } from "react";
import { setsText } from "../../worker/contract/log-text";
import { Button, buttonClass } from "../ui/button";
import { cx } from "../ui/cx";
import { lazyCode } from "../ui/lazy-code";
import { Spinner } from "../ui/spinner";
import { useLazyCode } from "../ui/use-lazy-code";
import { pendingLogKey, readPendingLog } from "./pending-logs";
import { setCount } from "./set-count";
import { type ShownExercise, substituteIn } from "./swap/shown-exercise";
import type { Training } from "./use-training";

const rows = lazyCode(async () => (await import("./set-log-rows")).SetLogRows);

type SetLogProps = {
  exercise: ShownExercise;
  training: Training;
  /** What stands at the end of its line. */
  children?: ReactNode;
};

/** Writing down what was done of one exercise: folded away until it is wanted, with what was said before beside it. */
export function SetLog({ exercise, training, children }: SetLogProps) {
  const { past } = training;
  // With something unsent inside, it is not folded away again.
  const [open, setOpen] = useState(
    () => readPendingLog(pendingLogKey(training.userId, exercise.id, training.today, substituteIn(exercise))) !== null,
  );
  const last = past?.lastOf(exercise.id) ?? null;
  const today = past?.todayOf(exercise.id) ?? null;
  return (
    <div className="relative grid grid-cols-1">
      {children ? <div className="absolute top-0 right-0 z-1">{children}</div> : null}
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
        <summary
          className={cx(
            "flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-sm text-sm [&::-webkit-details-marker]:hidden",
            children ? "pr-36" : null,
          )}
        >
          <span className={buttonClass({ variant: "secondary", size: "sm" })}>
            {today ? "Logged today" : "Log sets"}
            <span className="sr-only"> of {exercise.name}</span>
          </span>
          <Summary today={today ? setsText(today.sets) : null} last={last ? setsText(last.sets) : null} />
        </summary>
        {open ? (
          <div className="grid grid-cols-1 gap-3 pt-2 pb-2">
            <Body exercise={exercise} training={training} onMissing={() => setOpen(false)} />
            <p className="text-muted text-xs">Your coach reads what you log.</p>
          </div>
        ) : null}
      </details>
    </div>
  );
}

function Summary({ today, last }: { today: string | null; last: string | null }) {
  if (today) return <span className="text-success tabular-nums">{today}</span>;
  return last ? <span className="text-muted tabular-nums">last time {last}</span> : null;
}

type BodyProps = { exercise: ShownExercise; training: Training; onMissing: () => void };

function Body({ exercise, training, onMissing }: BodyProps) {
  const SetLogRows = useLazyCode(rows, true, onMissing);
  const { past, failed, retrying, retry } = training;
  if (failed) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p className="text-muted text-sm">Your earlier sets did not load, so new ones cannot be added to them yet.</p>
        <Button variant="secondary" size="sm" busy={retrying} busyLabel="Trying again…" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (!past || !SetLogRows) return <Spinner label="Loading your earlier sets" />;
  return (
    <SetLogRows
      // Another day, another member, or what is done in place of the exercise has rows of its own.
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
