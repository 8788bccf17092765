import { and, desc, eq } from "drizzle-orm";
import type { BlogPostSummary } from "../../contract/blog";
import { blogPost } from "../../db/blog";
import type { Ctx } from "../../http/context";
import { isPublic } from "./policy";
import { presentSummary } from "./present";
import { SUMMARY } from "./queries";

/** Returns the newest public featured post, or null. */
export async function readFeatured(ctx: Ctx): Promise<BlogPostSummary | null> {
  const row = await ctx.db
    .select(SUMMARY)
    .from(blogPost)
    .where(and(eq(blogPost.isFeatured, true), isPublic(ctx.now)))
    .orderBy(desc(blogPost.publishedAt), desc(blogPost.id))
    .limit(1)
    .get();
  return row ? presentSummary(row) : null;
}
