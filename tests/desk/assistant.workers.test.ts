import { and, desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { attentionSchema } from "../../worker/contract/attention";
import { deskTodaySchema, foundThingSchema } from "../../worker/contract/desk";
import { memberPanelSchema } from "../../worker/contract/messages";
import { auditLog, user } from "../../worker/db/account";
import { membership } from "../../worker/db/billing";
import { blogPost } from "../../worker/db/blog";
import { weeklyProgram } from "../../worker/db/programs";
import { workout } from "../../worker/db/workouts";
import { db, Person } from "../workers/club";
import { consultationOf, postOf, weekOf, workoutOf } from "../workers/club-calls";
import { read, reply, write } from "../workers/conversation";

const WEEKS = "/api/admin/weekly-programs";
const WORKOUTS = "/api/admin/workouts";
const BLOG = "/api/admin/blog";

let admin: Person;
let assistant: Person;
let publisher: Person;

beforeAll(async () => {
  [admin, assistant, publisher] = await Promise.all([Person.admin(), Person.coach(), Person.publisher()]);
});

const idOf = async (answer: Response) => {
  expect(answer.status).toBe(201);
  return (await answer.json<{ id: number }>()).id;
};
const refusedOf = async (answer: Response) => [answer.status, (await answer.json<{ code?: string }>()).code];
const DRAFTS_ONLY = [403, "drafts_only"];
const article = (slug: string, more = {}) => ({ title: "Grip", slug, excerpt: "Hold on", content: "Hold.", ...more });
const actorsOf = (subject: string) =>
  db
    .select({ actorId: auditLog.actorId, action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.at));

describe("an assistant who drafts", () => {
  it("writes, changes, deletes and brings back drafts of weeks, workouts and articles, by their own name", async () => {
    const week = await idOf(await assistant.post(WEEKS, { startDate: "2031-01-06", title: "Base" }));
    const session = await idOf(await assistant.post(WORKOUTS, { title: "Grip", exercises: [{ name: "Hang" }] }));
    const post = await idOf(await assistant.post(BLOG, article("grip-of-a-draft")));
    for (const path of [`${WEEKS}/${week}`, `${WORKOUTS}/${session}`, `${BLOG}/${post}`]) {
      expect((await assistant.call("PUT", path, { title: "Base, again" })).status).toBe(200);
      expect((await assistant.call("DELETE", path)).status).toBe(204);
      expect((await assistant.post(`${path}/restore`)).status).toBe(200);
    }
    const [row] = await db.select().from(workout).where(eq(workout.id, session));
    expect(row?.isPublished).toBe(false);
    const rows = await actorsOf(`weekly_program:${week}`);
    expect(rows.map(({ actorId }) => actorId)).toEqual(rows.map(() => assistant.id));
    expect(rows.length).toBeGreaterThanOrEqual(4);
  });

  it("brings nothing before members: not by publishing, not by a schedule, not in bulk, not by taking a place", async () => {
    const week = await idOf(await assistant.post(WEEKS, { startDate: "2031-02-03" }));
    const shown = await weekOf(null, "Shown");
    const post = await idOf(await assistant.post(BLOG, article("grip-kept-back")));
    const tries = [
      assistant.call("PUT", `${WEEKS}/${week}`, { isPublished: true }),
      assistant.call("PUT", `${WEEKS}/${week}`, { publishAt: "2031-02-03T05:00:00Z" }),
      assistant.post(`${WEEKS}/bulk`, { ids: [week], action: "publish" }),
      assistant.post(`${WEEKS}/${week}/replace`, { olderId: shown.id }),
      assistant.post(WORKOUTS, { title: "Now", exercises: [{ name: "Hang" }], isPublished: true }),
      assistant.post(BLOG, article("grip-at-once", { isPublished: true })),
      assistant.call("PUT", `${BLOG}/${post}`, { isPublished: true }),
    ];
    for (const answer of await Promise.all(tries)) expect(await refusedOf(answer)).toEqual(DRAFTS_ONLY);
    const [row] = await db.select().from(weeklyProgram).where(eq(weeklyProgram.id, week));
    expect([row?.isPublished, row?.publishAt]).toEqual([false, null]);
    expect(
      await db
        .select()
        .from(blogPost)
        .where(and(eq(blogPost.id, post), eq(blogPost.isPublished, true))),
    ).toEqual([]);
  });

  it("leaves what members see as it is", async () => {
    const club = { admin, member: await Person.member() };
    const week = await weekOf(null, "Public");
    const { id: session } = await workoutOf(club, { isPublished: true });
    const post = await idOf(await admin.post(BLOG, article("grip-in-public", { isPublished: true })));
    for (const path of [`${WEEKS}/${week.id}`, `${WORKOUTS}/${session}`, `${BLOG}/${post}`]) {
      expect(await refusedOf(await assistant.call("PUT", path, { title: "Mine" }))).toEqual(DRAFTS_ONLY);
      expect(await refusedOf(await assistant.call("DELETE", path))).toEqual(DRAFTS_ONLY);
      await admin.call("DELETE", path);
      expect(await refusedOf(await assistant.post(`${path}/restore`))).toEqual(DRAFTS_ONLY);
      expect((await admin.post(`${path}/restore`)).status).toBe(200);
    }
    const bulk = await assistant.post(`${WEEKS}/bulk`, { ids: [week.id], action: "delete" });
    expect(await bulk.json()).toMatchObject({ changed: [], refused: [{ id: week.id }] });
    expect(await refusedOf(await assistant.post(`${WEEKS}/bulk`, { ids: [week.id], action: "unpublish" }))).toEqual(
      DRAFTS_ONLY,
    );
  });
});

describe("an assistant whom an admin lets publish", () => {
  it("is let by the change of their role, and publishes under their own name", async () => {
    const person = await Person.coach();
    const { id } = await weekOf(null, "Lent");
    const path = `${WEEKS}/${id}`;
    const change = (mayPublish: boolean) =>
      admin.call("PUT", `/api/admin/users/${person.id}/role`, { role: "coach", mayPublish });
    expect(await refusedOf(await person.call("PUT", path, { isPublished: false }))).toEqual(DRAFTS_ONLY);
    expect((await change(true)).status).toBe(200);
    expect((await person.get("/api/auth/user").then((me) => me.json<{ mayPublish: boolean }>())).mayPublish).toBe(true);
    expect((await person.call("PUT", path, { isPublished: false })).status).toBe(200);
    expect((await person.call("PUT", path, { isPublished: true })).status).toBe(200);
    expect((await actorsOf(`weekly_program:${id}`))[0]).toEqual({ actorId: person.id, action: "program.publish" });
    expect((await change(false)).status).toBe(200);
    expect(await refusedOf(await person.call("PUT", path, { isPublished: false }))).toEqual(DRAFTS_ONLY);
    expect((await actorsOf(`user:${person.id}`)).map(({ action }) => action)).toEqual(["user.role", "user.role"]);
  });

  it("loses that with the role", async () => {
    const person = await Person.publisher();
    await admin.call("PUT", `/api/admin/users/${person.id}/role`, { role: "user" });
    const [row] = await db.select({ mayPublish: user.mayPublish }).from(user).where(eq(user.id, person.id));
    expect(row?.mayPublish).toBe(false);
  });
});

describe("an assistant at the desk", () => {
  it("answers members in the one inbox, and the audit log names them", async () => {
    const ana = await Person.member();
    await write(ana, { content: "How deep?", messageType: "form_check" });
    expect((await assistant.get("/api/messages/unread").then((answer) => answer.json<{ count: number }>())).count).toBe(
      1,
    );
    const answered = await reply(assistant, ana, { content: "To parallel." });
    const [newest] = await read(ana);
    expect([newest?.content, newest?.fromAdmin, newest?.fromUserId]).toEqual(["To parallel.", true, assistant.id]);
    expect(await actorsOf(`direct_message:${answered.id}`)).toEqual([
      { actorId: assistant.id, action: "message.reply" },
    ]);
    const panel = memberPanelSchema.parse(await (await assistant.get(`/api/admin/conversations/${ana.id}`)).json());
    expect(panel.membership).toBeNull();
    expect(
      memberPanelSchema.parse(await (await admin.get(`/api/admin/conversations/${ana.id}`)).json()).membership,
    ).toMatchObject({ status: "active" });
  });

  it("is nobody whom members write to by id, and nobody to whom the staff writes", async () => {
    const ana = await Person.member();
    expect((await ana.get(`/api/messages/conversation/${assistant.id}`)).status).toBe(404);
    expect((await admin.post("/api/messages", { toUserId: assistant.id, content: "Hi" })).status).toBe(404);
  });

  it("finds, and is told of, only what is theirs to do", async () => {
    const [ana, late] = [await Person.member(), await Person.member()];
    await db.update(user).set({ firstName: "Quillon" }).where(eq(user.id, ana.id));
    await db.update(membership).set({ status: "past_due" }).where(eq(membership.userId, late.id));
    await consultationOf();
    await idOf(await admin.post(WEEKS, { startDate: "2031-03-03", title: "Quillon base" }));
    const post = await postOf(ana, "Something rude");
    await late.post(`/api/community/posts/${post.id}/report`, { reason: "spam" });
    const kinds = async (who: Person) =>
      new Set(
        deskTodaySchema.parse(await (await who.get("/api/admin/desk/today")).json()).waiting.map(({ kind }) => kind),
      );
    const found = async (who: Person) =>
      foundThingSchema
        .array()
        .parse(await (await who.get("/api/admin/desk/find?search=quillon")).json())
        .map(({ kind }) => kind);
    const counts = async (who: Person) => attentionSchema.parse(await (await who.get("/api/admin/attention")).json());
    expect(await found(admin)).toEqual(["member", "week"]);
    expect(await found(assistant)).toEqual(["week"]);
    const [all, own] = [await kinds(admin), await kinds(assistant)];
    expect([all.has("consultation"), all.has("past_due"), all.has("report")]).toEqual([true, true, true]);
    expect([own.has("consultation"), own.has("past_due"), own.has("report")]).toEqual([false, false, true]);
    const [every, some] = [await counts(admin), await counts(assistant)];
    expect(some).toEqual({ ...every, newConsultations: 0, pastDueMembers: 0 });
    expect(every.pastDueMembers).toBe(1);
  });

  it("hears of reports, decides them, and sees what they hid", async () => {
    const [ana, bo] = [await Person.member(), await Person.member()];
    const post = await postOf(ana, "Buy my shoes");
    await bo.post(`/api/community/posts/${post.id}/report`, { reason: "spam" });
    const notices = await (await assistant.get("/api/notices")).json<{ kind: string }[]>();
    expect(notices.map(({ kind }) => kind)).toContain("report");
    expect((await assistant.post(`/api/admin/moderation/${post.id}`, { decision: "remove" })).status).toBe(204);
    expect((await actorsOf(`community_post:${post.id}`)).map(({ actorId }) => actorId)).toContain(assistant.id);
    expect((await publisher.get(`/api/community/posts/${post.id}`)).status).toBe(404);
  });
});
