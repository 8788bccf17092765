import { env } from "cloudflare:workers";
import { eq, inArray, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, localDate, mondayOf } from "../../worker/contract/calendar";
import { COLUMN_TYPES, type DayDraft, type ExerciseDraft } from "../../worker/contract/drafts";
import { notesWithDose } from "../../worker/contract/exercise-notes";
import { adminProgramSchema, type WeeklyProgram, weeklyProgramSchema } from "../../worker/contract/programs";
import { completionResultSchema, progressEntrySchema, userStatsSchema } from "../../worker/contract/progress";
import { auditLog, user } from "../../worker/db/account";
import { weeklyProgram } from "../../worker/db/programs";
import { readSets } from "../../worker/documents/read-dose";
import { createProgram } from "../../worker/features/programs/create-program";
import { db, Person } from "../workers/club";

const TODAY = localDate(new Date(), "UTC");
const EXERCISES_A_SECTION = 5;

let admin: Person;
let member: Person;
let lapsed: Person;

beforeAll(async () => {
  [admin, member, lapsed] = await Promise.all([Person.admin(), Person.member(), Person.lapsed()]);
});

describe("a weekly program", () => {
  it("is stored whole, in the order of the document, with every field of every exercise", async () => {
    const id = await store({ title: "Whole week", startDate: mondayOf(TODAY), publish: true });
    const program = await read(member, id);
    expect(program).toMatchObject({ title: "Whole week", weekNumber: 7, isPublished: true, gated: false });
    expect(program.endDate).toBe(addDays(mondayOf(TODAY), 6));
    expect(program.dailyWorkouts.map((day) => day.dayOfWeek)).toEqual([1, 2, 3, 4, 5]);
    for (const day of program.dailyWorkouts) {
      expect(day.workoutSections.map((section) => section.columnType)).toEqual([...COLUMN_TYPES]);
      for (const section of day.workoutSections) {
        expect(section.exerciseCount).toBe(EXERCISES_A_SECTION);
        expect(section.exercises.map((exercise) => exercise.exerciseCode)).toEqual(["A1", "A2", "A3", "A4", "A5"]);
      }
    }
    const first = program.dailyWorkouts[0]?.workoutSections[1]?.exercises[0];
    const draft = draftExercise(1);
    expect(first).toEqual({ id: expect.any(Number), ...draft, notes: notesWithDose(draft), dose: readSets(draft) });
  });

  it("says since when its viewer is a member, by their own calendar: what was planned before was not missed", async () => {
    const id = await store({ title: "Since", startDate: mondayOf(TODAY), publish: true });
    const far = await Person.member({ timeZone: "Pacific/Kiritimati" });
    const joined = new Date("2026-03-07T11:30:00Z");
    await db
      .update(user)
      .set({ createdAt: joined })
      .where(inArray(user.id, [member.id, far.id]));
    expect([(await read(member, id)).memberSince, (await read(far, id)).memberSince]).toEqual([
      "2026-03-07",
      "2026-03-08",
    ]);
  });

  it("keeps quotes, emoji and what looks like SQL or JSON as they were written", async () => {
    const name = `"; drop table exercise; --'  {"a":1} \\ 🥋 é`;
    const days = week().map((day) => ({
      ...day,
      sections: day.sections.map((s) => ({ ...s, exercises: [{ ...draftExercise(1), name }] })),
    }));
    const id = await store({ title: name, startDate: "2031-01-06", publish: true, days });
    const program = await read(member, id);
    expect(program.title).toBe(name);
    expect(program.dailyWorkouts[2]?.workoutSections[0]?.exercises[0]?.name).toBe(name);
  });

  it("is whole for those who train and gated by the server for those whose membership has ended", async () => {
    const id = await store({ title: "Gated week", startDate: mondayOf(TODAY), publish: true });
    for (const person of [await Person.coach(), admin, member]) expect((await read(person, id)).gated).toBe(false);

    for (const person of [lapsed, await Person.join()]) {
      const answer = await person.get(`/api/weekly-programs/${id}`);
      const text = await answer.text();
      expect(text).not.toMatch(/youtu|https?:/);
      const program = weeklyProgramSchema.parse(JSON.parse(text));
      expect(program.gated).toBe(true);
      const section = program.dailyWorkouts[0]?.workoutSections[0];
      expect(section?.exercises).toHaveLength(2);
      expect(section?.exerciseCount).toBe(EXERCISES_A_SECTION);
      expect(section?.exercises[0]).toMatchObject({ name: "Exercise 1", sets: "3", videoUrl: null });
    }
  });

  it("is gated by what the membership says now", async () => {
    const id = await store({ title: "Grace week", startDate: mondayOf(TODAY), publish: true });
    const inGrace = { status: "past_due", startedDaysAgo: 13, endsInDays: 17 } as const;
    const cases = [
      [inGrace, false],
      [{ ...inGrace, startedDaysAgo: 15 }, true],
      [{ status: "canceled", startedDaysAgo: 20, endsInDays: 1 }, false],
      [{ status: "canceled", startedDaysAgo: 40, endsInDays: -1 }, true],
      [{ status: "incomplete", startedDaysAgo: 0, endsInDays: 30 }, true],
      [{ status: "trialing", startedDaysAgo: 6, endsInDays: 1 }, false],
    ] as const;
    for (const [membership, gated] of cases) {
      const person = await Person.join({ membership });
      expect([membership, (await read(person, id)).gated]).toEqual([membership, gated]);
    }
  });

  it("does not exist for anybody but the staff while it is a draft, and for nobody once deleted", async () => {
    const id = await store({ title: "Draft week", startDate: "2031-02-03", publish: false });
    expect((await member.get(`/api/weekly-programs/${id}`)).status).toBe(404);
    expect((await (await Person.coach()).get(`/api/weekly-programs/${id}`)).status).toBe(200);
    const draft = await read(admin, id);
    expect(draft.isPublished).toBe(false);
    const dayId = draft.dailyWorkouts[0]?.id;
    expect((await member.post(`/api/daily-workouts/${dayId}/complete`, { workoutType: "equipment" })).status).toBe(404);

    expect((await admin.delete(`/api/admin/weekly-programs/${id}`)).status).toBe(204);
    expect((await admin.get(`/api/weekly-programs/${id}`)).status).toBe(404);
    expect((await admin.delete(`/api/admin/weekly-programs/${id}`)).status).toBe(404);
    const kept = await db.select().from(weeklyProgram).where(eq(weeklyProgram.id, id)).get();
    expect(kept?.deletedAt).toBeInstanceOf(Date);
  });

  it("answers 404 for ids that are no ids", async () => {
    for (const id of ["0", "-1", "1.5", "abc", "1e3", "99999999999999999999", "%27"]) {
      expect([id, (await member.get(`/api/weekly-programs/${id}`)).status]).toEqual([id, 404]);
    }
  });
});

describe("the current program", () => {
  it("is the one that runs today in the viewer's zone, else the one that started last, else null", async () => {
    await db.update(weeklyProgram).set({ deletedAt: new Date() });
    const answer = await member.get("/api/weekly-programs/current");
    expect([answer.status, await answer.json()]).toEqual([200, null]);

    const older = await store({ title: "Older", startDate: addDays(mondayOf(TODAY), -28), publish: true });
    const recent = await store({ title: "Recent", startDate: addDays(mondayOf(TODAY), -14), publish: true });
    expect(await currentId(member)).toBe(recent);
    await store({ title: "Running, but a draft", startDate: mondayOf(TODAY), publish: false });
    expect(await currentId(admin)).toBe(recent);
    const running = await store({ title: "Running", startDate: mondayOf(TODAY), publish: true });
    // Not next week: at the end of a Sunday that one has begun in the east.
    await store({ title: "Not yet", startDate: addDays(mondayOf(TODAY), 14), publish: true });
    expect(await currentId(member)).toBe(running);

    // One day each, either side of the date line: two viewers at one instant are on two dates.
    const [west, east] = [localDate(new Date(), "Etc/GMT+12"), localDate(new Date(), "Pacific/Kiritimati")];
    await db.update(weeklyProgram).set({ startDate: east, endDate: east }).where(eq(weeklyProgram.id, older));
    await db.update(weeklyProgram).set({ startDate: west, endDate: west }).where(eq(weeklyProgram.id, running));
    expect(await currentId(await Person.member({ timeZone: "Pacific/Kiritimati" }))).toBe(older);
    expect(await currentId(await Person.member({ timeZone: "Etc/GMT+12" }))).toBe(running);
  });
});

describe("the coach's programs", () => {
  it("are listed with counts, drafts too, page by page without repeats", async () => {
    await db.update(weeklyProgram).set({ deletedAt: new Date() });
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1)
      ids.push(await store({ title: `Week ${n}`, startDate: "2032-01-05", publish: n % 2 === 0 }));
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const answer: Response = await admin.get(
        `/api/admin/weekly-programs?limit=2${cursor ? `&cursor=${cursor}` : ""}`,
      );
      const rows = adminProgramSchema.array().parse(await answer.json());
      for (const row of rows) {
        expect(row).toMatchObject({ exerciseCount: 75, missingVideoCount: 30 });
        seen.push(row.id);
      }
      cursor = answer.headers.get("X-Next-Cursor");
    } while (cursor);
    expect(seen).toEqual(ids.toReversed());
    expect((await admin.get("/api/admin/weekly-programs?cursor=1;drop")).status).toBe(400);
    expect((await admin.get("/api/admin/weekly-programs?limit=-1")).status).toBe(200);
    expect(await (await member.get("/api/weekly-programs")).json()).toHaveLength(3);
  });

  it("change only where the change says so, and the change is in the audit log", async () => {
    const id = await store({ title: "To publish", startDate: "2033-01-03", publish: false });
    const answer = await admin.put(`/api/admin/weekly-programs/${id}`, { isPublished: true });
    expect(await answer.json()).toMatchObject({ id, title: "To publish", isPublished: true, startDate: "2033-01-03" });
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `weekly_program:${id}`));
    expect(log.map((row) => row.action)).toEqual(["program.import", "program.publish"]);
    expect(log.every((row) => row.actorId === admin.id)).toBe(true);
    expect((await admin.put("/api/admin/weekly-programs/999999", { isPublished: true })).status).toBe(404);
  });

  it("refuse dates that cannot be, in words, and stay as they were", async () => {
    const id = await store({ title: "Dates", startDate: "2033-02-07", publish: false });
    for (const change of [
      { startDate: "2033-02-20", endDate: "2033-02-10" },
      { endDate: "2033-02-01" },
      { startDate: "2033-02-30" },
      { startDate: "tomorrow" },
      { title: "   " },
    ]) {
      const answer = await admin.put(`/api/admin/weekly-programs/${id}`, change);
      const body = (await answer.json()) as { message: string; issues: { path: string }[] };
      expect([change, answer.status]).toEqual([change, 422]);
      expect(body.issues[0]?.path).toBe(Object.keys(change).at(-1));
    }
    expect(await read(admin, id)).toMatchObject({ title: "Dates", startDate: "2033-02-07", endDate: "2033-02-13" });
  });
});

describe("completing a section", () => {
  it("changes stats, streak and progress once; a second time the same day changes nothing", async () => {
    const person = await Person.member();
    const id = await store({ title: "Training", startDate: mondayOf(TODAY), publish: true });
    const day = (await read(person, id)).dailyWorkouts[0];
    expect(await stats(person)).toEqual({ workoutsCompleted: 0, currentStreak: 0, totalTime: 0, monthlyWorkouts: 0 });

    const complete = (body: unknown) => person.post(`/api/daily-workouts/${day?.id}/complete`, body);
    const first = completionResultSchema.parse(
      await (await complete({ workoutType: "equipment", duration: 45 })).json(),
    );
    expect(first).toMatchObject({
      alreadyCompleted: false,
      entry: { title: day?.title, duration: 45, localDate: TODAY },
    });
    const again = completionResultSchema.parse(await (await complete({ workoutType: "equipment" })).json());
    expect(again).toEqual({ alreadyCompleted: true, entry: first.entry });
    expect(await stats(person)).toEqual({ workoutsCompleted: 1, currentStreak: 1, totalTime: 0.8, monthlyWorkouts: 1 });

    await complete({ workoutType: "no_equipment" });
    expect(await stats(person)).toMatchObject({ workoutsCompleted: 2, currentStreak: 1 });
    const entries = progressEntrySchema.array().parse(await (await person.get("/api/user/progress")).json());
    expect(entries.map((entry) => entry.workoutType)).toEqual(["no_equipment", "equipment"]);
    const sections = (await read(person, id)).dailyWorkouts[0]?.workoutSections;
    expect(sections?.map((section) => section.lastCompletedOn)).toEqual([TODAY, TODAY, null]);
    const completionId = sections?.[0]?.lastCompletionId;
    expect((await member.call("DELETE", `/api/user/progress/${completionId}`)).status).toBe(404);
    expect((await person.call("DELETE", `/api/user/progress/${completionId}`)).status).toBe(204);
    const undone = (await read(person, id)).dailyWorkouts[0]?.workoutSections;
    expect(undone?.map((section) => section.lastCompletionId === null)).toEqual([true, false, true]);
    expect((await read(member, id)).dailyWorkouts[0]?.workoutSections[0]?.lastCompletedOn).toBeNull();
  });

  it("counts once for twenty impatient taps at the same moment", async () => {
    const person = await Person.member();
    const id = await store({ title: "Impatient", startDate: mondayOf(TODAY), publish: true });
    const day = (await read(person, id)).dailyWorkouts[3];
    const taps = Array.from({ length: 20 }, () =>
      person.post(`/api/daily-workouts/${day?.id}/complete`, { workoutType: "coach_program" }),
    );
    const answers = await Promise.all(
      (await Promise.all(taps)).map(async (a) => completionResultSchema.parse(await a.json())),
    );
    expect(answers.filter((answer) => !answer.alreadyCompleted)).toHaveLength(1);
    expect(await stats(person)).toMatchObject({ workoutsCompleted: 1, currentStreak: 1 });
  });

  it("is refused to those who may not train, and nothing is counted", async () => {
    const id = await store({ title: "Refused", startDate: mondayOf(TODAY), publish: true });
    const day = (await read(member, id)).dailyWorkouts[0];
    const path = `/api/daily-workouts/${day?.id}/complete`;
    const answer = await lapsed.post(path, { workoutType: "equipment" });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: "membership_required" });
    expect(await stats(lapsed)).toMatchObject({ workoutsCompleted: 0 });
    expect((await Person.visitor.post(path, { workoutType: "equipment" })).status).toBe(401);
  });

  it("refuses what is not a section or not a length, and another member's id in the body is ignored", async () => {
    const person = await Person.member();
    const id = await store({ title: "Abuse", startDate: mondayOf(TODAY), publish: true });
    const path = `/api/daily-workouts/${(await read(person, id)).dailyWorkouts[0]?.id}/complete`;
    for (const body of [
      {},
      { workoutType: "sauna" },
      { workoutType: "equipment", duration: 0 },
      { workoutType: "equipment", duration: -5 },
      { workoutType: "equipment", duration: 1.5 },
      { workoutType: "equipment", duration: 1e9 },
      { workoutType: "equipment", duration: "45" },
    ]) {
      expect([body, (await person.post(path, body)).status]).toEqual([body, 422]);
    }
    expect((await person.call("POST", path, undefined, { "content-type": "application/json" })).status).toBe(400);
    expect(await stats(person)).toMatchObject({ workoutsCompleted: 0 });
    await person.post(path, { workoutType: "equipment", userId: member.id });
    expect(await stats(person)).toMatchObject({ workoutsCompleted: 1 });
  });

  it("counts for the member's own calendar day", async () => {
    const person = await Person.member({ timeZone: "Pacific/Kiritimati" });
    const id = await store({ title: "Far east", startDate: mondayOf(TODAY), publish: true });
    const day = (await read(person, id)).dailyWorkouts[0];
    const answer = await person.post(`/api/daily-workouts/${day?.id}/complete`, { workoutType: "equipment" });
    const { entry } = completionResultSchema.parse(await answer.json());
    expect(entry.localDate).toBe(localDate(new Date(entry.completedAt), "Pacific/Kiritimati"));
  });
});

type Stored = { title: string; startDate: string; publish: boolean; days?: DayDraft[] };

async function store({ title, startDate, publish, days = week() }: Stored): Promise<number> {
  const actor = { kind: "member", user: { id: admin.id } } as never;
  const ctx = { db, env, actor, now: new Date(), later: () => {} };
  const draft = {
    title,
    description: "See https://youtu.be/abcdefghijk",
    weekNumber: 7,
    days,
    startDate,
    documentId: null,
    documentRows: [],
    once: null,
  };
  const { id } = await createProgram(ctx, draft);
  if (publish) await db.update(weeklyProgram).set({ isPublished: true }).where(eq(weeklyProgram.id, id));
  return id;
}

function week(): DayDraft[] {
  return ([1, 2, 3, 4, 5] as const).map((dayOfWeek) => ({
    dayOfWeek,
    title: `Day ${dayOfWeek}`,
    description: null,
    notes: "Watch www.youtube.com/watch?v=abcdefghijk first",
    sections: COLUMN_TYPES.map((columnType) => ({
      columnType,
      exercises: Array.from({ length: EXERCISES_A_SECTION }, (_, i) => draftExercise(i + 1)),
    })),
  }));
}

// Every second exercise has no video.
function draftExercise(n: number): ExerciseDraft {
  return {
    name: `Exercise ${n}`,
    exerciseCode: `A${n}`,
    tier: "A-Tier",
    category: "Armor Building",
    sets: "3",
    reps: "8-10",
    setRep: "3 x 8-10",
    tempo: "30X0",
    load: "72.5%",
    rest: "90 s",
    duration: null,
    description: null,
    notes: "Slow down, see http://example.com/a",
    videoUrl: n % 2 ? `https://www.youtube.com/watch?v=abcdefghij${n}` : null,
  };
}

async function read(person: Person, id: number): Promise<WeeklyProgram> {
  const answer = await person.get(`/api/weekly-programs/${id}`);
  expect(answer.status).toBe(200);
  return weeklyProgramSchema.parse(await answer.json());
}

async function currentId(person: Person): Promise<number> {
  return weeklyProgramSchema.parse(await (await person.get("/api/weekly-programs/current")).json()).id;
}

async function stats(person: Person) {
  return userStatsSchema.parse(await (await person.get("/api/user/stats")).json());
}

it("keeps the foreign keys whole", async () => {
  expect(await db.all(sql`pragma foreign_key_check`)).toEqual([]);
});
