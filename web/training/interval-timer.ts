import { readStored, useStored, writeStored } from "../lib/offline/stored-value";
import { readySound } from "./cues";
import { type IntervalPlan, isIntervalPlan } from "./interval-schedule";
import { isPaused, isStopwatch, pauseWatch, resumeWatch, type Stopwatch, startWatch } from "./stopwatch";

/** Runs on when its dialog is closed and after a reload. */
export type RunningInterval = Stopwatch & { name: string; plan: IntervalPlan };

const KEY = "longroll.interval";

export const useInterval = (): RunningInterval | null => useStored("tab", KEY, intervalOf);

export function startInterval(name: string, plan: IntervalPlan, now = Date.now()): void {
  readySound();
  writeStored("tab", KEY, { ...startWatch(now), name, plan });
}

export function toggleInterval(now = Date.now()): void {
  readySound();
  const running = intervalOf(readStored("tab", KEY));
  if (running) writeStored("tab", KEY, isPaused(running) ? resumeWatch(running, now) : pauseWatch(running, now));
}

export function resetInterval(): void {
  writeStored("tab", KEY, null);
}

function intervalOf(value: unknown): RunningInterval | null {
  if (!isStopwatch(value)) return null;
  const { name, plan } = value as Partial<RunningInterval>;
  return typeof name === "string" && isIntervalPlan(plan)
    ? { startedAt: value.startedAt, pauses: value.pauses, name, plan }
    : null;
}
