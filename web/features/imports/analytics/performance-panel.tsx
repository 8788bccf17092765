import type { UploadMetrics } from "../../../../worker/contract/upload-analytics";
import { BarChart } from "../../../ui/chart-bars";
import { Stat } from "../../../ui/stat";
import { hourSpan, processingTime } from "./figures";

export function PerformancePanel({ metrics }: { metrics: UploadMetrics }) {
  return (
    <div className="grid grid-cols-1 gap-12">
      <div className="grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-3">
        <Stat
          value={processingTime(metrics.avgProcessingTime)}
          label="Average processing time"
          note="From the file's arrival to its being read and kept"
        />
        <Stat
          value={metrics.avgExercisesPerWorkout.toLocaleString()}
          label="Exercises per document"
          note="Of those that were read"
        />
        <Stat
          value={metrics.peakHour === null ? "–" : hourSpan(metrics.peakHour)}
          size="md"
          label="Peak time"
          note="The hour with most uploads, by the site's clock"
        />
      </div>
      <BarChart
        label="Processing time by file size"
        unit="seconds"
        barName="File size"
        bars={metrics.processingTimesBySize.map(({ sizeRange, avgTime }) => ({
          label: sizeRange,
          value: avgTime,
          text: `${sizeRange}: ${processingTime(avgTime)} on average`,
        }))}
        summary="On average, from small files to large ones."
        empty="Too quick to measure so far."
        headingLevel={2}
        className="max-w-3xl"
      />
    </div>
  );
}
