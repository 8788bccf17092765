import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { FeedPost } from "../../contract/community";
import { COMMUNITY_LIMITS } from "../../contract/community-limits";
import type { PageQuery } from "../../contract/paging";
import { user } from "../../db/account";
import { runReads } from "../../db/batched-read";
import { communityPost } from "../../db/community";
import { cursorValues, olderThanPlaceholders, type Page } from "../../db/cursor";
import { prepared } from "../../db/prepared-query";
import { hasRight } from "../../http/actor";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { notHiddenFrom } from "./policy";
import { presentFeedPost } from "./present";
import { preparedFeed } from "./queries";

/** Lists the feed, newest first. Long posts end a page early. */
export async function listPosts(ctx: Ctx, { cursor, limit }: PageQuery): Promise<Page<FeedPost>> {
  const { db, actor } = ctx;
  const pages = hasRight(actor, "moderation") ? ofModerators : ofMembers;
  const params = { ...cursorValues(cursor), userId: memberOf(actor).user.id, rows: limit + 1 };
  const { rows } = await runReads(db, { rows: (cursor ? pages.later : pages.first)(db, params) });
  const items = withinByteLimit(rows.slice(0, limit).map(presentFeedPost));
  const last = rows[items.length - 1];
  const hasMore = rows.length > items.length && last;
  return { items, nextCursor: hasMore ? `${last.post.createdAt.getTime()}.${last.post.id}` : null };
}

const older = olderThanPlaceholders(communityPost.createdAt, communityPost.id);
const seen = notHiddenFrom(sql.placeholder("userId"), communityPost);
const ofModerators = { first: postsWhere(), later: postsWhere(older) };
const ofMembers = { first: postsWhere(seen), later: postsWhere(and(seen, older)) };

function postsWhere(condition?: SQL) {
  return prepared(preparedFeed, (select) =>
    select
      .from(communityPost)
      .innerJoin(user, eq(user.id, communityPost.userId))
      .where(condition)
      .orderBy(desc(communityPost.createdAt), desc(communityPost.id))
      .limit(sql.placeholder("rows")),
  );
}

function withinByteLimit(posts: FeedPost[]): FeedPost[] {
  const encoder = new TextEncoder();
  // The brackets around the JSON array.
  let bytes = 2;
  const tooMuch = posts.findIndex((post) => {
    bytes += encoder.encode(JSON.stringify(post)).length + 1;
    return bytes > COMMUNITY_LIMITS.pageBytes;
  });
  return tooMuch < 0 ? posts : posts.slice(0, Math.max(1, tooMuch));
}
