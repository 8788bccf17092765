import { useQuery } from "@tanstack/react-query";
import { MONTHLY_WORKOUTS_GOAL, STREAK_GOAL_DAYS } from "../../../worker/contract/progress-limits";
import { statsQuery } from "../../data/training";
import { Belt } from "../../ui/belt";
import { SkeletonGroup } from "../../ui/skeleton";
import { TitledSection } from "../../ui/titled-section";
import { TryAgain } from "../../ui/try-again";

export function MonthProgress() {
  return (
    <TitledSection id="month" title="This Month" small className="grid grid-cols-1 gap-5">
      <Belts />
    </TitledSection>
  );
}

function Belts() {
  const query = useQuery(statsQuery);
  const { data, isPending } = query;
  if (isPending) {
    return <SkeletonGroup label="Loading this month" className="grid gap-6" bars={["h-15 w-full", "h-15 w-full"]} />;
  }
  if (!data) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-muted">This month's figures did not load.</p>
        <TryAgain query={query} />
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
