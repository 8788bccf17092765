import { and, desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addDays, localDate } from "../../worker/contract/calendar";
import { libraryEntrySchema } from "../../worker/contract/library";
import { trainingContextSchema, trainingMaxesSchema } from "../../worker/contract/training";
import { MAX_CHANGES_KEPT } from "../../worker/contract/training-limits";
import { auditLog } from "../../worker/db/account";
import { libraryKey } from "../../worker/db/exercises";
import { exercise } from "../../worker/db/programs";
import { trainingMax, trainingMaxChange } from "../../worker/db/training";
import { db, Person } from "../workers/club";

const PATH = "/api/user/training-maxes";
const TODAY = localDate(new Date(), "UTC");

const read = async (person: Person, path = PATH) => trainingMaxesSchema.parse(await (await person.get(path)).json());
const put = async (person: Person, body: object, path = PATH) => {
  const answer = await person.put(path, { unit: "kg", ...body });
  expect([path, answer.status, answer.status === 200 ? "" : await answer.clone().text()]).toEqual([path, 200, ""]);
  return trainingMaxesSchema.parse(await answer.json());
};

async function workoutOf(...exercises: { name: string; setRep?: string; load?: string }[]) {
  const admin = await Person.admin();
  const answer = await admin.post("/api/admin/workouts", { title: "Heavy", exercises });
  const { id } = (await answer.json()) as { id: number };
  const rows = await db
    .select({ id: exercise.id, name: exercise.name })
    .from(exercise)
    .where(eq(exercise.workoutId, id));
  return { admin, id, idOf: (name: string) => rows.find((row) => row.name === name)?.id ?? 0 };
}

const contextOf = async (person: Person, id: number) =>
  trainingContextSchema.parse(await (await person.get(`/api/workouts/${id}/training`)).json());

describe("a member's training maximums", () => {
  it("are set by hand, replaced, and taken away; what they have been is kept so far back", async () => {
    const person = await Person.member();
    expect(await read(person)).toEqual({ weightUnit: "kg", lifts: [] });
    await put(person, { lift: "Zercher Squat", load: 100 });
    const { lifts } = await put(person, { lift: "Zercher Squats", load: 102.5 });
    expect(lifts).toMatchObject([
      { lift: "Zercher Squats", max: { load: 102.5, unit: "kg", source: "hand" }, proposed: null },
    ]);
    expect(lifts[0]?.changes.map(({ load }) => load)).toEqual([102.5, 100]);
    for (let load = 1; load <= MAX_CHANGES_KEPT + 3; load += 1) await put(person, { lift: "Zercher Squat", load });
    expect((await read(person)).lifts[0]?.changes).toHaveLength(MAX_CHANGES_KEPT);
    expect((await put(person, { lift: "zercher squat", load: null })).lifts).toEqual([]);
    expect(await db.select().from(trainingMaxChange).where(eq(trainingMaxChange.userId, person.id))).toEqual([]);
  });

  it("are refused where they are no load or no lift", async () => {
    const person = await Person.member();
    for (const wrong of [
      { lift: " ", load: 100 },
      { lift: "Squat", load: 0 },
      { lift: "Squat", load: 5000 },
      { lift: "Squat" },
    ]) {
      expect((await person.put(PATH, { unit: "kg", ...wrong })).status).toBe(422);
    }
    expect((await person.put(PATH, { lift: "Squat", load: 100, unit: "stone" })).status).toBe(422);
  });

  it("are nobody else's but the coach's, who sets them on the record", async () => {
    const [person, other, admin] = [await Person.member(), await Person.member(), await Person.admin()];
    const path = `/api/admin/users/${person.id}/training-maxes`;
    await put(person, { lift: "Zercher Squat", load: 100 });
    expect((await read(other)).lifts).toEqual([]);
    expect((await other.get(path)).status).toBe(403);
    expect((await other.put(path, { lift: "Zercher Squat", load: 1, unit: "kg" })).status).toBe(403);
    expect((await read(admin, path)).lifts).toMatchObject([{ max: { load: 100 } }]);
    await put(admin, { lift: "Zercher Squat", load: 105, fromLog: true }, path);
    expect((await read(person)).lifts).toMatchObject([{ max: { load: 105, source: "coach" } }]);
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, `user:${person.id}`), eq(auditLog.action, "training_max.set")))
      .orderBy(desc(auditLog.at));
    expect(entry).toMatchObject({ actorId: admin.id, detail: { lift: "Zercher Squat", load: 105, unit: "kg" } });
    expect((await admin.get("/api/admin/users/nobody/training-maxes")).status).toBe(404);
    expect((await admin.put("/api/admin/users/nobody/training-maxes", { lift: "A", load: 1, unit: "kg" })).status).toBe(
      404,
    );
    expect(await db.select().from(trainingMax).where(eq(trainingMax.userId, other.id))).toEqual([]);
  });
});

describe("what percentages go by", () => {
  it("is told of the exercises that ask for percents, under any of the lift's names, and of no others", async () => {
    const person = await Person.member();
    const { id, idOf } = await workoutOf(
      { name: "Anderson Squat", setRep: "5 x 5", load: "75%" },
      { name: "Anderson Squats", setRep: "3 x 3 @ 85%" },
      { name: "Calf Raise", setRep: "3 x 12", load: "20 kg" },
    );
    const before = await contextOf(person, id);
    expect(before.lifts).toMatchObject([{ lift: "Anderson Squat", max: null, proposed: null }]);
    expect(before.lifts[0]?.exerciseIds).toEqual([idOf("Anderson Squat"), idOf("Anderson Squats")]);
    await put(person, { lift: "Anderson Squat", load: 220, unit: "lb" });
    expect((await contextOf(person, id)).lifts).toMatchObject([{ max: { load: 220, unit: "lb" } }]);
  });

  it("is another lift where the library says so", async () => {
    const person = await Person.member();
    const { admin, id } = await workoutOf(
      { name: "Tempo Pin Squat", setRep: "5 x 5", load: "60%" },
      { name: "Competition Pin Squat", setRep: "1 x 1" },
    );
    const [key] = await db.select().from(libraryKey).where(eq(libraryKey.nameKey, "tempo pin squat"));
    const change = async (goesBy: string | null) => {
      const answer = await admin.put(`/api/admin/exercise-library/${key?.exerciseId}`, { goesBy });
      return { status: answer.status, entry: ((await answer.json()) as { entry?: unknown }).entry };
    };
    const set = await change("competition pin squats");
    expect(libraryEntrySchema.parse(set.entry).goesBy?.name).toBe("Competition Pin Squat");
    await put(person, { lift: "Competition Pin Squat", load: 150 });
    expect((await contextOf(person, id)).lifts).toMatchObject([{ lift: "Competition Pin Squat", max: { load: 150 } }]);
    expect((await change("Nobody's Squat")).status).toBe(422);
    expect(libraryEntrySchema.parse((await change(null)).entry).goesBy).toBeNull();
    expect((await contextOf(person, id)).lifts).toMatchObject([{ lift: "Tempo Pin Squat", max: null }]);
  });

  it("is proposed from the log, where that speaks of more, and never taken over by itself", async () => {
    const person = await Person.member();
    const { id, idOf } = await workoutOf({ name: "Block Pull Low", setRep: "5 x 3", load: "80%" });
    const log = (ago: number, load: number, reps: number) =>
      person.put(`/api/exercises/${idOf("Block Pull Low")}/log`, {
        localDate: addDays(TODAY, -ago),
        sets: [{ load, unit: "kg", reps, effort: null }],
      });
    await log(3, 100, 5);
    await log(2, 90, 3);
    const proposed = {
      load: 116.5,
      unit: "kg",
      from: { load: 100, unit: "kg", reps: 5, localDate: addDays(TODAY, -3) },
    };
    expect((await contextOf(person, id)).lifts).toMatchObject([{ max: null, proposed }]);
    await put(person, { lift: "Block Pull Low", load: 115 });
    expect((await contextOf(person, id)).lifts).toMatchObject([{ max: { load: 115 }, proposed: null }]);
    await put(person, { lift: "Block Pull Low", load: 110 });
    expect((await contextOf(person, id)).lifts).toMatchObject([{ max: { load: 110 }, proposed }]);
    expect((await read(person)).lifts).toMatchObject([{ max: { load: 110 }, proposed }]);
    await put(person, { lift: "Block Pull Low", load: proposed.load, fromLog: true });
    expect((await contextOf(person, id)).lifts).toMatchObject([
      { max: { load: 116.5, source: "log" }, proposed: null },
    ]);
  });
});
