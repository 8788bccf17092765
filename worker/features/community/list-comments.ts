import { and, asc, sql } from "drizzle-orm";
import type { ThreadComment } from "../../contract/community";
import type { PageQuery } from "../../contract/paging";
import { THREAD_LIMITS } from "../../contract/threads-limits";
import { batchedRead, runReads } from "../../db/batched-read";
import { communityComment } from "../../db/community";
import { laterThan, type Page } from "../../db/cursor";
import type { Ctx } from "../../http/context";
import { noSubject, type Subject, underSubject, visiblePlace } from "./comment-place";
import { presentThreadComment } from "./present";
import { selectComments } from "./queries";

const { threadId, id } = communityComment;

/**
 * Lists a thread, oldest first, each comment followed by its replies. In a training thread the first page begins with the
 * comments the coach has pinned and their replies, wherever they are.
 */
export async function listComments(
  ctx: Ctx,
  subject: Subject,
  { cursor, limit }: PageQuery,
): Promise<Page<ThreadComment>> {
  const under = underSubject(subject);
  const thread = selectComments(ctx)
    .where(and(under, laterThan(cursor, threadId, id)))
    .orderBy(asc(threadId), asc(id))
    .limit(limit + 1);
  const withPinned = typeof subject !== "number" && !cursor;
  const { place, rows, pinned } = await runReads(ctx.db, {
    place: visiblePlace(ctx, subject),
    rows: batchedRead([thread], ([found]) => found),
    pinned: withPinned
      ? batchedRead([selectPinned(ctx, subject)], ([found]) => found)
      : batchedRead([], (): Awaited<typeof thread> => []),
  });
  if (!place) throw noSubject(subject);
  const items = rows.slice(0, limit);
  const last = items.at(-1)?.comment;
  const first = pinned.filter(({ comment }) => !items.some((row) => row.comment.id === comment.id));
  return {
    items: [...first, ...items].map((row) => presentThreadComment(ctx.actor, row)),
    nextCursor: rows.length > limit && last ? `${last.threadId}.${last.id}` : null,
  };
}

function selectPinned(ctx: Ctx, subject: Subject) {
  const under = underSubject(subject);
  // Raw SQL: drizzle would read a column of the inner query as one of the outer.
  const talks = sql`(select p.thread_id from community_comment p where p.pinned_at is not null
    and p.training_thread_id = community_comment.training_thread_id)`;
  return selectComments(ctx)
    .where(and(under, sql`${threadId} in ${talks}`))
    .orderBy(asc(threadId), asc(id))
    .limit(THREAD_LIMITS.pinnedComments);
}
