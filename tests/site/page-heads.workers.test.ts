import { beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../worker/contract/brand";
import { PUBLIC_PATHS } from "../../worker/features/site/page-heads";
import { ORIGIN, Person } from "../workers/club";
import { site } from "../workers/site";

const read = async (path: string) => {
  const answer = await site.fetch(`${ORIGIN}${path}`);
  return { answer, html: await answer.text() };
};
const tagged = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

// The first page loads what renders them all, and on a busy machine that takes its time.
beforeAll(async () => void (await site.fetch(`${ORIGIN}/`)), 90_000);

describe("what a page says of itself without scripts", () => {
  it("is its own title, description, canonical address and picture, on every public page", async () => {
    const titles = new Set<string | undefined>();
    for (const path of PUBLIC_PATHS) {
      const { answer, html } = await read(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get("x-robots-tag"), path).toBeNull();
      expect(html, path).not.toContain('name="robots"');
      titles.add(tagged(html, /<title>([^<]+)<\/title>/));
      expect(tagged(html, /<meta name="description" content="([^"]{40,320})"/), path).toBeTruthy();
      expect(tagged(html, /<link rel="canonical" href="([^"]+)"/), path).toBe(`${ORIGIN}${path}`);
      expect(tagged(html, /<meta property="og:image" content="([^"]+)"/), path).toBe(`${ORIGIN}/og-default.png`);
      expect(tagged(html, /<meta name="twitter:title" content="([^"]+)"/), path).toBeTruthy();
      expect(html.match(/<title>/g), path).toHaveLength(1);
      expect(html.match(/name="description"/g), path).toHaveLength(1);
    }
    expect(titles.size).toBe(PUBLIC_PATHS.length);
  });

  it("tells who stands behind the site, as data and not as a script", async () => {
    const { html } = await read("/");
    const data = JSON.parse(tagged(html, /<script type="application\/ld\+json">([^<]+)<\/script>/) ?? "null");
    expect(data).toMatchObject({ "@type": "Organization", name: brand.name, url: `${ORIGIN}/` });
  });

  it.each(["/dashboard", "/admin", "/sign-in", "/weekly-program/2", "/no-such-page"])(
    "keeps %s out of every index",
    async (path) => {
      const { answer, html } = await read(path);
      expect(answer.headers.get("x-robots-tag")).toBe("noindex");
      expect(html).toContain('<meta name="robots" content="noindex" />');
      expect(html).not.toContain("canonical");
    },
  );

  it("stands under one address: with a slash at its end it leads to the one without", async () => {
    const answer = await site.fetch(`${ORIGIN}/coaching/?from=here`, { redirect: "manual" });
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe("/coaching?from=here");
    expect((await site.fetch(`${ORIGIN}//other.test/`, { redirect: "manual" })).status).toBe(404);
  });

  it("is asked for again only when it has changed", async () => {
    const { answer } = await read("/about");
    const etag = answer.headers.get("etag") ?? "";
    const again = await site.fetch(`${ORIGIN}/about`, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    const other = await site.fetch(`${ORIGIN}/contact`, { headers: { "if-none-match": etag } });
    expect(other.status).toBe(200);
  });
});

describe("what search engines ask for first", () => {
  it("is where they may look, and a map of the public pages", async () => {
    const robots = await read("/robots.txt");
    expect(robots.answer.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(robots.html).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const { answer, html } = await read("/sitemap.xml");
    expect(answer.headers.get("content-type")).toMatch(/^application\/xml/);
    for (const path of PUBLIC_PATHS) expect(html).toContain(`<loc>${ORIGIN}${path}</loc>`);
    expect(html).not.toContain("/dashboard");
  });
});

describe("an article", () => {
  it("carries its own head, keeps its old address, is in the map and the feeds, and a draft nowhere", async () => {
    const coach = await Person.admin();
    const post = {
      title: 'Grips & "Frames" <last>',
      slug: "grips-and-frames",
      excerpt: "Why your fingers give up first.",
      content: "Hold **on**.",
      category: "Training",
      tags: ["grips"],
      isPublished: true,
    };
    const made = await coach.post("/api/admin/blog", post);
    expect(made.status, await made.clone().text()).toBe(201);
    const { id } = (await made.json()) as { id: number };
    await coach.post("/api/admin/blog", { ...post, title: "Unfinished", slug: "unfinished", isPublished: false });

    const { answer, html } = await read("/blog/grips-and-frames");
    expect(answer.status).toBe(200);
    expect(html).toContain("<title>Grips &amp; &quot;Frames&quot; &lt;last&gt; · Longroll</title>");
    expect(tagged(html, /<meta property="og:type" content="([^"]+)"/)).toBe("article");
    const data = JSON.parse(tagged(html, /<script type="application\/ld\+json">([^<]+)<\/script>/) ?? "null");
    expect(data).toMatchObject({ "@type": "Article", headline: post.title, description: post.excerpt });

    expect((await coach.put(`/api/admin/blog/${id}`, { slug: "grips-first" })).status).toBe(200);
    const moved = await site.fetch(`${ORIGIN}/blog/grips-and-frames`, { redirect: "manual" });
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/blog/grips-first"]);

    for (const path of ["/sitemap.xml", "/blog/rss.xml", "/blog/feed.json"]) {
      const feed = await read(path);
      expect(feed.answer.status, path).toBe(200);
      expect(feed.html, path).toContain(`${ORIGIN}/blog/grips-first`);
      expect(feed.html, path).not.toContain("unfinished");
    }
    expect((await read("/blog/rss.xml")).html).toContain("<title>Grips &amp; &quot;Frames&quot; &lt;last&gt;</title>");
    for (const missing of ["/blog/unfinished", "/blog/never-written", "/blog/%3Cscript%3E"]) {
      const { answer: refused, html: shown } = await read(missing);
      expect(refused.status, missing).toBe(404);
      expect(refused.headers.get("x-robots-tag"), missing).toBe("noindex");
      expect(shown, missing).toContain('<div id="root">');
    }
  });
});
