import { and, eq, gte, isNotNull, isNull, sql } from "drizzle-orm";
import type { Report, ReviewDecision } from "../../contract/community";
import { REPORTS_THAT_HIDE } from "../../contract/community-limits";
import { commentReport, communityComment, communityPost, postReport } from "../../db/community";
import { auditRowIfChanged } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { tell } from "../../platform/live";
import { REPORT, spendOwn } from "./budgets";

/** What members report, and where the reports of it stand. Both kinds have the same columns for it. */
const KINDS = {
  post: { rows: communityPost, reports: postReport, of: postReport.postId, name: "community_post" },
  comment: { rows: communityComment, reports: commentReport, of: commentReport.commentId, name: "community_comment" },
} as const;

type What = { kind: keyof typeof KINDS; id: number; postId: number };

/**
 * Writes down what a member has against something, once a member. The second member's report takes it out of sight: then
 * what its post counts from now on is answered, else null.
 */
export async function fileReport(ctx: Ctx, { kind, id, postId }: What, { reason, note }: Report) {
  const { db, now } = ctx;
  const reporterId = memberOf(ctx.actor).user.id;
  await spendOwn(ctx, REPORT);
  const { rows, reports, name } = KINDS[kind];
  const subject = `${name}:${id}`;
  const [reported, , hidden, , [post]] = await db.batch([
    db
      .insert(reports)
      .select(sql`select id, ${reporterId}, ${reason}, ${note}, ${now.getTime()}, null from ${rows} where id = ${id}`)
      .onConflictDoNothing(),
    auditRowIfChanged(db, { at: now, actorId: reporterId, action: "community.report", subject, detail: { reason } }),
    db
      .update(rows)
      .set({ hiddenAt: now })
      .where(and(eq(rows.id, id), isNull(rows.hiddenAt), gte(rows.openReports, REPORTS_THAT_HIDE))),
    auditRowIfChanged(db, { at: now, actorId: null, action: "community.hide", subject }),
    db
      .select({ commentCount: communityPost.commentCount, revision: communityPost.revision })
      .from(communityPost)
      .where(eq(communityPost.id, postId)),
  ]);
  if (reported.meta.changes > 0) ctx.later(tell(ctx.env, { admins: true }, { type: "notice" }));
  return hidden.meta.changes > 0 && post ? post : null;
}

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
