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

/** What members report, and where the reports of it stand. Both kinds have the same columns for it. */
const KINDS = {
  post: { rows: communityPost, reports: postReport, of: postReport.postId, name: "community_post" },
  comment: { rows: communityComment, reports: commentReport, of: commentReport.commentId, name: "community_comment" },
} as const;

type What = { kind: keyof typeof KINDS; id: number };
/** What was reported and where it stands, and how the room hears that it has gone out of sight: then its post or thread has counts. */
type Reported = What & {
  postId: number | null;
  trainingThreadId: number | null;
  tellHidden: (write: Write, counted: (done: Committed) => Counts | null) => void;
};

/**
 * Writes down what a member has against something, once a member, and tells the admins. When the reports weigh enough it goes
 * out of sight, and the room hears of that.
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
 * Whether the open reports may hide it before an admin has looked. Whoever has ever paid, and the staff, count in full. Accounts are
 * free, so all others count half, once they have been here for a week, and together never more than one who has.
 * What the staff writes is hidden by nobody but the staff.
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

/** Leaves a trace of the reported comments that a post takes with it, before it goes. An admin's takes none. */
export function auditReportedComments(write: Write, postId: number): void {
  auditEach(write, "community.comment.delete", {
    subject: sql`'community_comment:' || id`,
    from: sql`from ${communityComment}
      where post_id = ${postId} and reported_at is not null and ${hasRight(write.ctx.actor, "moderation") ? 0 : 1}`,
    detail: sql`json_object('authorId', user_id, 'postId', post_id, 'openReports', open_reports)`,
  });
}

/** That no comment under a post waits for a decision: its author's doing would be gone with the post, unseen. */
export const hasNoReportedComments = (postId: number) =>
  sql`not exists (select 1 from community_comment c where c.post_id = ${postId} and c.reported_at is not null)`;

export const reportedCommentsRefusal = () =>
  new AppError("conflict", REFUSALS.commentsFirst, { code: "comments_reported" });

type Kept = { kind: What["kind"]; id: number; detail: Record<string, unknown> };

/** Shows again what waits for its review, and closes the reports: who has reported it once was heard. */
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
