import { and, asc, eq } from "drizzle-orm";
import type { ThreadComment } from "../../contract/community";
import type { PageQuery } from "../../contract/paging";
import { batchedRead, runReads } from "../../db/batched-read";
import { communityComment } from "../../db/community";
import { laterThan, type Page } from "../../db/cursor";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { presentThreadComment } from "./present";
import { selectComments, visiblePost } from "./queries";

/** A post's thread, oldest first, each comment followed by its replies. */
export async function listComments(
  ctx: Ctx,
  postId: number,
  { cursor, limit }: PageQuery,
): Promise<Page<ThreadComment>> {
  const { threadId, id } = communityComment;
  const thread = selectComments(ctx)
    .where(and(eq(communityComment.postId, postId), laterThan(cursor, threadId, id)))
    .orderBy(asc(threadId), asc(id))
    .limit(limit + 1);
  const { post, rows } = await runReads(ctx.db, {
    post: visiblePost(ctx, postId),
    rows: batchedRead([thread], ([found]) => found),
  });
  if (!post) throw notFound("Post");
  const items = rows.slice(0, limit);
  const last = items.at(-1)?.comment;
  return {
    items: items.map((row) => presentThreadComment(ctx.actor, row)),
    nextCursor: rows.length > limit && last ? `${last.threadId}.${last.id}` : null,
  };
}
