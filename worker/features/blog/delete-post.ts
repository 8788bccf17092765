import { and, eq } from "drizzle-orm";
import { blogPost } from "../../db/blog";
import { living } from "../../db/soft-delete";
import { notFound } from "../../http/app-error";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";

/** Takes a post out of sight; for a while it can be brought back. */
export async function deletePost(ctx: Ctx, id: number): Promise<void> {
  const there = and(eq(blogPost.id, id), living(blogPost));
  const found = await ctx.db.select({ title: blogPost.title }).from(blogPost).where(there).get();
  if (!found) throw notFound("Blog post");
  await ctx.db.batch([
    ctx.db.update(blogPost).set({ deletedAt: ctx.now, updatedAt: ctx.now }).where(there),
    auditRow(ctx.db, {
      at: ctx.now,
      actorId: memberOf(ctx.actor).user.id,
      action: "blog.delete",
      subject: `blog_post:${id}`,
      detail: { title: found.title },
    }),
  ]);
}
