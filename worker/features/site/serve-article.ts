import type { BlogPost } from "../../contract/blog";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { readPost } from "../blog/read-post";
import { answerShell } from "./serve-shell";

/** An article's page: its own head, 301 from an address it has had, 404 where there is none. */
export async function serveArticle(ctx: Ctx, request: Request, slug: string): Promise<Response> {
  const path = `/blog/${slug}`;
  const post = await publicPost(ctx, slug);
  if (!post) return answerShell(request, ctx.env, { path, known: false, head: null });
  if (post.slug !== slug) return new Response(null, { status: 301, headers: { Location: `/blog/${post.slug}` } });
  const head = {
    title: post.title,
    description: post.excerpt ?? post.title,
    ...(post.featuredImage ? { image: post.featuredImage } : {}),
    article: { publishedAt: post.publishedAt, section: post.category },
  };
  return answerShell(request, ctx.env, { path, known: true, head });
}

async function publicPost(ctx: Ctx, slug: string): Promise<BlogPost | null> {
  try {
    return await readPost(ctx, slug);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}
