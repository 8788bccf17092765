import { and, eq } from "drizzle-orm";
import type { CommentAnswer, CommentText } from "../../contract/community";
import { runReads } from "../../db/batched-read";
import { communityComment } from "../../db/community";
import { living } from "../../db/soft-delete";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { writing } from "../../write/writing";
import { foldWritten } from "../desk/fold-written";
import { answerOf, broadcastThread, commentBroadcast, selectCommentState } from "./comment-state";
import { mentionable, noticeMentions } from "./mentions";
import { consumeOwn, EDIT } from "./rate-limits";
import { ownMute, refuseMuted } from "./standing";
import { visibleComment } from "./visible-comment";

/** Changes the text of the member's own comment. */
export async function changeComment(ctx: Ctx, id: number, change: CommentText): Promise<CommentAnswer> {
  const { content } = change;
  const { found, mute, named } = await runReads(ctx.db, {
    found: visibleComment(ctx, id),
    mute: ownMute(ctx),
    named: mentionable(ctx, change),
  });
  if (!found) throw notFound("Comment");
  if (found.userId !== memberOf(ctx.actor).user.id) {
    throw new AppError("forbidden", "Only who wrote a comment can edit it.");
  }
  refuseMuted(ctx, mute);
  await consumeOwn(ctx, EDIT);
  const write = writing(ctx);
  write.must(
    ctx.db
      .update(communityComment)
      .set({ content, editedAt: ctx.now })
      .where(and(eq(communityComment.id, id), living(communityComment))),
    notFound("Comment"),
  );
  foldWritten(write, "comment", id, content);
  noticeMentions(write, { postId: found.postId, commentId: id }, named, true);
  const row = write.add(selectCommentState(ctx, id));
  broadcastThread(write, (done) => commentBroadcast(done.one(row), "edited"));
  return answerOf((await write.commit()).one(row));
}
