import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ReactionAnswer } from "../../contract/community";
import { REACTION_TYPES, type ReactionType } from "../../contract/community-limits";
import { runReads } from "../../db/batched-read";
import { communityPost, postReaction } from "../../db/community";
import { insertFrom } from "../../db/insert-from";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { broadcast } from "../../write/broadcast";
import { notify } from "../../write/notify";
import { writing } from "../../write/writing";
import { countsOf } from "./present";
import { ownReactions, visiblePost } from "./queries";
import { consumeOwn, REACT } from "./rate-limits";
import { ownMute, refuseMuted } from "./standing";

type Input = { postId: number; reactionType: ReactionType; active?: boolean | undefined };

/** Adds or removes a reaction as `active` says, or toggles it without. */
export async function react(ctx: Ctx, { postId, reactionType, active }: Input): Promise<ReactionAnswer> {
  const userId = memberOf(ctx.actor).user.id;
  await consumeOwn(ctx, REACT);
  const { found, mute } = await runReads(ctx.db, { found: visiblePost(ctx, postId), mute: ownMute(ctx) });
  if (!found) throw notFound("Post");
  refuseMuted(ctx, mute);

  const removal = ctx.db
    .delete(postReaction)
    .where(
      and(
        eq(postReaction.postId, postId),
        eq(postReaction.userId, userId),
        eq(postReaction.reactionType, reactionType),
      ),
    );
  // Selected from the post, so that a post deleted meanwhile gets no reaction.
  const insertion = (condition: SQL) =>
    insertFrom(
      ctx.db,
      postReaction,
      { postId, userId, reactionType, createdAt: ctx.now },
      sql`from community_post where id = ${postId} and ${condition}`,
    ).onConflictDoNothing();
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

  const write = writing(ctx);
  if (active !== true) write.add(removal);
  // To toggle: insert only if the delete before it removed nothing.
  if (active !== false) write.add(insertion(active ? sql`true` : sql`changes() = 0`));
  const isGiven = sql`exists (select 1 from post_reaction
    where post_id = ${postId} and user_id = ${userId} and reaction_type = ${reactionType})`;
  const about = { kind: "reaction", subject: `post:${postId}` } as const;
  notify(write, { ...about, to: found.userId, actorId: userId, postId, onlyIf: isGiven }, (done) => {
    const [row] = done.of(counts);
    return row !== undefined && row.revision !== found.revision && row.own.includes(reactionType);
  });
  const counts = write.add(counted);
  broadcast(write, (done) => {
    const [row] = done.of(counts);
    if (!row || row.revision === found.revision || row.hiddenAt) return null;
    return { type: "reaction_update", postId, reactions: countsOf(row), revision: row.revision };
  });
  const [row] = (await write.commit()).of(counts);
  if (!row) throw notFound("Post");
  return {
    reactionCounts: countsOf(row),
    ownReactions: REACTION_TYPES.filter((type) => row.own.includes(type)),
    revision: row.revision,
  };
}
