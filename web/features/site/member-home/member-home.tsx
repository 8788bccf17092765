import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import type { CurrentUser } from "../../../../worker/contract/account";
import { addressOf } from "../../../../worker/contract/addresses";
import { dashboardQuery } from "../../../data/training";
import { calendarDay } from "../../../lib/format/format";
import { useToday } from "../../../lib/format/today";
import { FirstSteps } from "../../../training/first-steps";
import { FirstWeekRowLater } from "../../../training/first-week-row-later";
import { Today } from "../../../training/today/today";
import { useStanding } from "../../../training/use-standing";
import { buttonClass } from "../../../ui/button";
import { PageHeader } from "../../../ui/page-header";
import { Skeleton } from "../../../ui/skeleton";
import { HomePlan } from "./home-plan";
import { HomeStats } from "./home-stats";

export function MemberHome({ user }: { user: CurrentUser }) {
  const today = useToday(user.timeZone);
  const { isNew, isLocked, firstWeek } = useStanding();
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-5 py-5 sm:gap-10 sm:py-12">
      <PageHeader
        title={isNew ? `Welcome, ${user.firstName || "Warrior"}` : "Welcome Back"}
        kicker={calendarDay(today, { weekday: "long", month: "long", day: "numeric" })}
        size="sm"
      />
      {/* The key remounts the content when it differs, so that nothing visible moves. */}
      <div key={`${isNew} ${isLocked}`} className="contents">
        <Today today={today} />
        {firstWeek && !isNew && !isLocked ? <FirstWeekRowLater state={firstWeek.state} /> : null}
        <div className="flex min-w-0 flex-wrap gap-2">
          <Actions />
        </div>
        {isNew ? null : <HomeStats />}
        {isNew && !isLocked ? <FirstSteps today={today} /> : null}
        <HomePlan />
      </div>
    </div>
  );
}

function Actions() {
  const { data, isPending } = useQuery(dashboardQuery);
  const { isLocked } = useStanding();
  const todays = data?.workouts[0];
  return (
    <>
      {isLocked ? (
        <Link to={addressOf("subscribe")} className={buttonClass({ size: "lg" })}>
          Unlock with membership
        </Link>
      ) : null}
      {todays ? (
        <Link
          to={addressOf("workout", { id: todays.id })}
          className={buttonClass({ size: "lg", variant: "secondary" })}
        >
          Start Today's Workout <ArrowRight aria-hidden strokeWidth={1.75} />
        </Link>
      ) : null}
      {isPending ? <Skeleton className="h-13 w-64 max-w-full" /> : null}
      <Link to={addressOf("dashboard")} className={buttonClass({ variant: "secondary", size: "lg" })}>
        View Dashboard
      </Link>
    </>
  );
}
