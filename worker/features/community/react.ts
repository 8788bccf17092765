import { and, eq, sql } from "drizzle-orm";
import type { ReactionAnswer } from "../../contract/community";
import { REACTION_TYPES, type ReactionType } from "../../contract/community-limits";
import { communityPost, postReaction } from "../../db/community";
import { askTogether } from "../../db/reading";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { announce } from "../../platform/live";
import { noticeRows } from "../notices/record-notice";
import { tellNotice } from "../notices/tell-notice";
import { REACT, spendOwn } from "./budgets";
import { countsOf } from "./present";
import { ownReactions, visiblePost } from "./queries";
import { ownMute, refuseMuted } from "./standing";

type Input = { postId: number; reactionType: ReactionType; active?: boolean | undefined };

/** Gives a reaction or takes it back: the other of what is, or what `active` says. */
export async function react(ctx: Ctx, { postId, reactionType, active }: Input): Promise<ReactionAnswer> {
  const userId = memberOf(ctx.actor).user.id;
  await spendOwn(ctx, REACT);
  const { found, mute } = await askTogether(ctx.db, { found: visiblePost(ctx, postId), mute: ownMute(ctx) });
  if (!found) throw notFound("Post");
  refuseMuted(ctx, mute);

  const taken = ctx.db
    .delete(postReaction)
    .where(
      and(
        eq(postReaction.postId, postId),
        eq(postReaction.userId, userId),
        eq(postReaction.reactionType, reactionType),
      ),
    );
  // Selected from the post: one that was deleted meanwhile takes no reaction.
  const given = (condition: ReturnType<typeof sql>) =>
    ctx.db
      .insert(postReaction)
      .select(
        sql`select id, ${userId}, ${reactionType}, ${ctx.now.getTime()} from community_post where id = ${postId} and ${condition}`,
      )
      .onConflictDoNothing();
  const counted = ctx.db
    .select({
      supportCount: communityPost.supportCount,
      motivationCount: communityPost.motivationCount,
      fireCount: communityPost.fireCount,
      revision: communityPost.revision,
      hiddenAt: communityPost.hiddenAt,
      own: ownReactions(userId),
    })
    .from(communityPost)
    .where(eq(communityPost.id, postId));

  const about = { kind: "reaction", subject: `post:${postId}` } as const;
  const isGiven = sql`exists (select 1 from post_reaction
    where post_id = ${postId} and user_id = ${userId} and reaction_type = ${reactionType})`;
  const told = noticeRows(ctx.db, ctx.now, { ...about, to: found.userId, actorId: userId, postId, onlyIf: isGiven });

  const toggled = active === undefined;
  const [rows] = toggled
    ? // What took nothing away gives.
      (await ctx.db.batch([taken, given(sql`changes() = 0`), ...told, counted])).slice(-1)
    : (await ctx.db.batch([active ? given(sql`true`) : taken, ...told, counted])).slice(-1);
  const row = (rows as Awaited<typeof counted>)[0];
  if (!row) throw notFound("Post");
  const reactionCounts = countsOf(row);
  if (row.revision !== found.revision && !row.hiddenAt) {
    const { revision } = row;
    ctx.later(announce(ctx.env, { type: "reaction_update", postId, reactions: reactionCounts, revision }));
  }
  if (row.revision !== found.revision && found.userId !== userId && row.own.includes(reactionType)) {
    tellNotice(ctx, found.userId, about);
  }
  return {
    reactionCounts,
    ownReactions: REACTION_TYPES.filter((type) => row.own.includes(type)),
    revision: row.revision,
  };
}
