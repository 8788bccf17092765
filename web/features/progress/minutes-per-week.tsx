import { useQuery } from "@tanstack/react-query";
import { dashboardQuery } from "../../data/training";
import { BarChart } from "../../ui/chart-bars";
import { oneCalendar, weekBars } from "./activity-weeks";
import { MinutesSkeleton } from "./year-skeletons";

export function MinutesPerWeek() {
  const { data, isPending } = useQuery(dashboardQuery);
  if (isPending) return <MinutesSkeleton />;
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
