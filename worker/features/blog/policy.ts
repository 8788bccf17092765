import { and, eq, lte, type SQL } from "drizzle-orm";
import { blogPost } from "../../db/blog";
import { living } from "../../db/soft-delete";

/** Condition: readable by everybody, that is, published, not in the future, not deleted. */
export function isPublic(now: Date): SQL | undefined {
  return and(eq(blogPost.isPublished, true), lte(blogPost.publishedAt, now), living(blogPost));
}
