import type { ReactNode } from "react";
import { changeRunningWorkout, type RunningWorkout, useRunningWorkout } from "../running-workout";
import { RunningWorkoutNotice } from "./running-workout-notice";

type StrandedWorkoutProps = {
  userId: string;
  /** Returns whether the running training belongs to this page. */
  isHere: (running: RunningWorkout) => boolean;
  says: string;
  action?: ReactNode;
};

/**
 * Shows a running training that its own page no longer can: the membership has ended, or the coach has removed it. Its
 * clock, which is shown on every page, can be ended here.
 */
export function StrandedWorkout({ userId, isHere, says, action }: StrandedWorkoutProps) {
  const running = useRunningWorkout(userId);
  if (!running || !isHere(running)) return null;
  const discard = () => {
    changeRunningWorkout(userId, (stored) => (stored?.key === running.key ? null : stored));
    // The pressed button is removed with it.
    requestAnimationFrame(() => document.querySelector("h1")?.focus({ preventScroll: true }));
  };
  return (
    <section aria-label="Workout timer" className="max-w-prose border-accent border-l-3 pl-4">
      <RunningWorkoutNotice running={running} says={says} action={action} onDiscard={discard} />
    </section>
  );
}
