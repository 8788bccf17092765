import { and, eq, gte, isNull, sql } from "drizzle-orm";
import type { Report } from "../../contract/community";
import { COMMUNITY_REFUSALS as REFUSALS, REPORTS_THAT_HIDE } from "../../contract/community-limits";
import { communityPost, postReport } from "../../db/community";
import { askTogether } from "../../db/reading";
import { AppError, notFound } from "../../http/app-error";
import { auditRowIfChanged } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { announce, tell } from "../../platform/live";
import { REPORT, spendOwn } from "./budgets";
import { visiblePost } from "./queries";
import { ownMute, refuseMuted } from "./standing";

const RECEIVED = { message: "Thank you. The coach will look at this post." };

/** Tells the admins about a post, once a member. The second member's report hides it until it is reviewed. */
export async function reportPost(ctx: Ctx, postId: number, { reason, note }: Report): Promise<{ message: string }> {
  const { db, now } = ctx;
  const reporterId = memberOf(ctx.actor).user.id;
  const { found, mute } = await askTogether(db, { found: visiblePost(ctx, postId), mute: ownMute(ctx) });
  if (!found) throw notFound("Post");
  if (found.userId === reporterId) throw new AppError("invalid", REFUSALS.ownPost);
  refuseMuted(ctx, mute);
  await spendOwn(ctx, REPORT);

  const subject = `community_post:${postId}`;
  const [reported, , [hidden]] = await db.batch([
    db
      .insert(postReport)
      .select(
        sql`select id, ${reporterId}, ${reason}, ${note}, ${now.getTime()}, null from community_post where id = ${postId}`,
      )
      .onConflictDoNothing(),
    auditRowIfChanged(db, { at: now, actorId: reporterId, action: "community.report", subject, detail: { reason } }),
    db
      .update(communityPost)
      .set({ hiddenAt: now, revision: sql`${communityPost.revision} + 1` })
      .where(
        and(
          eq(communityPost.id, postId),
          isNull(communityPost.hiddenAt),
          gte(communityPost.openReports, REPORTS_THAT_HIDE),
        ),
      )
      .returning({ userId: communityPost.userId, revision: communityPost.revision }),
    auditRowIfChanged(db, { at: now, actorId: null, action: "community.hide", subject }),
  ]);
  if (reported.meta.changes > 0) ctx.later(tell(ctx.env, { admins: true }, { type: "notice" }));
  if (hidden) ctx.later(announce(ctx.env, { type: "post_hidden", postId, ...hidden }));
  return RECEIVED;
}
