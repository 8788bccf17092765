import { useEffect, useState } from "react";
import { isTooLong, wasForgotten } from "../running-workout";
import { useLoaded } from "../use-loaded";
import { loadSessionDialogs } from "./load-session-dialogs";
import type { useFinish } from "./use-finish";
import type { SessionRun } from "./use-running-session";

type SessionDialogsProps = {
  session: SessionRun;
  finishing: ReturnType<typeof useFinish>;
  /** The coach's planned minutes. */
  planned: number | null;
};

/** Completes or discards the running training, after asking where needed. */
export function useSessionDialogs({ session, finishing, planned }: SessionDialogsProps) {
  const { running } = session;
  const [code, fetchCode] = useLoaded(loadSessionDialogs, running !== null);
  const [asked, setAsked] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const forgotten = running !== null && wasForgotten(running, Date.now());
  useEffect(() => {
    if (forgotten) void fetchCode();
  }, [forgotten, fetchCode]);
  return {
    complete: async () => {
      if (!running) return;
      // Too long to be a training: the server would refuse it.
      if (isTooLong(running, Date.now())) setAsked(await fetchCode());
      else finishing.finish(running);
    },
    discard: async () => setDiscarding(await fetchCode()),
    dialogs:
      code && running ? (
        <>
          <code.ForgottenDialog
            running={running}
            asked={asked}
            plannedMinutes={planned}
            busy={finishing.busy}
            problem={finishing.problem}
            onKeepGoing={() => {
              setAsked(false);
              session.keepGoing();
            }}
            onTook={(minutes) => finishing.finish(running, minutes)}
            onDiscard={() => session.end(running.key)}
          />
          <code.DiscardDialog
            open={discarding}
            onOpenChange={setDiscarding}
            title={running.title}
            onDiscard={() => {
              setDiscarding(false);
              session.end(running.key);
            }}
          />
        </>
      ) : null,
  };
}
