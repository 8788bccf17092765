import { eq, sql } from "drizzle-orm";
import type { CommentAnswer, NewComment } from "../../contract/community";
import { batchedRead, runReads } from "../../db/batched-read";
import { communityComment } from "../../db/community";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import type { OnceOnly } from "../../http/idempotency";
import { AlreadyMade, earlierCall, type Made, makeOnce } from "../../write/once";
import { writing } from "../../write/writing";
import { foldWritten } from "../desk/fold-written";
import { notifyConcerned } from "./comment-notices";
import {
  beginThread,
  type CommentPlace,
  noSubject,
  type Subject,
  threadAtPlace,
  underSubject,
  visiblePlace,
} from "./comment-place";
import { answerOf, broadcastThread, commentBroadcast, readCommentState, selectCommentState } from "./comment-state";
import { mentionable, noticeMentions } from "./mentions";
import { maySeeHidden } from "./policy";
import { COMMENT, consumeOwn } from "./rate-limits";
import { ownMute, refuseMuted } from "./standing";

/** Adds a comment to a post or a training thread and broadcasts it. A retry under the same key returns the first one. */
export async function createComment(
  ctx: Ctx,
  subject: Subject,
  input: NewComment,
  once: OnceOnly | null,
): Promise<Made<CommentAnswer>> {
  const before = await readSubject(ctx, subject, input, once);
  return makeOnce(ctx, once, {
    earlier: before.earlier,
    find: (id) => readCommentState(ctx, Number(id)),
    make: async () => {
      const place = placeIn(ctx, subject, input, before);
      refuseMuted(ctx, before.mute);
      await consumeOwn(ctx, COMMENT);
      try {
        return await insertComment(ctx, { place, parent: before.parent, named: before.named }, input, once);
      } catch (error) {
        if (error instanceof AlreadyMade) throw error;
        // The subject was deleted meanwhile.
        const now = await readSubject(ctx, subject, input, null).catch(() => null);
        if (now) placeIn(ctx, subject, input, now);
        throw error;
      }
    },
  });
}

type Found = Awaited<ReturnType<typeof readSubject>>;

function readSubject(ctx: Ctx, subject: Subject, input: NewComment, once: OnceOnly | null) {
  const addressed = ctx.db
    .select({ parent: communityComment, isInside: sql`${underSubject(subject)}`.mapWith(Boolean).as("is_inside") })
    .from(communityComment)
    .where(eq(communityComment.id, input.parentId ?? 0));
  return runReads(ctx.db, {
    earlier: earlierCall(ctx, once),
    place: visiblePlace(ctx, subject),
    mute: ownMute(ctx),
    named: mentionable(ctx, input),
    parent: batchedRead([addressed], ([[row]]) => (row?.isInside ? row.parent : null)),
  });
}

/** Returns the comment's place. Throws if the subject, or the comment it replies to, no longer exists. */
function placeIn(ctx: Ctx, subject: Subject, { parentId }: NewComment, { place, parent }: Found): CommentPlace {
  if (!place) throw noSubject(subject);
  if (!parentId) return place;
  if (!parent || parent.deletedAt || (parent.hiddenAt && !maySeeHidden(ctx.actor, parent.userId))) {
    throw new AppError("conflict", "The comment you reply to is not there any more.", { code: "comment_gone" });
  }
  return place;
}

type About = { place: CommentPlace; parent: Found["parent"]; named: Found["named"] };

async function insertComment(
  ctx: Ctx,
  about: About,
  { parentId, content }: NewComment,
  once: OnceOnly | null,
): Promise<CommentAnswer> {
  const { post, thread: talk } = about.place;
  const userId = memberOf(ctx.actor).user.id;
  // A reply to a reply joins its thread. If the comment was deleted meanwhile, the foreign key fails the batch.
  const thread = parentId
    ? sql<number>`coalesce((select coalesce(p.parent_id, p.id) from community_comment p where p.id = ${parentId}), -1)`
    : null;
  const newest = sql<number>`(select max(id) from community_comment)`;
  const write = writing(ctx, { once, made: newest });
  if (talk) write.add(beginThread(ctx, talk));
  write.add(
    ctx.db.insert(communityComment).values({
      postId: post?.id ?? null,
      trainingThreadId: talk && threadAtPlace(talk),
      userId,
      parentId: thread,
      content,
      createdAt: ctx.now,
    }),
  );
  notifyConcerned(write, about, newest);
  foldWritten(write, "comment", newest, content);
  noticeMentions(write, { postId: post?.id ?? null, commentId: newest }, about.named);
  const row = write.add(selectCommentState(ctx, newest));
  broadcastThread(write, (done) => commentBroadcast(done.one(row), "added"));
  return answerOf((await write.commit()).one(row));
}
