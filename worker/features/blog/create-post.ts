import { eq, sql } from "drizzle-orm";
import type { AdminBlogPost, NewBlogPost } from "../../contract/blog";
import { blogFormerSlug, blogPost } from "../../db/blog";
import type { Ctx } from "../../http/context";
import type { OnceOnly } from "../../http/idempotency";
import { audit } from "../../write/audit";
import { AlreadyMade, type Made, makeOnce } from "../../write/once";
import { writing } from "../../write/writing";
import { refuseDrafter } from "../desk/drafting";
import { claimForArticle } from "../media/claim-for-article";
import { derivedColumns } from "./derived-columns";
import { presentToAdmin } from "./present";
import { publicFrom } from "./publication";
import { readAdminPost } from "./read-admin-post";
import { refuseTakenSlug } from "./slugs";

/** Stores a post, a draft by default. A retry under the same key returns the first one. */
export async function createPost(ctx: Ctx, input: NewBlogPost, once: OnceOnly | null): Promise<Made<AdminBlogPost>> {
  return makeOnce(ctx, once, {
    find: (id) => readAdminPost(ctx, Number(id)),
    make: async () => {
      await refuseTakenSlug(ctx, input.slug, null);
      return insertPost(ctx, input, once).catch(async (error: unknown) => {
        // Of two concurrent calls the unique index admits one; the other gets the usual refusal.
        if (!(error instanceof AlreadyMade)) await refuseTakenSlug(ctx, input.slug, null);
        throw error;
      });
    },
  });
}

async function insertPost(ctx: Ctx, input: NewBlogPost, once: OnceOnly | null): Promise<AdminBlogPost> {
  const { db, now } = ctx;
  const { title, slug, excerpt = null, content = "", isPublished = false, tags, publishedAt: asked } = input;
  refuseDrafter(ctx, isPublished);
  const newPost = sql`(select max(${blogPost.id}) from ${blogPost})`;
  const claims = await claimForArticle(ctx, newPost, { featuredImage: input.featuredImage ?? null, content });
  const write = writing(ctx, { once, made: newPost });
  const saved = write.add(
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
        ...(await derivedColumns({ title, excerpt, content })),
      })
      .returning(),
  );
  write.addAll(claims);
  // Only a deleted post can still hold it.
  write.add(db.delete(blogFormerSlug).where(eq(blogFormerSlug.slug, slug)));
  audit(write, "blog.create", ["blog_post", newPost], { title, slug, isPublished });
  return presentToAdmin((await write.commit()).one(saved), now);
}

function instantOf(asked: string | null | undefined): Date | null | undefined {
  return asked ? new Date(asked) : (asked as null | undefined);
}
