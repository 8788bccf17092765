import { ArrowRight, LockKeyhole } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { GATED_EXERCISES_BLURRED } from "../../../worker/contract/exercises-limits";
import type { Workout } from "../../../worker/contract/workouts";
import { plural } from "../../lib/format/format";
import { shortDose } from "../../lib/format/workout-facts";
import { buttonClass } from "../../ui/button";

/** The number of exercises shown. */
const SHOWN = 4;

/** The first exercises, linked to the workout; without a membership, placeholders of the rest. */
export function WorkoutPreview({ workout }: { workout: Workout }) {
  const shown = workout.exercises.slice(0, SHOWN);
  const more = workout.exerciseCount - shown.length;
  if (shown.length === 0) return null;
  return (
    <div className="border-line border-t">
      <ul className="divide-y divide-line">
        {shown.map((exercise) => (
          <li key={exercise.id}>
            <Link
              to={addressOf("workout", { id: workout.id })}
              className="grid min-h-12 grid-cols-[minmax(0,1fr)_fit-content(45%)] items-center gap-4 px-5 py-2.5 hover:bg-sunken focus-visible:-outline-offset-3 sm:px-7"
            >
              <span className="font-semibold">{exercise.name}</span>
              <span className="text-right text-muted text-sm tabular-nums">{shortDose(exercise)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && workout.gated ? <Locked count={more} /> : null}
      {more > 0 && !workout.gated ? (
        <Link
          to={addressOf("workout", { id: workout.id })}
          className="group flex min-h-12 items-center justify-between gap-4 border-line border-t px-5 py-2.5 text-muted text-sm hover:bg-sunken hover:text-accent focus-visible:-outline-offset-3 sm:px-7"
        >
          {plural(more, "more exercise")}
          <ArrowRight
            aria-hidden
            className="size-5 transition-transform group-hover:translate-x-1"
            strokeWidth={1.75}
          />
        </Link>
      ) : null}
    </div>
  );
}

/** Placeholders: the server sends nothing of these exercises. */
function Locked({ count }: { count: number }) {
  return (
    <div className="border-line border-t">
      <div aria-hidden className="divide-y divide-line select-none">
        {SHAPES.slice(0, Math.min(count, GATED_EXERCISES_BLURRED)).map((width) => (
          <div key={width} className="flex min-h-12 items-center justify-between gap-4 px-5 blur-xs sm:px-7">
            <span className={`h-4 rounded-xs bg-line-strong ${width}`} />
            <span className="h-4 w-12 rounded-xs bg-line" />
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-ink border-t-2 px-5 py-4 sm:px-7">
        <p className="flex items-center gap-2.5 font-semibold">
          <LockKeyhole aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
          {plural(count, "more exercise")}
        </p>
        <Link to={addressOf("subscribe")} className={buttonClass()}>
          Unlock with membership
        </Link>
      </div>
    </div>
  );
}

const SHAPES = ["w-1/2", "w-2/5"];
