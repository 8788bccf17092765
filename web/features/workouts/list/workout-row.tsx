import { ArrowRight, Check, LockKeyhole } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { CalendarDate } from "../../../../worker/contract/calendar";
import type { Workout } from "../../../../worker/contract/workouts";
import { calendarDay } from "../../../lib/format/format";
import { workoutDay, workoutFacts } from "../../../lib/format/workout-facts";
import { TrainingArt } from "../../../training/training-art";
import { cx } from "../../../ui/cx";

type WorkoutRowProps = {
  workout: Workout;
  today: CalendarDate;
  /** Today's workout is highlighted. */
  isTodays: boolean;
};

export function WorkoutRow({ workout, today, isTodays }: WorkoutRowProps) {
  return (
    <li className={cx(isTodays && "bg-ink text-paper")}>
      <Link
        to={addressOf("workout", { id: workout.id })}
        className={cx(
          "group grid grid-cols-[min(5rem,25vw)_minmax(0,1fr)] gap-x-4 py-5 transition-colors focus-visible:-outline-offset-3",
          "sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:items-center sm:gap-x-7",
          isTodays ? "px-4 focus-visible:outline-paper sm:px-6" : "hover:bg-sunken/60 sm:-mx-6 sm:px-6",
        )}
      >
        <Picture workout={workout} />
        <div className="grid min-w-0 grid-cols-1 gap-1">
          <p className={cx("text-sm", isTodays ? "font-semibold" : "text-muted")}>
            {isTodays ? "Today's workout" : workoutDay(workout)}
          </p>
          <h2 className={cx("text-2xl", !isTodays && "group-hover:text-accent")}>{workout.title}</h2>
          <p className={cx("text-sm", !isTodays && "text-muted")}>{workoutFacts(workout)}</p>
          {workout.description ? (
            <p className={cx("max-w-prose text-sm max-sm:hidden", isTodays ? "line-clamp-3" : "line-clamp-2")}>
              {workout.description}
            </p>
          ) : null}
          <Marks workout={workout} today={today} quiet={!isTodays} />
        </div>
        <ArrowRight
          aria-hidden
          strokeWidth={1.75}
          className={cx(
            "size-6 shrink-0 transition-transform group-hover:translate-x-1 max-sm:hidden",
            !isTodays && "text-muted group-hover:text-accent",
          )}
        />
      </Link>
    </li>
  );
}

function Marks({ workout, today, quiet }: { workout: Workout; today: CalendarDate; quiet: boolean }) {
  const { lastCompletedOn, gated } = workout;
  if (!lastCompletedOn && !gated) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {lastCompletedOn ? (
        <span className={cx("flex items-center gap-1.5 font-semibold", quiet && "text-success")}>
          <Check aria-hidden className="size-4 shrink-0" strokeWidth={2.5} />
          {lastCompletedOn === today ? "Done today" : `Last done ${dayOf(lastCompletedOn)}`}
        </span>
      ) : null}
      {gated ? (
        <span className={cx("flex items-center gap-1.5", quiet && "text-muted")}>
          <LockKeyhole aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          {workout.exercises.length} of {workout.exerciseCount} exercises open
        </span>
      ) : null}
    </p>
  );
}

function Picture({ workout }: { workout: Workout }) {
  const box = "aspect-square w-full rounded-xs object-cover sm:aspect-4/3";
  if (workout.thumbnailUrl) return <img src={workout.thumbnailUrl} alt="" loading="lazy" className={box} />;
  return <TrainingArt title={workout.title} category={workout.focus} exercises={workout.exercises} className={box} />;
}

const dayOf = (date: CalendarDate) => calendarDay(date, { month: "short", day: "numeric" });
