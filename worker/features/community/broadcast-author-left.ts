import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { user } from "../../db/account";
import type { Db } from "../../db/client";
import { communityPost } from "../../db/community";
import { publish } from "../../platform/live";
import { presentPost } from "./present";
import { selectPosts } from "./queries";

const MAX_POSTS = 30;

/** Returns a member's newest visible posts: those that may be on a screen now. */
export async function newestPostsOf(db: Db, userId: string): Promise<number[]> {
  const rows = await db
    .select({ id: communityPost.id })
    .from(communityPost)
    .innerJoin(user, eq(user.id, communityPost.userId))
    .where(and(eq(communityPost.userId, userId), isNull(communityPost.hiddenAt)))
    .orderBy(desc(communityPost.createdAt), desc(communityPost.id))
    .limit(MAX_POSTS);
  return rows.map(({ id }) => id);
}

/** Broadcasts the new name of posts whose author has left. */
export async function broadcastAuthorLeft(env: Parameters<typeof publish>[0], db: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const row of await selectPosts(db).where(inArray(communityPost.id, ids))) {
    await publish(env, { type: "post_update", post: presentPost(row) });
  }
}
