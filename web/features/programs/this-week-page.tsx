import { useQuery } from "@tanstack/react-query";
import { Link, Navigate } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { dashboardQuery } from "../../data/training";
import { shownMessage } from "../../lib/http/request-error";
import { WeekWay } from "../../shell/week-way";
import { buttonClass } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { PageHeader } from "../../ui/page-header";
import { ProgramSkeleton } from "./program-skeleton";

/** Redirects to the running week: a permanent address for links, bookmarks and the installed app. */
export function ThisWeekPage() {
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery);
  if (data?.program) return <Navigate replace to={addressOf("weeklyProgram", { id: data.program.id })} />;
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-8 sm:py-12">
      <PageHeader title="This week" />
      {data ? (
        <EmptyState
          title="No week is published yet"
          action={
            <WeekWay>
              <Link to={addressOf("workouts")} className={buttonClass()}>
                See the daily workouts
              </Link>
            </WeekWay>
          }
        >
          It shows up here as soon as the coach has published it. Until then every daily workout is open.
        </EmptyState>
      ) : error ? (
        <ErrorState title="This week did not load" onRetry={() => refetch()} retrying={isFetching}>
          {shownMessage(error)}
        </ErrorState>
      ) : (
        <ProgramSkeleton />
      )}
    </div>
  );
}
