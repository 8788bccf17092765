import { lt } from "drizzle-orm";
import { blogPost } from "../../db/blog";
import type { Db } from "../../db/client";
import { restorableSince } from "./kept-days";

/** The statement that removes for good what can no longer be brought back. */
export function purgeDeletedPosts(db: Db, now: Date) {
  return db.delete(blogPost).where(lt(blogPost.deletedAt, restorableSince(now)));
}
