import { useQuery } from "@tanstack/react-query";
import { dashboardQuery } from "../../data/training";
import { BarChart } from "../../ui/chart-bars";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { oneCalendar, weekBars } from "./activity-weeks";

export function MinutesPerWeek() {
  const { data, isPending } = useQuery(dashboardQuery);
  if (isPending) {
    return (
      <SkeletonGroup label="Loading minutes per week" className="grid content-start gap-4">
        <Skeleton className="h-10 w-56" />
        <Skeleton className="h-5 w-full max-w-md" />
        <Skeleton className="h-60 w-full" />
      </SkeletonGroup>
    );
  }
  if (!data) return null;
  return (
    <BarChart
      label="Minutes per Week"
      unit="minutes"
      barName="Week of"
      headingLevel={2}
      bars={weekBars(oneCalendar(data))}
      empty="No minutes noted in the last weeks. Start a workout with its timer, and what it took is added up here."
    />
  );
}
