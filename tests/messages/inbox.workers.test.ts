import { env } from "cloudflare:workers";
import { eq, like } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  type Conversation,
  conversationSchema,
  memberPanelSchema,
  savedReplySchema,
} from "../../worker/contract/messages";
import { auditLog, user } from "../../worker/db/account";
import { conversation, directMessage } from "../../worker/db/messages";
import { emailOutbox } from "../../worker/db/outbox";
import { sendOverdueMail } from "../../worker/features/messages/owed-mail";
import { db, Person } from "../workers/club";
import { conversationOf, MESSAGES, read, reply, write } from "../workers/conversation";

const INBOX = "/api/admin/conversations";
const HOUR_MS = 3_600_000;

let coach: Person;

beforeAll(async () => {
  coach = await Person.admin();
});

const rowOf = async (member: Person) => {
  const row = await db.select().from(conversation).where(eq(conversation.memberId, member.id)).get();
  if (!row) throw new Error("no conversation");
  return row;
};

const inbox = async (query = ""): Promise<Conversation[]> =>
  conversationSchema.array().parse(await (await coach.get(`${INBOX}${query}`)).json());
const whose = async (query = "") => (await inbox(query)).map(({ member }) => member.id);

async function named(firstName: string): Promise<Person> {
  const member = await Person.member();
  await db.update(user).set({ firstName }).where(eq(user.id, member.id));
  return member;
}

describe("the inbox", () => {
  it("shows who has written last, what is unread, and who waits", async () => {
    const [ana, bo] = [await named("Anaxima"), await named("Boros")];
    const first = await write(ana, { content: "One", messageType: "substitution" });
    await write(ana, { content: "Two ".repeat(100), messageType: "form_check" });
    await write(bo, { content: "Hello" });
    expect((await whose()).slice(0, 2)).toEqual([bo.id, ana.id]);
    const [, hers] = await inbox();
    expect(hers).toMatchObject({ unread: 2, topic: "form_check", waitingSince: first.createdAt, resolvedAt: null });
    expect(hers?.lastMessage).toMatchObject({ fromAdmin: false, messageType: "form_check" });
    expect(hers?.lastMessage.content).toHaveLength(160);
    await reply(coach, ana, { content: "Good question" });
    const [now] = await inbox();
    expect(now).toMatchObject({ member: { id: ana.id }, waitingSince: null, lastMessage: { fromAdmin: true } });
  });

  it("is filtered by what is unread, waiting, unresolved, by type and by name, page by page", async () => {
    const [ana, bo, cy] = [await named("Zefira"), await named("Zeno"), await named("Zenobia")];
    await write(ana, { content: "Old", messageType: "substitution" });
    await write(bo, { content: "Check", messageType: "form_check" });
    await write(cy, { content: "Hi" });
    const long = new Date(Date.now() - 25 * HOUR_MS);
    await db.update(conversation).set({ waitingSince: long }).where(eq(conversation.memberId, ana.id));
    expect(await whose("?filter=waiting")).toEqual([ana.id]);
    expect(await whose("?search=zen")).toEqual([cy.id, bo.id]);
    expect(await whose("?search=zen&type=form_check")).toEqual([bo.id]);
    await coach.post(`${INBOX}/${cy.id}/read`, { upTo: 999_999 });
    expect(await whose("?search=zen&filter=unread")).toEqual([bo.id]);
    await coach.put(`${INBOX}/${bo.id}/resolution`, { resolved: true });
    expect(await whose("?search=zen&filter=unresolved")).toEqual([cy.id]);
    // Who waits longest comes first, page by page; an answer takes one out.
    expect(await whose("?search=ze&filter=unanswered")).toEqual([ana.id, cy.id]);
    const some = await coach.get(`${INBOX}?search=ze&filter=unanswered&limit=1`);
    const rest = `?search=ze&filter=unanswered&cursor=${some.headers.get("x-next-cursor")}`;
    expect(await whose(rest)).toEqual([cy.id]);
    await reply(coach, ana, { content: "Here you are" });
    expect(await whose("?search=ze&filter=unanswered")).toEqual([cy.id]);
    const page = await coach.get(`${INBOX}?search=ze&limit=2`);
    expect(await page.json<Conversation[]>()).toHaveLength(2);
    expect(await whose(`?search=ze&cursor=${page.headers.get("x-next-cursor")}`)).toEqual([bo.id]);
    expect((await coach.get(`${INBOX}?filter=odd`)).status).toBe(400);
  });

  it("keeps the marks of both sides, which only move forward", async () => {
    const ana = await Person.member();
    const first = await write(ana, { content: "One" });
    const second = await write(ana, { content: "Two" });
    const mark = (upTo: number) => coach.post(`${INBOX}/${ana.id}/read`, { upTo });
    expect((await mark(first.id)).status).toBe(204);
    expect(await rowOf(ana)).toMatchObject({ unreadByAdmins: 1, readByAdmins: first.id });
    await mark(second.id);
    await mark(first.id);
    expect(await rowOf(ana)).toMatchObject({ unreadByAdmins: 0, readByAdmins: second.id });
    expect((await read(ana)).map(({ isRead }) => isRead)).toEqual([true, true]);
    // A mark beyond the last message does not reach what comes after it.
    await mark(second.id + 100_000);
    await write(ana, { content: "Three" });
    expect((await rowOf(ana)).unreadByAdmins).toBe(1);

    const unread = async () => (await ana.get(`${MESSAGES}/unread`)).json();
    const answer = await reply(coach, ana, { content: "Yes" });
    expect(await unread()).toMatchObject({ count: 1 });
    expect((await read(coach, conversationOf(ana)))[0]).toMatchObject({ id: answer.id, isRead: false });
    expect((await ana.post(`${MESSAGES}/read`, { upTo: answer.id })).status).toBe(204);
    expect(await unread()).toMatchObject({ count: 0 });
    expect((await read(coach, conversationOf(ana)))[0]).toMatchObject({ id: answer.id, isRead: true });
  });

  it("counts for all admins the conversations with something unread", async () => {
    const count = async () => (await (await coach.get(`${MESSAGES}/unread`)).json<{ count: number }>()).count;
    const attention = async () =>
      (await (await coach.get("/api/admin/attention")).json<{ unreadMessages: number }>()).unreadMessages;
    const before = await count();
    const ana = await Person.member();
    await write(ana, { content: "One" });
    await write(ana, { content: "Two" });
    expect([await count(), await attention()]).toEqual([before + 1, before + 1]);
  });

  it("puts a conversation aside until the member writes again, and logs who did", async () => {
    const ana = await Person.member();
    expect((await coach.put(`${INBOX}/${ana.id}/resolution`, { resolved: true })).status).toBe(404);
    await write(ana, { content: "Thanks!" });
    expect((await coach.put(`${INBOX}/${ana.id}/resolution`, { resolved: true })).status).toBe(204);
    const resolved = await rowOf(ana);
    expect(resolved.resolvedAt).not.toBeNull();
    expect(resolved.waitingSince).toBeNull();
    await coach.put(`${INBOX}/${ana.id}/resolution`, { resolved: false });
    expect((await rowOf(ana)).resolvedAt).toBeNull();
    await coach.put(`${INBOX}/${ana.id}/resolution`, { resolved: true });
    await write(ana, { content: "One more thing" });
    expect((await rowOf(ana)).resolvedAt).toBeNull();
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${ana.id}`));
    expect(log.map(({ action }) => action).sort()).toEqual([
      "conversation.reopen",
      "conversation.resolve",
      "conversation.resolve",
    ]);
  });

  it("shows whom one writes with, also before the first message", async () => {
    const ana = await Person.member({ timeZone: "Asia/Tokyo" });
    const panel = async () => memberPanelSchema.parse(await (await coach.get(`${INBOX}/${ana.id}`)).json());
    expect(await panel()).toMatchObject({
      member: { id: ana.id, timeZone: "Asia/Tokyo" },
      stand: null,
      membership: { status: "active", isTrial: false },
      stats: { workoutsCompleted: 0, currentStreak: 0 },
      lastWorkouts: [],
    });
    await write(ana, { content: "Hi" });
    expect((await panel()).stand).toMatchObject({ unread: 1, topic: "general" });
    expect((await coach.get(`${INBOX}/nobody`)).status).toBe(404);
    expect((await coach.get(`${INBOX}/${coach.id}`)).status).toBe(404);
  });

  it("is closed to members, whichever call", async () => {
    const ana = await Person.member();
    const calls: [string, string, unknown?][] = [
      ["GET", INBOX],
      ["GET", `${INBOX}/${ana.id}`],
      ["POST", `${INBOX}/${ana.id}/read`, { upTo: 1 }],
      ["PUT", `${INBOX}/${ana.id}/resolution`, { resolved: true }],
      ["GET", "/api/admin/saved-replies"],
      ["POST", "/api/admin/saved-replies", { title: "A", content: "B" }],
    ];
    for (const [method, path, body] of calls) {
      expect((await ana.call(method, path, body)).status, path).toBe(403);
      expect((await Person.visitor.call(method, path, body)).status, path).toBe(401);
    }
  });
});

describe("saved replies", () => {
  it("are kept, changed and deleted, by name", async () => {
    const path = "/api/admin/saved-replies";
    const make = async (title: string) =>
      savedReplySchema.parse(await (await coach.post(path, { title, content: "Elbows in." })).json());
    const [b, a] = [await make("Bench"), await make("Arms")];
    const list = async () => savedReplySchema.array().parse(await (await coach.get(path)).json());
    expect((await list()).map(({ title }) => title)).toEqual(["Arms", "Bench"]);
    expect((await coach.put(`${path}/${a.id}`, { title: "Curls", content: "Slowly." })).status).toBe(200);
    expect((await coach.delete(`${path}/${b.id}`)).status).toBe(204);
    expect((await coach.delete(`${path}/${b.id}`)).status).toBe(404);
    expect(await list()).toMatchObject([{ title: "Curls", content: "Slowly." }]);
    for (const body of [{ title: " ", content: "x" }, { title: "x" }, { title: "x".repeat(81), content: "x" }]) {
      expect((await coach.post(path, body)).status).toBe(422);
    }
  });
});

describe("mail about messages", () => {
  const mailsFor = (messageId: number) =>
    db
      .select()
      .from(emailOutbox)
      .where(like(emailOutbox.onceKey, `new-message:%:${messageId}`));
  const untilMailed = (messageId: number) =>
    vi.waitFor(async () => expect(await mailsFor(messageId)).toHaveLength(1), { timeout: 5000 });
  const aged = (member: Person, minutes: number) =>
    db
      .update(conversation)
      .set({ adminMailedAt: new Date(Date.now() - minutes * 60_000) })
      .where(eq(conversation.memberId, member.id));

  it("tells each side at most once an hour, and says nothing of what was written", async () => {
    const ana = await Person.member();
    const first = await write(ana, { content: "A secret" });
    await untilMailed(first.id);
    const second = await write(ana, { content: "Another" });
    const answer = await reply(coach, ana, { content: "A secret answer" });
    await untilMailed(answer.id);
    const more = await reply(coach, ana, { content: "And more" });
    await aged(ana, 59);
    const third = await write(ana, { content: "Within the hour" });
    await aged(ana, 61);
    const fourth = await write(ana, { content: "After it" });
    await untilMailed(fourth.id);
    for (const { id } of [second, more, third]) expect(await mailsFor(id)).toEqual([]);
    const [mail] = await mailsFor(first.id);
    const [toHer] = await mailsFor(answer.id);
    expect(toHer).toMatchObject({ kind: "new-message", toAddress: `${ana.id}@example.com` });
    expect(`${mail?.text}${mail?.html}${toHer?.text}`).not.toContain("secret");
    expect(mail?.text).toContain(`/admin/messages?member=${ana.id}`);
  });

  it("is written also when the request that owed it broke off, and then once", async () => {
    const ana = await Person.member();
    const { id } = await write(ana, { content: "Hi" });
    await untilMailed(id);
    await vi.waitFor(async () => expect((await rowOf(ana)).mailOwedToAdmin).toBeNull(), { timeout: 5000 });
    // Stored by a batch whose request ended right behind it.
    const row = await rowOf(ana);
    const [lost] = await db
      .insert(directMessage)
      .values({
        conversationId: row.id,
        fromUserId: ana.id,
        fromAdmin: false,
        content: "Lost?",
        messageType: "general",
        createdAt: new Date(),
      })
      .returning();
    const messageId = lost?.id ?? 0;
    const owe = () => db.update(conversation).set({ mailOwedToAdmin: messageId }).where(eq(conversation.id, row.id));
    await owe();
    await sendOverdueMail(env, new Date());
    await owe();
    await sendOverdueMail(env, new Date());
    expect(await mailsFor(messageId)).toHaveLength(1);
    expect((await rowOf(ana)).mailOwedToAdmin).toBeNull();
  });
});
