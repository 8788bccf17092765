import { useState } from "react";
import { setsText } from "../../worker/contract/log-text";
import { Button } from "../ui/button";
import { lazyCode } from "../ui/lazy-code";
import { Spinner } from "../ui/spinner";
import { useLazyCode } from "../ui/use-lazy-code";
import { pendingLogKey, readPendingLog } from "./pending-logs";
import { setCount } from "./set-count";
import { type ShownExercise, substituteIn } from "./swap/shown-exercise";
import type { Training } from "./use-training";

const rows = lazyCode(async () => (await import("./set-log-rows")).SetLogRows);

/** Writing down what was done of one exercise: folded away until it is wanted, with what was said before beside it. */
export function SetLog({ exercise, training }: { exercise: ShownExercise; training: Training }) {
  const { past } = training;
  // With something unsent inside, it is not folded away again.
  const [open, setOpen] = useState(
    () => readPendingLog(pendingLogKey(training.userId, exercise.id, training.today, substituteIn(exercise))) !== null,
  );
  const last = past?.lastOf(exercise.id) ?? null;
  const today = past?.todayOf(exercise.id) ?? null;
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 rounded-sm text-sm hover:text-accent [&::-webkit-details-marker]:hidden">
        <span className="font-semibold underline decoration-1 decoration-line-strong underline-offset-4">
          {today ? "Logged today" : "Log sets"}
          <span className="sr-only"> of {exercise.name}</span>
        </span>
        <Summary today={today ? setsText(today.sets) : null} last={last ? setsText(last.sets) : null} />
      </summary>
      {open ? (
        // On a phone the fields need the width of the code's column, too.
        <div className="grid grid-cols-1 gap-3 pt-1 pb-2 max-sm:-ml-14">
          <Body exercise={exercise} training={training} onMissing={() => setOpen(false)} />
          <p className="text-muted text-xs">Your coach reads what you log.</p>
        </div>
      ) : null}
    </details>
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
