import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { Workout } from "../../../worker/contract/workouts";
import { workoutFacts } from "../../lib/format/workout-facts";
import { TrainingArt } from "../../training/training-art";

export function RecentWorkouts({ workouts }: { workouts: Workout[] }) {
  return (
    <section aria-labelledby="recent" className="grid grid-cols-1 gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="recent" className="text-3xl">
          Recent Workouts
        </h2>
        <Link to={addressOf("workouts")} className="link py-2 font-semibold">
          View All
        </Link>
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {workouts.map((workout) => (
          <li key={workout.id}>
            <Link
              to={addressOf("workout", { id: workout.id })}
              className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 py-4 hover:text-accent"
            >
              <TrainingArt
                title={workout.title}
                category={workout.focus}
                exercises={workout.exercises}
                className="aspect-4/3 w-full rounded-xs"
              />
              <span className="grid gap-0.5">
                <span className="font-display font-extrabold text-2xl">{workout.title}</span>
                <span className="text-muted text-sm">{workoutFacts(workout)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
