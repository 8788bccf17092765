import { useState } from "react";
import { Link } from "react-router-dom";
import { minutesRun, type RunningWorkout } from "../../training/running-workout";
import { useLoaded } from "../../training/use-loaded";
import { useNow } from "../../training/use-now";
import { Button, buttonClass } from "../../ui/button";
import { loadSessionDialogs } from "./load-session-dialogs";

/** One workout at a time: says which one is under way, and leads to it. */
export function OtherRunning({ other, onDiscard }: { other: RunningWorkout; onDiscard: () => void }) {
  const now = useNow(true, 5000);
  const [code, fetchCode] = useLoaded(loadSessionDialogs, true);
  const [asking, setAsking] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>
        <strong className="font-semibold">{other.title}</strong> is still running, {minutesRun(other, now)} min so far.
        Complete it before you start this one.
      </p>
      <div className="flex flex-wrap gap-2">
        <Link to={`/workout/${other.workoutId}`} className={`${buttonClass()} flex-1`}>
          Go to it<span className="sr-only">, {other.title}</span>
        </Link>
        <Button variant="quiet" className="text-danger!" onClick={async () => setAsking(await fetchCode())}>
          Discard it
        </Button>
      </div>
      {code ? (
        <code.DiscardDialog open={asking} onOpenChange={setAsking} title={other.title} onDiscard={onDiscard} />
      ) : null}
    </div>
  );
}
