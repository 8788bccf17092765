import { desc, gt, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { UNREAD_MOST } from "../../contract/messages-limits";
import { type BatchedRead, batchedRead } from "../../db/batched-read";
import { communityPost, communityReader } from "../../db/community";
import { prepared } from "../../db/prepared-query";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { writing } from "../../write/writing";

/** Counts others' posts since the member last looked at the community, up to a limit. */
export function newPosts({ db, actor }: Ctx): BatchedRead<number> {
  return batchedRead([counted(db, { userId: memberOf(actor).user.id })], ([[row]]) => row?.count ?? 0);
}

const userId = sql.placeholder("userId");

const counted = prepared({ count: sql<number>`count(*)` }, (select) =>
  select
    .from(
      new QueryBuilder()
        .select({
          userId: communityPost.userId,
          hiddenAt: communityPost.hiddenAt,
          createdAt: communityPost.createdAt,
        })
        .from(communityPost)
        .where(
          gt(communityPost.id, sql`coalesce((select seen_post from community_reader where user_id = ${userId}), 0)`),
        )
        .orderBy(desc(communityPost.id))
        .limit(UNREAD_MOST)
        .as("post"),
    )
    .where(
      sql`post.user_id <> ${userId} and post.hidden_at is null
        and post.created_at > (select created_at from user where id = ${userId})`,
    ),
);

/** Marks posts as seen up to one. The mark only moves forward; later posts stay new. */
export async function markSeen(ctx: Ctx, upTo: number): Promise<void> {
  const write = writing(ctx);
  const mark = sql`min(${upTo}, (select coalesce(max(id), 0) from community_post))`;
  write.add(
    ctx.db
      .insert(communityReader)
      .values({ userId: memberOf(ctx.actor).user.id, seenPost: mark })
      .onConflictDoUpdate({
        target: communityReader.userId,
        set: { seenPost: sql`max(seen_post, excluded.seen_post)` },
      }),
  );
  await write.commit();
}
