import type { ReactNode } from "react";
import { cx } from "../ui/cx";
import { TierBadge } from "../ui/tier-badge";
import { doseOf, given, notesBesideDose } from "./exercise-dose";
import type { ShownExercise } from "./swap/shown-exercise";
import { tierOf } from "./tier";
import { VideoToggle } from "./video-toggle";

type ExerciseRowProps = {
  exercise: ShownExercise;
  headingLevel?: 3 | 4;
  /** Shown where the coach gave no code, such as the exercise's number. */
  mark?: ReactNode;
  /** The member's own load, where the dose says percents. */
  ownLoad?: string | null | undefined;
  /** What is done with it: ticks, rest, log. */
  children?: ReactNode;
};

/** Made to be read at arm's length between two sets. */
export function ExerciseRow({ exercise, headingLevel = 4, mark, ownLoad = null, children }: ExerciseRowProps) {
  const Heading = headingLevel === 3 ? "h3" : "h4";
  const tier = tierOf(exercise.tier);
  const dose = doseOf(exercise, ownLoad);
  const long = dose.some(({ value }) => value.length > 14);
  const notes = notesBesideDose(exercise);
  return (
    <li className="@container py-6 sm:py-7">
      <div className="grid @[12rem]:grid-cols-[2.75rem_minmax(0,1fr)] grid-cols-1 gap-x-3 gap-y-2 sm:@[12rem]:grid-cols-[4.5rem_minmax(0,1fr)] sm:gap-x-5">
        <p className="figures pt-0.5 text-3xl text-muted leading-none">
          <span className="sr-only">Exercise </span>
          {exercise.exerciseCode ?? mark}
        </p>
        <div className="grid min-w-0 grid-cols-1 gap-3">
          <div className="grid grid-cols-1 gap-1.5">
            <Heading className="font-sans font-semibold text-xl leading-tight">{exercise.name}</Heading>
            {tier || given(exercise.category) ? (
              <p className="flex items-center gap-2 text-muted text-sm">
                {tier ? <TierBadge tier={tier} /> : null}
                {given(exercise.category) ? exercise.category : null}
              </p>
            ) : null}
          </div>
          {dose.length ? (
            <dl className="flex flex-wrap gap-x-7 gap-y-3">
              {dose.map(({ label, value, suffix }) => (
                <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
                  <dt className="text-muted text-xs">{label}</dt>
                  <dd className={cx("figures leading-none", long ? "text-2xl" : "text-3xl")}>
                    {value}
                    {suffix ? <span className="text-base"> {suffix}</span> : null}
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
          {given(exercise.description) ? <p className="max-w-prose">{exercise.description}</p> : null}
          {notes ? <p className="max-w-prose whitespace-pre-line text-muted">{notes}</p> : null}
          <VideoToggle name={exercise.name} address={exercise.videoUrl} />
          {children}
        </div>
      </div>
    </li>
  );
}
