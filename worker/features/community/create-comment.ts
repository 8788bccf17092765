import { eq, sql } from "drizzle-orm";
import type { CommentAnswer, NewComment } from "../../contract/community";
import { batchedRead, runReads } from "../../db/batched-read";
import { communityComment } from "../../db/community";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { OnceOnly } from "../../http/idempotency";
import { AlreadyMade, earlierCall, type Made, makeOnce } from "../../write/once";
import { writing } from "../../write/writing";
import { notifyConcerned } from "./comment-notices";
import { broadcastThread, commentState, readCommentState, selectCommentState } from "./comment-state";
import { maySeeHidden } from "./policy";
import { visiblePost } from "./queries";
import { COMMENT, consumeOwn } from "./rate-limits";
import { ownMute, refuseMuted } from "./standing";

/** Adds to a post's thread and tells the room. A retry under the same key answers the first one. */
export async function createComment(
  ctx: Ctx,
  postId: number,
  input: NewComment,
  once: OnceOnly | null,
): Promise<Made<CommentAnswer>> {
  const before = await look(ctx, postId, input, once);
  return makeOnce(ctx, once, {
    earlier: before.earlier,
    find: (id) => readAnswer(ctx, id),
    make: async () => {
      refuseMissing(ctx, postId, input, before);
      refuseMuted(ctx, before.mute);
      await consumeOwn(ctx, COMMENT);
      try {
        return await insertComment(ctx, postId, input, once, before);
      } catch (error) {
        if (error instanceof AlreadyMade) throw error;
        // What it is about has just been deleted.
        const now = await look(ctx, postId, input, null).catch(() => null);
        if (now) refuseMissing(ctx, postId, input, now);
        throw error;
      }
    },
  });
}

type Found = Awaited<ReturnType<typeof look>>;

function look(ctx: Ctx, postId: number, { parentId }: NewComment, once: OnceOnly | null) {
  const addressed = ctx.db
    .select()
    .from(communityComment)
    .where(eq(communityComment.id, parentId ?? 0));
  return runReads(ctx.db, {
    earlier: earlierCall(ctx, once),
    post: visiblePost(ctx, postId),
    mute: ownMute(ctx),
    parent: batchedRead([addressed], ([[row]]) => row ?? null),
  });
}

function refuseMissing(ctx: Ctx, postId: number, { parentId }: NewComment, { post, parent }: Found): void {
  if (!post) throw notFound("Post");
  if (!parentId) return;
  const isThere = parent?.postId === postId && !parent.deletedAt;
  if (!isThere || (parent.hiddenAt && !maySeeHidden(ctx.actor, parent.userId))) {
    throw new AppError("conflict", "The comment you reply to is not there any more.", { code: "comment_gone" });
  }
}

async function readAnswer(ctx: Ctx, id: string): Promise<CommentAnswer> {
  const { isHidden: _, ...answer } = await readCommentState(ctx, Number(id));
  return answer;
}

async function insertComment(
  ctx: Ctx,
  postId: number,
  { parentId, content }: NewComment,
  once: OnceOnly | null,
  about: Found,
): Promise<CommentAnswer> {
  const userId = memberOf(ctx.actor).user.id;
  // A reply to a reply joins its thread. A comment that has gone meanwhile breaks the foreign key, and the batch.
  const thread = parentId
    ? sql<number>`coalesce((select coalesce(p.parent_id, p.id) from community_comment p where p.id = ${parentId}), -1)`
    : null;
  const newest = sql`(select max(id) from community_comment)`;
  const write = writing(ctx, { once, made: newest });
  write.add(ctx.db.insert(communityComment).values({ postId, userId, parentId: thread, content, createdAt: ctx.now }));
  const row = write.add(selectCommentState(ctx, newest));
  notifyConcerned(write, about, newest);
  broadcastThread(write, postId, (done) => {
    const { comment, ...news } = commentState(done.one(row));
    return { ...news, change: { kind: "added", comment } };
  });
  const { isHidden: _, ...answer } = commentState((await write.commit()).one(row));
  return answer;
}
