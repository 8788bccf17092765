import { Pause, Play, RotateCcw, Timer } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/button";
import { planText } from "../interval-choice";
import { IntervalFace } from "../interval-face";
import { momentAt } from "../interval-schedule";
import { type RunningInterval, resetInterval, startInterval, toggleInterval, useInterval } from "../interval-timer";
import { elapsedMs, isPaused } from "../stopwatch";
import { useCountdownCues } from "../use-countdown-cues";
import { useNow } from "../use-now";
import type { Block } from "./block-plan";

type BlockClockProps = { block: Block; of: string; onStart: () => void };

/** The clock of an EMOM, an AMRAP or intervals, shown instead of the sets of an exercise. */
export function BlockClock({ block, of, onStart }: BlockClockProps) {
  const interval = useInterval();
  const name = `${block.name}, ${of}`;
  const running = interval?.name === name ? interval : null;
  const { place, keep } = useKeptFocus(running !== null);
  return (
    <div ref={place} className="grid grid-cols-1 gap-2">
      {running ? (
        <Running interval={running} onReset={() => keep(resetInterval)} />
      ) : (
        <Button
          variant="secondary"
          className="min-h-14 w-full"
          icon={<Timer aria-hidden strokeWidth={1.75} />}
          onClick={() =>
            keep(() => {
              startInterval(name, block.plan);
              onStart();
            })
          }
        >
          Start {block.name}
          <span className="block font-normal text-muted text-sm">{planText(block.plan)}</span>
        </Button>
      )}
    </div>
  );
}

/** Focuses the last of the new buttons after the pressed one was replaced. */
function useKeptFocus(running: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the buttons have changed.
  useEffect(() => {
    if (pressed.current) [...(place.current?.querySelectorAll("button") ?? [])].at(-1)?.focus();
    pressed.current = false;
  }, [running]);
  const keep = (press: () => void) => {
    pressed.current = true;
    press();
  };
  return { place, keep };
}

function Running({ interval, onReset }: { interval: RunningInterval; onReset: () => void }) {
  const paused = isPaused(interval);
  const now = useNow(!paused, 200);
  const moment = momentAt(interval.plan, elapsedMs(interval, now));
  useCountdownCues(
    paused ? null : `${interval.startedAt} ${moment.phase} ${moment.round}`,
    Math.ceil(moment.leftMs / 1000),
  );
  return (
    <>
      <IntervalFace interval={interval} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" className="min-h-14 flex-1" icon={<RotateCcw aria-hidden />} onClick={onReset}>
          Reset
        </Button>
        <Button
          className="min-h-14 flex-1"
          disabled={moment.phase === "done"}
          icon={paused ? <Play aria-hidden /> : <Pause aria-hidden />}
          onClick={() => toggleInterval()}
        >
          {paused ? "Go on" : "Pause"}
        </Button>
      </div>
    </>
  );
}
