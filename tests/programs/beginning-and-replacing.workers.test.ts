import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../worker/contract/brand";
import { addDays, localDate, mondayOf } from "../../worker/contract/calendar";
import { errorBodySchema } from "../../worker/contract/errors";
import { noticeSchema } from "../../worker/contract/notices";
import {
  type AdminWeeklyProgram,
  adminWeeklyProgramSchema,
  freeMondaySchema,
  type ProgramChangeInput,
  programOverlapSchema,
} from "../../worker/contract/programs";
import { auditLog, user } from "../../worker/db/account";
import { weeklyProgram } from "../../worker/db/programs";
import { db, Person } from "../workers/club";

const PATH = "/api/admin/weekly-programs";
const THIS_MONDAY = mondayOf(localDate(new Date(), brand.timeZone));
/** So many weeks from now. */
const monday = (ahead: number) => addDays(THIS_MONDAY, 7 * ahead);

let admin: Person;
let member: Person;

beforeAll(async () => {
  [admin, member] = await Promise.all([Person.admin(), Person.member()]);
});

describe("a week that is begun empty", () => {
  it("is a draft for the Monday that was chosen, made once per key, and can be written", async () => {
    const body = { startDate: "2027-03-01", title: " By hand " };
    const first = await admin.call("POST", PATH, body, { "idempotency-key": "begin-one-week" });
    expect(first.status).toBe(201);
    const program = adminWeeklyProgramSchema.parse(await first.json());
    expect(program).toMatchObject({
      title: "By hand",
      startDate: "2027-03-01",
      endDate: "2027-03-07",
      status: "draft",
      exerciseCount: 0,
      dailyWorkouts: [],
    });
    const again = await admin.call("POST", PATH, body, { "idempotency-key": "begin-one-week" });
    expect([again.status, adminWeeklyProgramSchema.parse(await again.json()).id]).toEqual([200, program.id]);
    expect((await member.get(`/api/weekly-programs/${program.id}`)).status).toBe(404);
    const written = await saved(program.id, { days: [MONDAY], isPublished: true });
    expect(written).toMatchObject({ exerciseCount: 1, status: "published" });
  });

  it.each([
    [{ startDate: "2027-03-02" }, "Choose a Monday: that is the day a program begins."],
    [{ startDate: "soon" }, "This is not a date of the calendar."],
  ])("is refused with %o in words", async (body, message) => {
    const answer = await admin.post(PATH, body);
    expect(answer.status).toBe(422);
    expect(errorBodySchema.parse(await answer.json()).issues).toContainEqual({ path: "startDate", message });
  });
});

describe("the first free Monday", () => {
  const freeFor = async (weeks?: number) => {
    const answer = await admin.get(`${PATH}/free-monday${weeks === undefined ? "" : `?weeks=${weeks}`}`);
    return freeMondaySchema.parse(await answer.json()).startDate;
  };

  it("is found between all weeks there are, however many newer ones lie far ahead", async () => {
    expect(await freeFor()).toBe(monday(1));
    const begun = async (startDate: string) =>
      expect((await admin.post(PATH, { startDate, title: `Free ${startDate}` })).status).toBe(201);
    for (const ahead of [1, 2, 5]) await begun(monday(ahead));
    for (let ahead = 0; ahead < 55; ahead++) await begun(addDays(monday(300), ahead * 7));
    expect([await freeFor(), await freeFor(2), await freeFor(3)]).toEqual([monday(3), monday(3), monday(6)]);
    expect((await admin.get(`${PATH}/free-monday?weeks=0`)).status).toBe(400);
    expect((await member.get(`${PATH}/free-monday`)).status).toBe(403);
  });
});

describe("replacing an older week", () => {
  it("publishes the new one in its place in the same step, where the older one was published", async () => {
    const older = await week({ startDate: THIS_MONDAY, isPublished: true });
    const draft = await week({ startDate: addDays(THIS_MONDAY, 28) });
    const now = adminWeeklyProgramSchema.parse(
      await (await admin.post(`${PATH}/${draft.id}/replace`, { olderId: older.id })).json(),
    );
    const { startDate, endDate } = older;
    expect(now).toMatchObject({ id: draft.id, status: "published", startDate, endDate });
    expect((await member.get(`/api/weekly-programs/${older.id}`)).status).toBe(404);
    expect((await member.get(`/api/weekly-programs/${draft.id}`)).status).toBe(200);
    const rows = await db.select().from(auditLog).orderBy(desc(auditLog.at)).limit(2);
    expect(rows.map(({ action, subject }) => `${action} ${subject}`).sort()).toEqual([
      `program.delete weekly_program:${older.id}`,
      `program.replace weekly_program:${draft.id}`,
    ]);
  });

  it("tells members of the one that is published in its place, and no longer of the older one", async () => {
    const reader = await Person.member();
    await db
      .update(user)
      .set({ createdAt: new Date(Date.now() - 3_600_000) })
      .where(eq(user.id, reader.id));
    const told = async () => {
      const notices = noticeSchema.array().parse(await (await reader.get("/api/notices")).json());
      return notices.filter(({ path }) => weeks.includes(path)).map(({ path, isRead }) => [path, isRead]);
    };
    const older = await week({ startDate: THIS_MONDAY, isPublished: true });
    const draft = await week({ startDate: addDays(THIS_MONDAY, 28) });
    const weeks: (string | null)[] = [older, draft].map(({ id }) => `/weekly-program/${id}`);
    expect(await told()).toEqual([[weeks[0], false]]);
    await admin.post(`${PATH}/${draft.id}/replace`, { olderId: older.id });
    expect(await told()).toEqual([[weeks[1], false]]);
    const drafts = [await week({ startDate: monday(30) }), await week({ startDate: monday(31) })];
    weeks.push(...drafts.map(({ id }) => `/weekly-program/${id}`));
    await admin.post(`${PATH}/${drafts[1]?.id}/replace`, { olderId: drafts[0]?.id });
    expect(await told()).toEqual([[weeks[1], false]]);
  });

  it("leaves a draft a draft where the older one was one", async () => {
    const older = await week({ startDate: monday(20) });
    const draft = await week({ startDate: monday(21) });
    const now = await (await admin.post(`${PATH}/${draft.id}/replace`, { olderId: older.id })).json();
    expect(now).toMatchObject({ status: "draft", startDate: monday(20), endDate: addDays(monday(20), 6) });
  });

  it("takes no dates that have passed, and publishes nothing then", async () => {
    const older = await week({ startDate: "2020-01-06", isPublished: true });
    const draft = await week({ startDate: monday(22) });
    const now = await (await admin.post(`${PATH}/${draft.id}/replace`, { olderId: older.id })).json();
    expect(now).toMatchObject({ status: "draft", startDate: monday(22) });
    expect((await admin.get(`${PATH}/${older.id}`)).status).toBe(404);
  });

  it("changes nothing where the new one is nothing to train", async () => {
    const older = await week({ startDate: addDays(THIS_MONDAY, 7), isPublished: true });
    const empty = adminWeeklyProgramSchema.parse(await (await admin.post(PATH, { startDate: "2027-06-07" })).json());
    const answer = await admin.post(`${PATH}/${empty.id}/replace`, { olderId: older.id });
    expect(answer.status).toBe(422);
    expect(errorBodySchema.parse(await answer.json()).message).toContain("no exercises");
    expect((await member.get(`/api/weekly-programs/${older.id}`)).status).toBe(200);
    expect((await admin.post(`${PATH}/${older.id}/replace`, { olderId: older.id })).status).toBe(422);
    expect((await admin.post(`${PATH}/${older.id}/replace`, { olderId: 999_999 })).status).toBe(404);
  });
});

describe("weeks for the same dates", () => {
  it("are told of, published or scheduled ones for everybody", async () => {
    const startDate = monday(60);
    const published = await week({ startDate, isPublished: true });
    const scheduled = await week({ startDate, publishAt: `${addDays(startDate, -1)}T10:00:00.000Z` });
    const draft = await week({ startDate });
    const asked = async (query: string) =>
      programOverlapSchema.array().parse(await (await admin.get(`${PATH}/overlaps?${query}`)).json());
    const found = await asked(`from=${addDays(startDate, 6)}&to=${addDays(startDate, 12)}&except=${draft.id}`);
    expect(found.map(({ id, status }) => [id, status])).toEqual([
      [published.id, "published"],
      [scheduled.id, "scheduled"],
    ]);
    expect(await asked(`from=${monday(61)}&to=${addDays(monday(61), 6)}`)).toEqual([]);
  });
});

describe("a duplicate", () => {
  it("is told by its title at the desk, and not before members", async () => {
    const original = await week({ startDate: "2028-02-07" });
    const copied = adminWeeklyProgramSchema.parse(await (await admin.post(`${PATH}/${original.id}/duplicate`)).json());
    expect(copied.title).toBe("Week (copy)");
    expect((await saved(copied.id, { isPublished: true })).title).toBe("Week");
    const other = adminWeeklyProgramSchema.parse(await (await admin.post(`${PATH}/${original.id}/duplicate`)).json());
    await admin.post(`${PATH}/bulk`, { ids: [other.id], action: "publish" });
    const row = await db.select().from(weeklyProgram).where(eq(weeklyProgram.id, other.id)).get();
    expect(row).toMatchObject({ isPublished: true, title: "Week" });
  });
});

const MONDAY = {
  dayOfWeek: 1,
  title: "Monday",
  workoutSections: [{ columnType: "equipment" as const, exercises: [{ name: "Squat", setRep: "3 x 5" }] }],
};

async function week({ startDate, ...change }: ProgramChangeInput & { startDate: string }): Promise<AdminWeeklyProgram> {
  const program = adminWeeklyProgramSchema.parse(
    await (await admin.post(PATH, { startDate: mondayOf(startDate), title: "Week" })).json(),
  );
  return saved(program.id, { days: [MONDAY], ...change });
}

async function saved(id: number, change: ProgramChangeInput): Promise<AdminWeeklyProgram> {
  const answer = await admin.put(`${PATH}/${id}`, change);
  expect(answer.status).toBe(200);
  return adminWeeklyProgramSchema.parse(await answer.json());
}
