import { and, eq, isNull, sql } from "drizzle-orm";
import type { AdminBlogPost, BlogPostChange } from "../../contract/blog";
import { STALE_POST } from "../../contract/blog-limits";
import { blogFormerSlug, blogPost } from "../../db/blog";
import { notFound, staleSave } from "../../http/app-error";
import { auditRow } from "../../http/audit";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { claimForArticle } from "../media/claim-for-article";
import { derivedColumns } from "./derived-columns";
import { presentToAdmin } from "./present";
import { publicFrom } from "./publication";
import { refuseTakenSlug } from "./slugs";

type Row = typeof blogPost.$inferSelect;

/**
 * Changes a post; what is left out stays. A slug that readers may know leads on to the new one. Refuses a change that says on
 * which state it was made when there is a newer one; one that does not say so is made on whatever is there.
 */
export async function changePost(ctx: Ctx, id: number, input: BlogPostChange): Promise<AdminBlogPost> {
  const living = and(eq(blogPost.id, id), isNull(blogPost.deletedAt));
  const before = await ctx.db.select().from(blogPost).where(living).get();
  if (!before) throw notFound("Blog post");
  const { updatedAt: seen, ...change } = input;
  const after = applied(before, change, ctx.now);
  if (seen !== undefined && Date.parse(seen) !== before.updatedAt.getTime()) {
    // The same again is a retry whose first answer was lost.
    if (saysTheSame(before, after)) return presentToAdmin(before, ctx.now);
    throw staleSave(before.title, STALE_POST);
  }
  if (change.slug !== undefined && change.slug !== before.slug) await refuseTakenSlug(ctx, change.slug, id);
  const samePictures = after.content === before.content && after.featuredImage === before.featuredImage;
  const claims = samePictures ? [] : await claimForArticle(ctx, id, after);
  // Names nothing when the post has changed since it was read: the log's subject is not null, so the whole batch fails.
  const unchanged = sql<string>`(select 'blog_post:' || id from ${blogPost} where ${living}
    and ${blogPost.updatedAt} = ${before.updatedAt.getTime()})`;
  try {
    const [, [saved]] = await ctx.db.batch([
      auditRow(ctx.db, {
        at: ctx.now,
        actorId: memberOf(ctx.actor).user.id,
        action: actionOf(before, after),
        subject: seen === undefined ? `blog_post:${id}` : unchanged,
        detail: { fields: Object.keys(change), ...(after.slug === before.slug ? {} : { slug: after.slug }) },
      }),
      ctx.db.update(blogPost).set(after).where(living).returning(),
      ...claims,
      ...leadOn(ctx, before, after.slug),
    ]);
    if (!saved) throw notFound("Blog post");
    return presentToAdmin(saved, ctx.now);
  } catch (error) {
    const now = await ctx.db.select({ updatedAt: blogPost.updatedAt }).from(blogPost).where(living).get();
    if (!now) throw notFound("Blog post");
    if (seen !== undefined && now.updatedAt.getTime() !== before.updatedAt.getTime())
      throw staleSave(before.title, STALE_POST);
    // Another post has taken the slug in the meantime.
    await refuseTakenSlug(ctx, after.slug, id);
    throw error;
  }
}

function applied(before: Row, { publishedAt: asked, tags, ...change }: Omit<BlogPostChange, "updatedAt">, now: Date) {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after = { ...before, ...(given as Partial<Row>), ...(tags ? { tags: tags.length ? tags : null } : {}) };
  const textsChanged =
    after.content !== before.content || after.title !== before.title || after.excerpt !== before.excerpt;
  const { id: _, ...columns } = after;
  return {
    ...columns,
    ...(textsChanged ? derivedColumns(after) : {}),
    publishedAt: publicFrom(before, asked ? new Date(asked) : (asked as null | undefined), after.isPublished, now),
    // Always another instant, because a form names by it the state that it was filled from.
    updatedAt: new Date(Math.max(now.getTime(), before.updatedAt.getTime() + 1)),
  };
}

function saysTheSame({ id: _, updatedAt: __, ...before }: Row, { updatedAt: ___, ...after }: Omit<Row, "id">): boolean {
  return (Object.keys(before) as (keyof typeof before)[]).every(
    (column) => JSON.stringify(before[column]) === JSON.stringify(after[column]),
  );
}

/** The statements that keep old links working: the old slug leads here, and the new one leads nowhere else. */
function leadOn(ctx: Ctx, before: Row, slug: string) {
  if (slug === before.slug) return [];
  const forget = ctx.db.delete(blogFormerSlug).where(eq(blogFormerSlug.slug, slug));
  const wasRead = before.publishedAt !== null && before.publishedAt <= ctx.now;
  if (!wasRead) return [forget];
  const lead = { postId: before.id, at: ctx.now };
  return [
    forget,
    ctx.db
      .insert(blogFormerSlug)
      .values({ slug: before.slug, ...lead })
      .onConflictDoUpdate({ target: blogFormerSlug.slug, set: lead }),
  ];
}

function actionOf(before: Row, after: { isPublished: boolean }): string {
  if (before.isPublished === after.isPublished) return "blog.change";
  return after.isPublished ? "blog.publish" : "blog.unpublish";
}
