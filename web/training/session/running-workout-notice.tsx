import { type ReactNode, useState } from "react";
import { Button } from "../../ui/button";
import { minutesRun, type RunningWorkout } from "../running-workout";
import { useLoaded } from "../use-loaded";
import { useNow } from "../use-now";
import { loadSessionDialogs } from "./load-session-dialogs";

type StillRunningProps = {
  running: RunningWorkout;
  /** What the member can do about it, in words. */
  says: string;
  /** The way to continue, shown beside the button to discard it. */
  action: ReactNode;
  onDiscard: () => void;
};

/** Says that a running workout cannot be continued here, with a button to end it. */
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
