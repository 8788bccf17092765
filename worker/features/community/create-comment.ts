import { eq, sql } from "drizzle-orm";
import type { CommentAnswer, NewComment } from "../../contract/community";
import { communityComment } from "../../db/community";
import { askTogether, reading } from "../../db/reading";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { madeBefore, type OnceOnly, rememberCall } from "../../http/idempotency";
import { COMMENT, spendOwn } from "./budgets";
import { visiblePost } from "./queries";
import { ownMute, refuseMuted } from "./standing";
import { readTold, tellThread } from "./tell-comment";

type Created = { made: boolean; answer: CommentAnswer };

/** Adds to a post's thread and tells the room. A retry under the same key answers the first one. */
export async function createComment(
  ctx: Ctx,
  postId: number,
  input: NewComment,
  once: OnceOnly | null,
): Promise<Created> {
  const [earlier, mute] = await Promise.all([madeBefore(ctx, once), look(ctx, postId, input)]);
  if (earlier) return { made: false, answer: await readTold(ctx, Number(earlier)) };
  refuseMuted(ctx, mute);
  await spendOwn(ctx, COMMENT);
  try {
    return { made: true, answer: await insertComment(ctx, postId, input, once) };
  } catch (error) {
    // Of two calls under one key at once the second finds the first one's; or what it is about has just been deleted.
    const made = await madeBefore(ctx, once).catch(() => null);
    if (made) return { made: false, answer: await readTold(ctx, Number(made)) };
    await look(ctx, postId, input);
    throw error;
  }
}

/** Throws for a post that the actor cannot see and for a comment that is not there; answers whether they are muted. */
async function look(ctx: Ctx, postId: number, { parentId }: NewComment) {
  const addressed = ctx.db
    .select()
    .from(communityComment)
    .where(eq(communityComment.id, parentId ?? 0));
  const { post, mute, parent } = await askTogether(ctx.db, {
    post: visiblePost(ctx, postId),
    mute: ownMute(ctx),
    parent: reading([addressed], ([[row]]) => row ?? null),
  });
  if (!post) throw notFound("Post");
  if (parentId && (parent?.postId !== postId || parent.deletedAt)) {
    throw new AppError("conflict", "The comment you reply to is not there any more.", { code: "comment_gone" });
  }
  return mute;
}

async function insertComment(
  ctx: Ctx,
  postId: number,
  { parentId, content }: NewComment,
  once: OnceOnly | null,
): Promise<CommentAnswer> {
  const userId = memberOf(ctx.actor).user.id;
  // A reply to a reply joins its thread. A comment that has gone meanwhile breaks the foreign key, and the batch.
  const thread = parentId
    ? sql<number>`coalesce((select coalesce(p.parent_id, p.id) from community_comment p where p.id = ${parentId}), -1)`
    : null;
  const [[saved]] = await ctx.db.batch([
    ctx.db
      .insert(communityComment)
      .values({ postId, userId, parentId: thread, content, createdAt: ctx.now })
      .returning({ id: communityComment.id }),
    ...rememberCall(ctx, once, sql`(select max(${communityComment.id}) from ${communityComment})`),
  ]);
  if (!saved) throw new Error("the comment was not inserted");
  const { isHidden, ...answer } = await readTold(ctx, saved.id);
  tellThread(ctx, postId, { ...answer, isHidden }, { kind: "added", comment: answer.comment });
  return answer;
}
