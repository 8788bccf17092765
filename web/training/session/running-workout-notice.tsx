import { type ReactNode, useState } from "react";
import { Button } from "../../ui/button";
import { minutesRun, type RunningWorkout } from "../running-workout";
import { useLoaded } from "../use-loaded";
import { useNow } from "../use-now";
import { loadSessionDialogs } from "./load-session-dialogs";

type StillRunningProps = {
  running: RunningWorkout;
  /** What is to become of it. */
  says: string;
  /** The way on; beside it stands the way to let it go. */
  action: ReactNode;
  onDiscard: () => void;
};

/** A workout under way that cannot be gone on with here: says so, and lets it be ended. */
export function RunningWorkoutNotice({ running, says, action, onDiscard }: StillRunningProps) {
  const now = useNow(true, 5000);
  const [code, fetchCode] = useLoaded(loadSessionDialogs, true);
  const [asking, setAsking] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>
        <strong className="font-semibold">{running.title}</strong> is still running, {minutesRun(running, now)} min so
        far. {says}
      </p>
      <div className="flex flex-wrap gap-2">
        {action}
        <Button variant="quiet" className="text-danger!" onClick={async () => setAsking(await fetchCode())}>
          Discard it
        </Button>
      </div>
      {code ? (
        <code.DiscardDialog open={asking} onOpenChange={setAsking} title={running.title} onDiscard={onDiscard} />
      ) : null}
    </div>
  );
}
