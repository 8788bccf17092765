import { and, between, eq, sql, sum } from "drizzle-orm";
import { brand } from "../../../contract/brand";
import { addDays, type CalendarDate, localDate } from "../../../contract/calendar";
import type { UploadMetrics } from "../../../contract/upload-analytics";
import { SIZE_RANGES, TIME_RANGES, type TimeRange } from "../../../contract/upload-analytics-limits";
import { runReads } from "../../../db/batched-read";
import { uploadTally } from "../../../db/imports";
import type { Ctx } from "../../../http/context";

type Tally = { value: string; uploads: number; successes: number; processingMs: number; exercises: number };

/** Returns the first and last day of a period that ends today, in the site's zone. */
export function daysOf(ctx: Ctx, timeRange: TimeRange): { from: CalendarDate; to: CalendarDate } {
  const to = localDate(ctx.now, brand.timeZone);
  return { from: addDays(to, 1 - TIME_RANGES[timeRange]), to };
}

/** Returns upload figures of a period and the one before it. Reads daily tallies, never the uploads. */
export async function readUploadMetrics(ctx: Ctx, timeRange: TimeRange): Promise<UploadMetrics> {
  const { from, to } = daysOf(ctx, timeRange);
  const before = { from: addDays(from, -TIME_RANGES[timeRange]), to: addDays(from, -1) };
  const { days, sides, earlier } = await runReads(ctx.db, {
    days: ctx.db
      .select({ day: uploadTally.day, uploads: uploadTally.uploads, hours: uploadTally.hours })
      .from(uploadTally)
      .where(and(eq(uploadTally.facet, "all"), between(uploadTally.day, from, to))),
    sides: ctx.db
      .select({ ...sums, facet: uploadTally.facet, value: uploadTally.value })
      .from(uploadTally)
      .where(between(uploadTally.day, from, to))
      .groupBy(uploadTally.facet, uploadTally.value),
    earlier: ctx.db
      .select(sums)
      .from(uploadTally)
      .where(and(eq(uploadTally.facet, "all"), between(uploadTally.day, before.from, before.to))),
  });
  const by = (facet: string) => sides.filter((side) => side.facet === facet);
  const all = by("all")[0] ?? NOTHING;
  const countOf = new Map(days.map(({ day, uploads }) => [day, uploads]));
  return {
    timeRange,
    from,
    to,
    ...totalsOf(all),
    avgExercisesPerWorkout: all.successes ? rounded(all.exercises / all.successes, 1) : 0,
    popularFileTypes: counted(by("type")),
    uploadsByDay: Array.from({ length: TIME_RANGES[timeRange] }, (_, index) => {
      const date = addDays(from, index);
      return { date, count: countOf.get(date) ?? 0 };
    }),
    errorsByType: counted(by("error")),
    processingTimesBySize: SIZE_RANGES.flatMap((sizeRange, index) => {
      const size = by("size").find(({ value }) => value === String(index));
      return size ? [{ sizeRange, avgTime: seconds(size) }] : [];
    }),
    peakHour: peakOf(days.map(({ hours }) => hours)),
    previous: totalsOf(earlier[0] ?? NOTHING),
  };
}

const sums = {
  uploads: sql<number>`coalesce(${sum(uploadTally.uploads)}, 0)`.mapWith(Number),
  successes: sql<number>`coalesce(${sum(uploadTally.successes)}, 0)`.mapWith(Number),
  processingMs: sql<number>`coalesce(${sum(uploadTally.processingMs)}, 0)`.mapWith(Number),
  exercises: sql<number>`coalesce(${sum(uploadTally.exercises)}, 0)`.mapWith(Number),
};

const NOTHING = { uploads: 0, successes: 0, processingMs: 0, exercises: 0 };

type Totals = Omit<Tally, "value">;

function totalsOf(tally: Totals): UploadMetrics["previous"] {
  return {
    totalUploads: tally.uploads,
    successfulUploads: tally.successes,
    failedUploads: tally.uploads - tally.successes,
    avgProcessingTime: seconds(tally),
    totalExercises: tally.exercises,
  };
}

function seconds({ uploads, processingMs }: Totals): number {
  return uploads ? rounded(processingMs / uploads / 1000, 3) : 0;
}

function counted(tallies: Tally[]) {
  return tallies
    .map(({ value, uploads }) => ({ type: value, count: uploads }))
    .sort((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1));
}

function peakOf(days: Record<string, number>[]): number | null {
  const uploads = new Array<number>(24).fill(0);
  for (const [hour, count] of days.flatMap(Object.entries<number>)) {
    const at = Number(hour.slice(1));
    uploads[at] = (uploads[at] ?? 0) + count;
  }
  const most = Math.max(...uploads);
  return most > 0 ? uploads.indexOf(most) : null;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
