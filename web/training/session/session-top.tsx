import { List, Pause, Play } from "lucide-react";
import { Link } from "react-router-dom";
import { clockText } from "../../../worker/contract/clock-text";
import { IconButton } from "../../ui/icon-button";
import { listAddress, type RunningWorkout, type Trainable } from "../running-workout";
import { elapsedMs, isPaused } from "../stopwatch";
import { useNow } from "../use-now";
import type { SessionRun } from "./use-running-session";

/** Shows the training's title and clock, with a link to its list. */
export function SessionTop({ what, session }: { what: Trainable; session: SessionRun }) {
  const { running } = session;
  const paused = running !== null && isPaused(running);
  return (
    <div className="sticky top-(--alert-room,0px) z-30 border-line border-b bg-paper pt-[env(safe-area-inset-top)]">
      <div className="mx-auto flex min-h-16 max-w-3xl items-center gap-2 px-3">
        <Link
          to={listAddress(what)}
          aria-label={`See ${what.title} as a list`}
          className="grid size-14 shrink-0 place-items-center rounded-sm text-muted transition-colors hover:bg-sunken hover:text-ink"
        >
          <List aria-hidden className="size-6" strokeWidth={1.75} />
        </Link>
        <h1 tabIndex={-1} className="line-clamp-2 min-w-0 flex-1 font-sans font-semibold text-base leading-tight">
          {what.title}
        </h1>
        {running ? (
          <>
            <Clock running={running} paused={paused} />
            <IconButton
              label={paused ? "Resume the timer" : "Pause the timer"}
              className="size-14!"
              icon={paused ? <Play aria-hidden /> : <Pause aria-hidden />}
              onClick={paused ? session.resume : session.pause}
            />
          </>
        ) : null}
      </div>
    </div>
  );
}

function Clock({ running, paused }: { running: RunningWorkout; paused: boolean }) {
  const now = useNow(!paused, 500);
  return (
    <p role="timer" aria-label="Workout time" className={`figures text-3xl leading-none ${paused ? "text-muted" : ""}`}>
      {clockText(elapsedMs(running, now) / 1000)}
      {paused ? <span className="sr-only"> Paused</span> : null}
    </p>
  );
}
