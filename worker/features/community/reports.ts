import { and, eq, gte, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Report, ReviewDecision } from "../../contract/community";
import { COMMUNITY_REFUSALS as REFUSALS, REPORTS_THAT_HIDE, SETTLED_DAYS } from "../../contract/community-limits";
import { auditLog, user } from "../../db/account";
import { commentReport, communityComment, communityPost, postReport } from "../../db/community";
import { isAdmin } from "../../http/actor";
import { AppError } from "../../http/app-error";
import { auditRowIfChanged } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { tell } from "../../platform/live";
import { ADMINS, noticeRows } from "../notices/record-notice";
import { pushLater } from "../notices/tell-notice";
import { REPORT, spendOwn } from "./budgets";
import { mailReports } from "./mail-reports";

const DAY_MS = 86_400_000;
const ADMINS_PUSHED = 20;

/** What members report, and where the reports of it stand. Both kinds have the same columns for it. */
const KINDS = {
  post: { rows: communityPost, reports: postReport, of: postReport.postId, name: "community_post" },
  comment: { rows: communityComment, reports: commentReport, of: commentReport.commentId, name: "community_comment" },
} as const;

type What = { kind: keyof typeof KINDS; id: number; postId: number };

/**
 * Writes down what a member has against something, once a member, and tells the admins. When the reports weigh enough it goes
 * out of sight: then what its post counts from now on is answered, else null.
 */
export async function fileReport(ctx: Ctx, { kind, id, postId }: What, { reason, note }: Report, origin: string) {
  const { db, now } = ctx;
  const reporterId = memberOf(ctx.actor).user.id;
  await spendOwn(ctx, REPORT);
  const { rows, reports, of, name } = KINDS[kind];
  const subject = `${name}:${id}`;
  const isNew = sql`exists (select 1 from ${reports} where ${of} = ${id}
    and ${reports.reporterId} = ${reporterId} and ${reports.createdAt} = ${now.getTime()})`;
  const [reported, , hidden, , [post], admins] = await db.batch([
    db
      .insert(reports)
      .select(sql`select id, ${reporterId}, ${reason}, ${note}, ${now.getTime()}, null from ${rows} where id = ${id}`)
      .onConflictDoNothing(),
    auditRowIfChanged(db, { at: now, actorId: reporterId, action: "community.report", subject, detail: { reason } }),
    db
      .update(rows)
      .set({ hiddenAt: now })
      .where(
        and(eq(rows.id, id), isNull(rows.hiddenAt), gte(rows.openReports, REPORTS_THAT_HIDE), mayHide(kind, id, now)),
      ),
    auditRowIfChanged(db, { at: now, actorId: null, action: "community.hide", subject }),
    db
      .select({ commentCount: communityPost.commentCount, revision: communityPost.revision })
      .from(communityPost)
      .where(eq(communityPost.id, postId)),
    db
      .select({ id: user.id })
      .from(user)
      .where(and(ne(user.role, "user"), eq(user.role, "admin"), eq(user.banned, false)))
      .limit(ADMINS_PUSHED),
    ...noticeRows(db, now, { to: ADMINS, kind: "report", subject, actorId: reporterId, postId, onlyIf: isNew }),
  ]);
  if (reported.meta.changes > 0) {
    ctx.later(tell(ctx.env, { admins: true }, { type: "notice" }));
    for (const admin of admins) if (admin.id !== reporterId) pushLater(ctx, admin.id, { kind: "report", subject });
    ctx.later(mailReports(ctx, origin));
  }
  return hidden.meta.changes > 0 && post ? post : null;
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

/** The statement that leaves a trace of the reported comments that a post takes with it, before it goes. An admin's takes none. */
export function reportedCommentsGone({ db, now, actor }: Ctx, postId: number) {
  return db.insert(auditLog).select(sql`select lower(hex(randomblob(16))), ${now.getTime()}, ${memberOf(actor).user.id},
    'community.comment.delete', 'community_comment:' || id,
    json_object('authorId', user_id, 'postId', post_id, 'openReports', open_reports)
    from ${communityComment} where post_id = ${postId} and reported_at is not null and ${isAdmin(actor) ? 0 : 1}`);
}

/** That no comment under a post waits for a decision: its author's doing would be gone with the post, unseen. */
export const nothingReportedUnder = (postId: number) =>
  sql`not exists (select 1 from community_comment c where c.post_id = ${postId} and c.reported_at is not null)`;

export const decideCommentsFirst = () =>
  new AppError("conflict", REFUSALS.commentsFirst, { code: "comments_reported" });

/** The statements that show again what waits for its review, and close the reports: who has reported it once was heard. */
export function keepReported({ db, now, actor }: Ctx, kind: What["kind"], id: number, detail: Record<string, unknown>) {
  const { rows, reports, of, name } = KINDS[kind];
  return [
    db
      .update(rows)
      .set({ hiddenAt: null, reportedAt: null, openReports: 0 })
      .where(and(eq(rows.id, id), isNotNull(rows.reportedAt))),
    auditRowIfChanged(db, reviewed("keep", { now, actor }, `${name}:${id}`, detail)),
    db
      .update(reports)
      .set({ reviewedAt: now })
      .where(and(eq(of, id), isNull(reports.reviewedAt))),
  ] as const;
}

/** The audit entry of a decision. */
export function reviewed(
  decision: ReviewDecision["decision"],
  { now, actor }: Pick<Ctx, "now" | "actor">,
  subject: string,
  detail: Record<string, unknown>,
) {
  return { at: now, actorId: memberOf(actor).user.id, action: `community.review.${decision}`, subject, detail };
}
