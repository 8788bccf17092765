import { ArrowRight, Timer } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { clockText } from "../../worker/contract/clock-text";
import { listAddress, type RunningWorkout, sessionAddress, useRunningWorkout } from "../training/running-workout";
import { elapsedMs, isPaused } from "../training/stopwatch";
import { useNow } from "../training/use-now";

/** Links back to the running workout from any other page. The clock is on its own page. */
export function RunningBar({ userId }: { userId: string }) {
  const running = useRunningWorkout(userId);
  const { pathname } = useLocation();
  if (!running || listAddress(running).split("?")[0] === pathname) return null;
  return (
    <nav aria-label="Running workout" data-running-bar>
      <Link to={sessionAddress(running)} className={BAR}>
        <span className="page flex min-h-11 items-center gap-x-3">
          <Timer aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
          <span className="min-w-0 truncate font-semibold">
            <span className="sr-only">Back to </span>
            {running.title}
          </span>
          <Clock workout={running} />
          <ArrowRight aria-hidden strokeWidth={1.75} className="ml-auto size-5 shrink-0" />
        </span>
      </Link>
    </nav>
  );
}

function Clock({ workout }: { workout: RunningWorkout }) {
  const paused = isPaused(workout);
  const now = useNow(!paused, 500);
  return (
    <>
      <span className="figures shrink-0 text-xl leading-none">{clockText(elapsedMs(workout, now) / 1000)}</span>
      {paused ? <span className="text-sm">Paused</span> : null}
    </>
  );
}

const BAR =
  "block border-belt-tape/25 border-t bg-belt-black text-belt-tape hover:underline focus-visible:outline-belt-tape focus-visible:-outline-offset-4 " +
  "forced-colors:border-current";
