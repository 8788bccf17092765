import { Timer } from "lucide-react";
import { useState } from "react";
import { clockText } from "../../worker/contract/clock-text";
import { Button, buttonClass } from "../ui/button";
import { cx } from "../ui/cx";
import { momentAt } from "./interval-schedule";
import { type RunningInterval, useInterval } from "./interval-timer";
import { elapsedMs, isPaused } from "./stopwatch";
import { useCountdownCues } from "./use-countdown-cues";
import { useLoaded } from "./use-loaded";
import { useNow } from "./use-now";
import { useWakeLock } from "./use-wake-lock";

const load = () => import("./interval-dialog");

/**
 * Opens the interval timer; `brief` shows the icon only. The timer runs on with its dialog closed, and the button shows
 * it.
 */
export function IntervalTimerButton({ brief = false, className }: { brief?: boolean; className?: string }) {
  const interval = useInterval();
  const [code, fetchCode] = useLoaded(load, true);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className={cx("px-3!", className)}
        icon={<Timer aria-hidden strokeWidth={1.75} />}
        onClick={async () => setOpen(await fetchCode())}
      >
        {interval ? <Where interval={interval} /> : <span className={cx(brief && "sr-only")}>Intervals</span>}
      </Button>
      {code ? <code.IntervalDialog interval={interval} open={open} onOpenChange={setOpen} /> : null}
    </>
  );
}

/** Reserves the button's space in a narrow window until the width is known. */
export function IntervalTimerRoom() {
  return (
    <span aria-hidden className={cx(buttonClass({ variant: "secondary" }), "px-3! lg:hidden")}>
      <Timer strokeWidth={1.75} />
      <span />
    </span>
  );
}

/** Shows the running timer and plays its sounds, as it is always on the page. */
function Where({ interval }: { interval: RunningInterval }) {
  const paused = isPaused(interval);
  const now = useNow(!paused, 200);
  const moment = momentAt(interval.plan, elapsedMs(interval, now));
  const left = Math.ceil(moment.leftMs / 1000);
  const done = moment.phase === "done";
  useCountdownCues(paused ? null : `${interval.startedAt} ${moment.phase} ${moment.round}`, left);
  useWakeLock(!paused && !done);
  if (done) return "Done";
  return (
    <span className="figures whitespace-nowrap text-lg leading-none">
      <span className="sr-only">Interval timer, round </span>
      {moment.round}/{interval.plan.rounds} {clockText(left)}
    </span>
  );
}
