import type { ReactNode } from "react";
import { changeRunningWorkout, useRunningWorkout } from "../../training/running-workout";
import { RunningWorkoutNotice } from "./running-workout-notice";

type StrandedWorkoutProps = { userId: string; workoutId: number; says: string; action?: ReactNode };

/**
 * The workout under way whose own page has no timer any more: the membership has ended meanwhile, or the coach has taken the
 * workout away. Here its clock, which goes along on every page, can be ended.
 */
export function StrandedWorkout({ userId, workoutId, says, action }: StrandedWorkoutProps) {
  const running = useRunningWorkout(userId);
  if (running?.workoutId !== workoutId) return null;
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
