import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../worker/contract/brand";
import { addDays, localDate, mondayOf } from "../../worker/contract/calendar";
import { deskTodaySchema, foundThingSchema } from "../../worker/contract/desk";
import { FIND_LIMITS } from "../../worker/contract/desk-limits";
import { user } from "../../worker/db/account";
import { membership } from "../../worker/db/billing";
import { conversation } from "../../worker/db/messages";
import { db, Person } from "../workers/club";
import { consultationOf, postOf } from "../workers/club-calls";
import { write } from "../workers/conversation";

const WEEKS = "/api/admin/weekly-programs";
const HOUR_MS = 3_600_000;
const monday = mondayOf(localDate(new Date(), brand.timeZone));
const nextMonday = addDays(monday, 7);

let admin: Person;

beforeAll(async () => {
  admin = await Person.admin();
});

const today = async () => deskTodaySchema.parse(await (await admin.get("/api/admin/desk/today")).json());
const find = async (search: string) =>
  foundThingSchema
    .array()
    .parse(await (await admin.get(`/api/admin/desk/find?search=${encodeURIComponent(search)}`)).json());
const week = async (startDate: string, title: string) =>
  (await (await admin.post(WEEKS, { startDate, title })).json<{ id: number }>()).id;

describe("the coach's day", () => {
  it("of an empty club is that the next week is missing", async () => {
    const { waiting, weeks, trained } = await today();
    expect(waiting.map(({ kind, id }) => [kind, id])).toEqual([["no_week", nextMonday]]);
    expect(weeks).toEqual([
      { monday, program: null },
      { monday: nextMonday, program: null },
    ]);
    expect(trained).toEqual({ trainings: 0, people: 0, members: [] });
  });

  it("has what waits, the longest first, and no longer when it is done", async () => {
    const [ana, late] = [await Person.member(), await Person.member()];
    await write(ana, { content: "How deep should I squat?", messageType: "form_check" });
    await db
      .update(conversation)
      .set({ waitingSince: new Date(Date.now() - 50 * HOUR_MS) })
      .where(eq(conversation.memberId, ana.id));
    await db.update(membership).set({ status: "past_due" }).where(eq(membership.userId, late.id));
    await consultationOf();
    const post = await postOf(ana, "Something rude");
    await late.post(`/api/community/posts/${post.id}/report`, { reason: "spam" });

    const { waiting } = await today();
    expect(waiting.map(({ kind }) => kind).toSorted()).toEqual(
      ["consultation", "form_check", "no_week", "past_due", "report"].toSorted(),
    );
    expect(waiting.map(({ at }) => at)).toEqual(waiting.map(({ at }) => at).toSorted());
    // Unpaid since its period began, ten days ago, then the message of two days ago.
    expect(waiting[0]).toMatchObject({ kind: "past_due", id: late.id, title: "Test Person" });
    expect(waiting.find(({ kind }) => kind === "form_check")).toMatchObject({
      id: ana.id,
      detail: "How deep should I squat?",
    });
    expect(waiting.find(({ kind }) => kind === "report")).toMatchObject({
      id: String(post.id),
      title: "Post by Test Person",
      detail: "Something rude",
    });

    await admin.post("/api/messages", { toUserId: ana.id, content: "Below the knee." });
    await admin.post(`/api/admin/moderation/${post.id}`, { decision: "keep" });
    await db.update(membership).set({ status: "active" }).where(eq(membership.userId, late.id));
    expect((await today()).waiting.map(({ kind }) => kind).toSorted()).toEqual(["consultation", "no_week"]);
  });

  it("asks to publish the next week until it is published or scheduled, and for its videos", async () => {
    const id = await week(nextMonday, "Grip week");
    const state = async () => {
      const { waiting, weeks } = await today();
      const own = waiting.flatMap(({ kind }) => (kind === "week" || kind === "videos" ? [kind] : []));
      return [own, weeks[1]?.program?.status];
    };
    expect(await state()).toEqual([["week"], "draft"]);
    await admin.put(`${WEEKS}/${id}`, {
      days: [
        {
          dayOfWeek: 1,
          title: "Monday",
          workoutSections: [{ columnType: "equipment", exercises: [{ name: "Row", exerciseCode: "A1" }] }],
        },
      ],
    });
    expect((await state())[0]).toEqual(expect.arrayContaining(["week", "videos"]));
    await admin.put(`${WEEKS}/${id}`, { publishAt: new Date(Date.now() + 2 * HOUR_MS).toISOString() });
    expect(await state()).toEqual([["videos"], "scheduled"]);
    await admin.put(`${WEEKS}/${id}`, { isPublished: true });
    expect(await state()).toEqual([["videos"], "published"]);
    // What is somebody's alone is not the week of all.
    const { weeks } = await today();
    const mine = await week(monday, "Private week");
    await admin.put(`${WEEKS}/${mine}/assignment`, { memberId: (await Person.member()).id });
    expect((await today()).weeks).toEqual(weeks);
  });

  it("says who has trained since Monday", async () => {
    const ana = await Person.member({ timeZone: brand.timeZone });
    await db.update(user).set({ firstName: "Ana", lastName: "Lima" }).where(eq(user.id, ana.id));
    const workout = await (
      await admin.post("/api/admin/workouts", { title: "Short one", exercises: [{ name: "Row" }] })
    ).json<{ id: number }>();
    await ana.post(`/api/workouts/${workout.id}/complete`, {});
    expect((await today()).trained).toEqual({
      trainings: 1,
      people: 1,
      members: [{ id: ana.id, name: "Ana Lima", trainings: 1 }],
    });
  });
});

describe("the search of the desk", () => {
  it("finds people, weeks, workouts, exercises and articles by a part of their names, a few of each", async () => {
    const made = await Person.member();
    await db.update(user).set({ firstName: "Zoë", lastName: "Quark" }).where(eq(user.id, made.id));
    const own = await week(addDays(monday, 70), "Quark week");
    await admin.post("/api/admin/workouts", { title: "Quark session", exercises: [{ name: "Quark press" }] });
    await admin.post("/api/admin/blog", { title: "On quarks", slug: "on-quarks" });
    expect((await find("quark")).map(({ kind, title, isPublished }) => [kind, title, isPublished])).toEqual([
      ["member", "Zoë Quark", null],
      ["week", "Quark week", false],
      ["workout", "Quark session", true],
      ["exercise", "Quark press", null],
      ["post", "On quarks", false],
    ]);
    // However accents are typed.
    expect((await find("zoe"))[0]).toMatchObject({ kind: "member", id: made.id });
    await admin.delete(`${WEEKS}/${own}`);
    expect((await find("quark week")).map(({ kind }) => kind)).toEqual([]);
    expect(await find("")).toEqual([]);
    for (let more = 0; more < FIND_LIMITS.kind + 2; more += 1) await Person.member();
    expect((await find("test person")).length).toBe(FIND_LIMITS.kind);
  });

  it("is for the staff, and takes no more words than there are names", async () => {
    expect((await (await Person.member()).get("/api/admin/desk/find?search=a")).status).toBe(403);
    expect((await admin.get(`/api/admin/desk/find?search=${"a".repeat(FIND_LIMITS.search + 1)}`)).status).toBe(400);
  });
});
