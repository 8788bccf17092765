import { CalendarSync, Trash2 } from "lucide-react";
import { useState } from "react";
import { optionName } from "../../../../worker/contract/day-options";
import { DAY_NAMES } from "../../../../worker/contract/drafts";
import type { ProgramReading, ReadSession } from "../../../../worker/contract/program-reading";
import { Button } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";
import { ExerciseBranch } from "./exercise-branch";
import { LeftOut } from "./left-out";
import { PlaceChoice } from "./place-choice";
import { exerciseKey, type ReviewAnswers, type ReviewChange, type SessionPlace, sessionKey } from "./review-answers";
import { weekName } from "./review-import";
import { nameOf } from "./session-slots";

type SessionBranchProps = {
  week: number;
  index: number;
  session: ReadSession;
  reading: ProgramReading;
  answers: ReviewAnswers;
  /** Null when the session is excluded. */
  place: SessionPlace | null;
  /** True when there is only one week, so moving it here or in all weeks is the same. */
  alone: boolean;
  onChange: (change: ReviewChange) => void;
};

/** One session of one week. */
export function SessionBranch({ week, index, session, reading, answers, place, alone, onChange }: SessionBranchProps) {
  const key = sessionKey(week, index);
  const name = nameOf(session);
  const [moving, setMoving] = useState(false);
  const of = alone ? name : `${name} in ${weekName(reading.weeks, week)}`;
  if (!place) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b pb-2 text-muted">
        <LeftOut name={name} of={of} onBringBack={() => onChange({ do: "leave-out", key, out: false })} />
      </div>
    );
  }
  return (
    <Disclosure defaultOpen className="border-line-strong" summary={<SessionSummary name={name} place={place} />}>
      <div className="grid grid-cols-1 gap-2">
        {session.notes ? <p className="whitespace-pre-line text-muted text-sm">{session.notes}</p> : null}
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={moving}
            icon={<CalendarSync aria-hidden strokeWidth={1.75} />}
            onClick={() => setMoving(!moving)}
          >
            {alone ? "Move" : "Move in this week"}
            <span className="sr-only">: {of}</span>
          </Button>
          <Button
            variant="quiet"
            size="sm"
            icon={<Trash2 aria-hidden strokeWidth={1.75} />}
            onClick={() => onChange({ do: "leave-out", key, out: true })}
          >
            Leave out<span className="sr-only"> {of}</span>
          </Button>
        </div>
        {moving ? (
          <div className="grid grid-cols-2 gap-3 rounded-sm bg-sunken p-3 sm:grid-cols-[11rem_13rem_auto] sm:justify-start">
            <PlaceChoice
              of={of}
              place={place}
              otherwise={place}
              onPlace={(next) => next !== "out" && onChange({ do: "move-session", session: key, place: next })}
            />
            {answers.moved[key] ? (
              <Button
                variant="quiet"
                size="sm"
                className="justify-self-start"
                onClick={() => onChange({ do: "move-session", session: key, place: null })}
              >
                As in the other weeks
              </Button>
            ) : null}
          </div>
        ) : null}
        <SessionExercises
          session={session}
          week={week}
          index={index}
          answers={answers}
          reading={reading}
          onChange={onChange}
        />
      </div>
    </Disclosure>
  );
}

type SessionSummaryProps = {
  name: string;
  place: SessionPlace;
};

function SessionSummary({ name, place }: SessionSummaryProps) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
      <span className="wrap-break-word min-w-0">{name}</span>
      <span className="font-normal text-base text-muted">
        {DAY_NAMES[place.dayOfWeek]}, {optionName(place.columnType)}
      </span>
    </span>
  );
}

type SessionExercisesProps = Pick<
  SessionBranchProps,
  "session" | "week" | "index" | "answers" | "reading" | "onChange"
>;

function SessionExercises({ session, week, index, answers, reading, onChange }: SessionExercisesProps) {
  return (
    <ol className="divide-y divide-line border-line border-t">
      {session.exercises.map((exercise, at) => {
        const exerciseAt = exerciseKey(week, index, at);
        return (
          <ExerciseBranch
            key={exerciseAt}
            at={exerciseAt}
            read={exercise}
            edited={answers.edits[exerciseAt]}
            out={answers.out[exerciseAt] ?? false}
            reading={reading}
            answers={answers}
            onChange={onChange}
          />
        );
      })}
    </ol>
  );
}
