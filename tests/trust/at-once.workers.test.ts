import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { auditLog, user } from "../../worker/db/account";
import { blogPost } from "../../worker/db/blog";
import { communityComment, postReaction } from "../../worker/db/community";
import { completion, progressTotal } from "../../worker/db/progress";
import { db, Person } from "../workers/club";
import {
  CALLS,
  type Call,
  type Club,
  commentOf,
  make,
  newClub,
  postOf,
  weekOf,
  workoutOf,
} from "../workers/club-calls";
import { danglingReferences, everyCount } from "../workers/every-row";

it("makes one admin of two who ask twenty times at once while there is none", async () => {
  const people = await Promise.all([Person.member(), Person.member()]);
  const asked = Array.from({ length: 20 }, (_, n) => people[n % 2] ?? Person.visitor);
  const answers = await Promise.all(
    asked.map((by) => make("POST", { by, path: "/api/auth/setup-admin" }).then(({ status }) => ({ by, status }))),
  );
  const admins = await db.select({ id: user.id }).from(user).where(eq(user.role, "admin"));
  expect(admins).toHaveLength(1);
  const statuses = (won: boolean) =>
    answers.filter(({ by }) => (by.id === admins[0]?.id) === won).map(({ status }) => status);
  expect([statuses(true), statuses(false)]).toEqual([Array(10).fill(200), Array(10).fill(403)]);
  expect(await db.$count(auditLog, eq(auditLog.action, "admin.grant"))).toBe(1);
});

describe("at the same moment", () => {
  let club: Club;
  beforeAll(async () => {
    club = await newClub();
  });
  const callOf = async (name: string): Promise<Call> => {
    const call = await CALLS[name]?.(club);
    if (!call) throw new Error(`${name} has no call`);
    return call;
  };

  /** How many rows each table has more after the work; of those where it is any. */
  async function grownBy(work: () => Promise<unknown>): Promise<Record<string, number>> {
    const before = await everyCount();
    await work();
    const after = await everyCount();
    return Object.fromEntries(
      Object.entries(after).flatMap(([table, size]) =>
        size === before[table] ? [] : [[table, size - (before[table] ?? 0)]],
      ),
    );
  }

  it.each([
    "POST /api/community/posts",
    "POST /api/community/posts/:id/comments",
    "POST /api/messages",
    "POST /api/workouts/:id/complete",
    "POST /api/admin/workouts",
    "POST /api/admin/workouts/:id/duplicate",
    "POST /api/admin/workout-templates",
    "POST /api/admin/pinned-messages",
    "POST /api/admin/saved-replies",
    "POST /api/admin/users/:id/notes",
    "POST /api/admin/validation-rules",
    "POST /api/admin/blog",
    "POST /api/admin/import-workout",
    "POST /api/admin/weekly-programs/:id/duplicate",
    "POST /api/admin/weekly-programs/copies",
    "POST /api/admin/users/:id/programs",
    "POST /api/admin/upload-weekly-document",
  ])("twenty calls under one key do what one does: %s", async (name) => {
    const once = await callOf(name);
    const many = await callOf(name);
    // What happens once a day or an hour, such as a mail about a message, has happened by then.
    await make("POST", await callOf(name), { headers: { "idempotency-key": crypto.randomUUID() } });
    const byOne = await grownBy(() => make("POST", once, { headers: { "idempotency-key": crypto.randomUUID() } }));
    const headers = { "idempotency-key": crypto.randomUUID() };
    const statuses: number[] = [];
    const byMany = await grownBy(async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => make("POST", many, { headers })));
      statuses.push(...answers.map(({ status }) => status));
    });
    expect(Object.keys(byOne)).not.toEqual([]);
    expect(byMany).toEqual(byOne);
    expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([]);
  });

  it("twenty times the same reaction is one, and is counted as one", async () => {
    const { id } = await postOf(club.admin);
    const fire = { reactionType: "fire", active: true };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => club.member.post(`/api/community/posts/${id}/reactions`, fire)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await db.$count(postReaction, eq(postReaction.postId, id))).toBe(1);
    const post = await club.member.get(`/api/community/posts/${id}`);
    expect(await post.json()).toMatchObject({ reactionCounts: { fire: 1, support: 0, motivation: 0 } });
  });

  it("two admins who save one article leave what one of them has saved, whole", async () => {
    const other = await Person.admin();
    const { path } = await callOf("PUT /api/admin/blog/:id");
    const versions = Array.from({ length: 10 }, (_, n) => ({
      title: `Title ${n}`,
      excerpt: `Excerpt ${n}`,
      content: `Content ${n}`,
      tags: [`tag ${n}`],
      readTime: n + 1,
    }));
    const answers = await Promise.all(versions.map((body, n) => (n % 2 ? other : club.admin).put(path, body)));
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const row = await db
      .select()
      .from(blogPost)
      .where(eq(blogPost.id, Number(path.split("/").at(-1))))
      .get();
    const saved = versions.filter(({ title }) => title === row?.title);
    expect(saved).toHaveLength(1);
    expect(row).toMatchObject(saved[0] ?? {});
    expect(row?.contentHtml).toContain(saved[0]?.content);
  });

  describe("something is deleted while it is used", () => {
    const crowd = () => Promise.all(Array.from({ length: 8 }, () => Person.member()));

    /** Everybody does it while somebody takes it away; in the end nothing points at nothing. */
    async function whileUsed(
      people: Person[],
      use: (person: Person) => Promise<Response>,
      end: () => Promise<Response>,
    ) {
      const half = people.length / 2;
      const answers = await Promise.all([...people.slice(0, half).map(use), end(), ...people.slice(half).map(use)]);
      const [ended] = answers.splice(half, 1);
      expect(ended?.status).toBeLessThan(300);
      for (const answer of answers) expect([200, 201, 404, 409]).toContain(answer.status);
      expect((await use(people[0] ?? Person.visitor)).status).toBe(404);
      expect(await danglingReferences()).toEqual([]);
    }

    it("a week that is being trained", async () => {
      const week = await weekOf();
      const people = await crowd();
      await whileUsed(
        people,
        (person) => person.post(`/api/daily-workouts/${week.day}/complete`, { workoutType: "equipment" }),
        () => club.admin.delete(`/api/admin/weekly-programs/${week.id}`),
      );
      const counted = await db.get<{ total: number }>(sql`select sum(completions) as total from ${progressTotal}`);
      expect(counted?.total).toBe(await db.$count(completion));
    });

    it("a workout that is being trained", async () => {
      const { id } = await workoutOf(club);
      await whileUsed(
        await crowd(),
        (person) => person.post(`/api/workouts/${id}/complete`, {}),
        () => club.admin.delete(`/api/admin/workouts/${id}`),
      );
    });

    it("a post that is being talked about", async () => {
      const { id } = await postOf(club.member);
      await whileUsed(
        await crowd(),
        (person) => person.post(`/api/community/posts/${id}/comments`, { content: "Well done" }),
        () => club.member.delete(`/api/community/posts/${id}`),
      );
      expect(await db.$count(communityComment, eq(communityComment.postId, id))).toBe(0);
    });

    it("an account whose posts and comments are being answered", async () => {
      const leaving = await Person.member();
      const comment = await commentOf(leaving);
      const answers = await Promise.all([
        ...(await crowd()).map((person) =>
          person.post(`/api/community/posts/${comment.post}/comments`, { content: "Yes", parentId: comment.id }),
        ),
        make("POST", { by: leaving, path: "/api/auth/delete-account", body: { confirmation: "DELETE" } }),
      ]);
      expect(answers.pop()?.status).toBe(200);
      for (const answer of answers) expect([201, 404, 409]).toContain(answer.status);
      expect(await danglingReferences()).toEqual([]);
      expect((await leaving.get("/api/auth/user")).status).toBe(401);
    });
  });
});
