import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ProgramReading, ReadExercise } from "../../../../worker/contract/program-reading";
import { tierOf } from "../../../training/tier";
import { Badge } from "../../../ui/badge";
import { IconButton } from "../../../ui/icon-button";
import { TierBadge } from "../../../ui/tier-badge";
import { besideText, setsText } from "./dose-words";
import { ExerciseEdit } from "./exercise-edit";
import { LeftOut } from "./left-out";
import type { ReviewAnswers, ReviewChange } from "./review-answers";
import { exerciseId } from "./review-import";

type ExerciseBranchProps = {
  at: string;
  read: ReadExercise;
  edited: ReadExercise | undefined;
  out: boolean;
  reading: ProgramReading;
  answers: ReviewAnswers;
  onChange: (change: ReviewChange) => void;
};

/** One exercise with its dose; expanding it shows its fields. */
export function ExerciseBranch({ at, read, edited, out, reading, answers, onChange }: ExerciseBranchProps) {
  const exercise = edited ?? read;
  const [editing, setEditing] = useState(false);
  const name = exercise.name.trim() || "Exercise without a name";
  if (out) {
    return (
      <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5 text-muted text-sm">
        <LeftOut name={name} onBringBack={() => onChange({ do: "leave-out", key: at, out: false })} />
      </li>
    );
  }
  const tier = tierOf(exercise.tier);
  const beside = besideText(exercise);
  return (
    <li id={exerciseId(at)} tabIndex={-1} className="py-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
        <div className="grid min-w-0 grid-cols-1 gap-x-6 gap-y-1 pt-2 md:grid-cols-2">
          <div className="grid min-w-0 content-start gap-1">
            <p className="wrap-break-word font-semibold leading-snug">
              {exercise.exerciseCode ? <span className="figures pr-2 text-muted">{exercise.exerciseCode}</span> : null}
              {name}
            </p>
            {exercise.tier || exercise.category || edited ? (
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-sm">
                {tier ? <TierBadge tier={tier} /> : exercise.tier}
                {exercise.category}
                {edited ? <Badge tone="accent">Corrected</Badge> : null}
              </p>
            ) : null}
          </div>
          <div className="grid min-w-0 content-start gap-1 text-sm">
            <ul className="flex flex-wrap gap-x-5 gap-y-0.5 tabular-nums">
              {exercise.prescription.map((sets, index) => (
                // Groups of sets may be alike; they are told apart by their place.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={index} className="wrap-break-word">
                  {setsText(sets)}
                </li>
              ))}
              {exercise.prescription.length === 0 ? <li className="text-muted">No sets</li> : null}
              {beside ? <li className="text-muted">{beside}</li> : null}
            </ul>
            {exercise.notes ? <p className="wrap-break-word whitespace-pre-line text-muted">{exercise.notes}</p> : null}
          </div>
        </div>
        <span className="flex">
          <IconButton
            label={`${editing ? "Close" : "Correct"} ${name}`}
            aria-expanded={editing}
            icon={<Pencil aria-hidden />}
            onClick={() => setEditing(!editing)}
          />
          <IconButton
            label={`Leave out ${name}`}
            icon={<Trash2 aria-hidden />}
            onClick={() => onChange({ do: "leave-out", key: at, out: true })}
          />
        </span>
      </div>
      {editing ? (
        <ExerciseEdit
          at={at}
          read={read}
          exercise={exercise}
          reading={reading}
          answers={answers}
          onChange={onChange}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </li>
  );
}
