import { and, desc } from "drizzle-orm";
import type { AdminBlogPost } from "../../contract/blog";
import type { PageQuery } from "../../contract/paging";
import { blogPost } from "../../db/blog";
import { olderThan, type Page, pageOf } from "../../db/cursor";
import { living, restorable } from "../../db/soft-delete";
import type { Ctx } from "../../http/context";
import { presentToAdmin } from "./present";

/** Lists all posts, including drafts and scheduled ones, newest first; or the deleted ones that can be restored. */
export async function listAdminPosts(
  ctx: Ctx,
  { deleted, cursor, limit }: PageQuery & { deleted: boolean },
): Promise<Page<AdminBlogPost>> {
  const rows = await ctx.db
    .select()
    .from(blogPost)
    .where(
      and(
        deleted ? restorable(blogPost, ctx.now) : living(blogPost),
        olderThan(cursor, blogPost.createdAt, blogPost.id),
      ),
    )
    .orderBy(desc(blogPost.createdAt), desc(blogPost.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit, (row) => row.createdAt);
  return { items: page.items.map((row) => presentToAdmin(row, ctx.now)), nextCursor: page.nextCursor };
}
