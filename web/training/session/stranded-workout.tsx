import type { ReactNode } from "react";
import { changeRunningWorkout, type RunningWorkout, useRunningWorkout } from "../running-workout";
import { RunningWorkoutNotice } from "./running-workout-notice";

type StrandedWorkoutProps = {
  userId: string;
  /** Whether it is one of this page. */
  isHere: (running: RunningWorkout) => boolean;
  says: string;
  action?: ReactNode;
};

/**
 * The training under way whose own page has no timer any more: the membership has ended meanwhile, or the coach has taken it
 * away. Here its clock, which goes along on every page, can be ended.
 */
export function StrandedWorkout({ userId, isHere, says, action }: StrandedWorkoutProps) {
  const running = useRunningWorkout(userId);
  if (!running || !isHere(running)) return null;
  const discard = () => {
    changeRunningWorkout(userId, (kept) => (kept?.key === running.key ? null : kept));
    // The button that was pressed goes with it.
    requestAnimationFrame(() => document.querySelector("h1")?.focus({ preventScroll: true }));
  };
  return (
    <section aria-label="Workout timer" className="max-w-prose border-accent border-l-3 pl-4">
      <RunningWorkoutNotice running={running} says={says} action={action} onDiscard={discard} />
    </section>
  );
}
