import { cx } from "../../ui/cx";
import { minutesRun, type RunningWorkout } from "../running-workout";
import { elapsedMs, isPaused } from "../stopwatch";
import { useNow } from "../use-now";

/** Shows the elapsed minutes large, and the seconds to show that it runs. */
export function SessionClock({ workout }: { workout: RunningWorkout }) {
  const paused = isPaused(workout);
  const now = useNow(!paused, 500);
  const seconds = Math.floor(elapsedMs(workout, now) / 1000) % 60;
  return (
    <p
      role="timer"
      aria-label="Workout time"
      className={cx("figures flex items-baseline gap-x-2 leading-none", paused && "text-muted")}
    >
      <span className="text-5xl lg:text-6xl">{minutesRun(workout, now)}</span>
      <span className="text-2xl">min</span>
      <span className="text-2xl text-muted">
        {String(seconds).padStart(2, "0")}
        <span className="sr-only"> seconds</span>
      </span>
      {paused ? <span className="self-center font-sans font-semibold text-sm">Paused</span> : null}
    </p>
  );
}
