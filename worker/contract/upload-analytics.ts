import { z } from "zod";
import { DEFAULT_TIME_RANGE, TIME_RANGES, type TimeRange } from "./upload-analytics-limits";

const ranges = Object.keys(TIME_RANGES) as [TimeRange, ...TimeRange[]];
const timeRange = z.enum(ranges, `The time range is one of ${ranges.join(", ")}.`);

export const timeRangeQuerySchema = z.object({ timeRange: timeRange.default(DEFAULT_TIME_RANGE) });
export const timeRangeParamSchema = z.object({ timeRange });

const totals = {
  totalUploads: z.number().int(),
  successfulUploads: z.number().int(),
  failedUploads: z.number().int(),
  /** Seconds, averaged over all uploads. */
  avgProcessingTime: z.number(),
  /** In documents that were read successfully. */
  totalExercises: z.number().int(),
};

/** `GET /api/admin/upload-metrics`: upload figures of the days `from` to `to`, in the site's zone. */
export const uploadMetricsSchema = z.object({
  timeRange,
  from: z.iso.date(),
  to: z.iso.date(),
  ...totals,
  avgExercisesPerWorkout: z.number(),
  popularFileTypes: z.array(z.object({ type: z.string(), count: z.number().int() })),
  /** Every day of the period, oldest first. */
  uploadsByDay: z.array(z.object({ date: z.iso.date(), count: z.number().int() })),
  errorsByType: z.array(z.object({ type: z.string(), count: z.number().int() })),
  /** Seconds, by ascending file size. */
  processingTimesBySize: z.array(z.object({ sizeRange: z.string(), avgTime: z.number() })),
  /** Hour of the day (0 to 23) with the most uploads; the earliest on a tie. */
  peakHour: z.number().int().nullable(),
  /** The preceding period of equal length. */
  previous: z.object(totals),
});
export type UploadMetrics = z.infer<typeof uploadMetricsSchema>;

/** `GET /api/admin/user-activity`: uploads by user, most first. */
export const userActivitySchema = z.array(
  z.object({
    userId: z.string(),
    userName: z.string(),
    email: z.string(),
    uploads: z.number().int(),
    lastUpload: z.iso.datetime(),
    /** Whole percent. */
    successRate: z.number().int(),
  }),
);
export type UserActivity = z.infer<typeof userActivitySchema>;
