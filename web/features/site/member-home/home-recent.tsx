import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { Workout } from "../../../../worker/contract/workouts";
import { workoutFacts } from "../../../lib/format/workout-facts";
import { TrainingArt } from "../../../training/training-art";

export function HomeRecent({ workouts }: { workouts: Workout[] }) {
  return (
    <section aria-labelledby="recent" className="grid grid-cols-1 gap-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="recent" className="text-3xl">
          Recent Workouts
        </h2>
        <Link to={addressOf("dashboard")} className="link py-2 font-semibold">
          View All
        </Link>
      </div>
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {workouts.map((workout) => (
          <li key={workout.id} className="grid border-line border-t pt-4">
            <Link
              to={addressOf("workout", { id: workout.id })}
              className="group grid grid-cols-[6rem_minmax(0,1fr)] content-start items-center gap-4 sm:grid-cols-1"
            >
              <TrainingArt
                title={workout.title}
                category={workout.focus}
                exercises={workout.exercises}
                className="aspect-4/3 w-full rounded-xs sm:aspect-video"
              />
              <span className="grid grid-cols-1 gap-1">
                <span className="font-display font-extrabold text-2xl group-hover:text-accent">{workout.title}</span>
                <span className="text-muted text-sm">{workoutFacts(workout)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
