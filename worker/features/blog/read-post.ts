import { and, desc, eq, or } from "drizzle-orm";
import type { BlogPost } from "../../contract/blog";
import { runReads } from "../../db/batched-read";
import { blogFormerSlug, blogPost } from "../../db/blog";
import { notFound } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { isPublic } from "./policy";
import { presentSummary } from "./present";
import { SUMMARY } from "./queries";
import { relatedTo } from "./related";
import { SAFE_HTML_VERSION } from "./safe-html-version";

/** Number of newest posts among which related ones are searched. */
const LOOKED_THROUGH = 40;

/** Returns a public post by its slug or a former one. */
export async function readPost(ctx: Ctx, slug: string): Promise<BlogPost> {
  const movedTo = ctx.db
    .select({ id: blogFormerSlug.postId })
    .from(blogFormerSlug)
    .where(eq(blogFormerSlug.slug, slug));
  const newestFirst = [desc(blogPost.publishedAt), desc(blogPost.id)] as const;
  const { found, newest } = await runReads(ctx.db, {
    found: ctx.db
      .select()
      .from(blogPost)
      .where(and(or(eq(blogPost.slug, slug), eq(blogPost.id, movedTo)), isPublic(ctx.now)))
      .limit(2),
    newest: ctx.db
      .select(SUMMARY)
      .from(blogPost)
      .where(isPublic(ctx.now))
      .orderBy(...newestFirst)
      .limit(LOOKED_THROUGH + 1),
  });
  // The current owner of a slug takes precedence over a former one.
  const row = found.find((each) => each.slug === slug) ?? found[0];
  if (!row) throw notFound("Article");
  return {
    ...presentSummary(row),
    content: row.htmlVersion === SAFE_HTML_VERSION ? row.contentHtml : await renderAgain(ctx, row),
    related: relatedTo(row, newest).map(presentSummary),
  };
}

/** Renders again, because HTML made by an older version of the rules is not shown. */
async function renderAgain(ctx: Ctx, { id, content }: typeof blogPost.$inferSelect): Promise<string> {
  const { renderMarkdown } = await import("./render-markdown");
  const { html, readTime } = renderMarkdown(content);
  const made = { contentHtml: html, computedReadTime: readTime, htmlVersion: SAFE_HTML_VERSION };
  // Unless the text has changed meanwhile.
  const same = and(eq(blogPost.id, id), eq(blogPost.content, content));
  ctx.later(ctx.db.update(blogPost).set(made).where(same).run());
  return html;
}
