import { eq, sql } from "drizzle-orm";
import type { AdminBlogPost, NewBlogPost } from "../../contract/blog";
import { blogFormerSlug, blogPost } from "../../db/blog";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { madeBefore, type OnceOnly, rememberCall } from "../../http/idempotency";
import { claimForArticle } from "../media/claim-for-article";
import { derivedColumns } from "./derived-columns";
import { presentToAdmin } from "./present";
import { publicFrom } from "./publication";
import { readAdminPost } from "./read-admin-post";
import { refuseTakenSlug } from "./slugs";

type Created = { made: boolean; post: AdminBlogPost };

/** Stores a post, as a draft unless told otherwise. A retry under the same key answers the first one. */
export async function createPost(ctx: Ctx, input: NewBlogPost, once: OnceOnly | null): Promise<Created> {
  const earlier = await madeBefore(ctx, once);
  if (earlier) return { made: false, post: await readAdminPost(ctx, Number(earlier)) };
  await refuseTakenSlug(ctx, input.slug, null);
  try {
    return { made: true, post: await insertPost(ctx, input, once) };
  } catch (error) {
    // Of two at once the unique indexes let one through; the other hears what it would have heard a moment later.
    const made = await madeBefore(ctx, once).catch(() => null);
    if (made) return { made: false, post: await readAdminPost(ctx, Number(made)) };
    await refuseTakenSlug(ctx, input.slug, null);
    throw error;
  }
}

async function insertPost(ctx: Ctx, input: NewBlogPost, once: OnceOnly | null): Promise<AdminBlogPost> {
  const { db, now } = ctx;
  const { title, slug, excerpt = null, content = "", isPublished = false, tags, publishedAt: asked } = input;
  const newPost = sql`(select max(${blogPost.id}) from ${blogPost})`;
  const claims = await claimForArticle(ctx, newPost, { featuredImage: input.featuredImage ?? null, content });
  const [[saved]] = await db.batch([
    db
      .insert(blogPost)
      .values({
        title,
        slug,
        excerpt,
        content,
        category: input.category ?? null,
        tags: tags?.length ? tags : null,
        featuredImage: input.featuredImage ?? null,
        readTime: input.readTime ?? null,
        isPublished,
        isFeatured: input.isFeatured ?? false,
        publishedAt: publicFrom({ isPublished: false, publishedAt: null }, instantOf(asked), isPublished, now),
        createdAt: now,
        updatedAt: now,
        ...derivedColumns({ title, excerpt, content }),
      })
      .returning(),
    ...claims,
    ...rememberCall(ctx, once, newPost),
    // Only a deleted post can still be holding it.
    db.delete(blogFormerSlug).where(eq(blogFormerSlug.slug, slug)),
    auditRow(db, {
      at: now,
      actorId: memberOf(ctx.actor).user.id,
      action: "blog.create",
      subject: sql<string>`'blog_post:' || ${newPost}`,
      detail: { title, slug, isPublished },
    }),
  ]);
  if (!saved) throw new Error("the post was not inserted");
  return presentToAdmin(saved, now);
}

function instantOf(asked: string | null | undefined): Date | null | undefined {
  return asked ? new Date(asked) : (asked as null | undefined);
}
