import { useState } from "react";
import { DURATION_MAX_MINUTES, DURATION_MIN_MINUTES } from "../../../worker/contract/progress-limits";
import { LATE_COMPLETION_DAYS } from "../../../worker/contract/training-limits";
import { exactTime } from "../../lib/format/format";
import { AlertLine } from "../../ui/alert-line";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import { isTooLate, minutesRun, type RunningWorkout, wasForgotten } from "../running-workout";
import { useNow } from "../use-now";

type ForgottenDialogProps = {
  running: RunningWorkout;
  /** Opened by hand, whether or not the timer was forgotten. */
  asked: boolean;
  plannedMinutes: number | null;
  busy: boolean;
  problem: string | null;
  onKeepGoing: () => void;
  onTook: (minutes: number) => void;
  onDiscard: () => void;
};

/** Asks for the length of a training whose timer has run for hours: only the member knows it. */
export function ForgottenDialog(props: ForgottenDialogProps) {
  const { running, asked, plannedMinutes, busy, problem, onKeepGoing, onTook, onDiscard } = props;
  const now = useNow(true, 15_000);
  const [minutes, setMinutes] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const tooLate = isTooLate(running, now);
  const open = asked || tooLate || wasForgotten(running, now);
  const typed = minutesOf(minutes);

  const took = () => {
    if (busy) return;
    if (typed === null) setRefusal(`Enter whole minutes from ${DURATION_MIN_MINUTES} to ${DURATION_MAX_MINUTES}.`);
    else onTook(typed);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={() => {}}
      dismissible={false}
      size="sm"
      title="Still training?"
      description={`${running.title} was started ${exactTime(new Date(running.startedAt).toISOString())} and has run for ${longTime(minutesRun(running, now))}.`}
      footer={
        <>
          <Button variant="quiet" className="text-danger!" disabled={busy} onClick={onDiscard}>
            Discard
          </Button>
          {tooLate ? null : (
            <>
              <Button variant="secondary" disabled={busy} onClick={onKeepGoing}>
                Keep going
              </Button>
              <Button type="submit" form="true-length" busy={busy} busyLabel="Recording…">
                {typed === null ? "It took that long" : `It took ${typed} ${typed === 1 ? "minute" : "minutes"}`}
              </Button>
            </>
          )}
        </>
      }
    >
      {tooLate ? (
        <p>A workout can be handed in for {LATE_COMPLETION_DAYS} days, and this one is older.</p>
      ) : (
        <form
          id="true-length"
          noValidate
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            took();
          }}
        >
          <Field
            label="How many minutes did it really take?"
            help={plannedMinutes === null ? undefined : `The coach planned ${plannedMinutes}.`}
            error={refusal}
          >
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              className="max-w-40"
              trail={<span className="pr-2 text-sm">min</span>}
              value={minutes}
              onChange={(event) => {
                setMinutes(event.target.value);
                setRefusal(undefined);
              }}
            />
          </Field>
          <AlertLine>{problem}</AlertLine>
        </form>
      )}
    </Dialog>
  );
}

function minutesOf(text: string): number | null {
  const minutes = Number(text.trim() || Number.NaN);
  return Number.isInteger(minutes) && minutes >= DURATION_MIN_MINUTES && minutes <= DURATION_MAX_MINUTES
    ? minutes
    : null;
}

/** Returns `5 h 12 min` or `3 days`. */
function longTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  return hours ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
