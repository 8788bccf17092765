import { Check } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { Workout } from "../../../../worker/contract/workouts";
import { calendarDay, plural } from "../../../lib/format/format";
import { shortDose, workoutFacts } from "../../../lib/format/workout-facts";
import { TrainingArt } from "../../../training/training-art";
import { TitledSection } from "../../../ui/titled-section";

/** As many exercises as fit beside the picture. */
const SHOWN = 5;

export function HomeToday({ workout }: { workout: Workout }) {
  const shown = workout.exercises.slice(0, SHOWN);
  const more = workout.exerciseCount - shown.length;
  return (
    <TitledSection id="today" title="Today's Training Plan" className="grid grid-cols-1 gap-5">
      <div className="grid overflow-hidden rounded-md border border-line bg-raised md:grid-cols-[1.15fr_1fr]">
        <div className="order-2 grid content-start gap-6 p-6 sm:p-8 md:order-1">
          <div className="grid gap-2">
            <h3 className="text-4xl">
              <Link to={addressOf("workout", { id: workout.id })} className="hover:text-accent">
                {workout.title}
              </Link>
            </h3>
            <p className="text-muted text-sm">{workoutFacts(workout)}</p>
            {workout.lastCompletedOn ? (
              <p className="flex items-center gap-1.5 text-sm text-success">
                <Check aria-hidden className="size-4" strokeWidth={2.5} />
                Last done {calendarDay(workout.lastCompletedOn)}
              </p>
            ) : null}
          </div>
          {shown.length ? (
            <ol className="divide-y divide-line border-line border-y">
              {shown.map((exercise) => (
                <li
                  key={exercise.id}
                  className="grid grid-cols-[minmax(0,1fr)_fit-content(45%)] items-baseline gap-4 py-2.5"
                >
                  <span className="font-semibold">{exercise.name}</span>
                  <span className="text-right text-muted text-sm tabular-nums">{shortDose(exercise)}</span>
                </li>
              ))}
              {more > 0 ? (
                <li className="flex min-h-11 items-center py-1 text-muted text-sm">{plural(more, "more exercise")}</li>
              ) : null}
            </ol>
          ) : (
            <p className="max-w-prose text-muted">{workout.description}</p>
          )}
        </div>
        <Picture workout={workout} />
      </div>
    </TitledSection>
  );
}

function Picture({ workout }: { workout: Workout }) {
  const box = "order-1 h-44 w-full object-cover md:order-2 md:h-full";
  if (workout.thumbnailUrl) return <img src={workout.thumbnailUrl} alt="" className={box} />;
  return <TrainingArt title={workout.title} category={workout.focus} exercises={workout.exercises} className={box} />;
}
