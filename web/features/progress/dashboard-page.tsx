import type { CurrentUser } from "../../../worker/contract/account";
import { calendarDay } from "../../lib/format/format";
import { useToday } from "../../lib/format/today";
import { useSession } from "../../lib/session/session";
import { FirstSteps } from "../../training/first-steps";
import { FirstWeekRowLater } from "../../training/first-week-row-later";
import { Today } from "../../training/today/today";
import { useStanding } from "../../training/use-standing";
import { cx } from "../../ui/cx";
import { PageHeader } from "../../ui/page-header";
import { MonthProgress } from "./month-progress";
import { QuickActions } from "./quick-actions";
import { RecentActivity } from "./recent-activity";
import { StatsCards } from "./stats-cards";
import { SubscriptionCard } from "./subscription-card";
import { TrainingPlan } from "./training-plan";
import { usePaymentReturn } from "./use-payment-return";
import { WeekProgress } from "./week-progress";
import { MinutesPerWeekLater, TrainingCalendarLater } from "./year-charts-later";

export function DashboardPage() {
  const session = useSession();
  return session.state === "signed-in" ? <Dashboard user={session.user} /> : null;
}

function Dashboard({ user }: { user: CurrentUser }) {
  const today = useToday(user.timeZone);
  const { isNew, isLocked, firstWeek } = useStanding();
  usePaymentReturn();
  return (
    <div className="page grid grid-cols-1 gap-5 py-5 sm:gap-10 sm:py-12">
      <PageHeader
        title={`${isNew ? "Welcome" : "Welcome back"}, ${user.firstName || "Warrior"}`}
        kicker={calendarDay(today, { weekday: "long", month: "long", day: "numeric" })}
        size="sm"
      />
      {/* The key remounts the content when its order differs, so that nothing visible moves. */}
      <div key={`${isNew} ${isLocked}`} className="contents">
        <Today today={today} />
        {firstWeek && !isNew && !isLocked ? <FirstWeekRowLater state={firstWeek.state} /> : null}
        {isNew && !isLocked ? <FirstSteps today={today} /> : null}
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-16">
          <div className="grid min-w-0 grid-cols-1 content-start gap-12">
            <TrainingPlan today={today} editable={user.mayPublish} />
          </div>
          <div className="grid grid-cols-1 content-start gap-10">
            <WeekProgress />
            <MonthProgress />
            <SubscriptionCard />
          </div>
        </div>
        {isNew ? null : <StatsCards />}
        <div className="grid grid-cols-1 gap-12 pt-4 lg:gap-16">
          {isNew ? null : <TrainingCalendarLater />}
          <div className={cx("grid grid-cols-1 gap-12 lg:gap-16", !isNew && "lg:grid-cols-2")}>
            {isNew ? null : <MinutesPerWeekLater />}
            <RecentActivity today={today} />
          </div>
          <QuickActions />
        </div>
      </div>
    </div>
  );
}
