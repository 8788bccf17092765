import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { PAGES } from "../../../worker/contract/pages";
import { calendarDay } from "../../lib/format";
import { useToday } from "../../lib/today";
import { dashboardQuery } from "../../lib/training-queries";
import { buttonClass } from "../../ui/button";
import { PageHeader } from "../../ui/page-header";
import { Skeleton } from "../../ui/skeleton";
import { HomePlan } from "./home-plan";
import { HomeStats } from "./home-stats";

export function MemberHome({ timeZone }: { timeZone: string }) {
  const today = useToday(timeZone);
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-10 py-10 sm:py-14 lg:gap-14">
      <PageHeader
        title="Welcome Back"
        kicker={calendarDay(today, { weekday: "long", month: "long", day: "numeric" })}
        size="lg"
        actions={<Actions />}
      />
      <HomeStats />
      <HomePlan />
    </div>
  );
}

function Actions() {
  const { data, isPending } = useQuery(dashboardQuery);
  const todays = data?.workouts[0];
  return (
    <>
      {todays ? (
        <Link to={`/workout/${todays.id}`} className={buttonClass({ size: "lg" })}>
          Start Today's Workout <ArrowRight aria-hidden strokeWidth={1.75} />
        </Link>
      ) : null}
      {isPending ? <Skeleton className="h-13 w-64 max-w-full" /> : null}
      <Link to={PAGES.dashboard} className={buttonClass({ variant: "secondary", size: "lg" })}>
        View Dashboard
      </Link>
    </>
  );
}
