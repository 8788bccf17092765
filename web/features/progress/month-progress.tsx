import { useQuery } from "@tanstack/react-query";
import { MONTHLY_WORKOUTS_GOAL, STREAK_GOAL_DAYS } from "../../../worker/contract/progress-limits";
import { statsQuery } from "../../data/training";
import { Belt } from "../../ui/belt";
import { Button } from "../../ui/button";
import { SkeletonGroup } from "../../ui/skeleton";
import { TitledSection } from "../../ui/titled-section";

export function MonthProgress() {
  return (
    <TitledSection id="month" title="This Month" small className="grid grid-cols-1 gap-5">
      <Belts />
    </TitledSection>
  );
}

function Belts() {
  const { data, isPending, isFetching, refetch } = useQuery(statsQuery);
  if (isPending) {
    return <SkeletonGroup label="Loading this month" className="grid gap-6" bars={["h-15 w-full", "h-15 w-full"]} />;
  }
  if (!data) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-muted">This month's figures did not load.</p>
        <Button variant="secondary" size="sm" busy={isFetching} busyLabel="Trying again…" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <>
      <Belt
        label="Workouts"
        rank="blue"
        value={data.monthlyWorkouts}
        max={MONTHLY_WORKOUTS_GOAL}
        valueText={`${data.monthlyWorkouts} of ${MONTHLY_WORKOUTS_GOAL}`}
      />
      <Belt
        label="Streak"
        rank="purple"
        value={data.currentStreak}
        max={STREAK_GOAL_DAYS}
        valueText={`${data.currentStreak} of ${STREAK_GOAL_DAYS} days`}
      />
    </>
  );
}
