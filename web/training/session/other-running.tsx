import { Link } from "react-router-dom";
import { buttonClass } from "../../ui/button";
import { type RunningWorkout, sessionAddress } from "../running-workout";
import { RunningWorkoutNotice } from "./running-workout-notice";

/** Says that another training is running, with a link to it: only one can run. */
export function OtherRunning({ other, onDiscard }: { other: RunningWorkout; onDiscard: () => void }) {
  return (
    <RunningWorkoutNotice
      running={other}
      says="Complete it before you start this one."
      action={
        <Link to={sessionAddress(other)} className={`${buttonClass()} flex-1`}>
          Go to it<span className="sr-only">, {other.title}</span>
        </Link>
      }
      onDiscard={onDiscard}
    />
  );
}
