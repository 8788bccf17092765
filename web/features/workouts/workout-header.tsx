import { Check } from "lucide-react";
import type { Workout } from "../../../worker/contract/workouts";
import { calendarDay } from "../../lib/format/format";
import { workoutDay } from "../../lib/format/workout-facts";
import { Badge } from "../../ui/badge";
import { cx } from "../../ui/cx";
import { Skeleton, SkeletonText } from "../../ui/skeleton";
import { useWide } from "../../ui/use-wide";

/** Without a workout, a placeholder while it loads. A phone has the coach's text below the training. */
export function WorkoutHeader({ workout }: { workout: Workout | undefined }) {
  const isWide = useWide("64rem");
  return (
    <div className="grid grid-cols-1 gap-1.5 lg:gap-5">
      <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-2">
        {workout ? <Kicker workout={workout} /> : <Skeleton className="h-6 w-40" />}
      </div>
      <h1 tabIndex={-1} className="max-w-4xl text-4xl lg:text-5xl">
        {workout?.title ?? (
          <>
            <span className="sr-only">Workout</span>
            <Skeleton className="h-lh w-[6em] max-w-full" />
          </>
        )}
      </h1>
      {/* Only the heading stays; the rest is remounted with the workout, so that nothing visible moves. */}
      {isWide ? (
        <div key={workout ? "lead" : "lead-loading"} className="max-lg:hidden">
          {workout ? (
            <p className="max-w-prose whitespace-pre-line text-lg text-muted empty:hidden">{workout.description}</p>
          ) : (
            <SkeletonText lines={2} className="w-full max-w-prose" />
          )}
        </div>
      ) : null}
      <div key={workout ? "facts" : "facts-loading"} className="@container">
        <dl className="border-line max-lg:flex max-lg:flex-wrap max-lg:gap-x-3 max-lg:text-sm lg:grid lg:grid-cols-4 lg:divide-x lg:divide-line lg:border-y">
          {factsOf(workout).map(({ label, value }) => (
            <div
              key={label}
              className="flex min-w-0 max-lg:flex-row-reverse max-lg:gap-x-1 lg:flex-col-reverse lg:justify-end lg:py-3.5 lg:not-first:pl-6"
            >
              <dt className={cx("text-muted text-sm", label === "focus" && "max-lg:sr-only")}>{label}</dt>
              <dd
                className={cx(
                  "min-w-0 font-semibold [overflow-wrap:anywhere] lg:font-display lg:font-extrabold",
                  value && value.length > LONG ? "lg:text-xl lg:leading-tight" : "lg:text-3xl",
                )}
              >
                {value ?? <Skeleton className="h-lh w-[2.5em]" />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** The most characters of a figure; longer values are shown as text. */
const LONG = 20;

function Kicker({ workout }: { workout: Workout }) {
  return (
    <>
      <p className="font-semibold text-accent text-sm">{workoutDay(workout)}</p>
      {workout.lastCompletedOn ? (
        <Badge tone="success" icon={<Check aria-hidden strokeWidth={2.25} />}>
          Last done {calendarDay(workout.lastCompletedOn)}
        </Badge>
      ) : null}
    </>
  );
}

/** Returns the facts that the coach has given; while loading, all possible ones. */
function factsOf(workout: Workout | undefined): { label: string; value: string | undefined }[] {
  const facts = [
    { label: "minutes", value: workout?.duration?.toLocaleString() },
    { label: "intensity", value: workout?.intensity ?? undefined },
    { label: "focus", value: workout?.focus ?? undefined },
    {
      label: workout?.exerciseCount === 1 ? "exercise" : "exercises",
      value: workout?.exerciseCount.toLocaleString(),
    },
  ];
  return workout ? facts.filter(({ value }) => value) : facts;
}
