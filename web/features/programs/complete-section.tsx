import { Check, Maximize2, Undo2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router-dom";
import type { CalendarDate } from "../../../worker/contract/calendar";
import { optionName } from "../../../worker/contract/day-options";
import { DAY_NAMES } from "../../../worker/contract/drafts";
import type { DailyWorkout, WeeklyProgram, WorkoutSection } from "../../../worker/contract/programs";
import { isPendingSection, usePendingCompletions } from "../../data/pending-completions";
import { isTrained } from "../../lib/format/week-standing";
import { useSession } from "../../lib/session/session";
import { IntervalTimerButton, IntervalTimerRoom } from "../../training/interval-timer-button";
import { RestCountdown } from "../../training/rest-countdown";
import { endRest } from "../../training/rest-timer";
import {
  isTooLong,
  minutesTrained,
  type RunningWorkout,
  sessionAddress,
  type Trainable,
} from "../../training/running-workout";
import { OtherRunning } from "../../training/session/other-running";
import { SessionClock } from "../../training/session/session-clock";
import { type SessionRun, useRunningSession } from "../../training/session/use-running-session";
import { Belt } from "../../ui/belt";
import { Button, buttonClass } from "../../ui/button";
import { cx } from "../../ui/cx";
import { FieldError } from "../../ui/field";
import { lazyCode } from "../../ui/lazy-code";
import { useLazyCode } from "../../ui/use-lazy-code";
import { useRoom } from "../../ui/use-room";
import { useWide } from "../../ui/use-wide";
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

/** At the thumb: the week's belt, and the button to complete the section. */
export function CompleteSection(props: CompleteSectionProps) {
  const { program, day, section } = props;
  const user = useSession();
  const what = trainableOf(props);
  const isWide = useWide("64rem");
  const session = useRunningSession(user.state === "signed-in" ? user.user.id : "", what);
  const { running, other } = session;
  const completion = useCompletion(props, session);
  const { done, earned, completionId, said } = completion;
  const StripeMoment = useLazyCode(stripe, earned === "stripe", () => {});
  const [noting, setNoting] = useState(false);
  const SectionNote = useLazyCode(note, noting, () => setNoting(false));
  const trained = trainedDays(program);
  const dayName = DAY_NAMES[day.dayOfWeek] ?? "The day";
  return (
    <div
      ref={useRoom("--bottom-bar")}
      className="sticky bottom-(--places,0px) z-20 -mx-5 grid grid-cols-1 gap-3 border-line border-t bg-paper px-5 pt-2.5 pb-2.5 lg:static lg:mx-0 lg:gap-5 lg:border-ink lg:border-t-2 lg:px-0 lg:py-7"
    >
      {/* At the top, so that it does not move the button under the thumb. */}
      <RestCountdown />
      {done && earned ? (
        <div className="grid gap-2">
          {/* Its place is kept while its code loads, so that the buttons below it stay where they are. */}
          {earned === "stripe" ? (
            <div className="h-20 sm:h-28">
              {StripeMoment ? <StripeMoment earned={trained} of={program.dailyWorkouts.length} /> : null}
            </div>
          ) : null}
          <p className="animate-rise font-display font-extrabold text-2xl">
            {earned === "stripe" ? `${dayName}'s stripe is on.` : `Trained twice. ${dayName} already has its stripe.`}
          </p>
        </div>
      ) : (
        <WeekSoFar trained={trained} of={program.dailyWorkouts.length} running={running} isWide={isWide} />
      )}
      {other && !done ? <OtherRunning other={other} onDiscard={() => session.end(other.key)} /> : null}
      <CompleteForm
        option={optionName(section.columnType)}
        completion={completion}
        before={done ? null : <BeforeDone what={what} running={running !== null} isWide={isWide} />}
        onNote={() => setNoting(true)}
      />
      {noting && SectionNote && completionId !== null ? (
        <SectionNote
          id={completionId}
          section={{ dailyWorkoutId: day.id, columnType: section.columnType }}
          said={said}
          onSaved={(now) => {
            completion.say(now);
            setNoting(false);
          }}
          onClose={() => setNoting(false)}
        />
      ) : null}
    </div>
  );
}

const trainableOf = ({ program, day, section }: CompleteSectionProps): Trainable => ({
  title: day.title,
  workoutId: null,
  day: {
    programId: program.id,
    dailyWorkoutId: day.id,
    dayOfWeek: day.dayOfWeek,
    columnType: section.columnType,
  },
});

/** Completes the section and undoes it; returns the result since the page was opened. */
function useCompletion({ program, day, section, today }: CompleteSectionProps, session: SessionRun) {
  const complete = useCompleteSection(String(program.id), today);
  const undo = useUndoSection(String(program.id));
  const waiting = isPendingSection(usePendingCompletions(), day.id, section.columnType);
  const [earned, setEarned] = useState<"stripe" | "again">();
  const [said, say] = useState({ notes: "", notesPrivate: false });
  const { running } = session;
  const done = waiting || section.lastCompletedOn === today;
  const of = { dailyWorkoutId: day.id, columnType: section.columnType };

  function finish() {
    if (done || complete.isPending) return;
    setEarned(isTrained(day) ? "again" : "stripe");
    const notes = running?.notes.trim() ?? "";
    say({ notes, notesPrivate: running?.notesPrivate ?? false });
    complete.mutate(
      {
        ...of,
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

  return {
    done,
    waiting,
    earned,
    /** The id of the stored completion; without one there is nothing to undo or to note. */
    completionId: done && !waiting ? section.lastCompletionId : null,
    said,
    say,
    problem: complete.isError ? COMPLETION_FAILED : undefined,
    finish,
    takingBack: undo.isPending,
    takeBack: (completionId: number) => {
      setEarned(undefined);
      undo.mutate({ ...of, completionId });
    },
  };
}

type WeekSoFarProps = { trained: number; of: number; running: RunningWorkout | null; isWide: boolean };

function WeekSoFar({ trained, of, running, isWide }: WeekSoFarProps) {
  return (
    <div className={cx("flex items-end gap-3", !running && "max-lg:hidden")}>
      <Belt
        label="This week"
        value={trained}
        max={of}
        stripes={of}
        valueText={`${trained} of ${of} days trained`}
        size="sm"
        className="min-w-0 flex-1 max-lg:gap-1"
      />
      {running ? <SessionClock workout={running} /> : isWide ? <IntervalTimerButton /> : null}
    </div>
  );
}

/** The timer, and a link to the step-by-step session. */
function BeforeDone({ what, running, isWide }: { what: Trainable; running: boolean; isWide: boolean }) {
  return (
    <>
      {running ? null : isWide ? <IntervalTimerRoom /> : <IntervalTimerButton brief />}
      <Link
        to={sessionAddress(what)}
        className={`${buttonClass({ variant: "primary" })} min-w-min flex-1 px-3! lg:flex-none lg:px-6!`}
      >
        <Maximize2 aria-hidden strokeWidth={1.75} />
        {running ? "Go on" : "Train"}
        <span className="sr-only"> step by step</span>
      </Link>
    </>
  );
}

type CompleteFormProps = {
  /** The section's name. */
  option: string;
  completion: ReturnType<typeof useCompletion>;
  before: ReactNode;
  onNote: () => void;
};

function CompleteForm({ option, completion, before, onNote }: CompleteFormProps) {
  const { done, waiting, earned, completionId, said, problem, takingBack, takeBack } = completion;
  const errorId = useId();
  return (
    <form
      noValidate
      className="flex flex-wrap items-stretch gap-x-2 gap-y-2 lg:items-end lg:gap-x-3"
      onSubmit={(event) => {
        event.preventDefault();
        completion.finish();
      }}
    >
      {before}
      <Button
        type="submit"
        size="md"
        variant="secondary"
        aria-disabled={done || undefined}
        icon={done ? <Check aria-hidden className="text-success" strokeWidth={2.25} /> : undefined}
        className={done ? "flex-1 cursor-default! lg:flex-none" : "min-w-min flex-1 px-3! lg:flex-none lg:px-6!"}
      >
        {done ? (waiting ? "Done, not sent yet" : "Done today") : `Complete ${option}`}
      </Button>
      {completionId !== null ? (
        <Button
          variant="quiet"
          busy={takingBack}
          busyLabel="Undoing…"
          icon={<Undo2 aria-hidden strokeWidth={1.75} />}
          onClick={() => takeBack(completionId)}
        >
          Undo<span className="sr-only"> {option}</span>
        </Button>
      ) : null}
      {earned && completionId !== null ? (
        <Button variant="quiet" onClick={onNote}>
          {said.notes ? "Change note" : "Add a note"}
        </Button>
      ) : null}
      {problem ? (
        <div className="basis-full">
          <FieldError id={errorId}>{problem}</FieldError>
        </div>
      ) : null}
    </form>
  );
}
