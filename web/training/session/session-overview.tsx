import { Check, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { Button, buttonClass } from "../../ui/button";
import { cx } from "../../ui/cx";
import { Dialog } from "../../ui/dialog";
import { CueSwitches } from "../cue-switches";
import { IntervalTimerButton } from "../interval-timer-button";
import { NoteFields } from "../note-fields";
import type { Standing, Step } from "./stations";
import type { SessionRun } from "./use-running-session";

type SessionOverviewProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  steps: readonly Step[];
  standing: readonly Standing[];
  at: number;
  session: SessionRun;
  completeLabel: string;
  onGoTo: (at: number) => void;
  onComplete: () => void;
  onDiscard: () => void;
};

/** The whole list with its progress, and what is seldom needed: notes, sounds, ending early. */
export function SessionOverview(props: SessionOverviewProps) {
  const { open, onOpenChange, steps, standing, at, session, completeLabel, onGoTo, onComplete, onDiscard } = props;
  const { running } = session;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Overview"
      footer={
        running ? (
          <Button className="min-h-14" onClick={onComplete}>
            {completeLabel}
          </Button>
        ) : undefined
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <ol className="grid grid-cols-1 divide-y divide-line border-line border-y">
          {steps.map(({ exercise, mark }, index) => {
            const { done, of } = standing[index] ?? { done: 0, of: 0 };
            return (
              <li key={exercise.id}>
                <button
                  type="button"
                  aria-current={index === at ? "step" : undefined}
                  className={cx(
                    "flex min-h-14 w-full items-center gap-3 py-2 pr-2 pl-3 text-left transition-colors hover:bg-sunken focus-visible:-outline-offset-3",
                    index === at && "bg-sunken",
                  )}
                  onClick={() => onGoTo(index)}
                >
                  <span className="figures w-9 shrink-0 text-muted text-xl">{mark}</span>
                  <span className="min-w-0 flex-1 font-semibold leading-tight">{exercise.name}</span>
                  <span className="shrink-0 text-muted text-sm tabular-nums">
                    {done} of {of}
                  </span>
                  <Check
                    aria-hidden
                    strokeWidth={2.5}
                    className={cx("size-5 shrink-0 text-success", done < of && "invisible")}
                  />
                </button>
              </li>
            );
          })}
        </ol>
        {running ? (
          <div className="grid grid-cols-1 gap-2">
            <NoteFields
              text={running.notes}
              isPrivate={running.notesPrivate}
              onText={session.note}
              onPrivate={session.keepToMyself}
            />
          </div>
        ) : null}
        <div className="grid grid-cols-1 gap-3">
          <IntervalTimerButton className="min-h-14" />
          <CueSwitches />
          <Link to={addressOf("injuries")} className={`${buttonClass({ variant: "quiet" })} min-h-14`}>
            Something hurts
          </Link>
        </div>
        {running ? (
          <Button
            variant="quiet"
            className="justify-self-start text-danger!"
            icon={<Trash2 aria-hidden strokeWidth={1.75} />}
            onClick={onDiscard}
          >
            Discard workout
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
