import { Play, X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { resolveVideo } from "../../worker/contract/video";
import { cx } from "../ui/cx";
import { lazyCode } from "../ui/lazy-code";
import { TierBadge } from "../ui/tier-badge";
import { useLazyCode } from "../ui/use-lazy-code";
import { doseOf, given, notesBesideDose } from "./exercise-dose";
import type { ShownExercise } from "./swap/shown-exercise";
import { tierOf } from "./tier";
import { TrainingArt } from "./training-art";

const video = lazyCode(async () => (await import("./exercise-video")).ExerciseVideo);

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

/** A row to be found at a glance: its picture, which is its video, its name, and the dose in one line. */
export function ExerciseRow({ exercise, headingLevel = 4, mark, ownLoad = null, children }: ExerciseRowProps) {
  const Heading = headingLevel === 3 ? "h3" : "h4";
  const tier = tierOf(exercise.tier);
  const dose = doseOf(exercise, ownLoad);
  const notes = notesBesideDose(exercise);
  const art = { title: exercise.name, category: exercise.category };
  const [open, setOpen] = useState(false);
  const ExerciseVideo = useLazyCode(video, open, () => setOpen(false));
  const panel = useId();
  const hasVideo = resolveVideo(exercise.videoUrl).kind !== "none";
  return (
    <li className="@container grid grid-cols-1 gap-2 py-3 sm:py-4">
      <div className="grid @[14rem]:grid-cols-[4rem_minmax(0,1fr)] grid-cols-1 gap-x-3 gap-y-2">
        {hasVideo ? (
          <button
            type="button"
            aria-label={`${open ? "Hide video" : "Show video"} of ${exercise.name}`}
            aria-expanded={open}
            aria-controls={open ? panel : undefined}
            className="relative grid size-16 place-items-center overflow-hidden rounded-sm"
            onClick={() => setOpen(!open)}
          >
            <TrainingArt {...art} className="absolute inset-0 size-full" />
            <span aria-hidden className="relative grid size-8 place-items-center rounded-full bg-paper text-ink">
              {open ? <X className="size-4.5" /> : <Play className="ml-0.5 size-4 fill-current" />}
            </span>
          </button>
        ) : (
          <TrainingArt {...art} className="size-16 rounded-sm" />
        )}
        <div className="grid min-w-0 grid-cols-1 content-center gap-0.5">
          <div className="flex items-baseline gap-x-1.5 text-lg leading-tight">
            <p className="figures max-w-1/3 shrink-0 text-muted">
              <span className="sr-only">Exercise </span>
              {exercise.exerciseCode ?? mark}
            </p>
            <Heading className="min-w-0 font-sans font-semibold">{exercise.name}</Heading>
          </div>
          {dose.length ? (
            <dl className="flex flex-wrap gap-x-3">
              {dose.map(({ label, value, suffix }) => (
                // The button that starts the rest says how long it is.
                <div
                  key={label}
                  className={
                    label === "Rest" && children ? "sr-only" : "flex min-w-0 max-w-full items-baseline gap-x-1"
                  }
                >
                  <dt className={cx("text-muted text-sm", !NAMED.has(label) && "sr-only")}>{label}</dt>
                  <dd className="figures min-w-0 text-xl leading-tight">
                    {value}
                    {suffix ? <span className="text-base"> {suffix}</span> : null}
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
          {tier || given(exercise.category) ? (
            <p className="flex items-center gap-2 text-muted text-sm">
              {tier ? <TierBadge tier={tier} /> : null}
              {given(exercise.category) ? exercise.category : null}
            </p>
          ) : null}
        </div>
      </div>
      {open ? (
        <div id={panel} className="animate-fade">
          {ExerciseVideo ? <ExerciseVideo name={exercise.name} address={exercise.videoUrl} /> : null}
        </div>
      ) : null}
      {given(exercise.description) ? <p className="max-w-prose text-sm">{exercise.description}</p> : null}
      {notes ? <p className="max-w-prose whitespace-pre-line text-muted text-sm">{notes}</p> : null}
      {children}
    </li>
  );
}

/** What no figure says by itself. */
const NAMED = new Set(["Tempo", "Rest"]);
