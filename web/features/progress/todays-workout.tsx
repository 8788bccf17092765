import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { Workout } from "../../../worker/contract/workouts";
import { workoutFacts } from "../../lib/format/workout-facts";
import { TrainingArt } from "../../training/training-art";
import { buttonClass } from "../../ui/button";
import { TitledSection } from "../../ui/titled-section";
import { WorkoutPreview } from "./workout-preview";

export function TodaysWorkout({ workout }: { workout: Workout }) {
  return (
    <TitledSection id="plan" title="Today's Training Plan">
      <div className="overflow-hidden rounded-md border border-line bg-raised">
        <div className="grid sm:grid-cols-[1.4fr_1fr]">
          <div className="grid content-center justify-items-start gap-3 p-5 sm:p-7">
            <h3 className="text-4xl">{workout.title}</h3>
            <p className="text-muted text-sm">{workoutFacts(workout)}</p>
            {workout.description ? <p className="line-clamp-4 max-w-prose">{workout.description}</p> : null}
            <Link
              to={addressOf("workout", { id: workout.id })}
              className={`mt-2 ${buttonClass({ size: "lg", variant: workout.gated ? "secondary" : "primary" })}`}
            >
              Start Today's Workout <ArrowRight aria-hidden strokeWidth={1.75} />
            </Link>
          </div>
          <Picture workout={workout} />
        </div>
        <WorkoutPreview workout={workout} />
      </div>
    </TitledSection>
  );
}

function Picture({ workout }: { workout: Workout }) {
  const box = "-order-1 h-40 w-full object-cover sm:order-none sm:h-full sm:min-h-72";
  if (workout.thumbnailUrl) return <img src={workout.thumbnailUrl} alt="" className={box} />;
  return <TrainingArt title={workout.title} category={workout.focus} exercises={workout.exercises} className={box} />;
}
