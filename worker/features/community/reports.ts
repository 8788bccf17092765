import { and, eq, gte, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Report } from "../../contract/community";
import { COMMUNITY_REFUSALS as REFUSALS, REPORTS_THAT_HIDE, SETTLED_DAYS } from "../../contract/community-limits";
import { commentReport, communityComment, communityPost, postReport } from "../../db/community";
import { insertFrom } from "../../db/insert-from";
import { hasRight } from "../../http/actor";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { auditEach, auditIfChanged } from "../../write/audit";
import { MODERATORS, notify } from "../../write/notify";
import { type Committed, type Write, writing } from "../../write/writing";
import { type Counts, selectCounts } from "./comment-place";
import { mailReports } from "./mail-reports";
import { consumeOwn, REPORT } from "./rate-limits";

const DAY_MS = 86_400_000;

/** What can be reported, and its table of reports. Both have the same columns. */
const KINDS = {
  post: { rows: communityPost, reports: postReport, of: postReport.postId, name: "community_post" },
  comment: { rows: communityComment, reports: commentReport, of: commentReport.commentId, name: "community_comment" },
} as const;

type What = { kind: keyof typeof KINDS; id: number };
/**
 * What is reported, its place, and how its hiding is broadcast: with the counts of its post or thread if it was hidden.
 */
type Reported = What & {
  postId: number | null;
  trainingThreadId: number | null;
  tellHidden: (write: Write, counted: (done: Committed) => Counts | null) => void;
};

/**
 * Stores a member's report, once a member, and notifies the admins. Enough reports hide what they are about, which is
 * broadcast.
 */
export async function fileReport(
  ctx: Ctx,
  { kind, id, postId, trainingThreadId, tellHidden }: Reported,
  { reason, note }: Report,
  origin: string,
): Promise<void> {
  const { db, now } = ctx;
  const reporterId = memberOf(ctx.actor).user.id;
  await consumeOwn(ctx, REPORT);
  const { rows, reports, of, name } = KINDS[kind];
  const subject = `${name}:${id}`;
  const isNew = sql`exists (select 1 from ${reports} where ${of} = ${id}
    and ${reports.reporterId} = ${reporterId} and ${reports.createdAt} = ${now.getTime()})`;
  const write = writing(ctx);
  const row = { reporterId, reason, note, createdAt: now };
  const found = sql`from ${rows} where id = ${id}`;
  const reported = write.add(
    kind === "post"
      ? insertFrom(db, postReport, { ...row, postId: id }, found).onConflictDoNothing()
      : insertFrom(db, commentReport, { ...row, commentId: id }, found).onConflictDoNothing(),
  );
  auditIfChanged(write, "community.report", subject, { detail: { reason } });
  const hidden = write.add(
    db
      .update(rows)
      .set({ hiddenAt: now })
      .where(
        and(eq(rows.id, id), isNull(rows.hiddenAt), gte(rows.openReports, REPORTS_THAT_HIDE), mayHide(kind, id, now)),
      ),
  );
  auditIfChanged(write, "community.hide", subject, { actorId: null });
  const counts = write.add(selectCounts(ctx, { postId, trainingThreadId }));
  const at = postId === null ? { trainingThreadId: sql`${trainingThreadId}` } : { postId };
  const isReported = (done: Committed) => done.of(reported).meta.changes > 0;
  notify(write, { to: MODERATORS, kind: "report", subject, actorId: reporterId, ...at, onlyIf: isNew }, isReported);
  write.after((done) => {
    if (isReported(done)) ctx.later(mailReports(ctx, origin));
  });
  tellHidden(write, (done) => (done.of(hidden).meta.changes > 0 ? (done.of(counts)[0] ?? null) : null));
  await write.commit();
}

/**
 * Condition: the open reports may hide it before a review. Members who have ever paid and staff count in full. All others,
 * whose accounts are free, count half after a week, and together at most as one. Staff posts are never hidden.
 */
function mayHide(kind: What["kind"], id: number, now: Date): SQL {
  const { rows, reports, of } = KINDS[kind];
  const settled = now.getTime() - SETTLED_DAYS * DAY_MS;
  return sql`(select sum(paid) + min(1, sum(not paid and created_at <= ${settled}) / 2.0) from (
      select u.created_at, u.role <> 'user' or exists (select 1 from membership m where m.user_id = u.id and m.is_trial = 0
        and m.status in ('active', 'past_due', 'unpaid', 'paused', 'canceled')) as paid
      from ${reports} join user u on u.id = ${reports.reporterId} where ${of} = ${id} and ${reports.reviewedAt} is null)
    ) >= ${REPORTS_THAT_HIDE}
    and not exists (select 1 from user a where a.id = (select user_id from ${rows} where id = ${id}) and a.role <> 'user')`;
}

/** Audits the reported comments that an author deletes with their post. A moderator cannot delete a post that has any. */
export function auditReportedComments(write: Write, postId: number): void {
  auditEach(write, "community.comment.delete", {
    subject: sql`'community_comment:' || id`,
    from: sql`from ${communityComment}
      where post_id = ${postId} and reported_at is not null and ${hasRight(write.ctx.actor, "moderation") ? 0 : 1}`,
    detail: sql`json_object('authorId', user_id, 'postId', post_id, 'openReports', open_reports)`,
  });
}

/** Condition: no comment under a post waits for a review. Deleting the post would delete the evidence. */
export const hasNoReportedComments = (postId: number) =>
  sql`not exists (select 1 from community_comment c where c.post_id = ${postId} and c.reported_at is not null)`;

export const reportedCommentsRefusal = () =>
  new AppError("conflict", REFUSALS.commentsFirst, { code: "comments_reported" });

type Kept = { kind: What["kind"]; id: number; detail: Record<string, unknown> };

/** Shows a reported item again and closes its reports: a report counts once. */
export function dismissReports(write: Write, { kind, id, detail }: Kept): void {
  const { db, now } = write.ctx;
  const { rows, reports, of, name } = KINDS[kind];
  write.add(
    db
      .update(rows)
      .set({ hiddenAt: null, reportedAt: null, openReports: 0 })
      .where(and(eq(rows.id, id), isNotNull(rows.reportedAt))),
  );
  auditIfChanged(write, "community.review.keep", `${name}:${id}`, { detail });
  write.add(
    db
      .update(reports)
      .set({ reviewedAt: now })
      .where(and(eq(of, id), isNull(reports.reviewedAt))),
  );
}
