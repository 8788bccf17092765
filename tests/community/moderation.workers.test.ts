import { and, eq, like, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import {
  communityStandingSchema,
  type FeedPost,
  mutedMemberSchema,
  pinnedMessageSchema,
  reviewSchema,
} from "../../worker/contract/community";
import { REPORTS_THAT_HIDE } from "../../worker/contract/community-limits";
import { auditLog } from "../../worker/db/account";
import { communityMute, pinnedMessage } from "../../worker/db/community";
import { mediaClaim, mediaObject } from "../../worker/db/media";
import { db, Person } from "../workers/club";

const POSTS = "/api/community/posts";
const QUEUE = "/api/admin/moderation";
const MUTES = "/api/admin/community-mutes";
const PINNED = "/api/admin/pinned-messages";

let ana: Person;
let bo: Person;
let cai: Person;
/** Of tests of their own: one member may report so much a day. */
let dan: Person;
let eva: Person;
let admin: Person;

beforeAll(async () => {
  [ana, bo, cai, admin] = await Promise.all([Person.member(), Person.member(), Person.member(), Person.admin()]);
  [dan, eva] = await Promise.all([Person.member(), Person.member()]);
});

const share = async (person: Person, content = "Something") =>
  (await (await person.post(POSTS, { content })).json<FeedPost>()).id;

const report = (person: Person, id: number, body: object = { reason: "spam" }) =>
  person.post(`${POSTS}/${id}/report`, body);

const sees = async (person: Person, id: number) => (await person.get(`${POSTS}/${id}`)).status === 200;

const waiting = async () => reviewSchema.array().parse(await (await admin.get(QUEUE)).json());

const recorded = async (subject: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.subject, subject))).map(({ action }) => action).sort();

describe("a reported post", () => {
  it("stays after one report, and after ten by the same member; a second member's hides it", async () => {
    expect(REPORTS_THAT_HIDE).toBe(2);
    const id = await share(ana);
    await Promise.all(Array.from({ length: 10 }, () => report(bo, id)));
    expect(await sees(cai, id)).toBe(true);
    expect((await report(cai, id, { reason: "harassment", note: " Rude to a beginner " })).status).toBe(200);
    for (const [person, visible] of [
      [bo, false],
      [cai, false],
      [ana, true],
      [admin, true],
    ] as const) {
      expect(await sees(person, id)).toBe(visible);
      const listed = await (await person.get(POSTS)).json<FeedPost[]>();
      expect(listed.some((post) => post.id === id)).toBe(visible);
    }
    expect(await (await ana.get(`${POSTS}/${id}`)).json()).toMatchObject({ isHidden: true });
    for (const call of [
      bo.post(`${POSTS}/${id}/reactions`, { reactionType: "fire" }),
      bo.post(`${POSTS}/${id}/comments`, { content: "x" }),
      bo.get(`${POSTS}/${id}/comments`),
      report(bo, id),
    ]) {
      expect((await call).status).toBe(404);
    }
    const [review] = (await waiting()).filter(({ post }) => post?.id === id);
    expect(review).toMatchObject({
      reportCount: 2,
      mute: null,
      reports: [
        { reason: "harassment", note: "Rude to a beginner", reporter: { firstName: "Test", lastName: "Person" } },
        { reason: "spam", note: null },
      ],
    });
    expect(await recorded(`community_post:${id}`)).toEqual(["community.hide", "community.report", "community.report"]);
  });

  it("is hidden once by many reports at the same time", async () => {
    const id = await share(ana);
    const many = await Promise.all(Array.from({ length: 6 }, () => Person.member()));
    await Promise.all(many.map((person) => report(person, id)));
    expect((await recorded(`community_post:${id}`)).filter((action) => action === "community.hide")).toHaveLength(1);
  });

  it("is shown again when it is kept, and those who reported it before cannot hide it again", async () => {
    const id = await share(ana);
    await report(bo, id);
    await report(cai, id);
    expect((await admin.post(`${QUEUE}/${id}`, { decision: "keep" })).status).toBe(204);
    expect(await sees(bo, id)).toBe(true);
    expect((await waiting()).some(({ post }) => post?.id === id)).toBe(false);
    await report(bo, id);
    await report(cai, id);
    expect(await sees(bo, id)).toBe(true);
    const [next, other] = await Promise.all([Person.member(), Person.member()]);
    await report(next, id);
    expect(await sees(bo, id)).toBe(true);
    await report(other, id);
    expect(await sees(bo, id)).toBe(false);
  });

  it("is gone when it is removed, and can be decided once", async () => {
    const id = await share(ana);
    await report(bo, id);
    expect((await admin.post(`${QUEUE}/${id}`, { decision: "maybe" })).status).toBe(422);
    expect((await admin.post(`${QUEUE}/${id}`, { decision: "remove" })).status).toBe(204);
    expect((await admin.post(`${QUEUE}/${id}`, { decision: "keep" })).status).toBe(404);
    expect(await sees(ana, id)).toBe(false);
    expect(await recorded(`community_post:${id}`)).toContain("community.review.remove");
  });

  it("veils its photo as long as it is hidden", async () => {
    const mediaId = crypto.randomUUID();
    const file = { id: mediaId, ownerId: ana.id, contentType: "image/png" as const, sizeBytes: 4, etag: "x" };
    await db.insert(mediaObject).values({ ...file, createdAt: new Date() });
    const post = await (
      await ana.post(POSTS, { content: "", mediaUrl: `/objects/uploads/${mediaId}` })
    ).json<FeedPost>();
    const veiled = async () =>
      (await db.select().from(mediaClaim).where(eq(mediaClaim.mediaId, mediaId)).get())?.veiled;
    await report(bo, post.id);
    await report(cai, post.id);
    expect(await veiled()).toBe(true);
    await admin.post(`${QUEUE}/${post.id}`, { decision: "keep" });
    expect(await veiled()).toBe(false);
  });

  it("cannot be one's own, nor reported for no reason", async () => {
    const id = await share(ana);
    expect((await report(ana, id)).status).toBe(422);
    expect((await report(bo, id, {})).status).toBe(422);
    expect((await report(bo, id, { reason: "dull" })).status).toBe(422);
    expect((await report(bo, 999_999)).status).toBe(404);
  });

  it("is hidden by nobody whose account is new and has never paid, however many they are, and by others only with one who has", async () => {
    const join = (days: number) =>
      Person.join({ membership: { status: "trialing", startedDaysAgo: 0, endsInDays: 7 } }).then(async (person) => {
        await db.run(sql`update user set created_at = created_at - ${days * 86_400_000} where id = ${person.id}`);
        return person;
      });
    const id = await share(ana);
    const fresh = await Promise.all(Array.from({ length: 6 }, () => join(0)));
    await Promise.all(fresh.map((person) => report(person, id)));
    expect(await sees(cai, id)).toBe(true);
    expect((await waiting()).find(({ post }) => post?.id === id)).toMatchObject({ reportCount: 6 });
    const settled = await Promise.all(Array.from({ length: 6 }, () => join(8)));
    await Promise.all(settled.map((person) => report(person, id)));
    expect(await sees(cai, id)).toBe(true);
    await report(dan, id);
    expect(await sees(cai, id)).toBe(false);
  });

  it("is hidden by an assistant coach's report like by a paying member's", async () => {
    const id = await share(ana);
    await report(eva, id);
    await report(await Person.coach(), id);
    expect(await sees(cai, id)).toBe(false);
  });

  it("is hidden by nobody when the staff has written it, and waits all the same", async () => {
    for (const author of [admin, await Person.coach()]) {
      const id = await share(author);
      await report(dan, id);
      await report(eva, id);
      expect(await sees(cai, id)).toBe(true);
      expect((await waiting()).some(({ post }) => post?.id === id)).toBe(true);
      await admin.post(`${QUEUE}/${id}`, { decision: "keep" });
    }
  });

  it("keeps its place until what was reported under it is decided, and leaves a trace when its author deletes it", async () => {
    const id = await share(ana);
    const { comment } = await (await cai.post(`${POSTS}/${id}/comments`, { content: "Rude" })).json<{
      comment: { id: number };
    }>();
    await report(dan, id);
    await dan.post(`/api/community/comments/${comment.id}/report`, { reason: "harassment" });
    for (const call of [admin.post(`${QUEUE}/${id}`, { decision: "remove" }), admin.delete(`${POSTS}/${id}`)]) {
      const answer = await call;
      expect([answer.status, await answer.json()]).toMatchObject([409, { code: "comments_reported" }]);
    }
    expect((await waiting()).filter(({ post }) => post?.id === id)).toHaveLength(2);
    expect(await recorded(`community_comment:${comment.id}`)).toEqual(["community.report"]);
    expect((await admin.post(`${QUEUE}/comments/${comment.id}`, { decision: "keep" })).status).toBe(204);
    expect((await admin.post(`${QUEUE}/${id}`, { decision: "remove" })).status).toBe(204);

    const other = await share(ana);
    const second = await (await cai.post(`${POSTS}/${other}/comments`, { content: "Rude" })).json<{
      comment: { id: number };
    }>();
    await dan.post(`/api/community/comments/${second.comment.id}/report`, { reason: "harassment" });
    expect((await ana.delete(`${POSTS}/${other}`)).status).toBe(204);
    expect(await recorded(`community_comment:${second.comment.id}`)).toEqual([
      "community.comment.delete",
      "community.report",
    ]);
  });

  it("waits in the order of its reporting, page by page", async () => {
    const before = await waiting();
    for (const { post } of before) await admin.post(`${QUEUE}/${post?.id}`, { decision: "remove" });
    const ids = [await share(ana), await share(ana), await share(ana)];
    for (const id of ids.toReversed()) await report(bo, id);
    const first = await admin.get(`${QUEUE}?limit=2`);
    const second = await admin.get(`${QUEUE}?limit=2&cursor=${first.headers.get("x-next-cursor")}`);
    const listed = [...(await first.json<{ post: FeedPost }[]>()), ...(await second.json<{ post: FeedPost }[]>())];
    expect(listed.map(({ post }) => post.id)).toEqual(ids.toReversed());
    expect(second.headers.get("x-next-cursor")).toBeNull();
  });
});

describe("a muted member", () => {
  it("reads and cannot write, is told why and until when, and writes again when it is over or lifted", async () => {
    const loud = await Person.member({ timeZone: "America/Sao_Paulo" });
    const id = await share(loud);
    const comment = await (await loud.post(`${POSTS}/${id}/comments`, { content: "Before" })).json<{
      comment: { id: number };
    }>();
    const muted = await admin.put(`${MUTES}/${loud.id}`, { days: 3, reason: " Insults " });
    expect(mutedMemberSchema.parse(await muted.json())).toMatchObject({ userId: loud.id, reason: "Insults" });
    const { mute } = communityStandingSchema.parse(await (await loud.get("/api/community/me")).json());
    expect(Date.parse(mute?.until ?? "") - Date.now()).toBeGreaterThan(2.9 * 86_400_000);
    for (const call of [
      loud.post(POSTS, { content: "x" }),
      loud.put(`${POSTS}/${id}`, { content: "x" }),
      loud.post(`${POSTS}/${id}/reactions`, { reactionType: "fire" }),
      loud.post(`${POSTS}/${id}/comments`, { content: "x" }),
      loud.put(`/api/community/comments/${comment.comment.id}`, { content: "x" }),
      report(loud, await share(ana)),
    ]) {
      const answer = await call;
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({
        code: "muted",
        message: expect.stringMatching(/^You can read the community, but not write in it until .+\. .*: Insults$/),
      });
    }
    expect((await loud.get(POSTS)).status).toBe(200);
    expect((await loud.delete(`${POSTS}/${id}`)).status).toBe(204);
    await db
      .update(communityMute)
      .set({ until: new Date(Date.now() - 1) })
      .where(eq(communityMute.userId, loud.id));
    expect((await loud.post(POSTS, { content: "Calm again" })).status).toBe(201);
    await admin.put(`${MUTES}/${loud.id}`, { days: null });
    expect((await loud.post(POSTS, { content: "x" })).status).toBe(403);
    const listed = mutedMemberSchema.array().parse(await (await admin.get(MUTES)).json());
    expect(listed.map(({ userId, until }) => [userId, until])).toEqual([[loud.id, null]]);
    expect((await admin.delete(`${MUTES}/${loud.id}`)).status).toBe(204);
    expect((await admin.delete(`${MUTES}/${loud.id}`)).status).toBe(404);
    expect((await loud.post(POSTS, { content: "Thank you" })).status).toBe(201);
    expect(await recorded(`user:${loud.id}`)).toEqual(["community.mute", "community.mute", "community.unmute"]);
  });

  it("is no admin, and somebody who exists", async () => {
    expect((await admin.put(`${MUTES}/${admin.id}`, { days: 1 })).status).toBe(422);
    expect((await admin.put(`${MUTES}/nobody`, { days: 1 })).status).toBe(404);
    for (const days of [0, 366, 1.5, "3"]) {
      expect((await admin.put(`${MUTES}/${bo.id}`, { days })).status).toBe(422);
    }
  });
});

describe("pinned messages", () => {
  const pin = async (body: object) => pinnedMessageSchema.parse(await (await admin.post(PINNED, body)).json());

  it("are sorted by priority, then newest, for members and admins alike", async () => {
    await db.delete(pinnedMessage);
    const low = await pin({ title: " Low ", content: " Words ", priority: 1 });
    const high = await pin({ title: "High", content: "Words", priority: 10 });
    const newer = await pin({ title: "Newer", content: "Words" });
    expect([low.title, low.content, newer.priority]).toEqual(["Low", "Words", 1]);
    expect((await pin({ title: "Empty", content: "Words", priority: "" })).priority).toBe(1);
    for (const [person, path] of [
      [bo, "/api/community/pinned-messages"],
      [admin, PINNED],
    ] as const) {
      const listed = pinnedMessageSchema.array().parse(await (await person.get(path)).json());
      expect(listed.map(({ title }) => title)).toEqual(["High", "Empty", "Newer", "Low"]);
      expect(listed[0]).toMatchObject({ adminId: admin.id, admin: { firstName: "Test", lastName: "Person" } });
    }
    const changed = await admin.put(`${PINNED}/${high.id}`, { title: "Higher", content: "More", priority: "9" });
    expect(await changed.json()).toMatchObject({ title: "Higher", priority: 9, createdAt: high.createdAt });
    expect((await admin.delete(`${PINNED}/${high.id}`)).status).toBe(204);
    expect((await admin.delete(`${PINNED}/${high.id}`)).status).toBe(404);
    expect((await admin.put(`${PINNED}/${high.id}`, { title: "x", content: "x" })).status).toBe(404);
    expect(await recorded(`pinned_message:${high.id}`)).toEqual(["pinned.change", "pinned.create", "pinned.delete"]);
  });

  it.each([
    [{ content: "x" }, "Title and content are required"],
    [{ title: " ", content: "x" }, "Title and content are required"],
    [{ title: "x", content: "\n" }, "Title and content are required"],
    [{ title: "x", content: "x", priority: 0 }, "Priority is a whole number from 1 to 10"],
    [{ title: "x", content: "x", priority: 11 }, "Priority is a whole number from 1 to 10"],
    [{ title: "x", content: "x", priority: 2.5 }, "Priority is a whole number from 1 to 10"],
    [{ title: "x", content: "x", priority: "high" }, "Priority is a whole number from 1 to 10"],
  ])("refuse %j", async (body, message) => {
    const answer = await admin.post(PINNED, body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ message });
  });

  it("are fifty at most", async () => {
    const at = { createdAt: new Date(), updatedAt: new Date() };
    const count = await db.$count(pinnedMessage);
    for (let n = count; n < 49; n += 1) {
      await db.insert(pinnedMessage).values({ adminId: admin.id, title: `Filler ${n}`, content: "x", ...at });
    }
    const answers = await Promise.all([1, 2, 3].map((n) => admin.post(PINNED, { title: `Last ${n}`, content: "x" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    await db
      .delete(pinnedMessage)
      .where(and(eq(pinnedMessage.adminId, admin.id), like(pinnedMessage.title, "Filler%")));
  });
});
