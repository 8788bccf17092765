import { Maximize2 } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { CalendarDate } from "../../../worker/contract/calendar";
import type { Workout } from "../../../worker/contract/workouts";
import { isPendingWorkout, usePendingCompletions } from "../../data/pending-completions";
import { RestCountdown } from "../../training/rest-countdown";
import { OtherRunning } from "../../training/session/other-running";
import { SAVED_TEXT, useFinish } from "../../training/session/use-finish";
import type { SessionRun } from "../../training/session/use-running-session";
import { Button, buttonClass } from "../../ui/button";
import { useRoom } from "../../ui/use-room";
import { FinishedMoment } from "./finished-moment";
import { PanelButtons } from "./panel-buttons";
import { RunningSession } from "./running-session";

type SessionPanelProps = { workout: Workout; session: SessionRun; today: CalendarDate };

/** The workout's timer and main button: at the thumb on a phone, beside the exercises on a wide screen. */
export function SessionPanel({ workout, session, today }: SessionPanelProps) {
  const { running, other } = session;
  const finishing = useFinish(session);
  const pending = usePendingCompletions();
  const [notesOpen, setNotesOpen] = useState(false);
  const finished = running ? null : finishing.finished;
  const panel = useFocusKept(`${running?.key} ${finished !== null}`);
  const room = useRoom("--bottom-bar");
  const bar = useCallback(
    (element: HTMLElement | null) => {
      panel.current = element;
      return room(element);
    },
    [panel, room],
  );
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label="Workout timer"
      className="sticky max-lg:order-last bottom-(--places,0px) z-20 -mx-5 mt-8 grid grid-cols-1 gap-2.5 border-line border-t bg-paper px-5 pt-2.5 pb-3 lg:top-(--under-header) lg:bottom-auto lg:col-start-2 lg:row-start-1 lg:mx-0 lg:mt-0 lg:gap-5 lg:border-ink lg:border-t-2 lg:px-0 lg:pt-6"
    >
      {/* At the top, so that it does not move the buttons under the thumb. */}
      <RestCountdown />
      {finished ? <FinishedMoment finished={finished} /> : null}
      {!finished && !running && isPendingWorkout(pending, workout.id) ? (
        <p className="text-sm">You have completed it. {SAVED_TEXT}</p>
      ) : null}
      {running ? (
        <RunningSession
          key={running.key}
          workout={workout}
          running={running}
          session={session}
          finishing={finishing}
          notesOpen={notesOpen}
          onNotesOpen={setNotesOpen}
        />
      ) : null}
      {finished || other ? null : (
        <Link
          to={addressOf("workoutSession", { id: workout.id })}
          className={`${buttonClass({ variant: running ? "secondary" : "primary" })} min-h-13 text-lg`}
        >
          <Maximize2 aria-hidden strokeWidth={1.75} />
          {running ? "Go on step by step" : "Train step by step"}
        </Link>
      )}
      {other ? <OtherRunning other={other} onDiscard={() => session.end(other.key)} /> : null}
      {running || other ? null : (
        <PanelButtons
          intervals={!finished}
          main={
            <Button
              variant="secondary"
              className={finished ? "" : "flex-1 lg:min-h-14 lg:basis-full lg:text-lg"}
              onClick={() => {
                finishing.forget();
                setNotesOpen(false);
                session.start();
              }}
            >
              {finished ? "Start again" : workout.lastCompletedOn === today ? "Start Workout again" : "Start Workout"}
            </Button>
          }
          more={
            finished ? (
              <Link to={addressOf("dashboard")} className={`${buttonClass()} flex-1`}>
                Back to Dashboard
              </Link>
            ) : null
          }
        />
      )}
    </section>
  );
}

/** Focuses the panel when starting, completing or discarding has removed the pressed button. */
function useFocusKept(state: string) {
  const panel = useRef<HTMLElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    // Runs after a dialog has returned the focus, if it could.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [state]);
  return panel;
}
