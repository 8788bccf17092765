import { and, eq, isNull } from "drizzle-orm";
import type { CommentAnswer } from "../../contract/community";
import { communityComment } from "../../db/community";
import { askTogether } from "../../db/reading";
import { AppError, notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { EDIT, spendOwn } from "./budgets";
import { visibleComment } from "./queries";
import { ownMute, refuseMuted } from "./standing";
import { selectTold, tellThread, told } from "./tell-comment";

/** Changes the words of a comment of the member's own. */
export async function changeComment(ctx: Ctx, id: number, { content }: { content: string }): Promise<CommentAnswer> {
  const { found, mute } = await askTogether(ctx.db, { found: visibleComment(ctx, id), mute: ownMute(ctx) });
  if (!found) throw notFound("Comment");
  if (found.userId !== memberOf(ctx.actor).user.id) {
    throw new AppError("forbidden", "Only who wrote a comment can edit it.");
  }
  refuseMuted(ctx, mute);
  await spendOwn(ctx, EDIT);
  const [, [row]] = await ctx.db.batch([
    ctx.db
      .update(communityComment)
      .set({ content, editedAt: ctx.now })
      .where(and(eq(communityComment.id, id), isNull(communityComment.deletedAt))),
    selectTold(ctx, id),
  ]);
  const { isHidden, ...answer } = told(row);
  if (answer.comment.isDeleted) throw notFound("Comment");
  tellThread(ctx, found.postId, { ...answer, isHidden }, { kind: "edited", comment: answer.comment });
  return answer;
}
