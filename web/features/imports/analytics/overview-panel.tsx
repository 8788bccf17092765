import type { UploadMetrics } from "../../../../worker/contract/upload-analytics";
import { successRate, TIME_RANGES } from "../../../../worker/contract/upload-analytics-limits";
import { calendarDay, plural } from "../../../lib/format/format";
import { BarChart } from "../../../ui/chart-bars";
import { LineChart } from "../../../ui/chart-line";
import { Stat } from "../../../ui/stat";
import { changeText, hourSpan, processingTime } from "./figures";
import { SuccessRate } from "./success-rate";

export function OverviewPanel({ metrics }: { metrics: UploadMetrics }) {
  const { previous } = metrics;
  const change = (of: "totalUploads" | "avgProcessingTime" | "totalExercises") =>
    changeText(metrics[of], previous[of], TIME_RANGES[metrics.timeRange]);
  return (
    <div className="grid grid-cols-1 gap-12">
      <div className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        <Stat value={metrics.totalUploads.toLocaleString()} label="Total uploads" note={change("totalUploads")} />
        <Stat
          value={<SuccessRate percent={successRate(metrics.successfulUploads, metrics.totalUploads) ?? 0} />}
          label="Success rate"
          note={rateBefore(metrics)}
        />
        <Stat
          value={processingTime(metrics.avgProcessingTime)}
          label="Average processing time"
          note={change("avgProcessingTime")}
        />
        <Stat value={metrics.totalExercises.toLocaleString()} label="Total exercises" note={change("totalExercises")} />
      </div>
      <LineChart
        label="Uploads by day"
        unit="uploads"
        points={metrics.uploadsByDay.map(({ date, count }) => ({ date, value: count, text: plural(count, "upload") }))}
        summary={`${plural(metrics.totalUploads, "upload")} from ${calendarDay(metrics.from, DAY)} to ${calendarDay(metrics.to, DAY)}.${
          metrics.peakHour === null ? "" : ` Most arrive from ${hourSpan(metrics.peakHour)}.`
        }`}
        headingLevel={2}
      />
      <BarChart
        label="File types"
        unit="uploads"
        barName="File type"
        summary="What kinds of files arrived, read or refused."
        bars={metrics.popularFileTypes.map(({ type, count }) => ({
          label: type ? `.${type}` : "none",
          value: count,
          text: `${type ? `.${type}` : "No file type"}: ${plural(count, "upload")}`,
        }))}
        headingLevel={2}
        className="max-w-3xl"
      />
    </div>
  );
}

const DAY: Intl.DateTimeFormatOptions = { year: "numeric", month: "short", day: "numeric" };

function rateBefore({ previous, timeRange }: UploadMetrics): string {
  const rate = successRate(previous.successfulUploads, previous.totalUploads);
  const period = `in the ${TIME_RANGES[timeRange]} days before`;
  return rate === null ? `No uploads ${period}` : `${rate}% ${period}`;
}
