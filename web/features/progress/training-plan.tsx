import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { CalendarDate } from "../../../worker/contract/calendar";
import type { Workout } from "../../../worker/contract/workouts";
import { dashboardQuery } from "../../data/training";
import { workoutFacts } from "../../lib/format/workout-facts";
import { QueryError } from "../../shell/query-error";
import { WeekWay } from "../../shell/week-way";
import { TrainingArt } from "../../training/training-art";
import { buttonClass } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { TitledSection } from "../../ui/titled-section";
import { PlanSkeleton } from "./plan-skeleton";
import { WeeklyProgramCard } from "./weekly-program-card";
import { WorkoutPreview } from "./workout-preview";

/** Shows this week's program, else today's workout, else where to get one. */
export function TrainingPlan({ today, editable }: { today: CalendarDate; editable: boolean }) {
  const query = useQuery(dashboardQuery);
  const { data, isPending } = query;
  if (isPending) return <PlanSkeleton />;
  if (!data) {
    return (
      <QueryError query={query} title="Your training plan did not load">
        Failed to load weekly program. Please try again.
      </QueryError>
    );
  }
  if (data.program) return <WeeklyProgramCard program={data.program} today={today} editable={editable} />;
  const [todays, ...others] = data.workouts;
  if (!todays) {
    return (
      <EmptyState
        title="No Training Plan Available"
        action={
          <WeekWay>
            <Link to={addressOf("coaching")} className={buttonClass()}>
              See coaching
            </Link>
          </WeekWay>
        }
      >
        There is nothing published to train right now. A plan written for you alone is a conversation away.
      </EmptyState>
    );
  }
  return (
    <>
      <TodaysWorkout workout={todays} />
      {others.length ? <RecentWorkouts workouts={others.slice(0, 2)} /> : null}
    </>
  );
}

function TodaysWorkout({ workout }: { workout: Workout }) {
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

function RecentWorkouts({ workouts }: { workouts: Workout[] }) {
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
