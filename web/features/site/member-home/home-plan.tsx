import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { dashboardQuery } from "../../../data/training";
import { QueryError } from "../../../shell/query-error";
import { WeekWay } from "../../../shell/week-way";
import { buttonClass } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { HomeProgram } from "./home-program";
import { HomeRecent } from "./home-recent";
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
