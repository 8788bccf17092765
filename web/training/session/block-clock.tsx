import { Pause, Play, RotateCcw, Timer } from "lucide-react";
import { Button } from "../../ui/button";
import { planText } from "../interval-choice";
import { IntervalFace } from "../interval-face";
import { momentAt } from "../interval-schedule";
import { type RunningInterval, resetInterval, startInterval, toggleInterval, useInterval } from "../interval-timer";
import { elapsedMs, isPaused } from "../stopwatch";
import { useCountdownCues } from "../use-countdown-cues";
import { useNow } from "../use-now";
import type { Block } from "./block-plan";

/** The clock of an EMOM, an AMRAP or intervals, in the place of the exercise that asks for it. */
export function BlockClock({ block, of }: { block: Block; of: string }) {
  const interval = useInterval();
  const name = `${block.name}, ${of}`;
  if (interval?.name !== name) {
    return (
      <Button
        variant="secondary"
        className="min-h-14 w-full"
        icon={<Timer aria-hidden strokeWidth={1.75} />}
        onClick={() => startInterval(name, block.plan)}
      >
        Start {block.name}
        <span className="block font-normal text-muted text-sm">{planText(block.plan)}</span>
      </Button>
    );
  }
  return <Running interval={interval} />;
}

function Running({ interval }: { interval: RunningInterval }) {
  const paused = isPaused(interval);
  const now = useNow(!paused, 200);
  const moment = momentAt(interval.plan, elapsedMs(interval, now));
  useCountdownCues(
    paused ? null : `${interval.startedAt} ${moment.phase} ${moment.round}`,
    Math.ceil(moment.leftMs / 1000),
  );
  return (
    <div className="grid grid-cols-1 gap-2">
      <IntervalFace interval={interval} />
      <div className="grid grid-cols-2 gap-2">
        <Button variant="secondary" className="min-h-14" icon={<RotateCcw aria-hidden />} onClick={resetInterval}>
          Reset
        </Button>
        <Button
          className="min-h-14"
          disabled={moment.phase === "done"}
          icon={paused ? <Play aria-hidden /> : <Pause aria-hidden />}
          onClick={() => toggleInterval()}
        >
          {paused ? "Go on" : "Pause"}
        </Button>
      </div>
    </div>
  );
}
