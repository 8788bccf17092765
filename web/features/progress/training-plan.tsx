import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { CalendarDate } from "../../../worker/contract/calendar";
import { dashboardQuery } from "../../data/training";
import { QueryError } from "../../shell/query-error";
import { WeekWay } from "../../shell/week-way";
import { buttonClass } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { PlanSkeleton } from "./plan-skeleton";
import { RecentWorkouts } from "./recent-workouts";
import { TodaysWorkout } from "./todays-workout";
import { WeeklyProgramCard } from "./weekly-program-card";

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
