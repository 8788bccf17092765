import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { addDays, localDate, mondayOf } from "../../worker/contract/calendar";
import type { FeedPost } from "../../worker/contract/community";
import { coachDocument } from "../../worker/db/imports";
import { mediaLeftover, mediaObject } from "../../worker/db/media";
import { dailyWorkout, exercise, weeklyProgram } from "../../worker/db/programs";
import { workout } from "../../worker/db/workouts";
import type { Env } from "../../worker/http/env";
import worker from "../../worker/index";
import { db, ORIGIN, Person } from "../workers/club";
import { everyRow } from "../workers/every-row";
import { deadDatabase, failingBucket, failingDatabase } from "../workers/failing-stores";
import { addressFor, bytesOf, idOf, uploadedBy } from "../workers/upload";

type Call = { person: Person; method: string; path: string; body?: unknown; headers?: Record<string, string> };

/** What is written about a failure, and of the attempt to import: these are meant to change. */
const ABOUT_FAILURES = ["failure", "upload_attempt", "upload_tally"];

let admin: Person;
let dayId: number;
let draftId: number;
let workoutId: number;
let exerciseId: number;
let post: FeedPost;

beforeAll(async () => {
  admin = await Person.admin();
  const at = { createdAt: new Date(), updatedAt: new Date() };
  const monday = mondayOf(localDate(new Date(), "UTC"));
  const week = { title: "This week", startDate: monday, endDate: addDays(monday, 6), ...at };
  const programs = await db
    .insert(weeklyProgram)
    .values([{ ...week, isPublished: true }, week])
    .returning();
  [, draftId] = programs.map(({ id }) => id) as [number, number];
  const days = await db
    .insert(dailyWorkout)
    .values(programs.map(({ id }) => ({ programId: id, dayOfWeek: 1, title: "Monday" })))
    .returning();
  dayId = days[0]?.id ?? 0;
  const [made] = await db
    .insert(workout)
    .values({ title: "Workout", ...at })
    .returning();
  workoutId = made?.id ?? 0;
  const owners = [...days.map(({ id }) => ({ dailyWorkoutId: id, columnType: "equipment" as const })), { workoutId }];
  const rows = await db
    .insert(exercise)
    .values(owners.map((owner) => ({ ...owner, position: 0, name: "Front Squat" })))
    .returning();
  exerciseId = rows.at(-1)?.id ?? 0;
  post = (await (await admin.post("/api/community/posts", { content: "First" })).json()) as FeedPost;
});

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

async function asked({ person, method, path, body, headers }: Call, doubles: Partial<Env> = {}): Promise<Response> {
  const multipart = body instanceof FormData;
  const json = body !== undefined && !multipart && !(body instanceof Uint8Array);
  const request = new Request(new URL(path, ORIGIN), {
    method,
    redirect: "manual",
    headers: {
      ...(person.cookie ? { cookie: person.cookie } : {}),
      ...(method === "GET" ? {} : { origin: ORIGIN }),
      ...(json ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : (body as BodyInit) }),
  });
  const ctx = createExecutionContext();
  const answer = await worker.fetch(request as never, { ...env, ...doubles } as never, ctx);
  // What fails behind an answer is the schedule's to find.
  await waitOnExecutionContext(ctx).catch(() => undefined);
  return answer;
}

async function rows() {
  return Object.fromEntries(Object.entries(await everyRow()).filter(([table]) => !ABOUT_FAILURES.includes(table)));
}

/** A refusal that says nothing of what is behind it. */
async function isRefusal(answer: Response): Promise<void> {
  expect(answer.status).toBe(503);
  expect(answer.headers.get("content-type")).toContain("application/json");
  const { message, code } = (await answer.json()) as { message: string; code: string };
  expect(code).toBe("storage_failed");
  expect(message).toMatch(/try again/);
  expect(message).not.toMatch(/D1|SQL|insert|Network|table/i);
}

const post_ = (person: Person, path: string, body: unknown, headers?: Record<string, string>): Call => ({
  person,
  method: "POST",
  path,
  body,
  ...(headers ? { headers } : {}),
});
const key = () => ({ "Idempotency-Key": crypto.randomUUID() });

const WRITES: [string, () => Promise<Call>][] = [
  [
    "a post with a photo",
    async () => {
      const person = await Person.member();
      const { mediaUrl } = await uploadedBy(person);
      return post_(person, "/api/community/posts", { content: "Look", mediaUrl }, key());
    },
  ],
  [
    "a comment",
    async () => post_(await Person.member(), `/api/community/posts/${post.id}/comments`, { content: "Oss" }, key()),
  ],
  [
    "a reaction",
    async () =>
      post_(await Person.member(), `/api/community/posts/${post.id}/reactions`, { reactionType: "fire", active: true }),
  ],
  ["a message", async () => post_(await Person.member(), "/api/messages", { content: "Coach?" }, key())],
  [
    "a completed section",
    async () => post_(await Person.member(), `/api/daily-workouts/${dayId}/complete`, { workoutType: "equipment" }),
  ],
  [
    "a completed workout",
    async () => post_(await Person.member(), `/api/workouts/${workoutId}/complete`, { duration: 30 }, key()),
  ],
  [
    "logged sets",
    async () => ({
      person: await Person.member(),
      method: "PUT",
      path: `/api/exercises/${exerciseId}/log`,
      body: { sets: [{ load: 100, unit: "kg", reps: 5, effort: null }] },
    }),
  ],
  [
    "a week from a document",
    async () => {
      const bytes = Uint8Array.from(atob(env.TEST_DOCUMENTS["w06_flat_table.xlsx"] ?? ""), (c) => c.charCodeAt(0));
      const form = new FormData();
      form.set("document", new File([bytes], "week.xlsx"));
      return post_(admin, "/api/admin/upload-weekly-document", form, key());
    },
  ],
  [
    "a change of a week",
    async () => ({
      person: admin,
      method: "PUT",
      path: `/api/admin/weekly-programs/${draftId}`,
      body: { title: `Week ${crypto.randomUUID()}` },
    }),
  ],
  ["a consultation request", async () => post_(Person.visitor, "/api/consultation-requests", consultation())],
];

const consultation = () => ({
  name: "Ana Souza",
  email: `${crypto.randomUUID()}@example.com`,
  message: "I compete in May and my knee is old.",
  serviceType: "individualized-programming",
  availability: ["weekend-evening"],
});

describe("when the database fails in the middle", () => {
  it.each(WRITES)("%s is stored whole or not at all, and the next try goes through", async (_, make) => {
    const { DB, seen } = failingDatabase();
    const whole = await asked(await make(), { DB });
    expect(whole.ok, await whole.clone().text()).toBe(true);
    expect(seen.writes).toBeGreaterThan(0);
    let refused = 0;
    for (let at = 1; at <= seen.writes; at += 1) {
      const call = await make();
      const before = await rows();
      const answer = await asked(again(call), { DB: failingDatabase({ at }).DB });
      // What only follows from a write, behind the answer, may fail by itself.
      if (!answer.ok) {
        refused += 1;
        await isRefusal(answer);
        expect(await rows()).toEqual(before);
      }
      const next = await asked(call);
      expect([at, next.ok, next.ok ? "" : await next.text()]).toEqual([at, true, ""]);
    }
    expect(refused).toBeGreaterThan(0);
  });

  it("and answers nothing at all, calls say so, and pages come and ask again", async () => {
    const member = await Person.member();
    const DB = deadDatabase();
    for (const [person, path] of [
      [member, "/api/dashboard"],
      [member, "/api/auth/user"],
      [Person.visitor, "/api/blog?search=guard"],
    ] as const) {
      const answer = await asked({ person, method: "GET", path }, { DB });
      expect([path, Number(answer.headers.get("retry-after"))]).toEqual([path, 5]);
      await isRefusal(answer);
    }
    const { email, password } = { email: "someone@example.com", password: "long enough to be one" };
    const signIn = post_(Person.visitor, "/api/auth/sign-in/email", { email, password });
    await isRefusal(await asked(signIn, { DB }));
    expect((await asked({ person: Person.visitor, method: "GET", path: "/api/health" }, { DB })).status).toBe(503);
    const upload = await asked({ person: member, method: "GET", path: "/objects/uploads/any" }, { DB });
    await isRefusal(upload);
  });
});

/** The same call once more: a form is read only once. */
const again = (call: Call): Call => {
  if (!(call.body instanceof FormData)) return call;
  const form = new FormData();
  for (const [name, value] of call.body) form.set(name, value);
  return { ...call, body: form };
};

describe("when the file store fails", () => {
  it("an upload is refused, leaves no row, and can be sent again", async () => {
    const member = await Person.member();
    const address = new URL(await addressFor(member), ORIGIN);
    const bytes = bytesOf("jpeg");
    const call = {
      person: member,
      method: "PUT",
      path: address.pathname + address.search,
      body: bytes,
      headers: { "content-type": "application/octet-stream", "content-length": String(bytes.length) },
    };
    await isRefusal(await asked(call, { MEDIA: failingBucket("put") }));
    const id = idOf(address.pathname);
    expect(await db.select().from(mediaObject).where(eq(mediaObject.id, id))).toEqual([]);
    expect(await db.select().from(mediaLeftover).where(eq(mediaLeftover.id, id))).toEqual([]);
    expect((await asked(call)).status).toBe(200);
  });

  it("a week is not imported, whether or not the bytes had arrived, and nothing points at them", async () => {
    const upload = WRITES.find(([name]) => name === "a week from a document")?.[1];
    if (!upload) throw new Error("no upload");
    for (const MEDIA of [failingBucket("put"), failingBucket("put", "delete")]) {
      const before = await rows();
      await isRefusal(await asked(await upload(), { MEDIA }));
      expect(await rows()).toEqual(before);
    }
    for (const { objectKey } of await db.select({ objectKey: coachDocument.objectKey }).from(coachDocument)) {
      expect([objectKey, await env.MEDIA.head(objectKey)]).toEqual([objectKey, expect.anything()]);
    }
  });

  it("a file that cannot be read says so, and is there afterwards", async () => {
    const member = await Person.member();
    const { mediaUrl } = await uploadedBy(member);
    const call = { person: member, method: "GET", path: mediaUrl };
    await isRefusal(await asked(call, { MEDIA: failingBucket("get") }));
    expect((await asked(call)).status).toBe(200);
    expect((await asked({ ...call, path: "/api/health" }, { MEDIA: failingBucket("head") })).status).toBe(503);
  });
});
