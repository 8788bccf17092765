import { successRate, type TimeRange } from "../../../contract/upload-analytics-limits";
import type { Ctx } from "../../../http/context";
import { csv } from "../../../http/csv";
import { readUploadMetrics } from "./read-upload-metrics";
import { readUserActivity } from "./read-user-activity";

/** Returns a period's figures as CSV: section, item, measure, value. */
export async function exportAnalytics(ctx: Ctx, timeRange: TimeRange): Promise<string> {
  const [metrics, people] = await Promise.all([readUploadMetrics(ctx, timeRange), readUserActivity(ctx, timeRange)]);
  const total = (name: string, of: keyof typeof metrics.previous) => [
    ["Summary", name, "this period", metrics[of]],
    ["Summary", name, "period before", metrics.previous[of]],
  ];
  return csv([
    ["Section", "Item", "Measure", "Value"],
    ["Period", "From", "date", metrics.from],
    ["Period", "To", "date", metrics.to],
    ...total("Total uploads", "totalUploads"),
    ...total("Successful uploads", "successfulUploads"),
    ...total("Failed uploads", "failedUploads"),
    ["Summary", "Success rate", "percent", successRate(metrics.successfulUploads, metrics.totalUploads)],
    ["Summary", "Average processing time", "seconds", metrics.avgProcessingTime],
    ...total("Total exercises", "totalExercises"),
    ["Summary", "Exercises per document", "average", metrics.avgExercisesPerWorkout],
    ["Summary", "Peak hour", "hour of the day", metrics.peakHour],
    ...metrics.uploadsByDay.map(({ date, count }) => ["Uploads by day", date, "uploads", count]),
    ...metrics.popularFileTypes.map(({ type, count }) => ["File types", type, "uploads", count]),
    ...metrics.errorsByType.map(({ type, count }) => ["Errors", type, "uploads", count]),
    ...metrics.processingTimesBySize.map(({ sizeRange, avgTime }) => [
      "Processing time by size",
      sizeRange,
      "seconds",
      avgTime,
    ]),
    ...people.flatMap(({ userName, email, uploads, lastUpload, successRate }) => [
      ["User activity", `${userName} <${email}>`, "uploads", uploads],
      ["User activity", `${userName} <${email}>`, "percent succeeded", successRate],
      ["User activity", `${userName} <${email}>`, "last upload", lastUpload],
    ]),
  ]);
}
