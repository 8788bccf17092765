import { useEffect, useRef } from "react";
import { cueEnd, cueSecond, readySound } from "./cues";

const CUED_SECONDS = 3;
/** A phone that wakes up later than this must not beep for an old countdown. */
const STALE_SECONDS = 3;

/** Sounds the last three seconds of a countdown and its end. `countdown` identifies it. */
export function useCountdownCues(countdown: string | null, secondsLeft: number): void {
  const before = useRef({ countdown, secondsLeft });
  // After a reload no press has enabled sound; the next press does.
  useEffect(() => {
    document.addEventListener("pointerdown", readySound, { once: true });
    return () => document.removeEventListener("pointerdown", readySound);
  }, []);
  useEffect(() => {
    const last = before.current;
    before.current = { countdown, secondsLeft };
    const same = last.countdown === countdown;
    if (last.countdown === null || (same && last.secondsLeft === secondsLeft)) return;
    const ended = last.secondsLeft > 0 && (same ? secondsLeft <= 0 : countdown !== null);
    if (ended) {
      if (last.secondsLeft <= STALE_SECONDS) cueEnd();
    } else if (same && secondsLeft > 0 && secondsLeft <= CUED_SECONDS && last.secondsLeft > secondsLeft) {
      cueSecond();
    }
  }, [countdown, secondsLeft]);
}
