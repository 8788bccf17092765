import type { Context } from "hono";
import type { BlogPostSummary } from "../../contract/blog";
import { PAGE_MAX } from "../../contract/paging-limits";
import { type AppEnv, ctxOf } from "../../http/context";
import { everybody } from "../../http/guards";
import { publicOrigin } from "../../http/public-origin";
import { router } from "../../http/routes";
import { listPosts } from "../blog/list-posts";
import { jsonFeed, rss, sitemap } from "./feeds";

const HOUR = "public, max-age=3600";
const MINUTES = "public, max-age=300";
/** Sitemaps may list 50 000; the coach writes weekly. */
const POSTS_IN_MAP = 1000;

/** Files for search engines and feed readers. */
export const robotsRoutes = router()
  .get("/robots.txt", everybody, (c) => {
    const lines = [
      "User-agent: *",
      "Disallow: /api/",
      "Disallow: /admin",
      `Sitemap: ${publicOrigin(c.env, c.req.url)}/sitemap.xml`,
      "",
    ];
    return c.text(lines.join("\n"), 200, { "Cache-Control": HOUR });
  })
  .get("/sitemap.xml", everybody, async (c) =>
    c.body(
      sitemap(publicOrigin(c.env, c.req.url), await newestPosts(c, POSTS_IN_MAP)),
      200,
      feedHeaders("application/xml"),
    ),
  )
  .get("/blog/rss.xml", everybody, async (c) =>
    c.body(rss(publicOrigin(c.env, c.req.url), await newestPosts(c)), 200, feedHeaders("application/rss+xml")),
  )
  .get("/blog/feed.json", everybody, async (c) =>
    c.body(
      JSON.stringify(jsonFeed(publicOrigin(c.env, c.req.url), await newestPosts(c))),
      200,
      feedHeaders("application/feed+json"),
    ),
  );

const feedHeaders = (type: string) => ({ "Content-Type": `${type}; charset=utf-8`, "Cache-Control": MINUTES });

async function newestPosts(c: Context<AppEnv>, limit = PAGE_MAX): Promise<BlogPostSummary[]> {
  return (await listPosts(ctxOf(c), { limit })).items;
}
