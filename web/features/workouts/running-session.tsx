import { NotebookPen, Pause, Play, Trash2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { Workout } from "../../../worker/contract/workouts";
import { NoteFields } from "../../training/note-fields";
import type { RunningWorkout } from "../../training/running-workout";
import { SessionClock } from "../../training/session/session-clock";
import type { useFinish } from "../../training/session/use-finish";
import type { SessionRun } from "../../training/session/use-running-session";
import { useSessionDialogs } from "../../training/session/use-session-dialogs";
import { isPaused } from "../../training/stopwatch";
import { useWakeLock } from "../../training/use-wake-lock";
import { AlertLine } from "../../ui/alert-line";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import { IconButton } from "../../ui/icon-button";
import { PanelButtons } from "./panel-buttons";

const DOUBLE_TAP_MS = 700;

type RunningSessionProps = {
  workout: Workout;
  running: RunningWorkout;
  session: SessionRun;
  finishing: ReturnType<typeof useFinish>;
  notesOpen: boolean;
  onNotesOpen: (open: boolean) => void;
};

export function RunningSession(props: RunningSessionProps) {
  const { workout, running, session, finishing, notesOpen, onNotesOpen } = props;
  const { complete, discard, dialogs } = useSessionDialogs({ session, finishing, planned: workout.duration });
  const notesId = useId();
  const notesField = useRef<HTMLTextAreaElement>(null);
  const paused = isPaused(running);
  useWakeLock(!paused);

  const fresh = useFresh(running.startedAt);
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <SessionClock workout={running} />
        <div className="flex gap-1.5">
          <IconButton
            label="Write a note"
            tone="outline"
            icon={<NotebookPen aria-hidden />}
            aria-expanded={notesOpen}
            aria-controls={notesId}
            onClick={() => {
              onNotesOpen(!notesOpen);
              if (!notesOpen) requestAnimationFrame(() => notesField.current?.focus());
            }}
            className="lg:hidden"
          />
          <IconButton
            label={paused ? "Resume the timer" : "Pause the timer"}
            tone="outline"
            icon={paused ? <Play aria-hidden /> : <Pause aria-hidden />}
            onClick={paused ? session.resume : session.pause}
          />
        </div>
      </div>
      <div id={notesId} className={cx("grid-cols-1 gap-2 lg:grid", notesOpen ? "grid" : "hidden")}>
        <NoteFields
          ref={notesField}
          className="max-h-40!"
          text={running.notes}
          isPrivate={running.notesPrivate}
          onText={session.note}
          onPrivate={session.keepToMyself}
        />
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start text-danger!"
          icon={<Trash2 aria-hidden strokeWidth={1.75} />}
          onClick={discard}
        >
          Discard workout
        </Button>
      </div>
      <AlertLine>{finishing.problem}</AlertLine>
      <PanelButtons
        main={
          <Button
            className="flex-1 lg:min-h-14 lg:basis-full lg:text-lg"
            busy={finishing.busy}
            busyLabel="Recording…"
            disabled={fresh}
            onClick={complete}
          >
            Complete Workout
          </Button>
        }
      />
      {dialogs}
    </>
  );
}

/** Returns true for the moment in which a double click on Start would press the button that replaces it. */
function useFresh(startedAt: number): boolean {
  const [fresh, setFresh] = useState(() => Date.now() - startedAt < DOUBLE_TAP_MS);
  useEffect(() => {
    if (!fresh) return;
    const timer = setTimeout(() => setFresh(false), DOUBLE_TAP_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}
