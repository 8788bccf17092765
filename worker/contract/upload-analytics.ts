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
  /** Seconds, of all uploads. */
  avgProcessingTime: z.number(),
  /** In the documents that were read. */
  totalExercises: z.number().int(),
};

/** `GET /api/admin/upload-metrics`: what became of the documents uploaded on the days `from` to `to`, by the site's clock. */
export const uploadMetricsSchema = z.object({
  timeRange,
  from: z.iso.date(),
  to: z.iso.date(),
  ...totals,
  avgExercisesPerWorkout: z.number(),
  popularFileTypes: z.array(z.object({ type: z.string(), count: z.number().int() })),
  /** Each day of the period, the first one first. */
  uploadsByDay: z.array(z.object({ date: z.iso.date(), count: z.number().int() })),
  errorsByType: z.array(z.object({ type: z.string(), count: z.number().int() })),
  /** Seconds, from small files to large ones. */
  processingTimesBySize: z.array(z.object({ sizeRange: z.string(), avgTime: z.number() })),
  /** The hour of the day, 0 to 23, with most uploads; the earliest of equals. */
  peakHour: z.number().int().nullable(),
  /** The period of equal length before this one. */
  previous: z.object(totals),
});
export type UploadMetrics = z.infer<typeof uploadMetricsSchema>;

/** `GET /api/admin/user-activity`: who uploaded, most first. */
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
