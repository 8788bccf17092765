import { and, eq } from "drizzle-orm";
import type { AdminBlogPost, BlogPostChange } from "../../contract/blog";
import { STALE_POST } from "../../contract/blog-limits";
import { blogFormerSlug, blogPost } from "../../db/blog";
import { living } from "../../db/soft-delete";
import { AppError, notFound, staleSave } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { audit } from "../../write/audit";
import { nextInstant } from "../../write/unchanged";
import { writing } from "../../write/writing";
import { refuseDrafter } from "../desk/drafting";
import { claimForArticle } from "../media/claim-for-article";
import { derivedColumns } from "./derived-columns";
import { presentToAdmin } from "./present";
import { publicFrom } from "./publication";
import { refuseTakenSlug } from "./slugs";

type Row = typeof blogPost.$inferSelect;

/**
 * Changes a post; omitted fields stay. A public slug redirects to its successor. Throws `stale_post` if the change
 * states an outdated state; without one it applies to the current state.
 */
export async function changePost(ctx: Ctx, id: number, input: BlogPostChange): Promise<AdminBlogPost> {
  const isThisPost = and(eq(blogPost.id, id), living(blogPost));
  const before = await ctx.db.select().from(blogPost).where(isThisPost).get();
  if (!before) throw notFound("Blog post");
  const { updatedAt: seen, ...change } = input;
  const after = await applied(before, change, ctx.now);
  refuseDrafter(ctx, before.isPublished || after.isPublished);
  const stale = staleSave(before.title, STALE_POST);
  if (seen !== undefined && Date.parse(seen) !== before.updatedAt.getTime()) {
    // The same content is a retry whose first answer was lost.
    if (isSameContent(before, after)) return presentToAdmin(before, ctx.now);
    throw stale;
  }
  if (change.slug !== undefined && change.slug !== before.slug) await refuseTakenSlug(ctx, change.slug, id);
  const samePictures = after.content === before.content && after.featuredImage === before.featuredImage;
  const claims = samePictures ? [] : await claimForArticle(ctx, id, after);
  const missing = notFound("Blog post");
  const write = writing(ctx, {
    unchanged:
      seen === undefined ? undefined : { table: blogPost, row: before, living: living(blogPost), missing, stale },
  });
  const saved = write.must(ctx.db.update(blogPost).set(after).where(isThisPost).returning(), missing);
  audit(write, actionOf(before, after), `blog_post:${id}`, {
    fields: Object.keys(change),
    ...(after.slug === before.slug ? {} : { slug: after.slug }),
  });
  write.addAll(claims);
  write.addAll(redirectStatements(ctx, before, after.slug));
  const done = await write.commit().catch(async (error: unknown) => {
    // Another post has taken the slug meanwhile.
    if (!(error instanceof AppError)) await refuseTakenSlug(ctx, after.slug, id);
    throw error;
  });
  return presentToAdmin(done.one(saved), ctx.now);
}

async function applied(
  before: Row,
  { publishedAt: asked, tags, ...change }: Omit<BlogPostChange, "updatedAt">,
  now: Date,
) {
  const provided = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after = { ...before, ...(provided as Partial<Row>), ...(tags ? { tags: tags.length ? tags : null } : {}) };
  const textsChanged =
    after.content !== before.content || after.title !== before.title || after.excerpt !== before.excerpt;
  const { id: _, ...columns } = after;
  return {
    ...columns,
    ...(textsChanged ? await derivedColumns(after) : {}),
    publishedAt: publicFrom(before, asked ? new Date(asked) : (asked as null | undefined), after.isPublished, now),
    updatedAt: nextInstant(now, before.updatedAt),
  };
}

function isSameContent(
  { id: _, updatedAt: __, ...before }: Row,
  { updatedAt: ___, ...after }: Omit<Row, "id">,
): boolean {
  return (Object.keys(before) as (keyof typeof before)[]).every(
    (column) => JSON.stringify(before[column]) === JSON.stringify(after[column]),
  );
}

/** Returns the statements for redirects: the old slug leads here, and the new one nowhere else. */
function redirectStatements(ctx: Ctx, before: Row, slug: string) {
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
