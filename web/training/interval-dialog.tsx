import { useStored, writeStored } from "../lib/offline/stored-value";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { CueSwitches } from "./cue-switches";
import { FIRST_CHOICE, MODE_NAMES, planOf, readChoice } from "./interval-choice";
import { IntervalFace } from "./interval-face";
import { momentAt } from "./interval-schedule";
import { IntervalSetUp } from "./interval-set-up";
import { type RunningInterval, resetInterval, startInterval, toggleInterval } from "./interval-timer";
import { elapsedMs, isPaused } from "./stopwatch";
import { useNow } from "./use-now";

const KEY = "longroll.interval-choice";

type IntervalDialogProps = { interval: RunningInterval | null; open: boolean; onOpenChange: (open: boolean) => void };

export function IntervalDialog({ interval, open, onOpenChange }: IntervalDialogProps) {
  const choice = useStored("device", KEY, readChoice) ?? FIRST_CHOICE;
  const plan = planOf(choice);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={interval ? interval.name : "Interval timer"}
      footer={
        interval ? (
          <>
            <Button variant="secondary" size="lg" onClick={resetInterval}>
              Reset
            </Button>
            <PauseButton interval={interval} />
          </>
        ) : (
          <Button size="lg" onClick={() => startInterval(MODE_NAMES[choice.mode], plan)}>
            Start timer
          </Button>
        )
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {interval ? (
          <IntervalFace interval={interval} />
        ) : (
          <IntervalSetUp choice={choice} onChoice={(next) => writeStored("device", KEY, next)} />
        )}
        <CueSwitches />
      </div>
    </Dialog>
  );
}

function PauseButton({ interval }: { interval: RunningInterval }) {
  const paused = isPaused(interval);
  const now = useNow(!paused, 500);
  if (momentAt(interval.plan, elapsedMs(interval, now)).phase === "done") {
    return (
      <Button size="lg" onClick={() => startInterval(interval.name, interval.plan)}>
        Start again
      </Button>
    );
  }
  return (
    <Button size="lg" onClick={() => toggleInterval()}>
      {paused ? "Go on" : "Pause"}
    </Button>
  );
}
