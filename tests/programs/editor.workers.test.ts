import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../worker/contract/brand";
import { addDays, isoWeekday, localDate } from "../../worker/contract/calendar";
import { COLUMN_TYPES, type DayDraft, type ExerciseDraft } from "../../worker/contract/drafts";
import { errorBodySchema } from "../../worker/contract/errors";
import { knownExerciseSchema } from "../../worker/contract/exercises";
import {
  type AdminWeeklyProgram,
  adminProgramSchema,
  adminWeeklyProgramSchema,
  bulkResultSchema,
  type ProgramChangeInput,
  programVersionSchema,
} from "../../worker/contract/programs";
import { VERSIONS_KEPT } from "../../worker/contract/programs-limits";
import { auditLog } from "../../worker/db/account";
import { dailyWorkout, exercise, programVersion, weeklyProgram } from "../../worker/db/programs";
import { purgeDeleted } from "../../worker/db/soft-delete";
import { createProgram } from "../../worker/features/programs/create-program";
import { listAdminPrograms } from "../../worker/features/programs/list-admin-programs";
import { publishDuePrograms } from "../../worker/features/programs/publish-due-programs";
import { db, Person } from "../workers/club";
import { countedDatabase } from "../workers/counted-database";

const publishDue = () => publishDuePrograms({ db, env, now: new Date(), later: () => {} });

const PATH = "/api/admin/weekly-programs";
const DAY_MS = 86_400_000;

let admin: Person;
let member: Person;

beforeAll(async () => {
  [admin, member] = await Promise.all([Person.admin(), Person.member()]);
});

describe("saving a week", () => {
  it("keeps every field that a change does not name, and every id", async () => {
    const before = await week();
    const monday = day(before, 1);
    const [first, second, third] = section(before, 1).exercises;
    const saved = await save(before, {
      days: [
        {
          dayOfWeek: 1,
          notes: "Slow today",
          workoutSections: [
            {
              columnType: "equipment",
              exercises: [{ id: third?.id }, { id: first?.id, load: "80 kg" }, { name: "New one" }],
            },
          ],
        },
      ],
    });
    const after = section(saved, 1).exercises;
    expect(after[0]).toEqual(third);
    expect(after[1]).toEqual({ ...first, load: "80 kg", dose: [{ ...first?.dose[0], load: "80 kg", percent: null }] });
    expect(after[2]).toMatchObject({ name: "New one", tier: null, videoUrl: null });
    expect(after.map(({ id }) => id)).not.toContain(second?.id);
    expect(day(saved, 1)).toMatchObject({ id: monday.id, title: monday.title, notes: "Slow today" });
    expect(day(saved, 2)).toEqual(day(before, 2));
    expect(saved).toMatchObject({ title: before.title, revision: before.revision + 1, exerciseCount: 45 });
    expect(await stored(before.id)).toEqual(saved);
  });

  it("moves an exercise to another day under its id, and frees a day without losing what moved out of it", async () => {
    const before = await week();
    const mover = section(before, 1).exercises[0];
    const saved = await save(before, {
      days: [
        { dayOfWeek: 1, removed: true },
        { dayOfWeek: 2, workoutSections: [{ columnType: "equipment", exercises: [{ id: mover?.id }] }] },
      ],
    });
    expect(saved.dailyWorkouts.map((each) => each.dayOfWeek)).toEqual([2, 3, 4, 5]);
    expect(section(saved, 2).exercises).toEqual([mover]);
    expect(saved.exerciseCount).toBe(9 * 4 - 2);
    expect(saved.exerciseCount).toBe(await countOf(saved));
    const back = await save(saved, {
      days: [{ dayOfWeek: 1, workoutSections: [{ columnType: "equipment", exercises: [{ id: mover?.id }] }] }],
    });
    expect(day(back, 1)).toMatchObject({ title: "Monday" });
    expect(section(back, 1).exercises).toEqual([mover]);
    expect(section(back, 2).exercises).toEqual([]);
  });

  it("takes no exercise of another week by its id", async () => {
    const [one, other] = [await week(), await week()];
    const foreign = section(other, 3).exercises[0];
    const saved = await save(one, {
      days: [
        {
          dayOfWeek: 1,
          workoutSections: [{ columnType: "equipment", exercises: [{ id: foreign?.id, name: "Taken?" }] }],
        },
      ],
    });
    expect(section(saved, 1).exercises[0]?.id).not.toBe(foreign?.id);
    expect(await stored(other.id)).toEqual(other);
  });

  it("refuses a save on an older state, says what differs, and overwrites nothing", async () => {
    const seen = await week();
    const mine = { title: "Mine", days: [{ dayOfWeek: 2, notes: "mine" }] };
    const theirs = await save(seen, { title: "Theirs", days: [{ dayOfWeek: 4, notes: "theirs" }] });
    const answer = await admin.put(`${PATH}/${seen.id}`, { ...mine, revision: seen.revision });
    expect(answer.status).toBe(409);
    const refusal = errorBodySchema.parse(await answer.json());
    expect(refusal.code).toBe("stale_program");
    expect(refusal.issues).toEqual([
      { path: "title", message: "Title" },
      { path: "days.2", message: "Tuesday, title and notes" },
    ]);
    expect(refusal.message).toContain("Title; Tuesday, title and notes");
    expect(await stored(seen.id)).toEqual(theirs);
    const retried = await admin.put(`${PATH}/${seen.id}`, {
      title: "Theirs",
      days: [{ dayOfWeek: 4, notes: "theirs" }],
      revision: seen.revision,
    });
    expect(retried.status).toBe(200);
  });

  it("lets one of several saves at the same moment through", async () => {
    const seen = await week();
    const answers = await Promise.all(
      ["a", "b", "c", "d"].map((title) => admin.put(`${PATH}/${seen.id}`, { title, revision: seen.revision })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await stored(seen.id)).revision).toBe(seen.revision + 1);
  });

  it("notices a video that was set from elsewhere", async () => {
    const seen = await week();
    const bare = section(seen, 1).exercises[1];
    await admin.put(`/api/admin/exercises/${bare?.id}/video`, { videoUrl: "https://youtu.be/abcdefghijk" });
    expect((await stored(seen.id)).missingVideoCount).toBe(seen.missingVideoCount - 1);
    expect((await admin.put(`${PATH}/${seen.id}`, { title: "Late", revision: seen.revision })).status).toBe(409);
  });

  it("stores a blank name in a draft and refuses it in what members see", async () => {
    const seen = await week();
    const days = [
      { dayOfWeek: 1, workoutSections: [{ columnType: "equipment" as const, exercises: [{ name: " " }] }] },
    ];
    const draft = await save(seen, { days });
    expect(section(draft, 1).exercises[0]?.name).toBe("");
    const answer = await admin.put(`${PATH}/${seen.id}`, { isPublished: true });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([422, "invalid_program"]);
    const published = await week({ isPublished: true });
    expect((await admin.put(`${PATH}/${published.id}`, { days, revision: published.revision })).status).toBe(422);
    const bulk = await admin.post(`${PATH}/bulk`, { ids: [seen.id], action: "publish" });
    expect(bulkResultSchema.parse(await bulk.json())).toEqual({
      changed: [],
      refused: [{ id: seen.id, title: seen.title, message: "It has exercises without a name." }],
    });
  });

  it("refuses what is too long, of another type or listed twice, by its place", async () => {
    const seen = await week();
    const put = async (change: unknown) => {
      const answer = await admin.put(`${PATH}/${seen.id}`, change);
      const { issues } = errorBodySchema.parse(await answer.json());
      return [answer.status, issues?.[0]?.path];
    };
    const row = (exercise: unknown) => ({
      days: [{ dayOfWeek: 1, workoutSections: [{ columnType: "equipment", exercises: [exercise] }] }],
    });
    const at = "days.0.workoutSections.0.exercises.0";
    expect(await put(row({ name: "x".repeat(201) }))).toEqual([422, `${at}.name`]);
    expect(await put(row({ name: "x", videoUrl: "javascript:alert(1)" }))).toEqual([422, `${at}.videoUrl`]);
    expect(await put(row("exercise"))).toEqual([422, at]);
    expect(await put(row({ id: -4, name: "x" }))).toEqual([422, `${at}.id`]);
    expect(await put({ days: [{ dayOfWeek: 8 }] })).toEqual([422, "days.0.dayOfWeek"]);
    expect(await put({ days: [{ dayOfWeek: 1 }, { dayOfWeek: 1 }] })).toEqual([422, "days"]);
    expect(await stored(seen.id)).toEqual(seen);
  });
});

describe("versions", () => {
  it("are kept by each save and bring a week back with its ids", async () => {
    const original = await week();
    const emptied = await save(original, {
      title: "Emptied",
      days: [
        { dayOfWeek: 1, removed: true },
        { dayOfWeek: 2, workoutSections: [{ columnType: "equipment", exercises: [] }] },
      ],
    });
    const [version] = await versions(original.id);
    expect(version).toMatchObject({ replacedBy: "Test Person", exerciseCount: 45 });
    expect(version?.changed).toEqual([
      "title",
      "days.1",
      ...COLUMN_TYPES.map((c) => `days.1.${c}`),
      "days.2.equipment",
    ]);
    const restore = (revision: number, id = version?.id) =>
      admin.post(`${PATH}/${original.id}/versions/${id}/restore`, { revision });
    expect((await restore(original.revision)).status).toBe(409);
    const other = await week();
    expect((await admin.post(`${PATH}/${other.id}/versions/${version?.id}/restore`, { revision: 1 })).status).toBe(404);
    const restored = adminWeeklyProgramSchema.parse(await (await restore(emptied.revision)).json());
    expect({ ...restored, revision: 0, updatedAt: "" }).toEqual({ ...original, revision: 0, updatedAt: "" });
    expect(restored.exerciseCount).toBe(await countOf(restored));
    expect(await versions(original.id)).toHaveLength(2);
  });

  it("are not kept of a change that changes no content", async () => {
    const seen = await week();
    await admin.put(`${PATH}/${seen.id}`, { isPublished: true });
    await admin.put(`${PATH}/${seen.id}`, { title: seen.title });
    expect(await versions(seen.id)).toEqual([]);
    expect((await stored(seen.id)).revision).toBe(seen.revision);
  });

  it(`are kept of the last ${VERSIONS_KEPT} saves`, async () => {
    let seen = await week();
    for (let n = 0; n < VERSIONS_KEPT + 2; n += 1) seen = await save(seen, { title: `Title ${n}` });
    expect(await versions(seen.id)).toHaveLength(VERSIONS_KEPT);
  });
});

describe("a scheduled week", () => {
  it("appears when it is due, is written down once by the clock, and then stays", async () => {
    const { id } = await week();
    const at = new Date(Date.now() + DAY_MS).toISOString();
    const answer = await admin.put(`${PATH}/${id}`, { publishAt: at });
    expect(await answer.json()).toMatchObject({ status: "scheduled", publishAt: at, isPublished: false });
    expect((await member.get(`/api/weekly-programs/${id}`)).status).toBe(404);
    await publishDue();
    expect((await member.get(`/api/weekly-programs/${id}`)).status).toBe(404);

    await db
      .update(weeklyProgram)
      .set({ publishAt: new Date(Date.now() - 1000) })
      .where(eq(weeklyProgram.id, id));
    const early = await member.get(`/api/weekly-programs/${id}`);
    expect(await early.json()).toMatchObject({ id, isPublished: true });
    expect((await listed("published")).map((row) => row.id)).toContain(id);
    const renamed = await admin.put(`${PATH}/${id}`, { title: "Between due and the clock" });
    expect(await renamed.json()).toMatchObject({ status: "published" });

    await Promise.all([publishDue(), publishDue()]);
    await publishDue();
    const row = await db.select().from(weeklyProgram).where(eq(weeklyProgram.id, id)).get();
    expect(row).toMatchObject({ isPublished: true, publishAt: null });
    const acts = await audited(id);
    expect(acts.filter((act) => act === "program.publish")).toHaveLength(1);
    await admin.put(`${PATH}/${id}`, { isPublished: false });
    await publishDue();
    expect((await member.get(`/api/weekly-programs/${id}`)).status).toBe(404);
  });

  it("is refused without exercises, taken back by null, and publishes at once for an instant that has passed", async () => {
    const { id } = await week({ days: [] });
    const at = new Date(Date.now() + DAY_MS).toISOString();
    expect((await admin.put(`${PATH}/${id}`, { publishAt: at })).status).toBe(422);
    const full = await week();
    await admin.put(`${PATH}/${full.id}`, { publishAt: at });
    expect(await (await admin.put(`${PATH}/${full.id}`, { publishAt: null })).json()).toMatchObject({
      status: "draft",
    });
    const passed = { publishAt: new Date(Date.now() - DAY_MS).toISOString() };
    expect(await (await admin.put(`${PATH}/${full.id}`, passed)).json()).toMatchObject({ status: "published" });
  });
});

describe("the coach's list", () => {
  it("finds by words, accents or week, and by status", async () => {
    const { id } = await week({ title: "Semana de FÔLEGO", weekNumber: 41 });
    const ids = async (search: string, status = "") => (await listed(status, search)).map((row) => row.id);
    expect(await ids("folego")).toEqual([id]);
    expect(await ids("week 41")).toEqual([id]);
    expect(await ids("folego", "published")).toEqual([]);
    await admin.put(`${PATH}/${id}`, { title: "Renamed entirely", isPublished: true });
    expect(await ids("folego")).toEqual([]);
    expect(await ids("renamed entirely", "published")).toEqual([id]);
    expect((await admin.get(`${PATH}?status=lost`)).status).toBe(400);
  });

  it("costs no more for weeks with many exercises", async () => {
    await week();
    const { db: counted, cost } = countedDatabase();
    const ctx = { db: counted, env, actor: {} as never, now: new Date(), later: () => {} };
    const page = await listAdminPrograms(ctx, { limit: 5 });
    expect(page.items[0]).toMatchObject({ exerciseCount: 45, missingVideoCount: 15 });
    expect(cost.roundTrips).toBe(1);
    expect(cost.rowsRead).toBeLessThan(30);
  });

  it("duplicates a week for the next free Monday, once per key", async () => {
    const { id } = await week({ weekNumber: 9 });
    const key = { "idempotency-key": crypto.randomUUID() };
    const call = () => admin.call("POST", `${PATH}/${id}/duplicate`, undefined, key);
    const [one, two] = await Promise.all([call(), call()]);
    const copy = adminWeeklyProgramSchema.parse(await one.json());
    expect((await two.json()) as object).toMatchObject({ id: copy.id });
    expect([one.status, two.status].sort()).toEqual([200, 201]);
    expect(copy).toMatchObject({ status: "draft", weekNumber: 9, exerciseCount: 45 });
    expect(isoWeekday(copy.startDate)).toBe(1);
    expect(copy.endDate).toBe(addDays(copy.startDate, 6));
    expect(addDays(copy.startDate, 6) >= localDate(new Date(), brand.timeZone)).toBe(true);
    const again = (await (await admin.post(`${PATH}/${id}/duplicate`)).json()) as AdminWeeklyProgram;
    expect(again.startDate > copy.startDate).toBe(true);
    const names = (program: AdminWeeklyProgram) => section(program, 3).exercises.map(({ id: _, ...rest }) => rest);
    expect(names(copy)).toEqual(names(await stored(id)));
  });

  it("deletes and brings back for 30 days, one or many, with their audit rows", async () => {
    const [one, two] = [await week({ isPublished: true }), await week()];
    const ids = [one.id, two.id];
    const bulk = async (action: string) =>
      bulkResultSchema.parse(await (await admin.post(`${PATH}/bulk`, { ids: [...ids, 999_999], action })).json());
    expect((await bulk("delete")).changed.sort()).toEqual(ids);
    expect((await member.get(`/api/weekly-programs/${one.id}`)).status).toBe(404);
    expect((await listed("deleted")).map((row) => row.id)).toEqual(expect.arrayContaining(ids));
    expect((await admin.post(`${PATH}/${one.id}/restore`)).status).toBe(200);
    expect((await admin.post(`${PATH}/${one.id}/restore`)).status).toBe(404);
    expect((await bulk("restore")).changed).toEqual([two.id]);
    expect(await stored(one.id)).toMatchObject({ status: "published", exerciseCount: 45 });
    expect((await bulk("unpublish")).changed.sort()).toEqual(ids);
    expect((await bulk("publish")).changed.sort()).toEqual(ids);
    expect(await audited(two.id)).toEqual([
      "program.import",
      ...["delete", "restore", "unpublish", "publish"].map((act) => `program.${act}`),
    ]);
    await bulk("delete");
    await db
      .update(weeklyProgram)
      .set({ deletedAt: new Date(Date.now() - 31 * DAY_MS) })
      .where(eq(weeklyProgram.id, one.id));
    expect((await admin.post(`${PATH}/${one.id}/restore`)).status).toBe(404);
    expect((await bulk("restore")).changed).toEqual([two.id]);
    expect((await listed("deleted")).map((row) => row.id)).not.toContain(one.id);
  });

  it("is rid of a deleted week for good after 30 days, with all that is its own; histories keep its title", async () => {
    const [old, recent] = [await week({ isPublished: true, title: "Long ago" }), await week()];
    const [first] = old.dailyWorkouts;
    const done = await member.post(`/api/daily-workouts/${first?.id}/complete`, { workoutType: "equipment" });
    expect(done.status).toBe(200);
    await admin.put(`${PATH}/${old.id}`, { title: "Long, long ago", revision: old.revision });
    const deletedAt = (days: number) => new Date(Date.now() - days * DAY_MS);
    await db
      .update(weeklyProgram)
      .set({ deletedAt: deletedAt(31) })
      .where(eq(weeklyProgram.id, old.id));
    await db
      .update(weeklyProgram)
      .set({ deletedAt: deletedAt(29) })
      .where(eq(weeklyProgram.id, recent.id));
    await purgeDeleted(db, weeklyProgram, new Date());
    expect(await db.$count(weeklyProgram, eq(weeklyProgram.id, old.id))).toBe(0);
    expect(await db.$count(dailyWorkout, eq(dailyWorkout.programId, old.id))).toBe(0);
    expect(await db.$count(programVersion, eq(programVersion.programId, old.id))).toBe(0);
    expect(await countOf(old)).toBe(0);
    expect(await countOf(recent)).toBe(45);
    const history = (await (await member.get("/api/user/progress")).json()) as { title: string }[];
    expect(history.some(({ title }) => title.includes(first?.title ?? "?"))).toBe(true);
  });

  it("knows the names that were used, with the library's videos, at the cost of names", async () => {
    const seen = await week();
    const exercises = [{ name: "Never filmed" }, { name: "  never filmed" }];
    await save(seen, { days: [{ dayOfWeek: 1, workoutSections: [{ columnType: "equipment", exercises }] }] });
    const answer = await admin.get("/api/admin/exercise-names");
    const known = knownExerciseSchema.array().parse(await answer.json());
    expect(known).toContainEqual({ name: "Exercise 1", videoUrl: "https://www.youtube.com/watch?v=abcdefghij1" });
    expect(known).toContainEqual({ name: "Never filmed", videoUrl: null });
    expect(new Set(known.map(({ name }) => name.toLowerCase())).size).toBe(known.length);
  });
});

it("keeps its counts and foreign keys whole after all of that", async () => {
  expect(await db.all(sql`pragma foreign_key_check`)).toEqual([]);
  const wrong = await db.all(sql`select w.id from weekly_program w where exercise_count <>
    (select count(*) from daily_workout d join exercise e on e.daily_workout_id = d.id where d.program_id = w.id)
    or missing_video_count <> (select count(*) from daily_workout d join exercise e on e.daily_workout_id = d.id
      where d.program_id = w.id and e.video_url is null)`);
  expect(wrong).toEqual([]);
});

type Traits = { title?: string; weekNumber?: number; isPublished?: boolean; days?: DayDraft[] };

/** A week of 45 exercises; every third has no video. */
async function week(traits: Traits = {}): Promise<AdminWeeklyProgram> {
  const { title = "Week", weekNumber = 7, isPublished = false, days = fullDays() } = traits;
  const actor = { kind: "member", user: { id: admin.id } } as never;
  const { id } = await createProgram(
    { db, env, actor, now: new Date(), later: () => {} },
    {
      title,
      description: null,
      weekNumber,
      days,
      startDate: "2031-01-06",
      documentId: null,
      documentRows: [],
      once: null,
    },
  );
  if (isPublished) await db.update(weeklyProgram).set({ isPublished }).where(eq(weeklyProgram.id, id));
  return stored(id);
}

function fullDays(): DayDraft[] {
  return ([1, 2, 3, 4, 5] as const).map((dayOfWeek) => ({
    dayOfWeek,
    title: `Day ${dayOfWeek}`,
    description: "Warm up first",
    notes: null,
    sections: COLUMN_TYPES.map((columnType) => ({ columnType, exercises: [1, 2, 3].map(draftExercise) })),
  }));
}

function draftExercise(n: number): ExerciseDraft {
  return {
    name: `Exercise ${n}`,
    exerciseCode: `A${n}`,
    tier: "A-Tier",
    category: "Armor",
    sets: "3",
    reps: "8",
    setRep: "3 x 8",
    tempo: "30X0",
    load: "72.5%",
    rest: "90 s",
    duration: "10 min",
    description: "Said at length",
    notes: "Slowly",
    videoUrl: n === 2 ? null : `https://www.youtube.com/watch?v=abcdefghij${n}`,
  };
}

async function stored(id: number): Promise<AdminWeeklyProgram> {
  const answer = await admin.get(`${PATH}/${id}`);
  expect(answer.status).toBe(200);
  return adminWeeklyProgramSchema.parse(await answer.json());
}

async function save(seen: AdminWeeklyProgram, change: ProgramChangeInput): Promise<AdminWeeklyProgram> {
  const answer = await admin.put(`${PATH}/${seen.id}`, { ...change, revision: seen.revision });
  const body = await answer.json();
  expect([answer.status, body]).toEqual([200, expect.anything()]);
  return adminWeeklyProgramSchema.parse(body);
}

async function listed(status = "", search = "") {
  const query = new URLSearchParams({ limit: "50", ...(status ? { status } : {}), ...(search ? { search } : {}) });
  return adminProgramSchema.array().parse(await (await admin.get(`${PATH}?${query}`)).json());
}

async function versions(id: number) {
  return programVersionSchema.array().parse(await (await admin.get(`${PATH}/${id}/versions`)).json());
}

async function audited(id: number): Promise<string[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `weekly_program:${id}`))
    .orderBy(auditLog.at);
  return rows.map((row) => row.action);
}

function day(program: AdminWeeklyProgram, dayOfWeek: number) {
  const found = program.dailyWorkouts.find((each) => each.dayOfWeek === dayOfWeek);
  if (!found) throw new Error(`no day ${dayOfWeek}`);
  return found;
}

function section(program: AdminWeeklyProgram, dayOfWeek: number) {
  const found = day(program, dayOfWeek).workoutSections.find((each) => each.columnType === "equipment");
  if (!found) throw new Error("no section");
  return found;
}

async function countOf(program: AdminWeeklyProgram): Promise<number> {
  const ids = JSON.stringify(program.dailyWorkouts.map(({ id }) => id));
  const rows = await db
    .select({ id: exercise.id })
    .from(exercise)
    .where(sql`${exercise.dailyWorkoutId} in (select value from json_each(${ids}))`);
  return rows.length;
}
