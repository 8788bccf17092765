import { and, eq } from "drizzle-orm";
import type { AdminBlogPost } from "../../contract/blog";
import { blogPost } from "../../db/blog";
import { restorable } from "../../db/soft-delete";
import { notFound } from "../../http/app-error";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { presentToAdmin } from "./present";
import { lookUpSlug } from "./slugs";

/** Brings a deleted post back as it was; under a slug like its own when another post has taken that since. */
export async function restorePost(ctx: Ctx, id: number): Promise<AdminBlogPost> {
  const kept = and(eq(blogPost.id, id), restorable(blogPost, ctx.now));
  const found = await ctx.db.select({ slug: blogPost.slug }).from(blogPost).where(kept).get();
  if (!found) throw notFound("Deleted blog post");
  const { free } = await lookUpSlug(ctx, found.slug, id);
  const [[saved]] = await ctx.db.batch([
    ctx.db.update(blogPost).set({ deletedAt: null, slug: free, updatedAt: ctx.now }).where(kept).returning(),
    auditRow(ctx.db, {
      at: ctx.now,
      actorId: memberOf(ctx.actor).user.id,
      action: "blog.restore",
      subject: `blog_post:${id}`,
      detail: { slug: free },
    }),
  ]);
  if (!saved) throw notFound("Deleted blog post");
  return presentToAdmin(saved, ctx.now);
}
