import { and, eq } from "drizzle-orm";
import { blogPost } from "../../db/blog";
import { living } from "../../db/soft-delete";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { refuseDrafterOf } from "../desk/drafting";

/** Hides a post; for some time it can be restored. */
export async function deletePost(ctx: Ctx, id: number): Promise<void> {
  const isThisPost = and(eq(blogPost.id, id), living(blogPost));
  const found = await ctx.db.select({ title: blogPost.title }).from(blogPost).where(isThisPost).get();
  if (!found) throw notFound("Blog post");
  await refuseDrafterOf(ctx, blogPost, id);
  const write = writing(ctx);
  write.add(ctx.db.update(blogPost).set({ deletedAt: ctx.now, updatedAt: ctx.now }).where(isThisPost));
  audit(write, "blog.delete", `blog_post:${id}`, { title: found.title });
  await write.commit();
}
