import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { Exercise } from "../../../../worker/contract/exercises";
import { STREAK_GOAL_DAYS } from "../../../../worker/contract/progress-limits";
import { statsQuery } from "../../../data/training";
import { plural } from "../../../lib/format/format";
import { failureText } from "../../../lib/http/failure-text";
import { AlertLine } from "../../../ui/alert-line";
import { Button } from "../../../ui/button";
import { useRoom } from "../../../ui/use-room";
import { NoteFields } from "../../note-fields";
import { listAddress } from "../../running-workout";
import { StripeMoment } from "../../stripe-moment";
import type { Training } from "../../use-training";
import { COMPLETED_TITLE, completedText, type Finished, SAVED_TEXT } from "../use-finish";
import { HowHard } from "./how-hard";
import { sessionFigures } from "./session-figures";
import { ShareCard } from "./share-card";
import { useFinishNote } from "./use-finish-note";

/** The belt's stripes: earned, possible, and a text for them. */
export type FinishStripes = { earned: number; of: number; said: string };

type FinishProps = {
  finished: Finished;
  exercises: readonly Exercise[];
  training: Training;
  /** The stripes of a day's week; for a workout those of the streak. */
  stripes: FinishStripes | null;
  onAgain: () => void;
};

/** Full screen at the end of a training: the belt gets its stripe, and the figures are shown. */
export function Finish({ finished, exercises, training, stripes, onAgain }: FinishProps) {
  const { data, isFetching } = useQuery(statsQuery);
  const navigate = useNavigate();
  const note = useFinishNote(finished);
  const { state, workout } = finished;
  const streak = state === "sent" && data && !isFetching ? data.currentStreak : null;
  const figures = sessionFigures(exercises, training, finished);
  const belt =
    stripes ?? (streak === null ? null : { earned: Math.min(streak, STREAK_GOAL_DAYS), of: STREAK_GOAL_DAYS });
  const leave = async () => {
    await note.save();
    navigate(addressOf("dashboard"));
  };
  return (
    <div data-session className="flex min-h-dvh flex-1 flex-col bg-paper">
      <div className="mx-auto grid w-full max-w-2xl flex-1 grid-cols-1 content-start gap-6 px-5 pt-[max(2rem,env(safe-area-inset-top))] pb-6">
        {state === "refused" ? null : (
          // Keyed by the new stripe: animates once it is known.
          <StripeMoment key={belt?.earned} earned={belt?.earned ?? 0} of={belt?.of ?? STREAK_GOAL_DAYS} />
        )}
        <div className="grid gap-1" role="status">
          <h1 tabIndex={-1} ref={focusOnce} className="text-5xl outline-none">
            {state === "sent" ? COMPLETED_TITLE : state === "waiting" ? "Workout kept" : "Not recorded"}
          </h1>
          <p className="text-lg">
            {state === "sent" ? completedText(workout) : null}
            {state === "waiting" ? SAVED_TEXT : null}
            {state === "refused" ? "It could not be recorded. The reason is at the top of the page." : null}
          </p>
        </div>
        <Figures of={figures} streak={streak} />
        {stripes ? <p className="font-semibold text-lg">{stripes.said}</p> : null}
        <NewRecords records={workout.records} />
        {state === "refused" ? null : (
          <>
            <HowHard value={note.effort} onChange={note.setEffort} />
            <div className="grid grid-cols-1 gap-2">
              <NoteFields
                recorded
                text={note.text}
                isPrivate={note.isPrivate}
                onText={note.setText}
                onPrivate={note.setPrivate}
              />
            </div>
          </>
        )}
        <ShareCard finished={finished} figures={figures} streak={streak} stripes={belt} userId={training.userId} />
      </div>
      <div ref={useRoom("--bottom-bar")} className={BAR}>
        <div className="mx-auto grid max-w-2xl grid-cols-1 gap-2">
          <AlertLine>{failureText(note.error, "Your note was not saved. Please try again.")}</AlertLine>
          <div className="flex gap-2">
            <Link
              to={listAddress(workout)}
              replace
              onClick={onAgain}
              className="inline-flex min-h-14 items-center rounded-sm px-4 font-semibold hover:bg-sunken"
            >
              See the list
            </Link>
            <Button
              className="min-h-14 flex-1 text-lg"
              busy={note.busy}
              busyLabel="Saving…"
              // The error is shown above the button.
              onClick={() => void leave().catch(() => undefined)}
            >
              Done
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}

const BAR = "sticky bottom-0 border-line border-t bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]";

function Figures({ of, streak }: { of: ReturnType<typeof sessionFigures>; streak: number | null }) {
  return (
    <dl className="figure-row">
      <Figure label={of.minutes === 1 ? "minute" : "minutes"} value={of.minutes.toLocaleString()} />
      <Figure label={of.sets === 1 ? "set" : "sets"} value={of.sets.toLocaleString()} />
      {of.load > 0 ? <Figure label={`${of.unit} moved`} value={of.load.toLocaleString()} /> : null}
      {streak !== null ? (
        <Figure label={streak === 1 ? "day" : "days in a row"} value={streak.toLocaleString()} />
      ) : null}
    </dl>
  );
}

function NewRecords({ records }: { records: readonly string[] }) {
  if (records.length === 0) return null;
  return (
    <div className="grid gap-1 border-accent border-l-3 pl-4">
      <h2 className="font-sans font-semibold text-base">
        {records.length === 1 ? "New personal record" : plural(records.length, "new personal record")}
      </h2>
      {records.map((record) => (
        <p key={record}>{record}</p>
      ))}
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end py-4 pl-4 first:pl-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="font-display font-extrabold text-4xl">{value}</dd>
    </div>
  );
}

/** Focuses the heading, as the pressed button is gone: for keyboards and screen readers. */
function focusOnce(heading: HTMLElement | null): void {
  if (!heading) return;
  window.scrollTo(0, 0);
  heading.focus({ preventScroll: true });
}
