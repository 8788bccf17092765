import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type FeedPost, feedPostSchema } from "../../worker/contract/community";
import type { Unread } from "../../worker/contract/messages";
import { UNREAD_MOST } from "../../worker/contract/messages-limits";
import { completionResultSchema } from "../../worker/contract/progress";
import { UNREAD_HEADER, unreadOf } from "../../worker/contract/unread";
import { auditLog, user } from "../../worker/db/account";
import { membership } from "../../worker/db/billing";
import { communityComment, communityPost, postReaction } from "../../worker/db/community";
import { mediaClaim, mediaObject } from "../../worker/db/media";
import { exercise } from "../../worker/db/programs";
import { workout } from "../../worker/db/workouts";
import { db, ORIGIN, Person } from "../workers/club";

const POSTS = "/api/community/posts";

let ana: Person;
let bo: Person;
let admin: Person;

beforeAll(async () => {
  [ana, bo, admin] = await Promise.all([Person.member(), Person.member(), Person.admin()]);
});

const share = async (person: Person, content: string, more: object = {}): Promise<FeedPost> =>
  feedPostSchema.parse(await (await person.post(POSTS, { content, ...more })).json());

const feed = async (person: Person, query = "") =>
  feedPostSchema.array().parse(await (await person.get(`${POSTS}${query}`)).json());

describe("sharing", () => {
  it("shows a post to others as plain text, trimmed, with its author", async () => {
    const made = await ana.post(POSTS, { content: "  <b>First</b>\r\nround\u0000 \u202Eback  " });
    expect(made.status).toBe(201);
    const post = feedPostSchema.parse(await made.json());
    expect(post).toMatchObject({
      userId: ana.id,
      content: "<b>First</b>\nround \u202Eback",
      mediaUrl: null,
      editedAt: null,
      isHidden: false,
      training: null,
      user: { firstName: "Test", lastName: "Person", profileImageUrl: null, isCoach: false, belt: null },
      reactionCounts: { support: 0, motivation: 0, fire: 0 },
      commentCount: 0,
      ownReactions: [],
    });
    expect((await feed(bo))[0]).toEqual(post);
  });

  it("is open to members whose membership has ended", async () => {
    const lapsed = await Person.lapsed();
    expect((await lapsed.post(POSTS, { content: "Back soon" })).status).toBe(201);
    expect((await lapsed.get(POSTS)).status).toBe(200);
  });

  it.each([
    [{}, "Write something, or add a photo or a video."],
    [{ content: " \n\t " }, "Write something, or add a photo or a video."],
    [{ content: "x".repeat(5001) }, "A post has at most 5000 characters."],
    [{ content: "x", mediaUrl: "https://evil.example/cat.jpg" }, "Only files that were uploaded here can be attached."],
    [{ content: "x", mediaUrl: "javascript:alert(1)" }, "Only files that were uploaded here can be attached."],
  ])("refuses %j with words", async (body, message) => {
    const answer = await ana.post(POSTS, body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ message });
  });

  it("takes the whole length and not one character more", async () => {
    expect((await share(bo, "y".repeat(5000))).content).toHaveLength(5000);
  });

  it("makes one post of calls under one key, also of several at once", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ana.call("POST", POSTS, { content: "Only once" }, headers)),
    );
    const ids = new Set((await Promise.all(answers.map((answer) => answer.json<FeedPost>()))).map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(await db.$count(communityPost, eq(communityPost.content, "Only once"))).toBe(1);
    const others = await bo.call("POST", POSTS, { content: "Same key, another member" }, headers);
    expect(others.status).toBe(201);
  });

  it("is limited for each account, in words", async () => {
    const eager = await Person.member();
    for (let count = 0; count < 20; count += 1) {
      expect((await eager.post(POSTS, { content: `Post ${count}` })).status).toBe(201);
    }
    const refused = await eager.post(POSTS, { content: "One more" });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      message: expect.stringMatching(/^You have shared a lot just now\. Try again in \d+ (seconds|minutes)\.$/),
    });
    expect((await bo.post(POSTS, { content: "Others still can" })).status).toBe(201);
  });
});

describe("a training that is shared", () => {
  const trained = async (person: Person) => {
    const at = { createdAt: new Date(), updatedAt: new Date() };
    const [made] = await db
      .insert(workout)
      .values({ title: "Base Builder", isPublished: true, ...at })
      .returning();
    const workoutId = made?.id ?? 0;
    const [lift] = await db.insert(exercise).values({ workoutId, position: 0, name: "Front Squat" }).returning();
    const set = { load: 60, unit: "kg", reps: 5, effort: null };
    const logged = await person.put(`/api/exercises/${lift?.id}/log`, { sets: [set, { ...set, reps: 4 }] });
    expect(logged.status, await logged.text()).toBe(200);
    const done = await person.post(`/api/workouts/${workoutId}/complete`, { duration: 31 });
    return completionResultSchema.parse(await done.json()).entry.id;
  };

  it("comes with what was logged of it, needs no words, and stays as it was", async () => {
    const member = await Person.member();
    const completionId = await trained(member);
    const training = { title: "Base Builder", minutes: 31, sets: 2, load: 540, unit: "kg" };
    const post = await share(member, "", { completionId });
    expect(post).toMatchObject({ content: "", training });
    expect((await feed(bo))[0]).toMatchObject({ id: post.id, training });
    expect((await member.put(`${POSTS}/${post.id}`, { content: "" })).status).toBe(200);
    await member.delete(`/api/user/progress/${completionId}`);
    expect((await feed(bo))[0]).toMatchObject({ id: post.id, training });
  });

  it("is the member's own, and not to be had without a membership", async () => {
    const [other, nobody] = await Promise.all([Person.member(), Person.member()]);
    const completionId = await trained(other);
    expect((await nobody.post(POSTS, { content: "Not mine", completionId })).status).toBe(404);
    expect((await nobody.post(POSTS, { content: "Nobody's", completionId: 999_999 })).status).toBe(404);
    await db
      .update(membership)
      .set({ currentPeriodEnd: new Date(0) })
      .where(eq(membership.userId, other.id));
    expect((await other.post(POSTS, { content: "Once", completionId })).status).toBe(404);
  });
});

describe("whoever writes", () => {
  it("shows the belt they say they wear, and that they coach", async () => {
    const [member, coach] = await Promise.all([Person.member(), Person.coach()]);
    expect((await member.call("PATCH", "/api/auth/profile", { belt: "purple" })).status).toBe(200);
    expect((await share(member, "Purple")).user).toMatchObject({ belt: "purple", isCoach: false });
    expect((await share(coach, "Hello")).user).toMatchObject({ belt: null, isCoach: true });
    expect((await member.call("PATCH", "/api/auth/profile", { belt: "red" })).status).toBe(422);
    expect((await member.call("PATCH", "/api/auth/profile", { firstName: "Same" })).status).toBe(200);
    expect(await (await member.get("/api/auth/user")).json()).toMatchObject({ belt: "purple" });
    expect((await member.call("PATCH", "/api/auth/profile", { belt: null })).status).toBe(200);
    expect((await feed(member))[1]?.user.belt).toBeNull();
  });
});

describe("photos", () => {
  it("belong to who uploaded them, need no words, and are freed with their post", async () => {
    const [mine, theirs] = await Promise.all([uploaded(ana), uploaded(bo)]);
    const foreign = await ana.post(POSTS, { content: "x", mediaUrl: theirs });
    expect(foreign.status).toBe(403);
    const post = await share(ana, "", { mediaUrl: `${ORIGIN}${mine}`, mediaType: "video" });
    expect(post).toMatchObject({ content: "", mediaUrl: mine, mediaType: "image" });
    expect(await db.$count(mediaClaim, eq(mediaClaim.placeId, String(post.id)))).toBe(1);
    expect((await ana.put(`${POSTS}/${post.id}`, { content: "" })).status).toBe(200);
    await ana.delete(`${POSTS}/${post.id}`);
    expect(await db.$count(mediaClaim, eq(mediaClaim.placeId, String(post.id)))).toBe(0);
  });

  it("leave no post behind when they cannot be attached", async () => {
    const content = crypto.randomUUID();
    await ana.post(POSTS, { content, mediaUrl: `/objects/uploads/${crypto.randomUUID()}` });
    expect(await db.$count(communityPost, eq(communityPost.content, content))).toBe(0);
  });
});

describe("a post", () => {
  it("has its photo swapped and taken away by its author; what it no longer shows is the author's alone", async () => {
    const eve = await Person.member();
    const [first = "", second = "", foreign = ""] = await Promise.all([eve, eve, bo].map(uploaded));
    const { id } = await share(eve, "With a photo", { mediaUrl: first });
    const path = `${POSTS}/${id}`;
    const edit = async (body: object) => {
      const answer = await eve.put(path, body);
      return answer.status === 200 ? feedPostSchema.parse(await answer.json()) : answer.status;
    };
    const reads = async (person: Person, url: string) => (await person.get(url)).status;
    expect(await edit({ content: "Same photo", mediaUrl: first })).toMatchObject({ mediaUrl: first });
    expect(await edit({ content: "Stolen", mediaUrl: foreign })).toBe(403);
    expect(await edit({ content: "x", mediaUrl: "https://evil.example/x.png" })).toBe(422);
    expect(await reads(bo, first)).toBe(200);
    const swapped = await edit({ content: "Another photo", mediaUrl: `${ORIGIN}${second}` });
    expect(swapped).toMatchObject({ content: "Another photo", mediaUrl: second, mediaType: "image" });
    expect([await reads(bo, first), await reads(eve, first), await reads(bo, second)]).toEqual([404, 200, 200]);
    expect(await edit({ content: "", mediaUrl: null })).toBe(422);
    expect(await edit({ content: "", mediaUrl: second })).toMatchObject({ content: "" });
    // A photo that comes to a hidden post is as hidden as the post.
    for (const person of [bo, await Person.member()]) await person.post(`${path}/report`, { reason: "other" });
    expect(await edit({ content: "Look", mediaUrl: first })).toMatchObject({ isHidden: true, mediaUrl: first });
    expect([await reads(bo, first), await reads(admin, first)]).toEqual([404, 200]);
    expect(await edit({ content: "None", mediaUrl: null })).toMatchObject({ mediaUrl: null, mediaType: null });
    expect(
      await db
        .select()
        .from(mediaClaim)
        .where(eq(mediaClaim.placeId, String(id))),
    ).toEqual([]);
  });

  it("is edited by its author alone, and says so", async () => {
    const post = await share(ana, "Frist");
    const edited = await ana.put(`${POSTS}/${post.id}`, { content: " First " });
    expect(await edited.json()).toMatchObject({
      content: "First",
      editedAt: expect.any(String),
      revision: post.revision + 1,
    });
    expect((await bo.put(`${POSTS}/${post.id}`, { content: "Taken" })).status).toBe(403);
    expect((await admin.put(`${POSTS}/${post.id}`, { content: "Taken" })).status).toBe(403);
    expect((await ana.put(`${POSTS}/${post.id}`, { content: "" })).status).toBe(422);
    expect((await ana.put(`${POSTS}/999999`, { content: "x" })).status).toBe(404);
  });

  it("is deleted by its author or an admin, whose deletion is recorded", async () => {
    const [own, others] = [await share(ana, "Mine"), await share(ana, "Mine too")];
    expect((await bo.delete(`${POSTS}/${own.id}`)).status).toBe(403);
    expect((await ana.delete(`${POSTS}/${own.id}`)).status).toBe(204);
    expect((await ana.delete(`${POSTS}/${own.id}`)).status).toBe(404);
    expect((await admin.delete(`${POSTS}/${others.id}`)).status).toBe(204);
    expect((await ana.get(`${POSTS}/${others.id}`)).status).toBe(404);
    const log = await db.select().from(auditLog).where(eq(auditLog.action, "community.post.delete"));
    expect(log.map(({ subject, actorId }) => [subject, actorId])).toEqual([[`community_post:${others.id}`, admin.id]]);
  });
});

describe("reactions", () => {
  const reacting = (person: Person, id: number, body: object) => person.post(`${POSTS}/${id}/reactions`, body);

  it("toggle, one of each type for a member, and answer the new counts", async () => {
    const { id, revision } = await share(ana, "React");
    await reacting(bo, id, { reactionType: "fire" });
    const second = await reacting(ana, id, { reactionType: "fire" });
    expect(await second.json()).toEqual({
      reactionCounts: { support: 0, motivation: 0, fire: 2 },
      ownReactions: ["fire"],
      revision: revision + 2,
    });
    await reacting(ana, id, { reactionType: "support" });
    expect(await (await reacting(ana, id, { reactionType: "fire" })).json()).toMatchObject({
      reactionCounts: { support: 1, motivation: 0, fire: 1 },
      ownReactions: ["support"],
    });
    const seen = (await feed(bo)).find((post) => post.id === id);
    expect(seen).toMatchObject({ ownReactions: ["fire"], reactionCounts: { support: 1, motivation: 0, fire: 1 } });
  });

  it("can be set instead, as often as the network asks for it", async () => {
    const { id } = await share(ana, "Set");
    for (const active of [true, true, true]) await reacting(bo, id, { reactionType: "support", active });
    expect((await feed(bo))[0]?.reactionCounts.support).toBe(1);
    for (const active of [false, false]) await reacting(bo, id, { reactionType: "support", active });
    expect((await feed(bo))[0]?.reactionCounts.support).toBe(0);
  });

  it("are what twenty toggles of one member at once and nineteen of many make of them", async () => {
    const { id } = await share(ana, "Race");
    await Promise.all(Array.from({ length: 20 }, () => reacting(bo, id, { reactionType: "fire" })));
    const row = async () => db.select().from(communityPost).where(eq(communityPost.id, id)).get();
    const counted = () => db.$count(postReaction, eq(postReaction.postId, id));
    expect([(await row())?.fireCount, await counted()]).toEqual([0, 0]);
    const many = await Promise.all(Array.from({ length: 19 }, () => Person.member()));
    await Promise.all(many.map((person) => reacting(person, id, { reactionType: "motivation" })));
    expect([(await row())?.motivationCount, await counted()]).toEqual([19, 19]);
  });

  it("refuse other types and posts that are not there", async () => {
    const { id } = await share(ana, "Odd");
    for (const body of [{}, { reactionType: "like" }, { reactionType: ["fire"] }]) {
      expect((await reacting(bo, id, body)).status).toBe(422);
    }
    expect((await reacting(bo, 999_999, { reactionType: "fire" })).status).toBe(404);
  });

  it("go with the account that gave them", async () => {
    const { id } = await share(ana, "Leaving");
    const leaver = await Person.member();
    await reacting(leaver, id, { reactionType: "fire" });
    await leaver.post(`${POSTS}/${id}/comments`, { content: "Bye" });
    await db.delete(user).where(eq(user.id, leaver.id));
    const row = await db.select().from(communityPost).where(eq(communityPost.id, id)).get();
    expect(row).toMatchObject({ fireCount: 0, commentCount: 0 });
    expect(await db.$count(communityComment, eq(communityComment.postId, id))).toBe(0);
  });
});

describe("paging", () => {
  it("walks the whole feed once, also where many posts share an instant", async () => {
    const at = new Date(Date.now() + 60_000);
    const rows = Array.from({ length: 9 }, (_, n) => ({ userId: ana.id, content: `Tied ${n}`, createdAt: at }));
    await db.insert(communityPost).values(rows);
    const seen: FeedPost[] = [];
    let cursor: string | null = "";
    while (cursor !== null && seen.length < 9) {
      const answer: Response = await bo.get(`${POSTS}?limit=4${cursor && `&cursor=${cursor}`}`);
      seen.push(...feedPostSchema.array().parse(await answer.json()));
      cursor = answer.headers.get("x-next-cursor");
    }
    expect(seen.slice(0, 9).map(({ content }) => content)).toEqual(rows.map(({ content }) => content).reverse());
    expect((await bo.get(`${POSTS}?cursor=nonsense`)).status).toBe(400);
  });

  it("keeps a page under 64 KB, and loses none of the long posts", async () => {
    const at = Date.now() + 120_000;
    const long = Array.from({ length: 12 }, (_, n) => ({
      userId: ana.id,
      content: "詩".repeat(5000),
      createdAt: new Date(at + n),
    }));
    for (const row of long) await db.insert(communityPost).values(row);
    const ids: number[] = [];
    let cursor = "";
    while (ids.length < 12) {
      const answer = await bo.get(`${POSTS}?limit=50${cursor && `&cursor=${cursor}`}`);
      const text = await answer.text();
      expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(64 * 1024);
      ids.push(
        ...feedPostSchema
          .array()
          .parse(JSON.parse(text))
          .map(({ id }) => id),
      );
      cursor = answer.headers.get("x-next-cursor") ?? "";
      expect(cursor).not.toBe("");
    }
    expect(new Set(ids).size).toBe(ids.length);
  });
});

async function uploaded(person: Person): Promise<string> {
  const id = crypto.randomUUID();
  const row = { id, ownerId: person.id, contentType: "image/png" as const, sizeBytes: 4, etag: "x" };
  await env.MEDIA.put(`uploads/${id}`, "fake");
  await db.insert(mediaObject).values({ ...row, createdAt: new Date(), unclaimedSince: new Date() });
  return `/objects/uploads/${id}`;
}

describe("what is new since one has looked", () => {
  // Some of those before are of the future.
  beforeAll(() => db.delete(communityPost));
  const newTo = async (person: Person) => (await (await person.get("/api/messages/unread")).json<Unread>()).posts;
  const told = async (person: Person) =>
    unreadOf((await person.get("/api/auth/user")).headers.get(UNREAD_HEADER))?.posts;
  const seen = (person: Person, upTo: number) => person.post("/api/community/seen", { upTo });

  it("is the posts of others since one joined, then since the last that was shown, told with who is here", async () => {
    await share(bo, "Before the newcomer");
    const newcomer = await Person.member();
    expect([await newTo(newcomer), await told(newcomer)]).toEqual([0, 0]);
    const first = await share(bo, "First");
    const second = await share(bo, "Second");
    await share(newcomer, "One's own is not new");
    expect([await newTo(newcomer), await told(newcomer)]).toEqual([2, 2]);

    expect((await seen(newcomer, first.id)).status).toBe(204);
    expect([await newTo(newcomer), await told(newcomer)]).toEqual([1, 1]);
    await seen(newcomer, second.id + 100_000);
    expect(await newTo(newcomer)).toBe(0);
    // The mark goes neither back nor beyond what there is.
    await seen(newcomer, first.id);
    expect(await newTo(newcomer)).toBe(0);
    const third = await share(bo, "Third");
    expect([await newTo(newcomer), await told(newcomer)]).toEqual([1, 1]);
    await bo.delete(`${POSTS}/${third.id}`);
    expect(await newTo(newcomer)).toBe(0);
  });

  it("leaves out what reports have hidden, and counts no further than it shows", async () => {
    const reader = await Person.member();
    const author = await Person.member();
    const { id } = await share(author, "Hidden soon");
    await db.update(communityPost).set({ hiddenAt: new Date() }).where(eq(communityPost.id, id));
    expect(await newTo(reader)).toBe(0);
    const many = Array.from({ length: UNREAD_MOST + 5 }, () => ({
      userId: author.id,
      content: "One of many",
      createdAt: new Date(Date.now() + 1000),
    }));
    for (let from = 0; from < many.length; from += 10)
      await db.insert(communityPost).values(many.slice(from, from + 10));
    expect([await newTo(reader), await told(reader)]).toEqual([UNREAD_MOST, UNREAD_MOST]);
  });

  it.each([[{}], [{ upTo: 0 }], [{ upTo: "all" }]])("refuses %j as a mark", async (body) => {
    expect((await ana.post("/api/community/seen", body)).status).toBe(422);
  });
});
