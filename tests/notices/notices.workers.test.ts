import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type Notice, noticeSchema, unreadNoticesSchema } from "../../worker/contract/notices";
import { user } from "../../worker/db/account";
import { communityComment } from "../../worker/db/community";
import { notice } from "../../worker/db/notices";
import { weeklyProgram } from "../../worker/db/programs";
import { purgeNotices } from "../../worker/features/notices/purge-notices";
import { publishDuePrograms } from "../../worker/features/programs/publish-due-programs";
import { db, Person } from "../workers/club";

const publishDue = () => publishDuePrograms({ db, env, now: new Date(), later: () => {} });

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

async function listed(person: Person, query = ""): Promise<Notice[]> {
  const answer = await person.get(`/api/notices${query}`);
  expect(answer.status).toBe(200);
  return noticeSchema.array().parse(await answer.json());
}
const texts = async (person: Person) => (await listed(person)).map(({ text }) => text);
const unread = async (person: Person) =>
  unreadNoticesSchema.parse(await (await person.get("/api/notices/unread")).json()).count;

async function named(firstName: string): Promise<Person> {
  const person = await Person.member();
  await db.update(user).set({ firstName }).where(eq(user.id, person.id));
  return person;
}

async function postOf(author: Person, content = "First double under"): Promise<number> {
  const answer = await author.post("/api/community/posts", { content });
  return ((await answer.json()) as { id: number }).id;
}
const react = (person: Person, postId: number, reactionType = "fire", active?: boolean) =>
  person.post(`/api/community/posts/${postId}/reactions`, {
    reactionType,
    ...(active === undefined ? {} : { active }),
  });

async function comment(person: Person, postId: number, content: string, parentId?: number): Promise<number> {
  const body = { content, ...(parentId ? { parentId } : {}) };
  const answer = await person.post(`/api/community/posts/${postId}/comments`, body);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { comment: { id: number } }).comment.id;
}

const day = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 10);
async function week(more: Partial<typeof weeklyProgram.$inferInsert> = {}): Promise<number> {
  const [row] = await db
    .insert(weeklyProgram)
    .values({
      title: "Week 9: Frames",
      startDate: day(0),
      endDate: day(6 * DAY_MS),
      createdAt: new Date(),
      updatedAt: new Date(),
      ...more,
    })
    .returning();
  return row?.id ?? 0;
}

describe("what others do", () => {
  it("is one notice until it is read, whoever and however many they are", async () => {
    const [author, ana, rui, eva] = [await named("Mia"), await named("Ana"), await named("Rui"), await named("Eva")];
    const postId = await postOf(author);
    await react(ana, postId);
    expect(await listed(author)).toMatchObject([
      {
        kind: "reaction",
        text: "Ana reacted to your post",
        detail: "First double under",
        path: `/community?post=${postId}`,
        person: { firstName: "Ana" },
        isRead: false,
      },
    ]);
    await react(ana, postId, "support");
    await react(rui, postId);
    expect(await texts(author)).toEqual(["Rui and Ana reacted to your post"]);
    await react(eva, postId);
    expect(await texts(author)).toEqual(["Eva and 2 others reacted to your post"]);
    expect(await unread(author)).toBe(1);
    expect(await unread(ana)).toBe(0);
  });

  it("is not told of oneself, nor again after it was taken back", async () => {
    const [author, ana] = [await named("Mia"), await named("Ana")];
    const postId = await postOf(author);
    await react(author, postId);
    await comment(author, postId, "Me first");
    expect(await listed(author)).toEqual([]);
    await react(ana, postId);
    await react(ana, postId, "support");
    await react(ana, postId);
    expect(await unread(author)).toBe(1);
    await react(ana, postId, "support");
    expect(await listed(author)).toEqual([]);
    await react(ana, postId);
    await author.post("/api/notices/read");
    await react(ana, postId, "fire", false);
    await react(ana, postId, "fire", true);
    expect(await unread(author)).toBe(0);
  });

  it("tells the author of a comment, and whoever is answered of the answer, and nobody twice", async () => {
    const [author, ana, rui] = [await named("Mia"), await named("Ana"), await named("Rui")];
    const postId = await postOf(author);
    const first = await comment(ana, postId, "How often do you skip?");
    expect(await listed(author)).toMatchObject([
      { kind: "comment", text: "Ana commented on your post", detail: "How often do you skip?" },
    ]);
    const answer = await comment(author, postId, "Every day.", first);
    expect(await listed(ana)).toMatchObject([
      { kind: "reply", text: "Mia replied to your comment", detail: "Every day." },
    ]);
    await comment(rui, postId, "Me too", answer);
    const own = await listed(author);
    expect(own.map(({ text }) => text)).toEqual(["Rui replied to your comment", "Ana commented on your post"]);
  });

  it("goes with the comment, the post and whoever did it", async () => {
    const [author, ana, rui] = [await named("Mia"), await named("Ana"), await named("Rui")];
    const [postId, other] = [await postOf(author), await postOf(author)];
    const id = await comment(ana, postId, "Gone soon");
    await comment(rui, postId, "Stays");
    expect(await texts(author)).toEqual(["Rui and Ana commented on your post"]);
    await ana.delete(`/api/community/comments/${id}`);
    expect(await texts(author)).toEqual(["Rui commented on your post"]);
    await react(ana, other);
    await db.delete(user).where(eq(user.id, rui.id));
    expect(await texts(author)).toEqual(["Ana reacted to your post"]);
    await author.delete(`/api/community/posts/${other}`);
    expect(await listed(author)).toEqual([]);
  });

  it("says nothing that moderators have hidden", async () => {
    const [author, ana] = [await named("Mia"), await named("Ana")];
    const postId = await postOf(author);
    const id = await comment(ana, postId, "Something ugly");
    await db.update(communityComment).set({ hiddenAt: new Date() }).where(eq(communityComment.id, id));
    expect((await listed(author))[0]?.detail).toBeNull();
  });
});

describe("a new week", () => {
  it("is told to everybody who may train, in one row, once", async () => {
    await db.delete(notice);
    const [admin, member, lapsed] = [await Person.admin(), await Person.member(), await Person.lapsed()];
    const id = await week();
    const joined = new Date(Date.now() - HOUR_MS);
    await db.update(user).set({ createdAt: joined });
    const later = await Person.member();
    await db
      .update(user)
      .set({ createdAt: new Date(Date.now() + HOUR_MS) })
      .where(eq(user.id, later.id));
    expect((await admin.put(`/api/admin/weekly-programs/${id}`, { isPublished: true })).status).toBe(422);
    await db
      .update(weeklyProgram)
      .set({ publishAt: new Date(Date.now() - 1000) })
      .where(eq(weeklyProgram.id, id));
    expect(await publishDue()).toEqual([{ subject: `week:${id}` }]);
    expect(await publishDue()).toEqual([]);
    expect(await listed(member)).toMatchObject([
      { kind: "week", text: "A new week is ready", detail: "Week 9: Frames", path: `/weekly-program/${id}` },
    ]);
    expect([await unread(member), await unread(lapsed), await unread(later)]).toEqual([1, 0, 0]);
    expect(await db.select().from(notice)).toHaveLength(1);

    const [told] = await listed(member);
    expect((await member.post(`/api/notices/${told?.id}/read`)).status).toBe(204);
    expect([await unread(member), await unread(admin)]).toEqual([0, 1]);
    expect((await listed(member))[0]?.isRead).toBe(true);

    await db.update(weeklyProgram).set({ isPublished: false }).where(eq(weeklyProgram.id, id));
    expect(await listed(member)).toEqual([]);
  });

  it("is no news once it is over", async () => {
    await db.delete(notice);
    await week({ startDate: "2024-01-01", endDate: "2024-01-07", publishAt: new Date(Date.now() - 1000) });
    expect(await publishDue()).toEqual([]);
  });
});

describe("the list", () => {
  it("comes in pages, newest first, and every notice once", async () => {
    const [author, ana] = [await named("Mia"), await named("Ana")];
    for (let nth = 0; nth < 5; nth += 1) await react(ana, await postOf(author, `Post ${nth}`));
    const seen: number[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const answer: Response = await author.get(`/api/notices?limit=2${cursor ? `&cursor=${cursor}` : ""}`);
      seen.push(...((await answer.json()) as Notice[]).map(({ id }) => id));
      cursor = answer.headers.get("X-Next-Cursor");
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
  });

  it("is marked one by one or as a whole, by its owner only", async () => {
    const [author, ana] = [await named("Mia"), await named("Ana")];
    for (const content of ["One", "Two", "Three"]) await react(ana, await postOf(author, content));
    const [first] = await listed(author);
    expect((await ana.post(`/api/notices/${first?.id}/read`)).status).toBe(404);
    expect(await unread(author)).toBe(3);
    expect((await author.post(`/api/notices/${first?.id}/read`)).status).toBe(204);
    expect((await author.post(`/api/notices/${first?.id}/read`)).status).toBe(204);
    expect(await unread(author)).toBe(2);
    expect((await author.post("/api/notices/read")).status).toBe(204);
    expect(await unread(author)).toBe(0);
    expect((await listed(author)).every(({ isRead }) => isRead)).toBe(true);
  });

  it("forgets what is old", async () => {
    const [author, ana] = [await named("Mia"), await named("Ana")];
    await react(ana, await postOf(author, "Old"));
    await db
      .update(notice)
      .set({ at: new Date(Date.now() - 91 * DAY_MS) })
      .where(eq(notice.userId, author.id));
    await react(ana, await postOf(author, "New"));
    await purgeNotices(db, new Date());
    expect((await listed(author)).map(({ detail }) => detail)).toEqual(["New"]);
  });
});

describe("the room", () => {
  it("tells its party that there is something, without saying what", async () => {
    const [author, ana] = [await named("Mia"), await named("Ana")];
    const postId = await postOf(author);
    const heard: { type: string }[] = [];
    const upgrade = await author.call("GET", "/ws", undefined, { upgrade: "websocket" });
    const socket = upgrade.webSocket;
    socket?.accept();
    const first = new Promise<void>((resolve) => {
      socket?.addEventListener("message", ({ data }) => {
        const event = JSON.parse(String(data)) as { type: string };
        heard.push(event);
        if (event.type === "notice") resolve();
      });
    });
    await react(ana, postId);
    await first;
    expect(heard.find(({ type }) => type === "notice")).toEqual({ type: "notice" });
    socket?.close();
  });
});
