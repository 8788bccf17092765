import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import type { Exercise } from "../../../worker/contract/exercises";
import { lazyCode } from "../../ui/lazy-code";
import { useLazyCode } from "../../ui/use-lazy-code";
import { useSwipe } from "../../ui/use-swipe";
import { listAddress, type Trainable } from "../running-workout";
import { isPaused } from "../stopwatch";
import type { Training } from "../use-training";
import { useWakeLock } from "../use-wake-lock";
import type { FinishStripes } from "./finish/finish";
import { SessionBelt } from "./session-belt";
import { SessionControls } from "./session-controls";
import { SessionStep } from "./session-step";
import { SessionTop } from "./session-top";
import { SessionSkeleton } from "./session-unready";
import { useFinish } from "./use-finish";
import { useMediaSession } from "./use-media-session";
import { useRunningSession } from "./use-running-session";
import { useSessionSteps } from "./use-session-steps";

// Loaded at the start of the training, as there may be no network at its end.
const finish = lazyCode(async () => (await import("./finish/finish")).Finish);

type SessionScreenProps = {
  what: Trainable;
  exercises: readonly Exercise[];
  training: Training;
  /** The coach's planned minutes. */
  planned: number | null;
  completeLabel: string;
  startLabel: string;
  /** What the belt gains; null while unknown. */
  stripes: FinishStripes | null;
  /** Shown before the first set. */
  lead?: ReactNode;
};

/** Full screen for a training: one exercise at a time, a press per set. */
export function SessionScreen(props: SessionScreenProps) {
  const { what, exercises: written, training, planned, completeLabel, startLabel, stripes, lead } = props;
  // With this member's substitutes.
  const exercises = written.map(training.swaps.shown);
  const session = useRunningSession(training.userId, what);
  const navigate = useNavigate();
  const finishing = useFinish(session, true);
  const { running, other } = session;
  const { finished } = finishing;
  const Finish = useLazyCode(finish, finished !== null && running === null, () => navigate(listAddress(what)));
  const walk = useSessionSteps(exercises, session);
  const { steps, at, now, said, goTo, tick } = walk;
  const step = steps[at];
  useWakeLock(running !== null && !isPaused(running));
  useMediaSession(what.title, running, step?.exercise ?? null, training);
  const swipe = useSwipe(
    () => goTo(at + 1),
    () => goTo(at - 1),
  );

  if (finished && !running) {
    if (!Finish) return <SessionSkeleton />;
    return (
      <Finish
        finished={finished}
        exercises={exercises}
        training={training}
        stripes={stripes}
        onAgain={finishing.forget}
      />
    );
  }
  return (
    <div data-session className="flex min-h-dvh flex-1 flex-col bg-paper">
      <SessionTop what={what} session={session} />
      <div className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-3 px-4 pt-3 pb-6" {...swipe}>
        {lead}
        <SessionBelt standing={now} at={at} />
        {step ? (
          <SessionStep
            key={step.exercise.id}
            step={step}
            training={training}
            ticked={running?.ticked[step.exercise.id] ?? []}
            onTick={(set, done, text) => tick(step.exercise, set, done, text)}
            onRecords={session.beaten}
            onStart={() => !other && !running && session.start()}
          />
        ) : (
          <p className="py-8 text-lg">
            The coach describes this workout in words and in the video. You can time and complete it all the same.
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <SessionControls
        session={session}
        finishing={finishing}
        walk={walk}
        planned={planned}
        completeLabel={completeLabel}
        startLabel={startLabel}
      />
    </div>
  );
}
