import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type Comment,
  commentAnswerSchema,
  reviewSchema,
  type ThreadComment,
  threadCommentSchema,
} from "../../worker/contract/community";
import { COMMUNITY_LIMITS } from "../../worker/contract/community-limits";
import { type Notice, noticeSchema } from "../../worker/contract/notices";
import { weeklyProgramSchema } from "../../worker/contract/programs";
import { THREAD_LIMITS } from "../../worker/contract/threads-limits";
import { workoutSchema } from "../../worker/contract/workouts";
import { communityComment, trainingThread } from "../../worker/db/community";
import { dailyWorkout, weeklyProgram } from "../../worker/db/programs";
import { workout } from "../../worker/db/workouts";
import { db, Person } from "../workers/club";
import { weekOf, workoutOf } from "../workers/club-calls";

let ana: Person;
let bo: Person;
let lapsed: Person;
let admin: Person;
let coach: Person;

beforeAll(async () => {
  [ana, bo, lapsed, admin, coach] = await Promise.all([
    Person.member(),
    Person.member(),
    Person.lapsed(),
    Person.admin(),
    Person.coach(),
  ]);
});

const onDay = (day: number) => `/api/daily-workouts/${day}/comments`;
const onWorkout = (id: number) => `/api/workouts/${id}/comments`;

const say = async (person: Person, path: string, content: string, parentId?: number): Promise<Comment> =>
  commentAnswerSchema.parse(await (await person.post(path, { content, parentId })).json()).comment;
const read = async (person: Person, path: string): Promise<ThreadComment[]> =>
  threadCommentSchema.array().parse(await (await person.get(path)).json());
const status = async (person: Person, path: string) => (await person.get(path)).status;
const textsOf = (comments: ThreadComment[]) => comments.map(({ content }) => content);
const noticesOf = async (person: Person): Promise<Notice[]> =>
  noticeSchema.array().parse(await (await person.get("/api/notices")).json());

async function aWorkout() {
  const { id } = await workoutOf({ admin, member: ana }, { title: `Session ${crypto.randomUUID()}` });
  return id;
}

describe("a thread about training", () => {
  it.each([
    ["a day", async () => onDay((await weekOf()).day)],
    ["a workout", async () => onWorkout(await aWorkout())],
  ])("of %s is read and written by everybody, also where training is closed to them", async (_, place) => {
    const path = await place();
    expect(await read(ana, path)).toEqual([]);
    const first = await say(ana, path, "How heavy?");
    expect(first).toMatchObject({ postId: null, parentId: null });
    const reply = await say(lapsed, path, "I miss it", first.id);
    await say(coach, path, "Seven of ten");
    expect(reply.parentId).toBe(first.id);
    for (const person of [ana, bo, lapsed, admin]) {
      expect(textsOf(await read(person, path))).toEqual(["How heavy?", "I miss it", "Seven of ten"]);
    }
    expect(await status(Person.visitor, path)).toBe(401);
  });

  it("holds what the community's holds: its limits, its keys, its replies", async () => {
    const path = onDay((await weekOf()).day);
    expect((await ana.post(path, { content: " " })).status).toBe(422);
    expect((await ana.post(path, { content: "x".repeat(COMMUNITY_LIMITS.comment + 1) })).status).toBe(422);
    const headers = { "idempotency-key": crypto.randomUUID() };
    const [one, two] = await Promise.all([1, 2].map(() => ana.call("POST", path, { content: "Once" }, headers)));
    expect([one?.status, two?.status].sort()).toEqual([200, 201]);
    expect(await read(bo, path)).toHaveLength(1);
    const elsewhere = await say(bo, onDay((await weekOf()).day), "Elsewhere");
    expect((await ana.post(path, { content: "Lost", parentId: elsewhere.id })).status).toBe(409);
  });

  it("is one thread for a day, whoever speaks first, and is counted in the week", async () => {
    const { id, day } = await weekOf();
    await Promise.all([ana, bo, lapsed].map((person) => say(person, onDay(day), "At once")));
    expect(await db.$count(trainingThread, eq(trainingThread.programId, id))).toBe(1);
    const week = weeklyProgramSchema.parse(await (await bo.get(`/api/weekly-programs/${id}`)).json());
    expect(week.dailyWorkouts.map(({ comments }) => comments)).toEqual([3]);
    const silent = await weekOf();
    const text = await (await bo.get(`/api/weekly-programs/${silent.id}`)).text();
    expect(text).not.toContain('"comments"');
  });

  it("is counted at its workout", async () => {
    const id = await aWorkout();
    await say(ana, onWorkout(id), "Good");
    const found = workoutSchema.parse(await (await lapsed.get(`/api/workouts/${id}`)).json());
    expect([found.gated, found.comments]).toEqual([true, 1]);
  });

  it("tells nothing of a gated day's training, nor of any other", async () => {
    const { day } = await weekOf(null, `Veiled ${crypto.randomUUID()}`);
    await say(ana, onDay(day), "Hello");
    expect(await (await lapsed.get(onDay(day))).text()).not.toMatch(/Veiled|Squat/);
  });

  it("is edited and deleted as below a post, and is counted on", async () => {
    const { id, day } = await weekOf();
    const { id: comment } = await say(ana, onDay(day), "Tpyo");
    expect((await ana.put(`/api/community/comments/${comment}`, { content: "Typo" })).status).toBe(200);
    expect((await bo.put(`/api/community/comments/${comment}`, { content: "Mine" })).status).toBe(403);
    expect((await bo.delete(`/api/community/comments/${comment}`)).status).toBe(403);
    await say(bo, onDay(day), "Reply", comment);
    const emptied = await (await ana.delete(`/api/community/comments/${comment}`)).json();
    expect(emptied).toMatchObject({ commentCount: 1, change: { kind: "deleted" } });
    const [counted] = await db.select().from(trainingThread).where(eq(trainingThread.programId, id));
    expect(counted?.commentCount).toBe(1);
  });
});

describe("what is not before everybody", () => {
  it("has no thread while it is a draft, and the one it had again once it is published", async () => {
    const { id, day } = await weekOf();
    const { id: comment } = await say(ana, onDay(day), "Before");
    await db.update(weeklyProgram).set({ isPublished: false }).where(eq(weeklyProgram.id, id));
    for (const person of [ana, admin, coach]) expect(await status(person, onDay(day))).toBe(404);
    expect((await admin.post(onDay(day), { content: "Note" })).status).toBe(404);
    expect((await ana.put(`/api/community/comments/${comment}`, { content: "After" })).status).toBe(404);
    await db.update(weeklyProgram).set({ isPublished: true }).where(eq(weeklyProgram.id, id));
    expect(textsOf(await read(bo, onDay(day)))).toEqual(["Before"]);
  });

  it("is the member's and the coach's in a private week", async () => {
    const { day } = await weekOf(ana.id);
    const { id } = await say(ana, onDay(day), "My knee");
    await say(coach, onDay(day), "Then the box");
    for (const person of [ana, admin, coach]) expect(await read(person, onDay(day))).toHaveLength(2);
    for (const person of [bo, lapsed]) {
      expect(await status(person, onDay(day))).toBe(404);
      expect((await person.post(onDay(day), { content: "What?" })).status).toBe(404);
      expect((await person.post(`/api/community/comments/${id}/report`, { reason: "spam" })).status).toBe(404);
    }
  });

  it.each([
    ["week", "/api/admin/weekly-programs", weeklyProgram],
    ["workout", "/api/admin/workouts", workout],
  ] as const)("goes with a deleted %s, comes back with it, and is gone with it for good", async (kind, at, table) => {
    const { id, day } = kind === "week" ? await weekOf() : { id: await aWorkout(), day: 0 };
    const path = kind === "week" ? onDay(day) : onWorkout(id);
    const { id: comment } = await say(ana, path, "Still here?");
    expect((await admin.delete(`${at}/${id}`)).status).toBe(204);
    expect(await status(ana, path)).toBe(404);
    expect((await ana.delete(`/api/community/comments/${comment}`)).status).toBe(404);
    expect((await admin.post(`${at}/${id}/restore`)).ok).toBe(true);
    // A week comes back as a draft.
    await db.update(table).set({ isPublished: true }).where(eq(table.id, id));
    expect(textsOf(await read(bo, path))).toEqual(["Still here?"]);
    await db.delete(table).where(eq(table.id, id));
    expect(await db.$count(communityComment, eq(communityComment.id, comment))).toBe(0);
  });

  it("stays with its day of the week, also when that is written anew", async () => {
    const { id, day } = await weekOf();
    await say(ana, onDay(day), "About Monday");
    await db.delete(dailyWorkout).where(eq(dailyWorkout.id, day));
    const [again] = await db.insert(dailyWorkout).values({ programId: id, dayOfWeek: 1, title: "Anew" }).returning();
    expect(textsOf(await read(bo, onDay(again?.id ?? 0)))).toEqual(["About Monday"]);
  });
});

describe("moderation of it", () => {
  it("is the community's: reports hide, wait with where it is, and are decided there", async () => {
    const [teo, uma, kim] = await Promise.all([Person.member(), Person.member(), Person.member()]);
    const { id, day } = await weekOf(null, "Heavy week");
    const { id: comment } = await say(teo, onDay(day), "Rude");
    await say(uma, onDay(day), "Fine", comment);
    for (const person of [uma, kim]) {
      expect((await person.post(`/api/community/comments/${comment}/report`, { reason: "harassment" })).status).toBe(
        200,
      );
    }
    expect(textsOf(await read(kim, onDay(day)))).toEqual(["", "Fine"]);
    expect(textsOf(await read(teo, onDay(day)))).toEqual(["Rude", "Fine"]);
    const waiting = reviewSchema.array().parse(await (await coach.get("/api/admin/moderation")).json());
    const own = waiting.find((review) => review.comment?.id === comment);
    expect(own).toMatchObject({
      post: null,
      reportCount: 2,
      training: { title: "Day of Heavy week", programId: id, dayOfWeek: 1, workoutId: null },
    });
    const told = (await noticesOf(admin)).filter(({ kind }) => kind === "report");
    expect(told.length).toBeGreaterThan(0);
    expect((await coach.post(`/api/admin/moderation/comments/${comment}`, { decision: "keep" })).status).toBe(204);
    expect(textsOf(await read(kim, onDay(day)))).toEqual(["Rude", "Fine"]);
    expect((await noticesOf(admin)).filter(({ kind }) => kind === "report")).toHaveLength(told.length - 1);
  });

  it("lets nobody write who is muted", async () => {
    const muted = await Person.member();
    const { day } = await weekOf();
    await admin.put(`/api/admin/community-mutes/${muted.id}`, { days: 3, reason: "Rude" });
    expect((await muted.post(onDay(day), { content: "Still" })).status).toBe(403);
    expect(await status(muted, onDay(day))).toBe(200);
  });
});

describe("who is told", () => {
  it("is the coach of a question, and who asked of the answer, with the way to it", async () => {
    const asker = await Person.member();
    const { id, day } = await weekOf();
    const question = await say(asker, onDay(day), "How deep?");
    const [told] = (await noticesOf(admin)).filter(({ detail }) => detail === "How deep?");
    expect(told).toMatchObject({
      kind: "comment",
      text: "Test commented on a day of a week",
      path: `/weekly-program/${id}?day=1&talk=1`,
    });
    await say(coach, onDay(day), "Below the knee", question.id);
    const [answer] = await noticesOf(asker);
    expect(answer).toMatchObject({ kind: "reply", path: `/weekly-program/${id}?day=1&talk=1` });
  });

  it("is the member of what the coach says about their private week", async () => {
    const own = await Person.member();
    const { day } = await weekOf(own.id);
    await say(admin, onDay(day), "Go easy today");
    expect((await noticesOf(own)).map(({ kind, detail }) => [kind, detail])).toEqual([["comment", "Go easy today"]]);
  });
});

describe("a pinned answer", () => {
  const pin = (person: Person, id: number, pinned = true) =>
    person.put(`/api/admin/community-comments/${id}/pin`, { pinned });

  it("comes with its question on the first page, wherever it stands", async () => {
    const path = onDay((await weekOf()).day);
    for (const n of [1, 2, 3]) await say(ana, path, `Early ${n}`);
    const question = await say(bo, path, "And the last set?");
    const answer = await say(coach, path, "To the edge", question.id);
    expect((await pin(coach, answer.id)).status).toBe(200);
    const page = await bo.get(`${path}?limit=2`);
    const first = threadCommentSchema.array().parse(await page.json());
    expect(textsOf(first)).toEqual(["And the last set?", "To the edge", "Early 1", "Early 2"]);
    expect(first.map(({ isPinned }) => isPinned ?? false)).toEqual([false, true, false, false]);
    const rest = await read(bo, `${path}?limit=9&cursor=${page.headers.get("x-next-cursor")}`);
    expect(textsOf(rest)).toEqual(["Early 3", "And the last set?", "To the edge"]);
    expect((await pin(admin, answer.id, false)).status).toBe(200);
    expect((await read(bo, path))[0]?.content).toBe("Early 1");
  });

  it(`is one of at most ${THREAD_LIMITS.pinned}, and never below a post`, async () => {
    const path = onWorkout(await aWorkout());
    const answers = await Promise.all([1, 2, 3, 4].map((n) => say(admin, path, `Answer ${n}`)));
    const statuses: number[] = [];
    for (const { id } of answers) statuses.push((await pin(admin, id)).status);
    expect(statuses).toEqual([200, 200, 200, 409]);
    // What stands first already is no fourth.
    expect((await pin(admin, answers[0]?.id ?? 0)).status).toBe(200);
    const { id: post } = await (await ana.post("/api/community/posts", { content: "Talk" })).json<{ id: number }>();
    const below = await say(ana, `/api/community/posts/${post}/comments`, "Me");
    expect((await pin(admin, below.id)).status).toBe(404);
    expect((await pin(ana, answers[1]?.id ?? 0)).status).toBe(403);
  });
});
