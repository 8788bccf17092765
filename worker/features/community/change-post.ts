import { eq, sql } from "drizzle-orm";
import type { FeedPost } from "../../contract/community";
import { COMMUNITY_REFUSALS as REFUSALS } from "../../contract/community-limits";
import { communityPost } from "../../db/community";
import { askTogether } from "../../db/reading";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { announce } from "../../platform/live";
import { EDIT, spendOwn } from "./budgets";
import { presentFeedPost, presentPost } from "./present";
import { selectFeed, visiblePost } from "./queries";
import { ownMute, refuseMuted } from "./standing";

/** Changes the words of a post of the member's own; everybody can see that it was edited. */
export async function changePost(ctx: Ctx, id: number, { content }: { content: string }): Promise<FeedPost> {
  const { found, mute } = await askTogether(ctx.db, { found: visiblePost(ctx, id), mute: ownMute(ctx) });
  if (!found) throw notFound("Post");
  if (found.userId !== memberOf(ctx.actor).user.id) {
    throw new AppError("forbidden", "Only who wrote a post can edit it.");
  }
  refuseMuted(ctx, mute);
  if (content === "" && !found.mediaUrl) {
    throw new AppError("invalid", REFUSALS.empty, { issues: [{ path: "content", message: REFUSALS.empty }] });
  }
  await spendOwn(ctx, EDIT);
  const which = eq(communityPost.id, id);
  const [, [row]] = await ctx.db.batch([
    ctx.db
      .update(communityPost)
      .set({ content, editedAt: ctx.now, revision: sql`${communityPost.revision} + 1` })
      .where(which),
    selectFeed(ctx).where(which),
  ]);
  if (!row) throw notFound("Post");
  // What nobody else may see is not told.
  if (!row.post.hiddenAt) ctx.later(announce(ctx.env, { type: "post_update", post: presentPost(row) }));
  return presentFeedPost(row);
}
