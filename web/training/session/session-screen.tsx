import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Exercise } from "../../../worker/contract/exercises";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/field";
import { lazyCode } from "../../ui/lazy-code";
import { useLazyCode } from "../../ui/use-lazy-code";
import { useSwipe } from "../../ui/use-swipe";
import { restOf } from "../rest-seconds";
import { endRest, startRest } from "../rest-timer";
import { isTooLong, listAddress, type Trainable, wasForgotten } from "../running-workout";
import { setCount } from "../set-count";
import { isPaused } from "../stopwatch";
import { useLoaded } from "../use-loaded";
import type { Training } from "../use-training";
import { useWakeLock } from "../use-wake-lock";
import type { FinishStripes } from "./finish/finish";
import { loadSessionDialogs } from "./load-session-dialogs";
import { OtherRunning } from "./other-running";
import { SessionBelt } from "./session-belt";
import { SessionBottom } from "./session-bottom";
import { SessionOverview } from "./session-overview";
import { SessionStep } from "./session-step";
import { SessionTop } from "./session-top";
import { SessionSkeleton } from "./session-unready";
import { nextStep, type Standing, stationsOf, stepsOf } from "./stations";
import { useFinish } from "./use-finish";
import { useMediaSession } from "./use-media-session";
import { useRunningSession } from "./use-running-session";

// Fetched with the press that starts the training, as there may be no network when it ends.
const finish = lazyCode(async () => (await import("./finish/finish")).Finish);

type SessionScreenProps = {
  what: Trainable;
  exercises: readonly Exercise[];
  training: Training;
  /** Minutes that the coach has planned. */
  planned: number | null;
  completeLabel: string;
  startLabel: string;
  /** What the belt gains; null while it is not known. */
  stripes: FinishStripes | null;
};

/** A training with the whole screen to itself: one exercise at a time, each set a press. */
export function SessionScreen(props: SessionScreenProps) {
  const { what, exercises: written, training, planned, completeLabel, startLabel, stripes } = props;
  // As this member does them.
  const exercises = written.map(training.swaps.shown);
  const session = useRunningSession(training.userId, what);
  const navigate = useNavigate();
  const finishing = useFinish(session, true);
  const { running, other } = session;
  const { finished } = finishing;
  const Finish = useLazyCode(finish, finished !== null && running === null, () => navigate(listAddress(what)));
  const steps = stepsOf(stationsOf(exercises));
  // Before it is started nothing is kept, also not where one has looked.
  const [looked, setLooked] = useState(0);
  const [said, setSaid] = useState("");
  const [overview, setOverview] = useState(false);
  const [dialogs, fetchDialogs] = useLoaded(loadSessionDialogs, running !== null);
  const [asked, setAsked] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const at = Math.min(Math.max(0, running?.at ?? looked), Math.max(0, steps.length - 1));
  const step = steps[at];
  useWakeLock(running !== null && !isPaused(running));
  useMediaSession(what.title, running, step?.exercise ?? null, training);
  const focus = useSessionFocus(at);
  const forgotten = running !== null && wasForgotten(running, Date.now());
  useEffect(() => {
    if (forgotten) void fetchDialogs();
  }, [forgotten, fetchDialogs]);

  const standing = (exerciseId: number | null = null, ticked: readonly number[] = []): Standing[] =>
    steps.map(({ exercise }) => {
      const done = exercise.id === exerciseId ? ticked : (running?.ticked[exercise.id] ?? []);
      const of = Math.max(setCount(exercise), ...done.map((set) => set + 1));
      return { done: done.length, of };
    });
  const now = standing();
  const left = now.some(({ done, of }) => done < of);
  const goTo = (index: number, byHand = true) => {
    if (index < 0 || index >= steps.length) return;
    setLooked(index);
    session.goTo(index);
    if (byHand) focus.toHeading();
  };
  const swipe = useSwipe(
    () => goTo(at + 1),
    () => goTo(at - 1),
  );

  const tick = (exercise: Exercise, set: number, done: boolean, text: string): boolean => {
    if (other) return false;
    if (!running) session.start();
    session.tick(exercise.id, set, done);
    if (!done) return true;
    const before = running?.ticked[exercise.id] ?? [];
    const after = standing(exercise.id, [...before.filter((each) => each !== set), set]);
    const next = nextStep(steps, at, after);
    const rest = restOf(exercise.rest);
    const ended = after.every((each) => each.done >= each.of);
    if (ended) endRest();
    else if (rest) startRest(exercise.name, rest.seconds);
    const name = steps[next]?.exercise.name;
    setSaid(
      `Set ${set + 1} of ${exercise.name} logged${text ? `, ${text}` : ""}. ${ended ? "All sets are done." : next === at ? "" : `Next: ${name}.`}`,
    );
    if (next !== at) goTo(next, false);
    focus.toNextSet();
    return true;
  };
  const complete = async () => {
    if (!running) return;
    setOverview(false);
    // Nobody trains that long; sending it would only be refused.
    if (isTooLong(running, Date.now())) setAsked(await fetchDialogs());
    else finishing.finish(running);
  };

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
  const completeButton = (
    <Button
      className="min-h-14 min-w-0 flex-1 px-2! text-lg"
      busy={finishing.busy}
      busyLabel="Recording…"
      onClick={complete}
    >
      {completeLabel}
    </Button>
  );
  return (
    <div data-session className="flex min-h-dvh flex-1 flex-col bg-paper">
      <SessionTop what={what} session={session} />
      <div className="mx-auto grid w-full max-w-3xl grid-cols-1 content-start gap-3 px-4 pt-3 pb-6" {...swipe}>
        <SessionBelt standing={now} at={at} />
        {step ? (
          <SessionStep
            key={step.exercise.id}
            step={step}
            training={training}
            ticked={running?.ticked[step.exercise.id] ?? []}
            onTick={(set, done, text) => tick(step.exercise, set, done, text)}
            onRecords={session.beaten}
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
      <SessionBottom
        at={at}
        of={steps.length}
        onGoTo={goTo}
        notice={
          <>
            {other ? <OtherRunning other={other} onDiscard={() => session.end(other.key)} /> : null}
            {finishing.problem ? (
              <div role="alert">
                <FieldError>{finishing.problem}</FieldError>
              </div>
            ) : null}
          </>
        }
        main={
          other ? (
            <span className="flex-1" />
          ) : running && !left ? (
            completeButton
          ) : running ? (
            <Button variant="secondary" className="min-h-14 min-w-0 flex-1 px-2!" onClick={() => setOverview(true)}>
              <span className="figures text-xl">
                {at + 1} of {steps.length}
              </span>
              <span className="block text-muted text-sm">Overview</span>
            </Button>
          ) : (
            <Button className="min-h-14 min-w-0 flex-1 px-2! text-lg" onClick={session.start}>
              {startLabel}
            </Button>
          )
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
        onComplete={complete}
        onDiscard={async () => {
          setOverview(false);
          setDiscarding(await fetchDialogs());
        }}
      />
      {dialogs && running ? (
        <>
          <dialogs.ForgottenDialog
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
          <dialogs.DiscardDialog
            open={discarding}
            onOpenChange={setDiscarding}
            title={running.title}
            onDiscard={() => {
              setDiscarding(false);
              session.end(running.key);
            }}
          />
        </>
      ) : null}
    </div>
  );
}

/** After a press: to the set that comes next, so that the next press is one; after going on by hand, to the exercise's name. */
function useSessionFocus(at: number) {
  const wanted = useRef<"set" | "heading" | null>(null);
  const before = useRef(at);
  useEffect(() => {
    const to = wanted.current;
    wanted.current = null;
    if (before.current !== at) window.scrollTo(0, 0);
    before.current = at;
    if (!to) return;
    const set = document.querySelector<HTMLElement>("[data-next-set]");
    const heading = document.querySelector<HTMLElement>("[data-session] h2");
    const target = to === "set" ? (set ?? heading) : heading;
    target?.focus({ preventScroll: true });
    if (to === "set") set?.scrollIntoView({ block: "nearest" });
  });
  return {
    toNextSet: () => {
      wanted.current = "set";
    },
    toHeading: () => {
      wanted.current = "heading";
    },
  };
}
