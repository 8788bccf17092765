import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { WeeklyProgram } from "../../../../worker/contract/programs";
import type { Workout } from "../../../../worker/contract/workouts";
import { dashboardQuery } from "../../../data/training";
import { calendarDay } from "../../../lib/format/format";
import { workoutFacts } from "../../../lib/format/workout-facts";
import { QueryError } from "../../../shell/query-error";
import { WeekWay } from "../../../shell/week-way";
import { TrainingArt } from "../../../training/training-art";
import { buttonClass } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { HomeToday } from "./home-today";

/** Shows today's workout and the next ones; without one, the week; without either, where to get a plan. */
export function HomePlan() {
  const query = useQuery(dashboardQuery);
  const { data, isPending } = query;
  if (isPending) {
    return (
      <SkeletonGroup label="Loading your training plan" className="grid gap-5">
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="h-112 w-full md:h-96" />
      </SkeletonGroup>
    );
  }
  if (!data) return <QueryError query={query} title="Your training plan did not load" />;
  const [todays] = data.workouts;
  if (todays) {
    return (
      <>
        <HomeToday workout={todays} />
        <HomeRecent workouts={data.workouts.slice(0, 3)} />
      </>
    );
  }
  if (data.program) return <HomeProgram program={data.program} />;
  return (
    <EmptyState
      title="No Training Plan Available"
      action={
        <WeekWay>
          <Link to={addressOf("coaching")} className={buttonClass({ variant: "secondary" })}>
            See coaching
          </Link>
        </WeekWay>
      }
    >
      There is nothing published to train right now. It shows up here as soon as the coach has published it.
    </EmptyState>
  );
}

function HomeProgram({ program }: { program: WeeklyProgram }) {
  return (
    <section
      aria-labelledby="this-week"
      className="grid overflow-hidden rounded-md border border-line bg-raised md:min-h-72 md:grid-cols-[1.15fr_1fr]"
    >
      <div className="order-2 flex flex-col items-start justify-between gap-8 p-6 sm:p-8 md:order-1">
        <div className="grid gap-2">
          <p className="font-semibold text-accent text-sm">
            {program.weekNumber ? `Week ${program.weekNumber} · ` : null}
            {calendarDay(program.startDate)} to {calendarDay(program.endDate)}
          </p>
          <h2 id="this-week" className="text-4xl">
            {program.title}
          </h2>
          {program.description ? <p className="line-clamp-3 max-w-prose text-muted">{program.description}</p> : null}
        </div>
        <Link to={addressOf("weeklyProgram", { id: program.id })} className={buttonClass({ size: "lg" })}>
          Start Week <ArrowRight aria-hidden strokeWidth={1.75} />
        </Link>
      </div>
      <TrainingArt
        title={program.title}
        exercises={program.dailyWorkouts.flatMap(({ workoutSections }) =>
          workoutSections.flatMap(({ exercises }) => exercises),
        )}
        className="order-1 h-44 w-full md:order-2 md:h-full"
      />
    </section>
  );
}

function HomeRecent({ workouts }: { workouts: Workout[] }) {
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
