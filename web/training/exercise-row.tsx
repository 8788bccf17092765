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
  /** Shown if the coach gave no code, such as the exercise's number. */
  mark?: ReactNode;
  /** The member's own load, if the dose is in percent. */
  ownLoad?: string | null | undefined;
  /** A short text of what was logged before. */
  before?: ReactNode;
  /** The controls below: ticks, rest, log. */
  children?: ReactNode;
};

/** Shows an exercise at a glance: its picture, which opens its video, its name, and the dose in one line. */
export function ExerciseRow({ exercise, headingLevel = 4, mark, ownLoad = null, before, children }: ExerciseRowProps) {
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
    <li className="group/row @container py-2 @[32rem]:py-3">
      <div className="grid @[19rem]:grid-cols-[minmax(0,1fr)_auto] grid-cols-1 items-center gap-x-3 gap-y-1">
        <div className="col-span-full grid @[32rem]:col-span-1 @[14rem]:grid-cols-[3.5rem_minmax(0,1fr)] grid-cols-1 items-center gap-x-3 gap-y-2">
          <div className="relative size-14">
            {hasVideo ? (
              <button
                type="button"
                aria-label={`${open ? "Hide video" : "Show video"} of ${exercise.name}`}
                aria-expanded={open}
                aria-controls={open ? panel : undefined}
                className="grid size-14 place-items-center overflow-hidden rounded-sm"
                onClick={() => setOpen(!open)}
              >
                <TrainingArt {...art} className="absolute inset-0 size-full rounded-sm" />
                <span aria-hidden className="relative grid size-7 place-items-center rounded-full bg-paper text-ink">
                  {open ? <X className="size-4" /> : <Play className="ml-0.5 size-3.5 fill-current" />}
                </span>
              </button>
            ) : (
              <TrainingArt {...art} className="size-14 rounded-sm" />
            )}
            {tier ? (
              <TierBadge
                tier={tier}
                className="pointer-events-none absolute -right-1 -bottom-1 h-5! w-4.5! text-sm! ring-2 ring-paper"
              />
            ) : null}
          </div>
          <div className="grid min-w-0 grid-cols-1">
            <div className="flex items-baseline gap-x-1.5 text-lg leading-tight">
              <p className="figures max-w-1/3 shrink-0 text-muted">
                <span className="sr-only">Exercise </span>
                {exercise.exerciseCode ?? mark}
              </p>
              <Heading className="min-w-0 font-sans font-semibold">{exercise.name}</Heading>
            </div>
            {dose.length ? <Dose dose={dose} restBelow={children !== undefined && children !== null} /> : null}
          </div>
        </div>
        {open ? (
          <div id={panel} className="col-span-full animate-fade py-1">
            {ExerciseVideo ? <ExerciseVideo name={exercise.name} address={exercise.videoUrl} /> : null}
          </div>
        ) : null}
        {/* Two lines beside a phone's buttons; in full where there is room, and once the row is in use. */}
        <div
          className={cx(
            "min-w-0 text-muted text-xs @[32rem]:col-span-full @[32rem]:pl-17 @[32rem]:text-sm",
            children
              ? "line-clamp-2 @[32rem]:line-clamp-none group-has-[details[open],[data-wide]]/row:col-span-full group-has-[details[open],[data-wide],[aria-expanded=true]]/row:line-clamp-none"
              : "col-span-full text-sm",
          )}
        >
          {before ? <span className={SAID}>{before} </span> : null}
          {given(exercise.category) ? <span>{exercise.category}. </span> : null}
          {given(exercise.description) ? <span className={`${SAID} text-ink`}>{exercise.description} </span> : null}
          {notes ? <span className={`${SAID} whitespace-pre-line`}>{notes}</span> : null}
        </div>
        {children}
      </div>
    </li>
  );
}

function Dose({ dose, restBelow }: { dose: ReturnType<typeof doseOf>; restBelow: boolean }) {
  return (
    <dl className="flex flex-wrap gap-x-2 @[32rem]:gap-x-3">
      {dose.map(({ label, value, suffix }) => (
        // The rest button shows the rest itself.
        <div
          key={label}
          className={label === "Rest" && restBelow ? "sr-only" : "flex min-w-0 max-w-full items-baseline gap-x-1"}
        >
          <dt className={cx("text-muted text-xs @[32rem]:text-sm", !NAMED.has(label) && "sr-only")}>{label}</dt>
          <dd className="figures min-w-0 text-lg leading-snug @[32rem]:text-xl">
            {value}
            {suffix ? <span className="text-base"> {suffix}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const SAID = "@[32rem]:block group-has-[details[open],[data-wide],[aria-expanded=true]]/row:block @[32rem]:max-w-prose";

/** Figures that need their label to be understood. */
const NAMED = new Set(["Tempo", "Rest"]);
