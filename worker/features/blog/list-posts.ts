import { and, desc, eq, sql } from "drizzle-orm";
import type { BlogPostSummary, BlogQuery } from "../../contract/blog";
import { blogPost } from "../../db/blog";
import { olderThan, type Page, pageOf } from "../../db/cursor";
import type { Ctx } from "../../http/context";
import { isPublic } from "./policy";
import { presentSummary } from "./present";
import { SUMMARY } from "./queries";
import { searchable } from "./search-text";

/** Lists published posts, newest first. */
export async function listPosts(ctx: Ctx, wanted: BlogQuery): Promise<Page<BlogPostSummary>> {
  const { search, category, cursor, limit } = wanted;
  const rows = await ctx.db
    .select(SUMMARY)
    .from(blogPost)
    .where(
      and(
        isPublic(ctx.now),
        category ? eq(blogPost.category, category) : undefined,
        // Not LIKE: D1 refuses patterns of more than 50 bytes (developers.cloudflare.com/d1/platform/limits).
        search ? sql`instr(${blogPost.searchText}, ${searchable(search)}) > 0` : undefined,
        olderThan(cursor, blogPost.publishedAt, blogPost.id),
      ),
    )
    .orderBy(desc(blogPost.publishedAt), desc(blogPost.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => row.publishedAt ?? row.createdAt);
  return { items: page.items.map(presentSummary), nextCursor: page.nextCursor };
}
