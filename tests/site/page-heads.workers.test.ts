import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { brand } from "../../worker/contract/brand";
import { PUBLIC_PATHS } from "../../worker/features/site/page-heads";
import { ORIGIN } from "../workers/club";

const read = async (path: string) => {
  const answer = await SELF.fetch(`${ORIGIN}${path}`);
  return { answer, html: await answer.text() };
};
const tagged = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

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

  it("is asked for again only when it has changed", async () => {
    const { answer } = await read("/about");
    const etag = answer.headers.get("etag") ?? "";
    const again = await SELF.fetch(`${ORIGIN}/about`, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    const other = await SELF.fetch(`${ORIGIN}/contact`, { headers: { "if-none-match": etag } });
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
