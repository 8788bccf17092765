import { and, eq, lte, type SQL } from "drizzle-orm";
import { blogPost } from "../../db/blog";
import { living } from "../../db/soft-delete";

/** What everybody may read: published, not in the future, not deleted. */
export function isPublic(now: Date): SQL | undefined {
  return and(eq(blogPost.isPublished, true), lte(blogPost.publishedAt, now), living(blogPost));
}
