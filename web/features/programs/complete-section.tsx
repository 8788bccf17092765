import { Check, Maximize2, Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import type { CalendarDate } from "../../../worker/contract/calendar";
import { DAY_NAMES } from "../../../worker/contract/drafts";
import type { DailyWorkout, WeeklyProgram, WorkoutSection } from "../../../worker/contract/programs";
import { isPendingSection, usePendingCompletions } from "../../data/pending-completions";
import { OPTION_NAMES } from "../../lib/format/training-words";
import { isTrained } from "../../lib/format/week-standing";
import { useSession } from "../../lib/session/session";
import { IntervalTimerButton } from "../../training/interval-timer-button";
import { RestCountdown } from "../../training/rest-countdown";
import { endRest } from "../../training/rest-timer";
import { isTooLong, minutesTrained, sessionAddress, type Trainable } from "../../training/running-workout";
import { OtherRunning } from "../../training/session/other-running";
import { SessionClock } from "../../training/session/session-clock";
import { useRunningSession } from "../../training/session/use-running-session";
import { Belt } from "../../ui/belt";
import { Button, buttonClass } from "../../ui/button";
import { FieldError } from "../../ui/field";
import { lazyCode } from "../../ui/lazy-code";
import { useLazyCode } from "../../ui/use-lazy-code";
import { useRoom } from "../../ui/use-room";
import { trainedDays } from "./trained-days";
import { COMPLETION_FAILED, useCompleteSection, useUndoSection } from "./use-complete-section";

const stripe = lazyCode(async () => (await import("../../training/stripe-moment")).StripeMoment);
const note = lazyCode(async () => (await import("./section-note")).SectionNote);

type CompleteSectionProps = {
  program: WeeklyProgram;
  day: DailyWorkout;
  section: WorkoutSection;
  today: CalendarDate;
};

/** In reach of the thumb: the week's belt, and the button that gives it a stripe. */
export function CompleteSection({ program, day, section, today }: CompleteSectionProps) {
  const complete = useCompleteSection(String(program.id), today);
  const undo = useUndoSection(String(program.id));
  const waiting = isPendingSection(usePendingCompletions(), day.id, section.columnType);
  const [earned, setEarned] = useState<"stripe" | "again">();
  const StripeMoment = useLazyCode(stripe, earned === "stripe", () => {});
  const [noting, setNoting] = useState(false);
  const SectionNote = useLazyCode(note, noting, () => setNoting(false));
  const [said, setSaid] = useState({ notes: "", notesPrivate: false });
  const errorId = useId();
  const user = useSession();
  const what: Trainable = {
    title: day.title,
    workoutId: null,
    day: {
      programId: program.id,
      dailyWorkoutId: day.id,
      dayOfWeek: day.dayOfWeek,
      columnType: section.columnType,
    },
  };
  const session = useRunningSession(user.state === "signed-in" ? user.user.id : "", what);
  const { running, other } = session;
  const problem = complete.isError ? COMPLETION_FAILED : undefined;
  const done = waiting || section.lastCompletedOn === today;
  const completionId = waiting ? null : section.lastCompletionId;
  const trained = trainedDays(program);
  const dayName = DAY_NAMES[day.dayOfWeek] ?? "The day";

  function finish() {
    if (done || complete.isPending) return;
    setEarned(isTrained(day) ? "again" : "stripe");
    const notes = running?.notes.trim() ?? "";
    setSaid({ notes, notesPrivate: running?.notesPrivate ?? false });
    complete.mutate(
      {
        dailyWorkoutId: day.id,
        columnType: section.columnType,
        title: day.title,
        minutes: running && !isTooLong(running, Date.now()) ? minutesTrained(running, Date.now()) : undefined,
        ...(running && notes ? { notes, notesPrivate: running.notesPrivate } : {}),
      },
      {
        onSuccess: () => {
          if (running) session.end(running.key);
          endRest();
        },
        onError: () => setEarned(undefined),
      },
    );
  }

  return (
    <div
      ref={useRoom("--bottom-bar")}
      className="sticky bottom-(--places,0px) z-20 -mx-5 grid grid-cols-1 gap-3 border-line border-t bg-paper px-5 pt-3 pb-3 lg:static lg:mx-0 lg:gap-5 lg:border-ink lg:border-t-2 lg:px-0 lg:py-7"
    >
      {/* On top: what comes and goes must not move the button under the thumb. */}
      <RestCountdown />
      {done && earned ? (
        <div className="grid gap-2">
          {earned === "stripe" && StripeMoment ? (
            <StripeMoment earned={trained} of={program.dailyWorkouts.length} />
          ) : null}
          <p className="animate-rise font-display font-extrabold text-2xl">
            {earned === "stripe" ? `${dayName}'s stripe is on.` : `Trained twice. ${dayName} already has its stripe.`}
          </p>
        </div>
      ) : (
        <div className="flex items-end gap-3">
          <Belt
            label="This week"
            value={trained}
            max={program.dailyWorkouts.length}
            stripes={program.dailyWorkouts.length}
            valueText={`${trained} of ${program.dailyWorkouts.length} days trained`}
            size="sm"
            className="min-w-0 flex-1 max-lg:gap-1"
          />
          {running ? <SessionClock workout={running} /> : <IntervalTimerButton />}
        </div>
      )}
      {other && !done ? <OtherRunning other={other} onDiscard={() => session.end(other.key)} /> : null}
      <form
        noValidate
        className="flex flex-wrap items-end gap-x-3 gap-y-2"
        onSubmit={(event) => {
          event.preventDefault();
          finish();
        }}
      >
        {done ? null : (
          <Link
            to={sessionAddress(what)}
            className={`${buttonClass({ variant: "primary" })} min-w-0 flex-1 px-3! lg:flex-none lg:px-6!`}
          >
            <Maximize2 aria-hidden strokeWidth={1.75} />
            {running ? "Go on" : "Train"}
            <span className="sr-only"> step by step</span>
          </Link>
        )}
        <Button
          type="submit"
          size="md"
          variant="secondary"
          aria-disabled={done || undefined}
          icon={done ? <Check aria-hidden className="text-success" strokeWidth={2.25} /> : undefined}
          className={done ? "flex-1 cursor-default! lg:flex-none" : "min-w-0 flex-1 px-3! lg:flex-none lg:px-6!"}
        >
          {done ? (waiting ? "Done, not sent yet" : "Done today") : `Complete ${OPTION_NAMES[section.columnType]}`}
        </Button>
        {done && completionId !== null ? (
          <Button
            variant="quiet"
            busy={undo.isPending}
            busyLabel="Undoing…"
            icon={<Undo2 aria-hidden strokeWidth={1.75} />}
            onClick={() => {
              setEarned(undefined);
              undo.mutate({ dailyWorkoutId: day.id, columnType: section.columnType, completionId });
            }}
          >
            Undo<span className="sr-only"> {OPTION_NAMES[section.columnType]}</span>
          </Button>
        ) : null}
        {done && earned && completionId !== null ? (
          <Button variant="quiet" onClick={() => setNoting(true)}>
            {said.notes ? "Change note" : "Add a note"}
          </Button>
        ) : null}
        {problem ? (
          <div className="basis-full">
            <FieldError id={errorId}>{problem}</FieldError>
          </div>
        ) : null}
      </form>
      {done && noting && SectionNote && completionId !== null ? (
        <SectionNote
          id={completionId}
          section={{ dailyWorkoutId: day.id, columnType: section.columnType }}
          said={said}
          onSaved={(now) => {
            setSaid(now);
            setNoting(false);
          }}
          onClose={() => setNoting(false)}
        />
      ) : null}
    </div>
  );
}
