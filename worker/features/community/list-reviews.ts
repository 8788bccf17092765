import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Review } from "../../contract/community";
import { COMMUNITY_LIMITS, type ReportReason } from "../../contract/community-limits";
import type { PageQuery } from "../../contract/paging";
import { user } from "../../db/account";
import { communityMute, communityPost } from "../../db/community";
import type { Page } from "../../db/cursor";
import type { Ctx } from "../../http/context";
import { presentPost } from "./present";
import { laterThan } from "./queries";
import { holds, presentMute } from "./standing";

type ReportRow = { firstName: string; lastName: string; reason: ReportReason; note: string | null; createdAt: number };

/** A post's unreviewed reports as JSON, newest first. In words, as drizzle leaves the table out of a selection's columns. */
const openReports = sql<ReportRow[]>`(
  select json_group_array(json_object('firstName', first_name, 'lastName', last_name, 'reason', reason, 'note', note,
    'createdAt', created_at)) from (
    select u.first_name, u.last_name, r.reason, r.note, r.created_at from post_report r
      join "user" u on u.id = r.reporter_id
      where r.post_id = community_post.id and r.reviewed_at is null
      order by r.created_at desc limit ${COMMUNITY_LIMITS.reportsShown}))`.mapWith((json: string): ReportRow[] =>
  JSON.parse(json),
);

/** Reported posts that nobody has reviewed, the longest waiting first. */
export async function listReviews(ctx: Ctx, { cursor, limit }: PageQuery): Promise<Page<Review>> {
  const { reportedAt, id } = communityPost;
  const rows = await ctx.db
    .select({
      post: communityPost,
      user: { firstName: user.firstName, lastName: user.lastName, profileImageUrl: user.image },
      reports: openReports,
      mute: { reason: communityMute.reason, until: communityMute.until, userId: communityMute.userId },
    })
    .from(communityPost)
    .innerJoin(user, eq(user.id, communityPost.userId))
    .leftJoin(communityMute, and(eq(communityMute.userId, communityPost.userId), holds(ctx.now)))
    .where(and(isNotNull(reportedAt), laterThan(cursor, reportedAt, id)))
    .orderBy(asc(reportedAt), asc(id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.post;
  return {
    items: shown.map(
      (row): Review => ({
        post: presentPost(row),
        reportedAt: (row.post.reportedAt ?? row.post.createdAt).toISOString(),
        reportCount: row.post.openReports,
        reports: row.reports.map(({ firstName, lastName, createdAt, ...report }) => ({
          ...report,
          reporter: { firstName, lastName },
          createdAt: new Date(createdAt).toISOString(),
        })),
        mute: row.mute ? presentMute(row.mute) : null,
      }),
    ),
    nextCursor: rows.length > limit && last?.reportedAt ? `${last.reportedAt.getTime()}.${last.id}` : null,
  };
}
