import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { AdminBlogPost } from "../../worker/contract/blog";
import { blogPost } from "../../worker/db/blog";
import { mediaClaim } from "../../worker/db/media";
import { purgeDeleted } from "../../worker/db/soft-delete";
import { sweepMedia } from "../../worker/features/media/sweep-media";
import { db, Person } from "../workers/club";
import { idOf, uploadedBy } from "../workers/upload";
import { film } from "./films";

const DAY_MS = 86_400_000;
const later = (days: number) => new Date(Date.now() + days * DAY_MS);

describe("an article's pictures", () => {
  let coach: Person;
  let other: Person;
  let member: Person;
  beforeAll(async () => {
    [coach, other, member] = await Promise.all([Person.admin(), Person.admin(), Person.member()]);
  });
  const seen = (mediaUrl: string) =>
    Promise.all([Person.visitor, member, other, coach].map(async (who) => (await who.get(mediaUrl)).status));
  const claims = (mediaUrl: string) =>
    db
      .select()
      .from(mediaClaim)
      .where(eq(mediaClaim.mediaId, idOf(mediaUrl)));
  let count = 0;
  async function save(person: Person, more: Record<string, unknown>, id?: number) {
    count += 1;
    const fresh = { title: `Pictures ${count}`, slug: `pictures-${count}` };
    const answer = id
      ? await person.put(`/api/admin/blog/${id}`, more)
      : await person.post("/api/admin/blog", { ...fresh, ...more });
    return { status: answer.status, post: (await answer.json()) as AdminBlogPost };
  }

  it("are public while the article is", async () => {
    const featured = (await uploadedBy(coach)).mediaUrl;
    const inside = (await uploadedBy(coach)).mediaUrl;
    const { post } = await save(coach, { featuredImage: featured, content: `Look:\n\n![A squat](${inside})` });
    for (const picture of [featured, inside]) expect(await seen(picture)).toEqual([401, 404, 200, 200]);

    await save(coach, { isPublished: true }, post.id);
    for (const picture of [featured, inside]) expect(await seen(picture)).toEqual([200, 200, 200, 200]);
    const served = await Person.visitor.get(inside);
    expect(served.headers.get("cache-control")).toBe("public, max-age=3600");
    const article = await (await Person.visitor.get(`/api/blog/${post.slug}`)).json();
    expect(article).toMatchObject({ featuredImage: featured, content: expect.stringContaining(`src="${inside}"`) });

    await save(coach, { publishedAt: later(2).toISOString() }, post.id);
    expect(await seen(inside)).toEqual([401, 404, 200, 200]);
    await save(coach, { publishedAt: null }, post.id);
    await coach.delete(`/api/admin/blog/${post.id}`);
    expect(await seen(inside)).toEqual([401, 404, 200, 200]);
    await coach.post(`/api/admin/blog/${post.id}/restore`);
    expect((await Person.visitor.get(inside)).status).toBe(200);
  });

  it("stay as long as one article shows them, and go when none does", async () => {
    const picture = (await uploadedBy(coach)).mediaUrl;
    const first = await save(coach, { featuredImage: picture });
    const second = await save(coach, { content: `![](${picture}) and once more ![](${picture})` });
    expect(await claims(picture)).toHaveLength(2);
    await save(coach, { featuredImage: null }, first.post.id);
    expect(await claims(picture)).toHaveLength(1);
    await sweepMedia(env, db, later(2));
    expect((await coach.get(picture)).status).toBe(200);
    await coach.delete(`/api/admin/blog/${second.post.id}`);
    await purgeDeleted(db, blogPost, later(31));
    expect(await claims(picture)).toEqual([]);
    await sweepMedia(env, db, later(32));
    expect((await coach.get(picture)).status).toBe(404);
  });

  it("may be kept and used again by another admin, and are nobody else's uploads", async () => {
    const picture = (await uploadedBy(coach)).mediaUrl;
    const { post } = await save(coach, { featuredImage: picture });
    expect((await save(other, { content: `![](${picture})` }, post.id)).status).toBe(200);
    expect((await save(other, { featuredImage: picture })).status).toBe(201);

    const anas = (await uploadedBy(member)).mediaUrl;
    const clip = (await uploadedBy(coach, film({ codec: "avc1", indexFirst: true }))).mediaUrl;
    const gone = `/objects/uploads/${crypto.randomUUID()}`;
    for (const [more, path] of [
      [{ featuredImage: anas }, "featuredImage"],
      [{ content: `![](${anas})` }, "content"],
      [{ featuredImage: clip }, "featuredImage"],
      [{ content: `![](${gone})` }, "content"],
    ] as const) {
      const answer = await save(coach, more, post.id);
      expect([more, answer.status, answer.post]).toMatchObject([more, 422, { issues: [{ path }] }]);
    }
    expect(await claims(anas)).toEqual([]);
  });
});
