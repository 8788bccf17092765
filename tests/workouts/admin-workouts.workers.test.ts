import { env } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type AdminWorkout, adminWorkoutSchema } from "../../worker/contract/admin-workouts";
import { attentionSchema } from "../../worker/contract/attention";
import { workoutSchema } from "../../worker/contract/workouts";
import { auditLog } from "../../worker/db/account";
import { membership } from "../../worker/db/billing";
import { mediaClaim, mediaObject } from "../../worker/db/media";
import { exercise } from "../../worker/db/programs";
import { workout } from "../../worker/db/workouts";
import { readSets } from "../../worker/documents/read-dose";
import type { Env } from "../../worker/http/env";
import { runHourly } from "../../worker/schedule";
import { errorOf } from "../workers/browser";
import { db, Person } from "../workers/club";

const PATH = "/api/admin/workouts";
const DAY_MS = 86_400_000;

const FULL = {
  name: "Goblet Squat",
  exerciseCode: "A1",
  tier: "A-Tier",
  category: "Strength",
  sets: "4",
  reps: "8",
  setRep: "4 x 8",
  tempo: "3110",
  load: "24 kg",
  rest: "90 s",
  duration: "10 min",
  description: "Between the hips.",
  notes: "Slow down.",
  videoUrl: "https://youtu.be/MeIiIdhvXT4",
};

async function made(admin: Person, body: object = {}): Promise<AdminWorkout> {
  const answer = await admin.post(PATH, { title: "Guard Engine", ...body });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return adminWorkoutSchema.parse(await answer.json());
}

async function put(admin: Person, id: number, body: object): Promise<AdminWorkout> {
  const answer = await admin.put(`${PATH}/${id}`, body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return adminWorkoutSchema.parse(await answer.json());
}

async function lastAct(id: number) {
  const [row] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `workout:${id}`))
    .orderBy(desc(auditLog.at))
    .limit(1);
  return row;
}

async function uploaded(owner: Person): Promise<string> {
  const id = crypto.randomUUID();
  const now = new Date();
  await db.insert(mediaObject).values({
    id,
    ownerId: owner.id,
    contentType: "image/png",
    sizeBytes: 10,
    etag: "x",
    createdAt: now,
    unclaimedSince: now,
  });
  return `/objects/uploads/${id}`;
}

describe("a workout of the coach's", () => {
  it("is stored with every field, published unless told otherwise, and members see it", async () => {
    const admin = await Person.admin();
    const member = await Person.member();
    const workout = await made(admin, {
      description: "  ",
      duration: 45,
      intensity: "High",
      focus: "Core & Hips",
      day: 3,
      videoUrl: "https://vimeo.com/76979871",
      thumbnailUrl: "https://example.com/cover.jpg",
      exercises: [FULL],
    });
    expect(workout).toMatchObject({
      title: "Guard Engine",
      description: null,
      duration: 45,
      intensity: "High",
      focus: "Core & Hips",
      day: 3,
      isPublished: true,
      deletedAt: null,
    });
    expect(workout.exercises).toEqual([{ id: expect.any(Number), ...FULL, dose: readSets(FULL) }]);
    const seen = workoutSchema.parse(await (await member.get(`/api/workouts/${workout.id}`)).json());
    expect(seen).toMatchObject({
      title: "Guard Engine",
      exerciseCount: 1,
      thumbnailUrl: "https://example.com/cover.jpg",
    });
    expect(await lastAct(workout.id)).toMatchObject({ action: "workout.create", actorId: admin.id });
  });

  it("is there for nobody else while it is a draft", async () => {
    const { id } = await made(await Person.admin(), { isPublished: false });
    for (const person of [await Person.member(), await Person.lapsed()])
      expect((await person.get(`/api/workouts/${id}`)).status).toBe(404);
  });

  it.each([
    [{ title: "  " }, "title", "Workout title is required"],
    [{ day: 8 }, "day", /1 \(Monday\) to 7/],
    [{ duration: 1.5 }, "duration", /whole minutes/],
    [{ intensity: "Brutal" }, "intensity", /not an intensity/],
    [{ focus: "Beard" }, "focus", /not a focus/],
    [{ videoUrl: "javascript:alert(1)" }, "videoUrl", /web address/],
    [{ thumbnailUrl: "http://example.com/a.jpg" }, "thumbnailUrl", /https/],
    [{ exercises: [{ notes: "Of what?" }] }, "exercises.0.name", /name/],
    [{ exercises: [{ name: "Squat", videoUrl: "nonsense" }] }, "exercises.0.videoUrl", /web address/],
  ])("is refused with %j, and says where", async (body, path, message) => {
    const admin = await Person.admin();
    const answer = await admin.post(PATH, { title: "Guard Engine", ...body });
    expect(answer.status).toBe(422);
    expect((await errorOf(answer)).issues).toContainEqual({ path, message: expect.stringMatching(message) });
  });

  it("is made once, however often the same call arrives", async () => {
    const admin = await Person.admin();
    const send = () => admin.call("POST", PATH, { title: "Once" }, { "Idempotency-Key": "the-same" });
    const answers = await Promise.all([send(), send(), send()]);
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as AdminWorkout).id));
    expect(new Set(ids).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it("drops exercises with a blank name, and takes no list for an empty one", async () => {
    const admin = await Person.admin();
    const named = (workout: AdminWorkout) => workout.exercises.map(({ name }) => name);
    const workout = await made(admin, { exercises: [{ name: " ", notes: "Blank" }, { name: "Squat" }, { name: "" }] });
    expect(named(workout)).toEqual(["Squat"]);
    const [squat] = workout.exercises;
    expect(named(await put(admin, workout.id, { exercises: [{ ...squat }, { name: "  " }] }))).toEqual(["Squat"]);
    expect(named(await made(admin, { exercises: null }))).toEqual([]);
  });

  it("keeps what a change leaves out, of itself and of its exercises, and their ids", async () => {
    const admin = await Person.admin();
    const { id, exercises } = await made(admin, {
      duration: 45,
      exercises: [FULL, { name: "Dead Bug", rest: "45 s" }],
    });
    const [squat, bug] = exercises;
    const renamed = await put(admin, id, { title: "Guard Engine II" });
    expect(renamed).toMatchObject({ title: "Guard Engine II", duration: 45, exercises });

    // As the specified form sends them: four fields. By id, by name, and one that is new.
    const after = await put(admin, id, {
      exercises: [
        { name: "dead bugs", description: "Heavy ribs", duration: null, videoUrl: null },
        { name: "Duck Walk" },
        { id: squat?.id, name: "Front Squat", load: "" },
      ],
    });
    expect(after.exercises).toEqual([
      { ...bug, name: "dead bugs", description: "Heavy ribs" },
      expect.objectContaining({ name: "Duck Walk", rest: null }),
      { ...squat, name: "Front Squat", load: null, dose: readSets({ ...FULL, load: null }) },
    ]);
    expect(after.exercises[1]?.id).not.toBe(bug?.id);

    const fewer = await put(admin, id, { exercises: [{ id: bug?.id, name: "Dead Bug" }] });
    expect(fewer.exercises.map((each) => each.id)).toEqual([bug?.id]);
    expect(await db.$count(exercise, eq(exercise.workoutId, id))).toBe(1);
  });

  it("never takes another workout's exercise", async () => {
    const admin = await Person.admin();
    const other = await made(admin, { exercises: [FULL] });
    const { id } = await made(admin);
    const after = await put(admin, id, { exercises: [{ id: other.exercises[0]?.id, name: "Mine" }] });
    expect(after.exercises[0]?.id).not.toBe(other.exercises[0]?.id);
    const untouched = (await (await admin.get(`${PATH}/${other.id}`)).json()) as AdminWorkout;
    expect(untouched.exercises).toEqual(other.exercises);
  });

  it("holds three hundred exercises, in their order", async () => {
    const admin = await Person.admin();
    const names = Array.from({ length: 300 }, (_, index) => `Exercise number ${index}`);
    const { id, exercises } = await made(admin, { exercises: names.map((name) => ({ ...FULL, name })) });
    const turned = await put(admin, id, { exercises: [...exercises].reverse() });
    expect(turned.exercises.map(({ name }) => name)).toEqual([...names].reverse());
    expect(turned.exercises).toEqual([...exercises].reverse());
  });

  it("refuses a change made on an older state, and changes nothing then", async () => {
    const admin = await Person.admin();
    const opened = await made(admin, { exercises: [FULL] });
    const saved = await put(admin, opened.id, { title: "First tab", updatedAt: opened.updatedAt });
    const second = { title: "Second tab", exercises: [], updatedAt: opened.updatedAt };
    const refused = await admin.put(`${PATH}/${opened.id}`, second);
    expect(refused.status).toBe(409);
    expect(await errorOf(refused)).toMatchObject({
      code: "stale_workout",
      message: expect.stringMatching(/First tab/),
    });
    expect(await (await admin.get(`${PATH}/${opened.id}`)).json()).toEqual(saved);
    await put(admin, opened.id, { ...second, updatedAt: saved.updatedAt });
  });

  it("lets one of many changes at once through when all were made on the same state", async () => {
    const admin = await Person.admin();
    const { id, updatedAt } = await made(admin, { exercises: [FULL] });
    const answers = await Promise.all(
      ["one", "two", "three", "four"].map((title) =>
        admin.put(`${PATH}/${id}`, { title, updatedAt, exercises: [{ name: title }] }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const { title, exercises } = (await (await admin.get(`${PATH}/${id}`)).json()) as AdminWorkout;
    expect(exercises.map(({ name }) => name)).toEqual([title]);
  });

  it("counts a video that was set elsewhere as a newer state", async () => {
    const admin = await Person.admin();
    const { id, updatedAt, exercises } = await made(admin, { exercises: [{ name: "Squat" }] });
    await admin.put(`/api/admin/exercises/${exercises[0]?.id}/video`, { videoUrl: "https://youtu.be/MeIiIdhvXT4" });
    expect((await admin.put(`${PATH}/${id}`, { exercises: [], updatedAt })).status).toBe(409);
  });

  it("is copied as a draft with everything it says", async () => {
    const admin = await Person.admin();
    const cover = await uploaded(admin);
    const original = await made(admin, { duration: 30, exercises: [FULL], thumbnailUrl: cover });
    const answer = await (await Person.admin()).post(`${PATH}/${original.id}/duplicate`);
    expect(answer.status).toBe(201);
    const copy = adminWorkoutSchema.parse(await answer.json());
    expect(copy).toMatchObject({ title: "Guard Engine (copy)", isPublished: false, duration: 30, thumbnailUrl: cover });
    expect(copy.exercises.map(({ id: _, dose: __, ...said }) => said)).toEqual([FULL]);
    const claims = await db
      .select()
      .from(mediaClaim)
      .where(eq(mediaClaim.mediaId, cover.split("/").at(-1) ?? ""));
    expect(claims.map(({ placeId }) => placeId).sort()).toEqual([`${original.id}`, `${copy.id}`].sort());
  });
});

describe("a deleted workout", () => {
  it("is gone for members and comes back as it was, within 30 days", async () => {
    const admin = await Person.admin();
    const member = await Person.member();
    const { id } = await made(admin, { title: "Kept Title", exercises: [FULL] });
    await member.post(`/api/workouts/${id}/complete`);
    expect((await admin.delete(`${PATH}/${id}`)).status).toBe(204);
    expect((await admin.delete(`${PATH}/${id}`)).status).toBe(404);
    expect((await member.get(`/api/workouts/${id}`)).status).toBe(404);
    expect((await admin.get(`${PATH}/${id}`)).status).toBe(404);
    expect(await lastAct(id)).toMatchObject({ action: "workout.delete" });
    const history = (await (await member.get("/api/user/progress")).json()) as { workoutTitle?: string }[];
    expect(JSON.stringify(history)).toContain("Kept Title");
    const deleted = (await (await admin.get(`${PATH}?deleted=true`)).json()) as AdminWorkout[];
    expect(deleted.find((each) => each.id === id)?.deletedAt).toEqual(expect.any(String));

    const back = await admin.post(`${PATH}/${id}/restore`);
    expect(adminWorkoutSchema.parse(await back.json())).toMatchObject({ isPublished: true, deletedAt: null });
    expect((await member.get(`/api/workouts/${id}`)).status).toBe(200);
    expect((await admin.post(`${PATH}/${id}/restore`)).status).toBe(404);
  });

  it("is removed for good after 30 days, and its cover is let go", async () => {
    const admin = await Person.admin();
    const cover = await uploaded(admin);
    const old = await made(admin, { thumbnailUrl: cover });
    const recent = await made(admin);
    const now = new Date();
    for (const [{ id }, days] of [[old, 31] as const, [recent, 29] as const]) {
      const deletedAt = new Date(now.getTime() - days * DAY_MS);
      await db.update(workout).set({ deletedAt }).where(eq(workout.id, id));
    }
    expect((await admin.post(`${PATH}/${old.id}/restore`)).status).toBe(404);
    await runHourly(env as unknown as Env, now);
    expect(await db.$count(workout, eq(workout.id, old.id))).toBe(0);
    expect(await db.$count(workout, eq(workout.id, recent.id))).toBe(1);
    expect(await db.$count(mediaClaim, eq(mediaClaim.placeId, String(old.id)))).toBe(0);
  });
});

describe("a cover", () => {
  it("is shown to members once it is taken, and changing it lets the former one go", async () => {
    const admin = await Person.admin();
    const [first, second] = [await uploaded(admin), await uploaded(admin)];
    const { id } = await made(admin, { thumbnailUrl: first });
    await put(admin, id, { thumbnailUrl: second });
    const claims = await db
      .select()
      .from(mediaClaim)
      .where(eq(mediaClaim.placeId, String(id)));
    expect(claims.map(({ mediaId, place }) => ({ mediaId, place }))).toEqual([
      { mediaId: second.split("/").at(-1), place: "cover" },
    ]);
    await put(admin, id, { title: "Kept" });
    await put(admin, id, { thumbnailUrl: null });
    expect(await db.$count(mediaClaim, eq(mediaClaim.placeId, String(id)))).toBe(0);
  });

  it("has to be the coach's own upload", async () => {
    const admin = await Person.admin();
    const foreign = await uploaded(await Person.member());
    const answer = await admin.post(PATH, { title: "Stolen", thumbnailUrl: foreign });
    expect(answer.status).toBe(403);
    expect((await errorOf(answer)).issues?.[0]?.path).toBe("thumbnailUrl");
  });
});

describe("the coach's list", () => {
  it("pages newest first, drafts too, each workout with its own exercises", async () => {
    const admin = await Person.admin();
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1)
      ids.push(
        (await made(admin, { title: `Listed ${n}`, isPublished: n % 2 === 0, exercises: [{ name: `Of ${n}` }] })).id,
      );
    const seen: AdminWorkout[] = [];
    let cursor: string | null = "";
    while (cursor !== null && seen.length < 5) {
      const answer: Response = await admin.get(`${PATH}?limit=2${cursor ? `&cursor=${cursor}` : ""}`);
      seen.push(...adminWorkoutSchema.array().parse(await answer.json()));
      cursor = answer.headers.get("X-Next-Cursor");
    }
    expect(seen.slice(0, 5).map(({ id }) => id)).toEqual([...ids].reverse());
    expect(seen.slice(0, 5).map(({ exercises }) => exercises[0]?.name)).toEqual([4, 3, 2, 1, 0].map((n) => `Of ${n}`));
  });
});

describe("what needs attention", () => {
  it("is counted: drafts, past-due members, and exercises without a video that still stand somewhere", async () => {
    const admin = await Person.admin();
    const read = async () => attentionSchema.parse(await (await admin.get("/api/admin/attention")).json());
    const before = await read();
    await made(admin, { isPublished: false, exercises: [{ name: "No film" }, FULL] });
    const gone = await made(admin, { isPublished: false, exercises: [{ name: "No film either" }] });
    await admin.delete(`${PATH}/${gone.id}`);
    await admin.post("/api/admin/blog", { title: "A draft", slug: `draft-${crypto.randomUUID()}` });
    const late = await Person.member();
    await db.update(membership).set({ status: "past_due" }).where(eq(membership.userId, late.id));
    expect(await read()).toEqual({
      ...before,
      draftWorkouts: before.draftWorkouts + 1,
      draftPosts: before.draftPosts + 1,
      pastDueMembers: before.pastDueMembers + 1,
      missingVideos: before.missingVideos + 1,
    });
  });
});
