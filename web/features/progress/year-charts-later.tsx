import { useEffect, useState } from "react";
import { CalendarSkeleton, MinutesSkeleton } from "./year-skeletons";

const load = () => import("./year-charts");
type Charts = Awaited<ReturnType<typeof load>>;

/** Charts far below the first screen: their code is fetched after that has been drawn. */
function useCharts(): Charts | null {
  const [charts, setCharts] = useState<Charts | null>(null);
  useEffect(() => void load().then(setCharts, () => {}), []);
  return charts;
}

export function TrainingCalendarLater() {
  const charts = useCharts();
  return charts ? <charts.TrainingCalendar /> : <CalendarSkeleton />;
}

export function MinutesPerWeekLater() {
  const charts = useCharts();
  return charts ? <charts.MinutesPerWeek /> : <MinutesSkeleton />;
}
