import { and, eq } from "drizzle-orm";
import type { FeedPost } from "../../contract/community";
import { communityPost } from "../../db/community";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { visibleTo } from "./policy";
import { presentFeedPost } from "./present";
import { selectFeed } from "./queries";

/** Reads one post that the actor may see. */
export async function readPost(ctx: Ctx, id: number): Promise<FeedPost> {
  const row = await selectFeed(ctx)
    .where(and(eq(communityPost.id, id), visibleTo(ctx.actor, communityPost)))
    .get();
  if (!row) throw notFound("Post");
  return presentFeedPost(row);
}
