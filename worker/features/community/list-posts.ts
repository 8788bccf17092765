import { and, desc } from "drizzle-orm";
import type { FeedPost } from "../../contract/community";
import { COMMUNITY_LIMITS } from "../../contract/community-limits";
import type { PageQuery } from "../../contract/paging";
import { communityPost } from "../../db/community";
import { olderThan, type Page } from "../../db/cursor";
import type { Ctx } from "../../http/context";
import { visibleTo } from "./policy";
import { presentFeedPost } from "./present";
import { selectFeed } from "./queries";

/** The feed, newest first. A page ends early when its posts are long. */
export async function listPosts(ctx: Ctx, { cursor, limit }: PageQuery): Promise<Page<FeedPost>> {
  const rows = await selectFeed(ctx)
    .where(and(visibleTo(ctx.actor, communityPost), olderThan(cursor, communityPost.createdAt, communityPost.id)))
    .orderBy(desc(communityPost.createdAt), desc(communityPost.id))
    .limit(limit + 1);
  const items = fitting(rows.slice(0, limit).map(presentFeedPost));
  const last = rows[items.length - 1];
  const hasMore = rows.length > items.length && last;
  return { items, nextCursor: hasMore ? `${last.post.createdAt.getTime()}.${last.post.id}` : null };
}

function fitting(posts: FeedPost[]): FeedPost[] {
  const encoder = new TextEncoder();
  // The brackets around the list.
  let bytes = 2;
  const tooMuch = posts.findIndex((post) => {
    bytes += encoder.encode(JSON.stringify(post)).length + 1;
    return bytes > COMMUNITY_LIMITS.pageBytes;
  });
  return tooMuch < 0 ? posts : posts.slice(0, Math.max(1, tooMuch));
}
