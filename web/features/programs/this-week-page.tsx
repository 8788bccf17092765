import { useQuery } from "@tanstack/react-query";
import { Link, Navigate } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { dashboardQuery } from "../../data/training";
import { NotLoaded } from "../../shell/not-loaded";
import { WeekWay } from "../../shell/week-way";
import { buttonClass } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { PageHeader } from "../../ui/page-header";
import { ProgramSkeleton } from "./program-skeleton";

/** Redirects to the running week: a permanent address for links, bookmarks and the installed app. */
export function ThisWeekPage() {
  const query = useQuery(dashboardQuery);
  const { data, error } = query;
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
        <NotLoaded query={query} title="This week did not load" />
      ) : (
        <ProgramSkeleton />
      )}
    </div>
  );
}
