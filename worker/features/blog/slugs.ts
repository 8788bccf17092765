import { and, eq, inArray, ne } from "drizzle-orm";
import type { SlugAnswer } from "../../contract/blog";
import { numberedSlug } from "../../contract/blog-slug";
import { runReads } from "../../db/batched-read";
import { blogFormerSlug, blogPost } from "../../db/blog";
import { living } from "../../db/soft-delete";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";

const NUMBERS = Array.from({ length: 40 }, (_, index) => index + 2);

/** Returns whether a post (`except`; null for a new one) may have a slug, why not, and a similar free one. */
export async function lookUpSlug(ctx: Ctx, slug: string, except: number | null): Promise<SlugAnswer> {
  const like = [slug, ...NUMBERS.map((number) => numberedSlug(slug, number))];
  const isOtherPost = and(living(blogPost), ne(blogPost.id, except ?? 0));
  const { present, former } = await runReads(ctx.db, {
    present: ctx.db
      .select({ slug: blogPost.slug, title: blogPost.title })
      .from(blogPost)
      .where(and(isOtherPost, inArray(blogPost.slug, like))),
    former: ctx.db
      .select({ slug: blogFormerSlug.slug, title: blogPost.title })
      .from(blogFormerSlug)
      .innerJoin(blogPost, eq(blogPost.id, blogFormerSlug.postId))
      .where(and(isOtherPost, inArray(blogFormerSlug.slug, like))),
  });
  const taken = new Set([...present, ...former].map((each) => each.slug));
  const free = like.find((each) => !taken.has(each)) ?? numberedSlug(slug, ctx.now.getTime());
  const holder = present.find((each) => each.slug === slug);
  const earlier = former.find((each) => each.slug === slug);
  const refusal = holder
    ? `“${holder.title}” already has this address. “${free}” is free.`
    : earlier
      ? `Old links with this address lead to “${earlier.title}”. “${free}” is free.`
      : null;
  return { slug, refusal, free };
}

/** Throws a `slug_taken` conflict if the post may not have the slug. */
export async function refuseTakenSlug(ctx: Ctx, slug: string, except: number | null): Promise<void> {
  const { refusal } = await lookUpSlug(ctx, slug, except);
  if (!refusal) return;
  throw new AppError("conflict", refusal, { code: "slug_taken", issues: [{ path: "slug", message: refusal }] });
}
