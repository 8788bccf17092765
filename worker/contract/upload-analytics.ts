import { z } from "zod";
import { anyText, isoInstant, wholeNumber } from "./shared-schemas";
import { DEFAULT_TIME_RANGE, TIME_RANGES, type TimeRange } from "./upload-analytics-limits";

const ranges = Object.keys(TIME_RANGES) as [TimeRange, ...TimeRange[]];
const timeRange = z.enum(ranges, `The time range is one of ${ranges.join(", ")}.`);

export const timeRangeQuerySchema = z.object({ timeRange: timeRange.default(DEFAULT_TIME_RANGE) });
export const timeRangeParamSchema = z.object({ timeRange });

const totals = {
  totalUploads: wholeNumber,
  successfulUploads: wholeNumber,
  failedUploads: wholeNumber,
  /** Seconds, averaged over all uploads. */
  avgProcessingTime: z.number(),
  /** In documents that were read successfully. */
  totalExercises: wholeNumber,
};

/** `GET /api/admin/upload-metrics`: upload figures of the days `from` to `to`, in the site's zone. */
export const uploadMetricsSchema = z.object({
  timeRange,
  from: z.iso.date(),
  to: z.iso.date(),
  ...totals,
  avgExercisesPerWorkout: z.number(),
  popularFileTypes: z.array(z.object({ type: anyText, count: wholeNumber })),
  /** Every day of the period, oldest first. */
  uploadsByDay: z.array(z.object({ date: z.iso.date(), count: wholeNumber })),
  errorsByType: z.array(z.object({ type: anyText, count: wholeNumber })),
  /** Seconds, by ascending file size. */
  processingTimesBySize: z.array(z.object({ sizeRange: anyText, avgTime: z.number() })),
  /** Hour of the day (0 to 23) with the most uploads; the earliest on a tie. */
  peakHour: wholeNumber.nullable(),
  /** The preceding period of equal length. */
  previous: z.object(totals),
});
export type UploadMetrics = z.infer<typeof uploadMetricsSchema>;

/** `GET /api/admin/user-activity`: uploads by user, most first. */
export const userActivitySchema = z.array(
  z.object({
    userId: anyText,
    userName: anyText,
    email: anyText,
    uploads: wholeNumber,
    lastUpload: isoInstant,
    /** Whole percent. */
    successRate: wholeNumber,
  }),
);
export type UserActivity = z.infer<typeof userActivitySchema>;
