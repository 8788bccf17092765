import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { RunningWorkout } from "../../training/running-workout";
import { buttonClass } from "../../ui/button";
import { RunningWorkoutNotice } from "./running-workout-notice";

/** One workout at a time: says which one is under way, and leads to it. */
export function OtherRunning({ other, onDiscard }: { other: RunningWorkout; onDiscard: () => void }) {
  return (
    <RunningWorkoutNotice
      running={other}
      says="Complete it before you start this one."
      action={
        <Link to={addressOf("workout", { id: other.workoutId })} className={`${buttonClass()} flex-1`}>
          Go to it<span className="sr-only">, {other.title}</span>
        </Link>
      }
      onDiscard={onDiscard}
    />
  );
}
