import { and, between, desc, eq, max, sum } from "drizzle-orm";
import type { UserActivity } from "../../../contract/upload-analytics";
import { MOST_ACTIVE, successRate, type TimeRange } from "../../../contract/upload-analytics-limits";
import { user } from "../../../db/account";
import { uploadTally } from "../../../db/imports";
import type { Ctx } from "../../../http/context";
import { daysOf } from "./read-upload-metrics";

/** Returns uploads by user in a period, most first. */
export async function readUserActivity(ctx: Ctx, timeRange: TimeRange): Promise<UserActivity> {
  const { from, to } = daysOf(ctx, timeRange);
  const uploads = sum(uploadTally.uploads).mapWith(Number);
  const rows = await ctx.db
    .select({
      userId: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      uploads,
      successes: sum(uploadTally.successes).mapWith(Number),
      lastAt: max(uploadTally.lastAt),
    })
    .from(uploadTally)
    .innerJoin(user, eq(user.id, uploadTally.value))
    .where(and(eq(uploadTally.facet, "user"), between(uploadTally.day, from, to)))
    .groupBy(user.id)
    .orderBy(desc(uploads), user.id)
    .limit(MOST_ACTIVE);
  return rows.map(({ userId, firstName, lastName, email, lastAt, ...row }) => ({
    userId,
    userName: [firstName, lastName].filter(Boolean).join(" ") || email,
    email,
    uploads: row.uploads,
    lastUpload: (lastAt ?? ctx.now).toISOString(),
    successRate: successRate(row.successes, row.uploads) ?? 0,
  }));
}
