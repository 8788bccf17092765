import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type Comment,
  commentAnswerSchema,
  commentRemovalSchema,
  type FeedPost,
  reviewSchema,
  type ThreadComment,
  threadCommentSchema,
} from "../../worker/contract/community";
import { auditLog, user } from "../../worker/db/account";
import { communityComment, communityPost } from "../../worker/db/community";
import { db, Person } from "../workers/club";

let ana: Person;
let bo: Person;
let admin: Person;

beforeAll(async () => {
  [ana, bo, admin] = await Promise.all([Person.member(), Person.member(), Person.admin()]);
});

async function newThread() {
  const { id } = await (await ana.post("/api/community/posts", { content: "Talk" })).json<FeedPost>();
  const path = `/api/community/posts/${id}/comments`;
  return {
    id,
    path,
    say: async (person: Person, content: string, parentId?: number): Promise<Comment> =>
      commentAnswerSchema.parse(await (await person.post(path, { content, parentId })).json()).comment,
    read: async (query = ""): Promise<ThreadComment[]> =>
      threadCommentSchema.array().parse(await (await bo.get(`${path}${query}`)).json()),
    count: async () => (await db.select().from(communityPost).where(eq(communityPost.id, id)).get())?.commentCount,
  };
}

const remove = (person: Person, id: number) => person.delete(`/api/community/comments/${id}`);

describe("a thread", () => {
  it("reads oldest first, each comment followed by its replies, page by page", async () => {
    const { path, say, read, count } = await newThread();
    const first = await say(bo, "First");
    const second = await say(ana, "Second");
    const reply = await say(ana, "To the first", first.id);
    const deeper = await say(bo, "To the reply", reply.id);
    expect([reply.parentId, deeper.parentId]).toEqual([first.id, first.id]);
    const order = ["First", "To the first", "To the reply", "Second"];
    expect((await read()).map(({ content }) => content)).toEqual(order);
    const page = await bo.get(`${path}?limit=3`);
    expect(threadCommentSchema.array().parse(await page.json())).toHaveLength(3);
    const rest = await read(`?limit=3&cursor=${page.headers.get("x-next-cursor")}`);
    expect(rest.map(({ id }) => id)).toEqual([second.id]);
    expect(await count()).toBe(4);
  });

  it("takes a comment once under a key, and counts each of many at once", async () => {
    const { path, read, count } = await newThread();
    const headers = { "idempotency-key": crypto.randomUUID() };
    const same = Array.from({ length: 4 }, () => bo.call("POST", path, { content: "Once" }, headers));
    const others = Array.from({ length: 6 }, (_, n) => ana.post(path, { content: `Own ${n}` }));
    const answers = await Promise.all([...same, ...others]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect([(await read()).length, await count()]).toEqual([7, 7]);
  });

  it.each([
    [{}, "Write something first."],
    [{ content: " \n " }, "Write something first."],
    [{ content: "x".repeat(2001) }, "A comment has at most 2000 characters."],
  ])("refuses %j", async (body, message) => {
    const { path } = await newThread();
    const answer = await bo.post(path, body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ message });
  });

  it("takes no reply to what is not in it, and nothing under a post that is not there", async () => {
    const [one, other] = [await newThread(), await newThread()];
    const elsewhere = await other.say(bo, "Elsewhere");
    for (const parentId of [elsewhere.id, 999_999]) {
      expect((await bo.post(one.path, { content: "Lost", parentId })).status).toBe(409);
    }
    expect((await bo.post("/api/community/posts/999999/comments", { content: "x" })).status).toBe(404);
    expect((await bo.get("/api/community/posts/999999/comments")).status).toBe(404);
  });
});

describe("a comment", () => {
  it("is edited by its author alone", async () => {
    const { say } = await newThread();
    const { id } = await say(bo, "Tpyo");
    const path = `/api/community/comments/${id}`;
    const edited = commentAnswerSchema.parse(await (await bo.put(path, { content: " Typo " })).json());
    expect(edited.comment).toMatchObject({ content: "Typo", editedAt: expect.any(String) });
    expect((await ana.put(path, { content: "Taken" })).status).toBe(403);
    expect((await admin.put(path, { content: "Taken" })).status).toBe(403);
  });

  it("leaves its place to its replies when it is deleted, and goes with the last of them", async () => {
    const { say, read, count } = await newThread();
    const root = await say(bo, "Root");
    const reply = await say(ana, "Reply", root.id);
    expect((await remove(ana, root.id)).status).toBe(403);
    const emptied = commentRemovalSchema.parse(await (await remove(bo, root.id)).json());
    expect(emptied).toMatchObject({ commentCount: 1, change: { kind: "deleted" } });
    expect((await read())[0]).toMatchObject({ id: root.id, isDeleted: true, content: "", user: null, userId: null });
    expect((await remove(bo, root.id)).status).toBe(404);
    expect((await bo.put(`/api/community/comments/${root.id}`, { content: "Back" })).status).toBe(404);
    const removed = commentRemovalSchema.parse(await (await remove(ana, reply.id)).json());
    expect(removed).toMatchObject({ commentCount: 0, change: { kind: "removed", id: reply.id } });
    expect([await read(), await count()]).toEqual([[], 0]);
  });

  it("is deleted by an admin, and that is recorded", async () => {
    const { say } = await newThread();
    const { id } = await say(bo, "Rude");
    expect((await remove(admin, id)).status).toBe(200);
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `community_comment:${id}`));
    expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([["community.comment.delete", admin.id]]);
  });

  it("is reported once a member, hidden by the second's report, and decided by an admin", async () => {
    const { id: postId, say, read, path } = await newThread();
    const author = await Person.member();
    const cai = await Person.member();
    const { id } = await say(author, "Insult");
    const reply = await say(bo, "Calm down", id);
    const report = (person: Person, body: object = { reason: "harassment" }) =>
      person.post(`/api/community/comments/${id}/report`, body);
    expect((await report(author)).status).toBe(422);
    expect((await report(bo, { reason: "dull" })).status).toBe(422);
    for (const answer of [await report(bo), await report(bo)]) expect(answer.status).toBe(200);
    expect((await read())[0]).toMatchObject({ content: "Insult", isHidden: false, hasReported: true });
    expect((await report(cai, { reason: "other", note: "Rude" })).status).toBe(200);

    // To others it is an empty place above its replies; its author and admins still read it.
    const [hidden, below] = await read();
    expect(hidden).toMatchObject({ id, isHidden: true, content: "", user: null, userId: null });
    expect(below?.content).toBe("Calm down");
    for (const person of [author, admin]) {
      const [own] = await (await person.get(path)).json<Comment[]>();
      expect(own).toMatchObject({ id, isHidden: true, content: "Insult" });
    }
    for (const call of [report(ana), ana.post(path, { content: "x", parentId: id })]) {
      expect([404, 409]).toContain((await call).status);
    }
    const [review] = reviewSchema.array().parse(await (await admin.get("/api/admin/moderation")).json());
    expect(review).toMatchObject({
      post: { id: postId, content: "Talk" },
      comment: { id, content: "Insult", userId: author.id },
      reportCount: 2,
      reports: [{ reason: "other", note: "Rude" }, { reason: "harassment" }],
    });

    const decide = (decision: string) => admin.post(`/api/admin/moderation/comments/${id}`, { decision });
    expect((await decide("keep")).status).toBe(204);
    expect((await decide("keep")).status).toBe(404);
    expect((await read())[0]).toMatchObject({ content: "Insult", isHidden: false });
    await report(bo);
    expect((await admin.get("/api/admin/moderation").then((answer) => answer.json<unknown[]>())).length).toBe(0);
    await report(ana);
    expect((await decide("remove")).status).toBe(204);
    expect((await read()).map(({ content, isDeleted }) => [content, isDeleted])).toEqual([
      ["", true],
      ["Calm down", false],
    ]);
    await remove(bo, reply.id);
    expect(await read()).toEqual([]);
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `community_comment:${id}`));
    expect(log.map(({ action }) => action).sort()).toEqual([
      "community.hide",
      "community.report",
      "community.report",
      "community.report",
      "community.review.keep",
      "community.review.remove",
    ]);
  });

  it("loses its words with its author's account, while replies of others stay", async () => {
    const { id, say, read, count } = await newThread();
    const leaver = await Person.member();
    const root = await say(leaver, "Secret words");
    await say(bo, "Reply", root.id);
    await db.delete(user).where(eq(user.id, leaver.id));
    expect((await read()).map(({ content, isDeleted }) => [content, isDeleted])).toEqual([
      ["", true],
      ["Reply", false],
    ]);
    expect(await count()).toBe(1);
    const rows = await db.select().from(communityComment).where(eq(communityComment.postId, id));
    expect(JSON.stringify(rows)).not.toContain("Secret");
  });
});
