import { addressOf } from "../../contract/addresses";
import type { BlogPostSummary } from "../../contract/blog";
import { brand } from "../../contract/brand";
import { escapeHtml } from "../../platform/escape-html";
import { PUBLIC_PATHS } from "./page-heads";

/** Returns the sitemap of all public pages. */
export function sitemap(origin: string, posts: BlogPostSummary[]): string {
  const entries = [
    ...PUBLIC_PATHS.map((path) => `  <url><loc>${origin}${path}</loc></url>`),
    ...posts.map(
      ({ slug, publishedAt }) =>
        `  <url><loc>${origin}${addressOf("blogPost", { slug })}</loc><lastmod>${publishedAt.slice(0, 10)}</lastmod></url>`,
    ),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/** Returns an RSS 2.0 feed (rssboard.org/rss-specification). */
export function rss(origin: string, posts: BlogPostSummary[]): string {
  const items = posts.map(({ slug, title, excerpt, publishedAt }) =>
    [
      "    <item>",
      `      <title>${escapeHtml(title)}</title>`,
      `      <link>${origin}${addressOf("blogPost", { slug })}</link>`,
      `      <guid>${origin}${addressOf("blogPost", { slug })}</guid>`,
      `      <pubDate>${new Date(publishedAt).toUTCString()}</pubDate>`,
      `      <description>${escapeHtml(excerpt ?? "")}</description>`,
      "    </item>",
    ].join("\n"),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "  <channel>",
    `    <title>${escapeHtml(brand.name)}</title>`,
    `    <link>${origin}${addressOf("blog")}</link>`,
    `    <atom:link href="${origin}/blog/rss.xml" rel="self" type="application/rss+xml" />`,
    `    <description>${escapeHtml(brand.description)}</description>`,
    `    <language>${brand.locale.toLowerCase()}</language>`,
    ...items,
    "  </channel>",
    "</rss>",
    "",
  ].join("\n");
}

/** Returns a JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function jsonFeed(origin: string, posts: BlogPostSummary[]) {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: brand.name,
    home_page_url: origin + addressOf("blog"),
    feed_url: `${origin}/blog/feed.json`,
    description: brand.description,
    language: brand.locale,
    authors: [{ name: brand.coach.name }],
    items: posts.map(({ slug, title, excerpt, publishedAt, tags, featuredImage }) => ({
      id: `${origin}${addressOf("blogPost", { slug })}`,
      url: `${origin}${addressOf("blogPost", { slug })}`,
      title,
      content_text: excerpt ?? title,
      date_published: publishedAt,
      tags,
      ...(featuredImage ? { image: new URL(featuredImage, origin).href } : {}),
    })),
  };
}
