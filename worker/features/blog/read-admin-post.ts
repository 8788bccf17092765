import { and, eq } from "drizzle-orm";
import type { AdminBlogPost } from "../../contract/blog";
import { blogPost } from "../../db/blog";
import { living } from "../../db/soft-delete";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { presentToAdmin } from "./present";

export async function readAdminPost(ctx: Ctx, id: number): Promise<AdminBlogPost> {
  const row = await ctx.db
    .select()
    .from(blogPost)
    .where(and(eq(blogPost.id, id), living(blogPost)))
    .get();
  if (!row) throw notFound("Blog post");
  return presentToAdmin(row, ctx.now);
}
