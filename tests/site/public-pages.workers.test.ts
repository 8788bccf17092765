import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { addressOf } from "../../worker/contract/addresses";
import { coachingQuestions } from "../../worker/contract/coaching-questions";
import { OWN_PRICES } from "../../worker/contract/membership-prices";
import { blogPost } from "../../worker/db/blog";
import { publishedHasChanged } from "../../worker/features/blog/published-version";
import { serveArticle } from "../../worker/features/site/serve-article";
import { servePage } from "../../worker/features/site/serve-page";
import { VISITOR } from "../../worker/http/actor";
import type { Ctx } from "../../worker/http/context";
import { db, ORIGIN, Person } from "../workers/club";
import { countedDatabase } from "../workers/counted-database";
import { site } from "../workers/site";

const RENDERED = [
  ["/", "Train for the long roll"],
  ["/about", "Mateus Andrade"],
  ["/coaching", "Individualized Programming"],
  ["/contact", "support@longroll.test"],
  ["/privacy-policy", "Information we collect"],
  ["/terms", "Assumption of risk"],
  ["/accessibility", "What does not work yet"],
  ["/book-consultation", "What to Expect"],
  ["/blog", "The Longroll Blog"],
  ["/sign-in", "E-mail me a sign-in link"],
  ["/sign-up", "No card is asked for."],
] as const;

const shown = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<!--.*?-->/gs, "")
    .replace(/&#x27;/g, "'");

/** What one call costs the database, with what it was answered. */
async function counted(call: (ctx: Ctx) => Promise<Response>) {
  const { db: counting, cost } = countedDatabase();
  const execution = createExecutionContext();
  const later = (work: Promise<unknown>) => execution.waitUntil(work);
  const answer = await call({ db: counting, env, actor: VISITOR, now: new Date(), later });
  const text = await answer.text();
  await waitOnExecutionContext(execution);
  return { answer, text, roundTrips: cost.roundTrips };
}

/** None of these pages asks anything of the API. */
const serve = (ctx: Ctx, request: Request) => servePage(ctx, request, () => Response.error());
const page = (path: string) => counted((ctx) => serve(ctx, new Request(ORIGIN + path)));

let written = 0;
function post(more: Record<string, unknown> = {}) {
  written += 1;
  return { title: `Post ${written}`, slug: `post-${written}`, content: "Text.", isPublished: true, ...more };
}

// The first page loads what renders them all, and on a busy machine that takes its time.
beforeAll(async () => void (await site.fetch(`${ORIGIN}/`)), 90_000);

describe("a public page without scripts", () => {
  it.each(RENDERED)("%s says what it has to say", async (path, text) => {
    const answer = await site.fetch(ORIGIN + path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(shown(html)).toContain(text);
    expect(html).toMatch(/<main[^>]*>.*<h1/s);
    expect(html).toMatch(/<footer/);
    // The policy allows no inline script: nothing but data may stand in one.
    expect([...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].every(([, kind]) => /json/.test(kind ?? ""))).toBe(
      true,
    );
    expect(html).not.toMatch(/<style|\sstyle="/);
  });

  it("names the scripts of its page, which are fetched once the content is painted; a frame fetches them ahead", async () => {
    const html = await (await site.fetch(`${ORIGIN}/contact`)).text();
    expect(html).toMatch(/<link data-rel="modulepreload" crossorigin href="\/assets\/contact-page-[\w-]+\.js">/);
    expect(html).toMatch(/<link data-rel="entry" href="\/assets\/index-[\w-]+\.js">/);
    expect(html).not.toMatch(/ rel="modulepreload"|<script type="module"/);
    expect(await (await site.fetch(`${ORIGIN}/dashboard`)).text()).toMatch(
      /modulepreload" crossorigin href="\/assets\/member-shell-/,
    );
    const door = await (await site.fetch(`${ORIGIN}/sign-in`)).text();
    expect(door).toMatch(/<link data-rel="modulepreload" crossorigin href="\/assets\/sign-in-page-[\w-]+\.js">/);
    expect(door).not.toMatch(/\/assets\/member-shell-/);
  });

  it("is nothing but a frame where only members go", async () => {
    for (const path of ["/dashboard", "/admin", "/verify-email"]) {
      const answer = await site.fetch(ORIGIN + path);
      expect(await answer.text()).toContain('<div id="root"></div>');
      expect(answer.headers.get("cache-control")).toBe("no-cache");
    }
  });

  it("says 404 in words for what is not there", async () => {
    const answer = await site.fetch(`${ORIGIN}/no-such-page`);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain("<title>404 Page Not Found · Longroll</title>");
    expect(shown(html)).toContain("404 Page Not Found</h1>");
  });

  it("says so of an article too, in whatever letters it was asked for", async () => {
    for (const slug of ["no-such-article", "fr\u00fchjahr", "100%25"]) {
      const answer = await site.fetch(`${ORIGIN}/blog/${slug}`);
      const html = await answer.text();
      expect([slug, answer.status]).toEqual([slug, 404]);
      expect(shown(html)).toContain("Article Not Found</h1>");
    }
  });

  it("tells search engines the questions that it answers, and no others", async () => {
    const html = await (await site.fetch(`${ORIGIN}/coaching`)).text();
    const [, data = "null"] = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html) ?? [];
    const faq = JSON.parse(data) as { "@type": string; mainEntity: { name: string }[] };
    expect(faq["@type"]).toBe("FAQPage");
    const asked = coachingQuestions(OWN_PRICES);
    expect(faq.mainEntity.map(({ name }) => name)).toEqual(asked.map(({ question }) => question));
    for (const { question, answer } of asked) {
      expect(shown(html)).toContain(question);
      expect(shown(html)).toContain(answer);
    }
  });
});

describe("an article", () => {
  it("is there with title, text and tags, and with what it was rendered from", async () => {
    const coach = await Person.admin();
    const article = post({ title: "Frames <first>", content: "Hold **on**.\n\n</script>", tags: ["frames", "necks"] });
    expect((await coach.post("/api/admin/blog", article)).status).toBe(201);
    const html = await (await site.fetch(`${ORIGIN}/blog/${article.slug}`)).text();
    expect(shown(html)).toContain("Frames &lt;first&gt;</h1>");
    expect(shown(html)).toContain("<strong>on</strong>");
    expect(shown(html)).toContain(">necks</li>");
    const [, data = ""] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
    expect(data).not.toContain("<");
    expect(JSON.parse(data).answers[`/api/blog/${article.slug}`].data).toMatchObject({ title: "Frames <first>" });
  });
});

describe("what everybody gets", () => {
  it("is given the second time without the database", async () => {
    const coach = await Person.admin();
    const { slug } = (await (await coach.post("/api/admin/blog", post())).json()) as { slug: string };
    for (const call of [
      (ctx: Ctx) => serve(ctx, new Request(`${ORIGIN}${addressOf("home")}`)),
      (ctx: Ctx) => serve(ctx, new Request(ORIGIN + addressOf("blog", { query: { category: "Training" } }))),
      (ctx: Ctx) => serveArticle(ctx, new Request(`${ORIGIN}/blog/${slug}`), slug),
    ]) {
      const first = await counted(call);
      expect(first.roundTrips).toBeGreaterThan(0);
      const second = await counted(call);
      expect(second.roundTrips).toBe(0);
      expect(second.text).toBe(first.text);
    }
    expect((await page("/about")).roundTrips).toBe(0);
  });

  it("changes at once when the coach publishes, changes, takes back, and deletes", async () => {
    const coach = await Person.admin();
    const draft = post({ title: "Not yet", isPublished: false });
    const { id } = (await (await coach.post("/api/admin/blog", draft)).json()) as { id: number };
    const seen = async (title: string) => {
      const pages = [await page("/"), await page("/blog")].map(({ text }) => text.includes(title));
      const list = await (await site.fetch(`${ORIGIN}/api/blog`)).text();
      return [...pages, list.includes(title)];
    };
    expect(await seen("Not yet")).toEqual([false, false, false]);
    await coach.put(`/api/admin/blog/${id}`, { isPublished: true });
    expect(await seen("Not yet")).toEqual([true, true, true]);
    await coach.put(`/api/admin/blog/${id}`, { title: "Now then" });
    expect(await seen("Now then")).toEqual([true, true, true]);
    expect(await seen("Not yet")).toEqual([false, false, false]);
    await coach.put(`/api/admin/blog/${id}`, { isPublished: false });
    expect(await seen("Now then")).toEqual([false, false, false]);
    await coach.put(`/api/admin/blog/${id}`, { isPublished: true });
    await coach.call("DELETE", `/api/admin/blog/${id}`);
    expect(await seen("Now then")).toEqual([false, false, false]);
  });

  it("shows a scheduled article when its time has come", async () => {
    const at = new Date();
    const soon = new Date(at.getTime() + 60_000);
    await db.insert(blogPost).values({
      slug: "in-a-minute",
      title: "In a minute",
      content: "",
      isPublished: true,
      publishedAt: soon,
      createdAt: at,
      updatedAt: at,
    });
    const at60 = (now: Date) =>
      counted((ctx) => {
        publishedHasChanged();
        return serve({ ...ctx, now }, new Request(`${ORIGIN}/blog`));
      });
    expect((await at60(at)).text).not.toContain("In a minute");
    expect((await at60(new Date(soon.getTime() + 1))).text).toContain("In a minute");
  });

  it("may be kept on the way, carries no cookie, and is the same for a member", async () => {
    const member = await Person.member();
    for (const path of ["/", "/coaching", "/blog", "/api/blog", "/api/blog/featured"]) {
      const [visitors, members] = [await site.fetch(ORIGIN + path), await member.get(path)];
      for (const answer of [visitors, members]) {
        expect(answer.headers.get("cache-control"), path).toBe(
          "public, max-age=0, s-maxage=5, stale-while-revalidate=30",
        );
        expect(answer.headers.get("set-cookie"), path).toBeNull();
        expect(answer.headers.get("vary") ?? "", path).not.toMatch(/cookie|\*/i);
      }
      expect(await members.text(), path).toBe(await visitors.text());
      const etag = visitors.headers.get("etag") ?? "";
      expect((await member.call("GET", path, undefined, { "if-none-match": etag })).status, path).toBe(304);
    }
    for (const path of ["/api/auth/user", "/api/user/stats", "/api/admin/blog"]) {
      expect((await member.get(path)).headers.get("cache-control"), path).toBe("no-store");
    }
  });

  it("is never an error, nor a search of somebody's", async () => {
    const missing = await site.fetch(`${ORIGIN}/api/blog/nobody-wrote-this`);
    expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "no-store"]);
    const search = () =>
      counted((ctx) => serve(ctx, new Request(`${ORIGIN}/blog?search=${encodeURIComponent("a <b>")}`)));
    expect((await search()).roundTrips).toBeGreaterThan(0);
    expect((await search()).roundTrips).toBeGreaterThan(0);
  });
});
