import { useEffect, useState } from "react";
import { CalendarSkeleton, MinutesSkeleton } from "./year-skeletons";

const load = () => import("./year-charts");
type Charts = Awaited<ReturnType<typeof load>>;

/** Loads the charts, far below the first screen, after it was rendered. */
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
