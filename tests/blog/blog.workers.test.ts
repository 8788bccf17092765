import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  adminBlogPostSchema,
  blogPostSchema,
  blogPostSummarySchema,
  slugAnswerSchema,
} from "../../worker/contract/blog";
import { auditLog } from "../../worker/db/account";
import { blogFormerSlug, blogPost } from "../../worker/db/blog";
import {
  publishedHasChanged,
  publishedVersion,
  readPublishedVersion,
} from "../../worker/features/blog/published-version";
import { runHourly } from "../../worker/schedule";
import { db, Person } from "../workers/club";
import { countedDatabase } from "../workers/counted-database";
import { STORABLE } from "./hostile-html";

const REFUSED: [more: Record<string, unknown>, path: string, message: string][] = [
  [{ title: " " }, "title", "Blog title is required"],
  [{ title: undefined }, "title", "Blog title is required"],
  [{ slug: "" }, "slug", "Blog slug is required"],
  [{ slug: "a b" }, "slug", "Use only lower-case letters, digits and single hyphens, such as two-lifts."],
  [{ slug: "<script>" }, "slug", "Use only lower-case letters, digits and single hyphens, such as two-lifts."],
  [{ slug: "featured" }, "slug", "The site uses this address itself. Choose another one."],
  [{ category: "Wrestling" }, "category", "This is not a category."],
  [{ category: '"><img onerror=1>' }, "category", "This is not a category."],
  [{ readTime: 0 }, "readTime", "Give whole minutes from 1 to 600, or leave it empty."],
  [{ tags: Array.from({ length: 13 }, (_, index) => `t${index}`) }, "tags", "At most 12 tags."],
  [{ publishedAt: "soon" }, "publishedAt", "This is not an instant."],
  [{ content: ">".repeat(1000) }, "content", "This text is nested too deeply to be shown."],
  ...[
    "javascript:alert(1)",
    "data:image/svg+xml,x",
    "http://example.com/x.png",
    "//evil.test/x.png",
    "/\\evil.test",
    "x.png",
  ].map((featuredImage): [Record<string, unknown>, string, string] => [
    { featuredImage },
    "featuredImage",
    "Give the address of a picture that starts with https://, or of one on this site.",
  ]),
];

const DAY_MS = 86_400_000;
const fresh = (start = "post") => `${start}-${crypto.randomUUID()}`;

function written(more: Record<string, unknown> = {}) {
  const slug = fresh();
  return {
    title: `About ${slug}`,
    slug,
    excerpt: "What it is about.",
    content: "## First\n\nSome *words*.",
    category: "Training",
    tags: ["grips", " rows ", "", "grips"],
    featuredImage: null,
    isPublished: true,
    isFeatured: false,
    readTime: null,
    ...more,
  };
}

async function create(admin: Person, more: Record<string, unknown> = {}) {
  const answer = await admin.post("/api/admin/blog", written(more));
  expect(answer.status, await answer.clone().text()).toBe(201);
  return adminBlogPostSchema.parse(await answer.json());
}

async function read(slug: string) {
  const answer = await Person.visitor.get(`/api/blog/${slug}`);
  return answer.status === 200 ? blogPostSchema.parse(await answer.json()) : answer.status;
}

async function list(query = "") {
  const answer = await Person.visitor.get(`/api/blog${query}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return { posts: blogPostSummarySchema.array().parse(await answer.json()), next: answer.headers.get("x-next-cursor") };
}

describe("writing a post", () => {
  it("is a draft unless it is published, in Markdown for the admin and in HTML for readers", async () => {
    const admin = await Person.admin();
    const draft = await create(admin, { isPublished: undefined, isFeatured: undefined });
    expect(draft).toMatchObject({
      isPublished: false,
      isFeatured: false,
      status: "draft",
      publishedAt: null,
      content: "## First\n\nSome *words*.",
      tags: ["grips", "rows"],
      readTime: null,
      computedReadTime: 1,
    });
    expect(await read(draft.slug)).toBe(404);
    const published = await admin.put(`/api/admin/blog/${draft.id}`, { isPublished: true });
    expect(await published.json()).toMatchObject({ status: "published", title: draft.title, category: "Training" });
    expect(await read(draft.slug)).toMatchObject({
      id: draft.id,
      content: "<h2>First</h2>\n<p>Some <em>words</em>.</p>\n",
      readTime: 1,
    });
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `blog_post:${draft.id}`));
    expect(log.map(({ action, actorId }) => [action, actorId]).sort()).toEqual([
      ["blog.create", admin.id],
      ["blog.publish", admin.id],
    ]);
  });

  it.each(REFUSED)("is refused with words: %o", async (more, path, message) => {
    const admin = await Person.admin();
    const answer = await admin.post("/api/admin/blog", written(more));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ message, issues: [{ path, message }] });
  });

  it("makes one post of two calls under one key", async () => {
    const admin = await Person.admin();
    const post = written();
    const call = () => admin.call("POST", "/api/admin/blog", post, { "Idempotency-Key": post.slug });
    const answers = await Promise.all([call(), call()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    const [one, other] = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: number }).id));
    expect(one).toBe(other);
  });

  it("shows the given reading time, and counts where none is given", async () => {
    const admin = await Person.admin();
    const content = "word ".repeat(880);
    expect(await read((await create(admin, { content, readTime: 9 })).slug)).toMatchObject({ readTime: 9 });
    expect(await read((await create(admin, { content })).slug)).toMatchObject({ readTime: 4 });
  });

  it("stores nothing that a browser would run", async () => {
    const admin = await Person.admin();
    const content = STORABLE.join("\n\n");
    const post = await create(admin, { content });
    const stored = await db.select().from(blogPost).where(eq(blogPost.id, post.id)).get();
    const shown = await read(post.slug);
    expect(shown).toMatchObject({ content: stored?.contentHtml });
    expect(stored?.contentHtml).not.toMatch(/<(script|style|svg|math|iframe|object|form|input)\b/i);
    expect(stored?.contentHtml.replace(/&[^;]+;|"[^"]*"/g, "")).not.toMatch(/<[^>]*\son\w+=/i);
    expect(stored?.content).toBe(content);
  });

  it("previews exactly what it would publish", async () => {
    const admin = await Person.admin();
    const content = "# Title\n\n<img src=x onerror=alert(1)> and **this**";
    const preview = await admin.post("/api/admin/blog/preview", { content });
    const { html } = (await preview.json()) as { html: string };
    const post = await create(admin, { content });
    expect(await read(post.slug)).toMatchObject({ content: html });
  });

  it("makes the HTML of older rules again when it is read", async () => {
    const admin = await Person.admin();
    const post = await create(admin);
    const which = eq(blogPost.id, post.id);
    await db.update(blogPost).set({ contentHtml: "<script>old</script>", htmlVersion: 0 }).where(which);
    expect(await read(post.slug)).toMatchObject({ content: expect.stringContaining("<h2>First</h2>") });
    await expect
      .poll(async () => (await db.select().from(blogPost).where(which).get())?.contentHtml)
      .toContain("<h2>First</h2>");
  });
});

describe("a change of a post that somebody else has saved meanwhile", () => {
  const put = (admin: Person, id: number, change: Record<string, unknown>) =>
    admin.put(`/api/admin/blog/${id}`, change);

  it("is refused with words and stores nothing, until it is made on the newer state", async () => {
    const [admin, other] = [await Person.admin(), await Person.admin()];
    const opened = await create(admin, { title: "Opened twice" });
    const first = await put(other, opened.id, { title: "First tab", updatedAt: opened.updatedAt });
    const saved = adminBlogPostSchema.parse(await first.json());
    expect(saved.updatedAt > opened.updatedAt).toBe(true);
    const log = () => db.$count(auditLog, eq(auditLog.subject, `blog_post:${opened.id}`));
    const logged = await log();

    const second = { title: "Second tab", content: "Mine.", slug: fresh("moved") };
    const refused = await put(admin, opened.id, { ...second, updatedAt: opened.updatedAt });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      code: "stale_post",
      message:
        "“First tab” was changed somewhere else since you opened it. Nothing of yours is lost: take the newer version, or save yours over it.",
    });
    expect(await (await admin.get(`/api/admin/blog/${opened.id}`)).json()).toEqual(saved);
    expect(await log()).toBe(logged);

    const over = await put(admin, opened.id, { ...second, updatedAt: saved.updatedAt });
    expect(await over.json()).toMatchObject(second);
  });

  it("is made as ever when it does not say on which state", async () => {
    const admin = await Person.admin();
    const opened = await create(admin);
    expect((await put(admin, opened.id, { title: "One" })).status).toBe(200);
    expect(await (await put(admin, opened.id, { excerpt: "Two." })).json()).toMatchObject({
      title: "One",
      excerpt: "Two.",
    });
  });

  it("is answered as saved when it says what is there already, for its first answer was lost", async () => {
    const admin = await Person.admin();
    const { id, updatedAt } = await create(admin);
    const change = { ...written(), slug: fresh("again"), updatedAt };
    const first = await put(admin, id, change);
    expect(first.status, await first.clone().text()).toBe(200);
    const again = await put(admin, id, change);
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(await first.json());
  });

  it("is let through once when many are made on one state at once", async () => {
    const admin = await Person.admin();
    const { id, updatedAt } = await create(admin);
    const titles = ["one", "two", "three", "four"];
    const answers = await Promise.all(titles.map((title) => put(admin, id, { title, content: title, updatedAt })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = titles[answers.findIndex(({ status }) => status === 200)];
    const stored = await (await admin.get(`/api/admin/blog/${id}`)).json();
    expect(stored).toMatchObject({ title: winner, content: winner });
  });
});

describe("addresses", () => {
  it("are unique: of several at once one gets it, the others hear of a free one", async () => {
    const admin = await Person.admin();
    const slug = fresh("wanted");
    const answers = await Promise.all(
      ["A", "B", "C", "D"].map((title) => admin.post("/api/admin/blog", written({ title, slug }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const winner = answers.findIndex(({ status }) => status === 201);
    const title = "ABCD"[winner];
    for (const refused of answers.filter(({ status }) => status === 409)) {
      const message = `“${title}” already has this address. “${slug}-2” is free.`;
      expect(await refused.json()).toEqual({ message, code: "slug_taken", issues: [{ path: "slug", message }] });
    }
    const check = await admin.get(`/api/admin/blog/slug?slug=${slug.toUpperCase()}`);
    expect(slugAnswerSchema.parse(await check.json())).toMatchObject({ slug, free: `${slug}-2` });
  });

  it("that a post has had lead to it, also after several changes, until it takes one back", async () => {
    const admin = await Person.admin();
    const [first, second, third] = [fresh("first"), fresh("second"), fresh("third")];
    const { id } = await create(admin, { slug: first });
    const move = async (slug: string) => expect((await admin.put(`/api/admin/blog/${id}`, { slug })).status).toBe(200);
    await move(second);
    await move(third);
    for (const slug of [first, second, third]) expect(await read(slug)).toMatchObject({ id, slug: third });
    await move(first);
    for (const slug of [first, second, third]) expect(await read(slug)).toMatchObject({ id, slug: first });
    const refused = await admin.post("/api/admin/blog", written({ slug: second }));
    expect(refused.status).toBe(409);
    expect(((await refused.json()) as { message: string }).message).toContain("Old links with this address lead to");
    const own = await admin.get(`/api/admin/blog/slug?slug=${second}&except=${id}`);
    expect(await own.json()).toMatchObject({ refusal: null, free: second });
  });

  it("of a draft that nobody could read lead nowhere", async () => {
    const admin = await Person.admin();
    const old = fresh("unread");
    const { id } = await create(admin, { slug: old, isPublished: false });
    await admin.put(`/api/admin/blog/${id}`, { slug: fresh("named") });
    expect(await db.$count(blogFormerSlug, eq(blogFormerSlug.postId, id))).toBe(0);
    expect((await admin.post("/api/admin/blog", written({ slug: old }))).status).toBe(201);
  });

  it("do not show a draft by its old name", async () => {
    const admin = await Person.admin();
    const old = fresh("old");
    const { id } = await create(admin, { slug: old });
    const slug = fresh("new");
    await admin.put(`/api/admin/blog/${id}`, { slug, isPublished: false });
    expect([await read(old), await read(slug)]).toEqual([404, 404]);
  });
});

describe("what the public sees", () => {
  it("is never a draft, a deleted post or one from the future", async () => {
    const admin = await Person.admin();
    const word = fresh("hidden");
    const later = new Date(Date.now() + DAY_MS).toISOString();
    const hidden = [
      await create(admin, { title: word, isPublished: false, isFeatured: true }),
      await create(admin, { title: word, publishedAt: later, isFeatured: true }),
      await create(admin, { title: word, isFeatured: true }),
    ];
    expect(hidden.map(({ status }) => status)).toEqual(["draft", "scheduled", "published"]);
    expect((await admin.delete(`/api/admin/blog/${hidden[2]?.id}`)).status).toBe(204);
    expect((await list(`?search=${word}`)).posts).toEqual([]);
    const featured = (await (await Person.visitor.get("/api/blog/featured")).json()) as { id: number } | null;
    expect(hidden.map(({ id }) => id)).not.toContain(featured?.id);
    const shown = await create(admin, { title: word });
    for (const { slug, id } of hidden) {
      expect(await read(slug)).toBe(404);
      expect((await admin.get(`/api/blog/${slug}`)).status).toBe(404);
      const { related } = (await read(shown.slug)) as { related: { id: number }[] };
      expect(related.map((each) => each.id)).not.toContain(id);
    }
    expect(await (await Person.visitor.get("/api/blog/nothing-here")).json()).toEqual({ message: "Article not found" });
    // Its time has come.
    const past = new Date(Date.now() - 1000);
    await db
      .update(blogPost)
      .set({ publishedAt: past })
      .where(eq(blogPost.id, hidden[1]?.id ?? 0));
    expect(await read(hidden[1]?.slug ?? "")).toMatchObject({ publishedAt: past.toISOString() });
  });

  it("is found by title or excerpt, whatever the case, the accents and the script, and by category", async () => {
    const admin = await Person.admin();
    const mark = crypto.randomUUID().slice(0, 8);
    const title = await create(admin, { title: `Força ${mark} ÜBUNG`, excerpt: null, category: "Recovery" });
    const excerpt = await create(admin, { title: "Plain", excerpt: `СИЛА ${mark} 50% _off`, category: "Mental Game" });
    const ids = async (query: Record<string, string>) =>
      (await list(`?${new URLSearchParams(query)}`)).posts.map(({ id }) => id);
    for (const search of [`FORÇA ${mark}`, `forca  ${mark} ubung`, `  ${mark} übung `]) {
      expect(await ids({ search })).toEqual([title.id]);
    }
    for (const search of [`сила ${mark}`, `${mark} 50% _OFF`]) expect(await ids({ search })).toEqual([excerpt.id]);
    expect(await ids({ search: mark })).toEqual([excerpt.id, title.id]);
    expect(await ids({ search: mark, category: "Recovery" })).toEqual([title.id]);
    expect(await ids({ search: mark, category: "recovery" })).toEqual([]);
    // Neither patterns nor statements, and not across title and excerpt.
    for (const search of [
      `${mark}%off`,
      `${mark} __%`,
      `Plain ${mark}`,
      "' OR 1=1--",
      "\\",
      "words in the content ".repeat(4),
    ]) {
      expect(await ids({ search })).toEqual([]);
    }
    await admin.put(`/api/admin/blog/${title.id}`, { title: "Renamed" });
    expect(await ids({ search: mark })).toEqual([excerpt.id]);
    expect((await Person.visitor.get(`/api/blog?search=${"x".repeat(101)}`)).status).toBe(400);
  });

  it("comes page by page, newest publication first, without the text", async () => {
    const admin = await Person.admin();
    const word = fresh("paged");
    const at = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
    const ids = [];
    for (const days of [3, 1, 2, 1]) ids.push((await create(admin, { title: word, publishedAt: at(days) })).id);
    const [three, one, two, oneAgain] = ids;
    const first = await list(`?search=${word}&limit=2`);
    const second = await list(`?search=${word}&limit=2&cursor=${first.next}`);
    expect([...first.posts, ...second.posts].map(({ id }) => id)).toEqual([oneAgain, one, two, three]);
    expect(second.next).toBeNull();
    expect(first.posts[0]).not.toHaveProperty("content");
    expect((await Person.visitor.get("/api/blog?cursor=nonsense")).status).toBe(400);
  });

  it("features the newest published featured post", async () => {
    const admin = await Person.admin();
    const at = new Date(Date.now() - 1000).toISOString();
    await create(admin, { isFeatured: true, publishedAt: new Date(Date.now() - DAY_MS).toISOString() });
    const newer = await create(admin, { isFeatured: true, publishedAt: at });
    await create(admin);
    const featured = async () => (await Person.visitor.get("/api/blog/featured")).json();
    expect(blogPostSummarySchema.parse(await featured()).id).toBe(newer.id);
    await admin.put(`/api/admin/blog/${newer.id}`, { isFeatured: false });
    expect(await featured()).not.toMatchObject({ id: newer.id });
  });
});

describe("whether anything public has changed", () => {
  it("is found without reading all posts", async () => {
    const now = new Date();
    await db.run(sql`
      WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 300)
      INSERT INTO blog_post (slug, title, content, is_published, published_at, created_at, updated_at)
        SELECT 'many-' || n, 'One of many', '', 1, n, n, n FROM number`);
    const { db: counted, cost } = countedDatabase();
    const before = await readPublishedVersion({ db: counted, now });
    expect(cost.roundTrips).toBe(1);
    expect(cost.rowsRead).toBeLessThan(5);
    await db
      .update(blogPost)
      .set({ updatedAt: new Date(now.getTime() + 1) })
      .where(eq(blogPost.slug, "many-7"));
    expect(await readPublishedVersion({ db: counted, now })).not.toBe(before);
    await db.delete(blogPost).where(eq(blogPost.title, "One of many"));
  });

  it("is not believed from an answer to what was asked before a change", async () => {
    const now = new Date();
    const changedMeanwhile = Object.create(db, {
      batch: {
        value: async (queries: Parameters<typeof db.batch>[0]) => {
          const answer = await db.batch(queries);
          publishedHasChanged();
          return answer;
        },
      },
    }) as typeof db;
    await readPublishedVersion({ db: changedMeanwhile, now });
    const { db: counted, cost } = countedDatabase();
    await publishedVersion({ db: counted, now });
    expect(cost.roundTrips).toBe(1);
    await publishedVersion({ db: counted, now });
    expect(cost.roundTrips).toBe(1);
  });
});

describe("changing and deleting", () => {
  it("keeps what a change leaves out, and takes away what it says is nothing", async () => {
    const admin = await Person.admin();
    const post = await create(admin, { readTime: 5 });
    const changed = await admin.put(`/api/admin/blog/${post.id}`, {
      excerpt: "",
      tags: null,
      readTime: null,
      category: null,
    });
    expect(await changed.json()).toMatchObject({
      title: post.title,
      content: post.content,
      excerpt: null,
      tags: [],
      readTime: null,
      category: null,
      isPublished: true,
      publishedAt: post.publishedAt,
      createdAt: post.createdAt,
    });
    expect((await admin.put(`/api/admin/blog/${post.id}`, { title: "" })).status).toBe(422);
    expect((await admin.put("/api/admin/blog/999999", { title: "x" })).status).toBe(404);
    // The same item, sent back as it came.
    const [item] = adminBlogPostSchema.array().parse(await (await admin.get("/api/admin/blog?limit=1")).json());
    const again = await admin.put(`/api/admin/blog/${item?.id}`, item);
    expect(await again.json()).toMatchObject({ ...item, updatedAt: expect.any(String) });
  });

  it("can be undone for 30 days, under a free address when another post has taken it", async () => {
    const admin = await Person.admin();
    const slug = fresh("back");
    const post = await create(admin, { slug });
    await admin.delete(`/api/admin/blog/${post.id}`);
    expect((await admin.delete(`/api/admin/blog/${post.id}`)).status).toBe(404);
    expect((await admin.get(`/api/admin/blog/${post.id}`)).status).toBe(404);
    const listed = async (query: string) =>
      adminBlogPostSchema.array().parse(await (await admin.get(`/api/admin/blog${query}`)).json());
    expect((await listed("?limit=50")).map(({ id }) => id)).not.toContain(post.id);
    expect((await listed("?limit=50&deleted=true")).map(({ id }) => id)).toContain(post.id);
    await create(admin, { slug });
    const restored = await admin.post(`/api/admin/blog/${post.id}/restore`);
    expect(await restored.json()).toMatchObject({
      id: post.id,
      slug: `${slug}-2`,
      deletedAt: null,
      status: "published",
    });
    expect(await read(`${slug}-2`)).toMatchObject({ id: post.id });
    expect((await admin.post(`/api/admin/blog/${post.id}/restore`)).status).toBe(404);
  });

  it("is for good after that", async () => {
    const admin = await Person.admin();
    const [old, recent] = [await create(admin), await create(admin)];
    for (const { id } of [old, recent]) await admin.delete(`/api/admin/blog/${id}`);
    const deletedAt = new Date(Date.now() - 30 * DAY_MS - 1000);
    await db.update(blogPost).set({ deletedAt }).where(eq(blogPost.id, old.id));
    expect((await admin.post(`/api/admin/blog/${old.id}/restore`)).status).toBe(404);
    await runHourly(env, new Date());
    expect(await db.$count(blogPost, eq(blogPost.id, old.id))).toBe(0);
    expect(await db.$count(blogPost, eq(blogPost.id, recent.id))).toBe(1);
  });
});
