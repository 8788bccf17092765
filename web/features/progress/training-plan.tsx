import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { CalendarDate } from "../../../worker/contract/calendar";
import { PAGES } from "../../../worker/contract/pages";
import { shownMessage } from "../../lib/request-error";
import { buttonClass } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { currentProgramQuery, workoutsQuery } from "./dashboard-calls";
import { PlanSkeleton } from "./plan-skeleton";
import { RecentWorkouts } from "./recent-workouts";
import { TodaysWorkout } from "./todays-workout";
import { WeeklyProgramCard } from "./weekly-program-card";

/** This week's program, else today's workout, else where to get one. */
export function TrainingPlan({ today }: { today: CalendarDate }) {
  const program = useQuery(currentProgramQuery);
  const workouts = useQuery({ ...workoutsQuery, enabled: program.data === null });
  if (program.data) return <WeeklyProgramCard program={program.data} today={today} />;

  const failed = program.isError ? program : workouts;
  if (failed.isError) {
    return (
      <ErrorState title="Your training plan did not load" onRetry={() => failed.refetch()} retrying={failed.isFetching}>
        {shownMessage(failed.error)}
      </ErrorState>
    );
  }
  if (!workouts.data) return <PlanSkeleton />;
  const [todays, ...recent] = workouts.data;
  if (!todays) {
    return (
      <EmptyState
        title="No Training Plan Available"
        action={
          <Link to={PAGES.coaching} className={buttonClass()}>
            See coaching
          </Link>
        }
      >
        There is nothing published to train right now. A plan written for you alone is a conversation away.
      </EmptyState>
    );
  }
  return (
    <>
      <TodaysWorkout workout={todays} />
      {recent.length ? <RecentWorkouts workouts={recent.slice(0, 2)} /> : null}
    </>
  );
}
