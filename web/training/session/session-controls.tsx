import { useState } from "react";
import { AlertLine } from "../../ui/alert-line";
import { Button } from "../../ui/button";
import { OtherRunning } from "./other-running";
import { SessionBottom } from "./session-bottom";
import { SessionOverview } from "./session-overview";
import type { useFinish } from "./use-finish";
import type { SessionRun } from "./use-running-session";
import { useSessionDialogs } from "./use-session-dialogs";
import type { useSessionSteps } from "./use-session-steps";

type SessionControlsProps = {
  session: SessionRun;
  finishing: ReturnType<typeof useFinish>;
  walk: ReturnType<typeof useSessionSteps>;
  /** The coach's planned minutes. */
  planned: number | null;
  completeLabel: string;
  startLabel: string;
};

/** Below the exercise: the buttons through the steps, the overview, and the dialogs at the end. */
export function SessionControls(props: SessionControlsProps) {
  const { session, finishing, walk, planned, completeLabel, startLabel } = props;
  const { other } = session;
  const { steps, at, now, goTo } = walk;
  const [overview, setOverview] = useState(false);
  const { complete, discard, dialogs } = useSessionDialogs({ session, finishing, planned });
  const completeNow = () => {
    setOverview(false);
    void complete();
  };
  return (
    <>
      <SessionBottom
        onRestEnded={walk.toNextSet}
        at={at}
        of={steps.length}
        onGoTo={goTo}
        notice={
          <>
            {other ? <OtherRunning other={other} onDiscard={() => session.end(other.key)} /> : null}
            <AlertLine>{finishing.problem}</AlertLine>
          </>
        }
        main={
          <MainButton
            session={session}
            busy={finishing.busy}
            isLeft={now.some(({ done, of }) => done < of)}
            place={`${at + 1} of ${steps.length}`}
            completeLabel={completeLabel}
            startLabel={startLabel}
            onComplete={completeNow}
            onOverview={() => setOverview(true)}
          />
        }
      />
      <SessionOverview
        open={overview}
        onOpenChange={setOverview}
        steps={steps}
        standing={now}
        at={at}
        session={session}
        completeLabel={completeLabel}
        onGoTo={(index) => {
          setOverview(false);
          goTo(index);
        }}
        onComplete={completeNow}
        onDiscard={() => {
          setOverview(false);
          void discard();
        }}
      />
      {dialogs}
    </>
  );
}

type MainButtonProps = {
  session: SessionRun;
  busy: boolean;
  /** Whether sets are not done yet. */
  isLeft: boolean;
  place: string;
  completeLabel: string;
  startLabel: string;
  onComplete: () => void;
  onOverview: () => void;
};

/** Starts the training, opens its overview while sets are left, and completes it after the last. */
function MainButton(props: MainButtonProps) {
  const { session, busy, isLeft, place, completeLabel, startLabel, onComplete, onOverview } = props;
  if (session.other) return <span className="flex-1" />;
  if (!session.running) {
    return (
      <Button className="min-h-14 min-w-0 flex-1 px-2! text-lg" onClick={session.start}>
        {startLabel}
      </Button>
    );
  }
  if (isLeft) {
    return (
      <Button variant="secondary" className="min-h-14 min-w-0 flex-1 px-2!" onClick={onOverview}>
        <span className="figures text-xl">{place}</span>
        <span className="block text-muted text-sm">Overview</span>
      </Button>
    );
  }
  return (
    <Button className="min-h-14 min-w-0 flex-1 px-2! text-lg" busy={busy} busyLabel="Recording…" onClick={onComplete}>
      {completeLabel}
    </Button>
  );
}
