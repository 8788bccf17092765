import { useQuery } from "@tanstack/react-query";
import { dashboardQuery } from "../../data/training";
import { HeatChart } from "../../ui/chart-heat";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { dayRows, heatWeeks, LEVEL_TEXTS, oneCalendar, yearSummary } from "./activity-weeks";

/** The year as a heat map. Left out when it does not load: the training plan says so already. */
export function TrainingCalendar() {
  const { data, isPending } = useQuery(dashboardQuery);
  if (isPending) {
    return (
      <SkeletonGroup label="Loading your year" className="grid content-start gap-4">
        <Skeleton className="h-10 w-40" />
        <Skeleton className="h-5 w-full max-w-md" />
        <Skeleton className="aspect-[26/9] w-full sm:aspect-[53/9]" />
        <Skeleton className="h-11 w-full max-w-lg" />
      </SkeletonGroup>
    );
  }
  if (!data) return null;
  const calendar = oneCalendar(data);
  return (
    <HeatChart
      label="Your Year"
      headingLevel={2}
      weeks={heatWeeks(calendar)}
      levels={LEVEL_TEXTS}
      summary={yearSummary(calendar)}
      heads={["Day", "Training"]}
      rows={dayRows(calendar)}
    />
  );
}
