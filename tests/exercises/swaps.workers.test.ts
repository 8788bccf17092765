import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, localDate } from "../../worker/contract/calendar";
import { libraryEntrySchema } from "../../worker/contract/library";
import { swapSetSchema, swapsSchema } from "../../worker/contract/swaps";
import { SWAP_LIMITS } from "../../worker/contract/swaps-limits";
import { exerciseHistorySchema, type TrainingContext, trainingContextSchema } from "../../worker/contract/training";
import { type BookSession, bookSessionSchema, memberTrainingSchema } from "../../worker/contract/training-book";
import { auditLog } from "../../worker/db/account";
import { libraryExercise, libraryKey } from "../../worker/db/exercises";
import { exercise } from "../../worker/db/programs";
import { exerciseSwap, setLog } from "../../worker/db/training";
import { nameKey } from "../../worker/features/exercises/name-key";
import { db, Person } from "../workers/club";

const TODAY = localDate(new Date(), "UTC");
const set = (load: number | null, reps: number) => ({ load, unit: "kg" as const, reps, effort: null });

let admin: Person;
let count = 0;

beforeAll(async () => {
  admin = await Person.admin();
});

/** A workout of one lift of its own name, for which two others are offered. */
async function lift(dose: { setRep?: string; load?: string } = { setRep: "3 x 5", load: "100 kg" }) {
  count += 1;
  const names = { squat: `Yoke Squat ${count}`, goblet: `Sandbag Squat ${count}`, box: `Pin Squat ${count}` };
  const answer = await admin.post("/api/admin/workouts", {
    title: `Heavy ${count}`,
    isPublished: true,
    exercises: [{ name: names.squat, ...dose }, { name: "Carry" }],
  });
  const { id: workoutId } = (await answer.json()) as { id: number };
  const [row] = await db
    .select()
    .from(exercise)
    .where(and(eq(exercise.workoutId, workoutId), eq(exercise.name, names.squat)));
  await offer(names.squat, [
    { name: names.goblet, purpose: "kit" },
    { name: names.box, purpose: "joint" },
  ]);
  return { ...names, workoutId, exerciseId: row?.id ?? 0 };
}

async function entryOf(name: string): Promise<number> {
  const [key] = await db
    .select()
    .from(libraryKey)
    .where(eq(libraryKey.nameKey, nameKey(name)));
  return key?.exerciseId ?? 0;
}

const offer = async (name: string, alternatives: object[]) =>
  admin.put(`/api/admin/exercise-library/${await entryOf(name)}`, { alternatives });

async function contextOf(person: Person, workoutId: number): Promise<TrainingContext> {
  return trainingContextSchema.parse(await (await person.get(`/api/workouts/${workoutId}/training`)).json());
}
const swap = (person: Person, exerciseId: number, body: object) =>
  person.put(`/api/exercises/${exerciseId}/swap`, body);
async function swapped(person: Person, exerciseId: number, body: object) {
  const answer = await swap(person, exerciseId, body);
  expect([answer.status, answer.status === 200 ? "" : await answer.clone().text()]).toEqual([200, ""]);
  return swapSetSchema.parse(await answer.json()).swap;
}
const log = (person: Person, exerciseId: number, body: object) => person.put(`/api/exercises/${exerciseId}/log`, body);
async function book(person: Person): Promise<BookSession[]> {
  const answer = await admin.get(`/api/admin/training?member=${person.id}&show=all`);
  return ((await answer.json()) as unknown[]).map((each) => bookSessionSchema.parse(each));
}

describe("alternatives in the library", () => {
  it("are kept with what each is for, learnt where they are new, and audited", async () => {
    const { squat, goblet, box } = await lift();
    const id = await entryOf(squat);
    const answer = await offer(squat, [
      { name: box, purpose: "joint" },
      { name: goblet, purpose: "pattern" },
    ]);
    const { entry } = (await answer.json()) as { entry: unknown };
    expect(libraryEntrySchema.parse(entry).alternatives).toEqual([
      { id: await entryOf(box), name: box, purpose: "joint" },
      { id: await entryOf(goblet), name: goblet, purpose: "pattern" },
    ]);
    const audited = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `library_exercise:${id}`));
    expect(JSON.stringify(audited.at(-1)?.detail)).toContain(goblet);
    expect(((await (await offer(squat, [])).json()) as { entry: unknown }).entry).toMatchObject({ alternatives: [] });
  });

  it("are refused where they are the exercise itself, no name, too many, or for nothing", async () => {
    const { squat } = await lift();
    for (const wrong of [
      [{ name: squat.toUpperCase(), purpose: "kit" }],
      [{ name: "(each side)", purpose: "kit" }],
      [{ name: "Row", purpose: "fun" }],
      Array.from({ length: SWAP_LIMITS.alternatives + 1 }, (_, at) => ({ name: `Row ${at} x`, purpose: "kit" })),
    ]) {
      const answer = await offer(squat, wrong);
      expect([wrong[0], answer.status]).toEqual([wrong[0], 422]);
    }
  });

  it("follow an entry that is merged into another, with what members do in its place", async () => {
    const person = await Person.member();
    const { squat, goblet, box, exerciseId, workoutId } = await lift();
    await swapped(person, exerciseId, { substitute: goblet, reason: "kit", standing: true });
    const merge = (from: string, into: number) =>
      entryOf(from).then((id) => admin.post(`/api/admin/exercise-library/${id}/merge`, { into }));
    expect((await merge(goblet, await entryOf(box))).status).toBe(200);
    const [own] = (await contextOf(person, workoutId)).substitutes;
    expect(own).toMatchObject({ insteadOf: squat, swap: { substitute: box }, options: [{ name: box }] });
    // Into what it was done in place of: then nothing is in its place.
    expect((await merge(box, await entryOf(squat))).status).toBe(200);
    expect((await contextOf(person, workoutId)).substitutes).toEqual([]);
  });
});

describe("a member's swap", () => {
  it("holds for the day or from now on, is replaced, and ends", async () => {
    const person = await Person.member();
    const { squat, goblet, box, exerciseId, workoutId } = await lift();
    const own = async () => (await contextOf(person, workoutId)).substitutes[0];
    expect(await own()).toMatchObject({
      exerciseIds: [exerciseId],
      insteadOf: squat,
      options: [
        { name: box, purpose: "joint" },
        { name: goblet, purpose: "kit" },
      ],
      swap: null,
    });
    const standing = await swapped(person, exerciseId, { substitute: goblet, reason: "hurts", standing: true });
    expect(standing).toMatchObject({ insteadOf: squat, substitute: goblet, standing: true, localDate: TODAY });
    await swapped(person, exerciseId, { substitute: box, reason: "prefer" });
    expect((await own())?.swap).toEqual({ substitute: box, reason: "prefer", standing: false });
    const listed = swapsSchema.parse(await (await person.get("/api/user/swaps")).json());
    expect(listed).toEqual([standing]);
    expect(await swapped(person, exerciseId, { substitute: null })).toBeNull();
    expect((await own())?.swap).toBeNull();
    expect(await (await person.get("/api/user/swaps")).json()).toEqual([]);
  });

  it("of yesterday alone is over today, and from now on is ended by its number, by its member only", async () => {
    const [person, other] = [await Person.member(), await Person.member()];
    const { goblet, exerciseId, workoutId } = await lift();
    await swapped(person, exerciseId, { localDate: addDays(TODAY, -1), substitute: goblet, reason: "kit" });
    expect((await contextOf(person, workoutId)).substitutes[0]?.swap).toBeNull();
    const standing = await swapped(person, exerciseId, { substitute: goblet, reason: "kit", standing: true });
    const path = `/api/user/swaps/${standing?.id}`;
    expect((await contextOf(other, workoutId)).substitutes[0]?.swap).toBeNull();
    expect((await other.call("DELETE", path)).status).toBe(404);
    expect((await person.call("DELETE", path)).status).toBe(204);
    expect((await person.call("DELETE", path)).status).toBe(404);
  });

  it("is refused for what is not offered, without a reason, and of a day that is too far", async () => {
    const person = await Person.member();
    const { goblet, exerciseId } = await lift();
    for (const wrong of [
      { substitute: "Leg Press of Nobody", reason: "kit" },
      { substitute: goblet },
      { substitute: goblet, reason: "bored" },
      { substitute: goblet, reason: "kit", localDate: addDays(TODAY, 3) },
      { substitute: goblet, reason: "kit", localDate: addDays(TODAY, -20) },
    ]) {
      expect([wrong, (await swap(person, exerciseId, wrong)).status]).toEqual([wrong, 422]);
    }
    expect((await swap(person, 999_999, { substitute: goblet, reason: "kit" })).status).toBe(404);
    expect((await swap(await Person.lapsed(), exerciseId, { substitute: goblet, reason: "kit" })).status).toBe(403);
  });
});

describe("what is done in place of a lift", () => {
  it("counts as what was done: sets, last time and history, and nothing of the other lift", async () => {
    const person = await Person.member();
    const { squat, goblet, exerciseId, workoutId } = await lift();
    const before = addDays(TODAY, -2);
    await log(person, exerciseId, { localDate: before, sets: [set(100, 5)] });
    await log(person, exerciseId, { localDate: before, sets: [set(30, 8)], substitute: goblet.toUpperCase() });
    const answer = await log(person, exerciseId, { sets: [set(32, 8)], substitute: goblet });
    const { records } = (await answer.json()) as { records: { kind: string; exerciseName: string; value: number }[] };
    expect(records[0]).toMatchObject({ kind: "load", exerciseName: goblet, value: 32 });
    const rows = await db.select().from(setLog).where(eq(setLog.userId, person.id)).orderBy(setLog.at);
    expect(rows.map(({ exerciseName, load }) => [exerciseName, load])).toEqual(
      expect.arrayContaining([
        [squat, 100],
        [goblet, 30],
        [goblet, 32],
      ]),
    );
    const { exercises, substitutes } = await contextOf(person, workoutId);
    expect(exercises).toMatchObject([{ exerciseId, last: { sets: [{ load: 100 }] }, today: null }]);
    expect(substitutes[0]?.options.find(({ name }) => name === goblet)).toMatchObject({
      last: { sets: [{ load: 30 }] },
      today: { sets: [{ load: 32 }] },
    });
    const history = async (query: string) =>
      exerciseHistorySchema.parse(await (await person.get(`/api/exercises/${exerciseId}/history${query}`)).json());
    expect((await history("")).days).toHaveLength(1);
    expect(await history(`?substitute=${encodeURIComponent(goblet)}`)).toMatchObject({ name: goblet, days: [{}, {}] });
    expect((await log(person, exerciseId, { sets: [set(1, 1)], substitute: "Nobody's Press" })).status).toBe(422);
  });

  it("goes by a maximum of its own where the lift is asked for in percents", async () => {
    const person = await Person.member();
    const { squat, goblet, workoutId } = await lift({ setRep: "5 x 5", load: "75%" });
    const max = (name: string, load: number) =>
      person.put("/api/user/training-maxes", { lift: name, load, unit: "kg", fromLog: false });
    await max(squat, 200);
    const option = async () =>
      (await contextOf(person, workoutId)).substitutes[0]?.options.find(({ name }) => name === goblet);
    expect((await option())?.lift).toMatchObject({ lift: goblet, max: null });
    await max(goblet, 60);
    expect((await option())?.lift).toMatchObject({ lift: goblet, max: { load: 60 } });
  });

  it("is what the coach reads in the book, with what it was in place of and why", async () => {
    const person = await Person.member();
    const { squat, goblet, box, exerciseId, workoutId } = await lift();
    await swapped(person, exerciseId, { substitute: goblet, reason: "hurts" });
    await log(person, exerciseId, { sets: [set(30, 5)], substitute: goblet });
    const [session] = await book(person);
    expect(session).toMatchObject({ hurts: true });
    expect(session?.exercises[0]).toMatchObject({
      exerciseId,
      name: goblet,
      insteadOf: squat,
      swapReason: "hurts",
      short: true,
      sets: [{ load: 30 }],
    });
    // The lift itself beside it.
    await log(person, exerciseId, { sets: [set(60, 5)] });
    const both = (await book(person))[0]?.exercises.slice(0, 2);
    expect(new Set(both?.map(({ name, insteadOf }) => `${name} ${insteadOf}`))).toEqual(
      new Set([`${goblet} ${squat}`, `${squat} null`]),
    );
    await swapped(person, exerciseId, { substitute: box, reason: "prefer", standing: true });
    const read = await admin.get(`/api/admin/users/${person.id}/training`);
    expect(memberTrainingSchema.parse(await read.json()).swaps).toMatchObject([
      { insteadOf: squat, substitute: box, reason: "prefer", standing: true },
    ]);
    expect(workoutId).toBeGreaterThan(0);
  });

  it("is told also of a training of which nothing was written down", async () => {
    const person = await Person.member();
    const { squat, box, exerciseId, workoutId } = await lift();
    await swapped(person, exerciseId, { substitute: box, reason: "kit", standing: true });
    await person.post(`/api/workouts/${workoutId}/complete`, { duration: 20 });
    expect((await book(person))[0]?.exercises[0]).toMatchObject({
      name: box,
      insteadOf: squat,
      swapReason: "kit",
      sets: [],
    });
  });

  it("has as many lifts as there may be, and says so", async () => {
    const person = await Person.member();
    const { goblet, exerciseId } = await lift();
    const substituteId = await entryOf(goblet);
    const made = { sortName: "filler", createdAt: new Date(), updatedAt: new Date() };
    const fillers = await db
      .insert(libraryExercise)
      .values(Array.from({ length: 20 }, (_, at) => ({ ...made, name: `Filler ${at}` })))
      .returning();
    while (fillers.length < SWAP_LIMITS.standing) {
      fillers.push(
        ...(await db
          .insert(libraryExercise)
          .values({ ...made, name: `Filler ${fillers.length}` })
          .returning()),
      );
    }
    for (const { id } of fillers) {
      await db.insert(exerciseSwap).values({
        userId: person.id,
        exerciseId: id,
        substituteId,
        exerciseName: "Filler",
        substituteName: goblet,
        reason: "kit",
        standing: true,
        localDate: TODAY,
        at: new Date(),
      });
    }
    const full = await swap(person, exerciseId, { substitute: goblet, reason: "kit", standing: true });
    expect([full.status, await full.text()]).toEqual([422, expect.stringContaining("from now on")]);
    await swapped(person, exerciseId, { substitute: goblet, reason: "kit" });
  });
});
