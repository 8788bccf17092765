import { addressOf } from "../../contract/addresses";
import type { BlogPost } from "../../contract/blog";
import { postAddress } from "../../contract/blog-addresses";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { type FreshAnswer, respond } from "../../platform/page-cache";
import { cachedPublic } from "../blog/cached-public";
import { readPost } from "../blog/read-post";
import { makePage } from "./make-page";
import type { PageHead } from "./page-heads";
import { renderContent } from "./render-content";
import { siteOf } from "./serve-page";
import { unlessStorageFails } from "./unless-storage-fails";

/** Serves an article's page: with its own head, 301 from a former slug, 404 for an unknown one. */
export async function serveArticle(ctx: Ctx, request: Request, slug: string): Promise<Response> {
  const site = await siteOf(ctx, request);
  const path = addressOf("blogPost", { slug });
  const make = async (): Promise<FreshAnswer & { keep?: boolean }> => {
    const post = await publicPost(ctx, slug);
    if (post && post.slug !== slug) {
      return { status: 301, headers: { Location: addressOf("blogPost", { slug: post.slug }) }, body: "", keep: false };
    }
    const known = post ? { data: post, next: null } : ({ missing: true } as const);
    const data = { renderedAt: Date.now(), answers: { [postAddress(slug)]: known } };
    const content = await renderContent({ path, data });
    if (post) return makePage(site, { path, head: headOf(post) }, content);
    const nothing = { path, head: null, title: "Article Not Found", status: 404 };
    return { ...makePage(site, nothing, content), keep: false };
  };
  const answer = await unlessStorageFails({ site, path }, () => cachedPublic(ctx, site.name + path, make));
  return respond(request, answer);
}

async function publicPost(ctx: Ctx, slug: string): Promise<BlogPost | null> {
  try {
    return await readPost(ctx, slug);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}

function headOf(post: BlogPost): PageHead {
  return {
    title: post.title,
    description: post.excerpt ?? post.title,
    ...(post.featuredImage ? { image: post.featuredImage } : {}),
    article: { publishedAt: post.publishedAt, section: post.category },
  };
}
