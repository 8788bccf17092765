import { useQuery } from "@tanstack/react-query";
import { dashboardQuery } from "../../data/training";
import { HeatChart } from "../../ui/chart-heat";
import { dayRows, heatWeeks, LEVEL_TEXTS, oneCalendar, yearSummary } from "./activity-weeks";
import { CalendarSkeleton } from "./year-skeletons";

/** The year as a heat map. Hidden if it fails to load: the training plan shows the error. */
export function TrainingCalendar() {
  const { data, isPending } = useQuery(dashboardQuery);
  if (isPending) return <CalendarSkeleton />;
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
