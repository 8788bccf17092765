import { and, eq } from "drizzle-orm";
import type { AdminBlogPost } from "../../contract/blog";
import { blogPost } from "../../db/blog";
import { restorable } from "../../db/soft-delete";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { refuseDrafterOf } from "../desk/drafting";
import { presentToAdmin } from "./present";
import { lookUpSlug } from "./slugs";

/** Restores a deleted post; under a similar slug if another post has taken its own. */
export async function restorePost(ctx: Ctx, id: number): Promise<AdminBlogPost> {
  const isRestorable = and(eq(blogPost.id, id), restorable(blogPost, ctx.now));
  const found = await ctx.db.select({ slug: blogPost.slug }).from(blogPost).where(isRestorable).get();
  if (!found) throw notFound("Deleted blog post");
  const { free } = await lookUpSlug(ctx, found.slug, id);
  await refuseDrafterOf(ctx, blogPost, id);
  const write = writing(ctx);
  const saved = write.must(
    ctx.db.update(blogPost).set({ deletedAt: null, slug: free, updatedAt: ctx.now }).where(isRestorable).returning(),
    notFound("Deleted blog post"),
  );
  audit(write, "blog.restore", `blog_post:${id}`, { slug: free });
  return presentToAdmin((await write.commit()).one(saved), ctx.now);
}
