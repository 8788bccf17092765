import { env } from "cloudflare:workers";
import { and, eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, localDate, mondayOf } from "../../worker/contract/calendar";
import { COLUMN_TYPES, type ExerciseDraft } from "../../worker/contract/drafts";
import { DEFAULT_GYMS } from "../../worker/contract/gym";
import {
  exerciseHistorySchema,
  type LogExercise,
  loggedExerciseSchema,
  type TrainingContext,
  trainingContextSchema,
} from "../../worker/contract/training";
import { HISTORY_DAYS_SHOWN, LATE_COMPLETION_DAYS } from "../../worker/contract/training-limits";
import { user } from "../../worker/db/account";
import { dailyWorkout, exercise, weeklyProgram } from "../../worker/db/programs";
import { setLog, trainingPreference } from "../../worker/db/training";
import { workout } from "../../worker/db/workouts";
import { createProgram } from "../../worker/features/programs/create-program";
import { createWorkout } from "../../worker/features/workouts/create-workout";
import { db, Person } from "../workers/club";

const TODAY = localDate(new Date(), "UTC");
const VIDEO = "dQw4w9WgXcQ";
const day = (ago: number) => addDays(TODAY, -ago);

let admin: Person;
/** Exercise ids of a published workout, by name. */
let squat: number;
let rows: number;
let workoutId: number;

beforeAll(async () => {
  admin = await Person.admin();
  workoutId = await storeWorkout(["Front Squat", "DB Rows (each side)", "Plank"]);
  [squat, rows] = (await exercisesOf(workoutId)) as [number, number];
});

describe("logging an exercise", () => {
  it("keeps the sets as they were said and gives them back today", async () => {
    const person = await Person.member();
    const sets = [set(100, 5, "lb", 8.5), set(null, 12), set(22.75, null), set(0, 0)];
    const answer = await log(person, squat, { sets });
    expect(answer).toEqual({ log: { localDate: TODAY, sets }, records: [] });
    expect(await training(person)).toEqual({
      weightUnit: "kg",
      exercises: [{ exerciseId: squat, last: null, today: { localDate: TODAY, sets } }],
      gym: DEFAULT_GYMS.kg,
      lifts: [],
      substitutes: [],
    });
  });

  it("keeps times, ways, sides and what was added to or taken off the body's own weight, and 0 as a value", async () => {
    const person = await Person.member();
    const done = { ...set(null, null), seconds: 45 };
    const sets = [
      { ...done, side: "left" as const },
      { ...done, seconds: 0, side: "right" as const },
      { ...set(24, null), metres: 40.5 },
      { ...set(-20, 8), bodyweight: true },
      { ...set(0, 0), metres: 0, bodyweight: true },
    ];
    expect((await log(person, squat, { sets })).log.sets).toEqual(sets);
    expect((await training(person)).exercises[0]?.today?.sets).toEqual(sets);
    const refused = await person.put(`/api/exercises/${squat}/log`, { sets: [set(-20, 8)] });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ issues: [{ message: "A load is 0 or more." }] });
    // As devices that have not heard of them send it.
    const { seconds, metres, side, bodyweight, ...old } = set(60, 5);
    expect((await log(person, squat, { sets: [old] })).log.sets).toEqual([set(60, 5)]);
  });

  it("tells records of every kind, and shows those that stand with the most reps at each load", async () => {
    const person = await Person.member();
    const held = (seconds: number) => ({ ...set(null, null), seconds });
    const walked = (metres: number) => ({ ...set(24, null), metres });
    await log(person, squat, { localDate: day(7), sets: [held(40), walked(40), set(60, 8), set(60, 8), set(80, 3)] });
    const { records } = await log(person, squat, { sets: [held(55), walked(60), set(60, 10), set(50, 12)] });
    expect(records.map(({ kind, value }) => [kind, value])).toEqual([
      ["reps", 10],
      ["time", 55],
      ["distance", 60],
    ]);
    const shown = await history(person, squat);
    expect(shown.records.map(({ kind, value }) => [kind, value])).toEqual([
      ["load", 80],
      ["time", 55],
      ["distance", 60],
      ["estimate", 88],
    ]);
    expect(shown.mostReps).toEqual([
      { load: 80, unit: "kg", bodyweight: false, reps: 3, localDate: day(7) },
      { load: 60, unit: "kg", bodyweight: false, reps: 10, localDate: TODAY },
      { load: 50, unit: "kg", bodyweight: false, reps: 12, localDate: TODAY },
    ]);
    expect(shown.days[0]).toMatchObject({ topSeconds: 40, topMetres: 40 });
  });

  it("replaces the day, the same again changes nothing, and no sets take the day away", async () => {
    const person = await Person.member();
    await log(person, squat, { sets: [set(60, 5), set(60, 5), set(60, 5)] });
    await log(person, rows, { sets: [set(20, 10)] });
    const twice = [
      await log(person, squat, { sets: [set(62.5, 5)] }),
      await log(person, squat, { sets: [set(62.5, 5)] }),
    ];
    expect(twice[0]).toEqual(twice[1]);
    expect(await training(person)).toMatchObject({
      exercises: [{ today: { sets: [set(62.5, 5)] } }, { today: { sets: [set(20, 10)] } }],
    });
    await log(person, squat, { sets: [] });
    expect((await training(person)).exercises.map((own) => own.exerciseId)).toEqual([rows]);
    expect(await db.select().from(setLog).where(eq(setLog.userId, person.id))).toHaveLength(1);
  });

  it("ends with one whole day after twenty saves at once", async () => {
    const person = await Person.member();
    const saves = Array.from({ length: 20 }, (_, n) => log(person, squat, { sets: [set(50 + n, 5), set(50 + n, 4)] }));
    await Promise.all(saves);
    const kept = await db.select().from(setLog).where(eq(setLog.userId, person.id));
    expect(kept).toHaveLength(2);
    expect(kept[0]?.load).toBe(kept[1]?.load);
  });

  it("tells a record once, not on the first day, and never again for the same sets", async () => {
    const person = await Person.member();
    expect((await log(person, squat, { localDate: day(7), sets: [set(80, 5)] })).records).toEqual([]);
    expect((await log(person, squat, { localDate: day(7), sets: [set(80, 5), set(85, 3)] })).records).toEqual([]);
    expect((await log(person, squat, { localDate: day(3), sets: [set(80, 5)] })).records).toEqual([]);
    const better = { sets: [set(87.5, 3)] };
    const at = kg(87.5);
    expect((await log(person, squat, better)).records).toEqual([
      { kind: "load", exerciseName: "Front Squat", value: 87.5, unit: "kg", reps: 3, localDate: TODAY, at },
      { kind: "estimate", exerciseName: "Front Squat", value: 96.3, unit: "kg", reps: 3, localDate: TODAY, at },
    ]);
    expect((await log(person, squat, better)).records).toEqual([]);
  });

  it("tells a record to one of two saves at once", async () => {
    const person = await Person.member();
    await log(person, squat, { localDate: day(7), sets: [set(80, 5)] });
    const both = await Promise.all([1, 2, 3, 4].map(() => log(person, squat, { sets: [set(90, 1)] })));
    expect(both.flatMap((answer) => answer.records).map((record) => record.kind)).toEqual(["load"]);
  });

  it("forgets a record that is corrected", async () => {
    const person = await Person.member();
    await log(person, squat, { localDate: day(7), sets: [set(80, 5)] });
    await log(person, squat, { sets: [set(850, 5)] });
    await log(person, squat, { sets: [set(85, 5)] });
    expect((await history(person, squat)).records).toMatchObject([
      { kind: "load", value: 85 },
      { kind: "estimate", value: 99.2 },
    ]);
  });

  it("takes days an offline device kept, up to a limit, and no day after the member's tomorrow", async () => {
    const person = await Person.member({ timeZone: "Pacific/Kiritimati" });
    const today = localDate(new Date(), "Pacific/Kiritimati");
    const sets = [set(50, 5)];
    expect((await log(person, squat, { sets })).log.localDate).toBe(today);
    for (const [shift, status] of [
      [-LATE_COMPLETION_DAYS, 200],
      [-LATE_COMPLETION_DAYS - 1, 422],
      [1, 200],
      [2, 422],
    ] as const) {
      const answer = await person.put(`/api/exercises/${squat}/log`, { localDate: addDays(today, shift), sets });
      expect([shift, answer.status]).toEqual([shift, status]);
      if (status === 422) expect(await answer.json()).toMatchObject({ issues: [{ path: "localDate" }] });
    }
  });

  it("refuses what no set can be, in words at the right place, and keeps what was there", async () => {
    const person = await Person.member();
    await log(person, squat, { sets: [set(60, 5)] });
    const long = Array.from({ length: 31 }, () => set(60, 5));
    for (const [body, path] of [
      [{}, "sets"],
      [{ sets: long }, "sets"],
      [{ sets: [{ ...set(60, 5), load: -1 }] }, "sets.0.load"],
      [{ sets: [{ ...set(60, 5), load: 2000.5 }] }, "sets.0.load"],
      [{ sets: [{ ...set(60, 5), load: 60.001 }] }, "sets.0.load"],
      [{ sets: [{ ...set(60, 5), load: "60" }] }, "sets.0.load"],
      [{ sets: [{ ...set(60, 5), reps: 5.5 }] }, "sets.0.reps"],
      [{ sets: [{ ...set(60, 5), reps: -1 }] }, "sets.0.reps"],
      [{ sets: [{ ...set(60, 5), effort: 11 }] }, "sets.0.effort"],
      [{ sets: [{ ...set(60, 5), effort: 7.3 }] }, "sets.0.effort"],
      [{ sets: [{ ...set(60, 5), unit: "stone" }] }, "sets.0.unit"],
      [{ localDate: "2026-02-30", sets: [] }, "localDate"],
      [{ localDate: "today", sets: [] }, "localDate"],
    ] as const) {
      const answer = await person.put(`/api/exercises/${squat}/log`, body);
      const told = (await answer.json()) as { message: string; issues: { path: string }[] };
      expect([body, answer.status, told.issues[0]?.path]).toEqual([body, 422, path]);
      expect(told.message).toMatch(/^[A-Z“]/);
    }
    for (const load of [0.01, 0.07, 1.15, 102.35, 1999.99]) await log(person, squat, { sets: [set(load, 1)] });
    expect((await training(person)).exercises[0]?.today?.sets).toEqual([set(1999.99, 1)]);
  });

  it("is only of what the member may see, by those who may train", async () => {
    const person = await Person.member();
    const draftId = await storeWorkout(["Secret Squat"], { isPublished: false });
    const [secret] = await exercisesOf(draftId);
    const deletedId = await storeWorkout(["Deleted Squat"]);
    const [deleted] = await exercisesOf(deletedId);
    await db.update(workout).set({ deletedAt: new Date() }).where(eq(workout.id, deletedId));
    for (const id of [secret, deleted, 999_999, "abc"]) {
      expect([id, (await person.put(`/api/exercises/${id}/log`, { sets: [] })).status]).toEqual([id, 404]);
      expect([id, (await person.get(`/api/exercises/${id}/history`)).status]).toEqual([id, 404]);
    }
    expect((await person.get(`/api/workouts/${draftId}/training`)).status).toBe(404);
    expect((await person.get(`/api/workouts/${deletedId}/training`)).status).toBe(404);
    expect((await admin.put(`/api/exercises/${secret}/log`, { sets: [] })).status).toBe(200);

    const lapsed = await Person.lapsed();
    for (const path of [`/api/workouts/${workoutId}/training`, `/api/exercises/${squat}/history`]) {
      const answer = await lapsed.get(path);
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: "membership_required" }]);
    }
    expect((await lapsed.put(`/api/exercises/${squat}/log`, { sets: [set(1, 1)] })).status).toBe(403);
    expect(await db.select().from(setLog).where(eq(setLog.userId, lapsed.id))).toEqual([]);
  });
});

describe("what the past adds to a training", () => {
  it("is the most recent earlier day of the same name, wherever it stood and however it was written", async () => {
    const person = await Person.member();
    const otherId = await storeWorkout(["Dumbbell Row", "FRONT SQUATS"]);
    const [otherRow = 0, otherSquat = 0] = await exercisesOf(otherId);
    await log(person, otherRow, { localDate: day(9), sets: [set(30, 8)] });
    await log(person, otherRow, { localDate: day(2), sets: [set(32, 8), set(32, 6)] });
    await log(person, otherSquat, { localDate: day(1), sets: [set(70, 5)] });
    await log(person, otherSquat, { sets: [set(72.5, 5)] });
    expect(await training(person)).toEqual({
      weightUnit: "kg",
      exercises: [
        {
          exerciseId: squat,
          last: { localDate: day(1), sets: [set(70, 5)] },
          today: { localDate: TODAY, sets: [set(72.5, 5)] },
        },
        { exerciseId: rows, last: { localDate: day(2), sets: [set(32, 8), set(32, 6)] }, today: null },
      ],
      gym: DEFAULT_GYMS.kg,
      lifts: [],
      substitutes: [],
    });
  });

  it("comes for every section of a program, also where one name stands twice", async () => {
    const person = await Person.member();
    const id = await storeProgram();
    const squats = await db
      .select({ id: exercise.id })
      .from(exercise)
      .innerJoin(dailyWorkout, eq(dailyWorkout.id, exercise.dailyWorkoutId))
      .where(and(eq(dailyWorkout.programId, id), eq(exercise.name, "Front Squat")));
    expect(squats.length).toBe(15);
    await log(person, squat, { localDate: day(1), sets: [set(70, 5)] });
    const answer = await person.get(`/api/weekly-programs/${id}/training`);
    const text = await answer.text();
    expect(text).not.toMatch(/youtu|https?:/);
    expect(text).not.toContain(VIDEO);
    const context = trainingContextSchema.parse(JSON.parse(text));
    expect(context.exercises.map((own) => own.exerciseId).sort()).toEqual(squats.map((row) => row.id).sort());

    await db.update(weeklyProgram).set({ isPublished: false }).where(eq(weeklyProgram.id, id));
    expect((await person.get(`/api/weekly-programs/${id}/training`)).status).toBe(404);
    expect((await admin.get(`/api/weekly-programs/${id}/training`)).status).toBe(200);
    expect((await (await Person.lapsed()).get(`/api/weekly-programs/${id}/training`)).status).toBe(403);
  });

  it("is nobody else's", async () => {
    const [person, other] = [await Person.member(), await Person.member()];
    await log(person, squat, { localDate: day(1), sets: [set(177.77, 5)] });
    await log(person, squat, { sets: [set(177.77, 5)] });
    for (const path of [
      `/api/workouts/${workoutId}/training`,
      `/api/exercises/${squat}/history`,
      "/api/dashboard",
      "/api/user/activity",
    ]) {
      expect(await (await other.get(path)).text()).not.toContain("177.77");
    }
    expect((await log(other, squat, { sets: [set(200, 5)] })).records).toEqual([]);
    expect((await history(person, squat)).days).toHaveLength(2);
  });

  it("is empty for a workout without exercises", async () => {
    const person = await Person.member();
    const id = await storeWorkout([]);
    expect(await training(person, id)).toEqual({
      weightUnit: "kg",
      exercises: [],
      gym: DEFAULT_GYMS.kg,
      lifts: [],
      substitutes: [],
    });
  });
});

describe("the history of an exercise", () => {
  it("goes from the oldest day to the newest, with each day's best and the records that stand", async () => {
    const person = await Person.member();
    await log(person, squat, { localDate: day(1), sets: [set(85, 3), set(60, 15)] });
    await log(person, squat, { localDate: day(8), sets: [set(80, 5), set(80, 6)] });
    await log(person, squat, { localDate: day(0), sets: [set(null, 20)] });
    const found = await history(person, squat);
    expect(found).toEqual({
      name: "Front Squat",
      weightUnit: "kg",
      days: [
        {
          localDate: day(8),
          sets: [set(80, 5), set(80, 6)],
          topLoad: 80,
          topReps: 6,
          estimate: 96,
          topSeconds: null,
          topMetres: null,
        },
        {
          localDate: day(1),
          sets: [set(85, 3), set(60, 15)],
          topLoad: 85,
          topReps: 15,
          estimate: 93.5,
          topSeconds: null,
          topMetres: null,
        },
        {
          localDate: TODAY,
          sets: [set(null, 20)],
          topLoad: null,
          topReps: 20,
          estimate: null,
          topSeconds: null,
          topMetres: null,
        },
      ],
      records: [
        { kind: "load", exerciseName: "Front Squat", value: 85, unit: "kg", reps: 3, localDate: day(1), at: kg(85) },
        {
          kind: "estimate",
          exerciseName: "Front Squat",
          value: 96,
          unit: "kg",
          reps: 6,
          localDate: day(8),
          at: kg(80),
        },
      ],
      mostReps: [
        { ...kg(85), reps: 3, localDate: day(1) },
        { ...kg(80), reps: 6, localDate: day(8) },
        { ...kg(60), reps: 15, localDate: day(1) },
        { ...kg(0), reps: 20, localDate: TODAY },
      ],
    });
  });

  it("dates a record on the day it was first reached", async () => {
    const person = await Person.member();
    for (const ago of [1, 9, 5]) await log(person, squat, { localDate: day(ago), sets: [set(80, 5), set(80, 5)] });
    const { records } = await history(person, squat);
    expect(records.map((record) => [record.kind, record.localDate])).toEqual([
      ["load", day(9)],
      ["estimate", day(9)],
    ]);
  });

  it("shows pounds typed as pounds typed, and converts once for the member's unit", async () => {
    const person = await Person.member();
    await log(person, squat, { sets: [set(100, 5, "lb")] });
    expect((await history(person, squat)).days[0]).toMatchObject({
      sets: [set(100, 5, "lb")],
      topLoad: 45.4,
      estimate: 52.9,
    });
    for (const unit of ["lb", "kg", "lb"] as const) {
      const answer = await person.put("/api/user/training-preferences", { weightUnit: unit });
      expect(await answer.json()).toMatchObject({ weightUnit: unit });
    }
    expect(await history(person, squat)).toMatchObject({
      weightUnit: "lb",
      days: [{ sets: [set(100, 5, "lb")], topLoad: 100, estimate: 116.7 }],
      records: [
        { kind: "load", value: 100, unit: "lb" },
        { kind: "estimate", value: 116.7, unit: "lb" },
      ],
    });
    expect((await training(person)).weightUnit).toBe("lb");
  });

  it("is empty before anything is logged, and bounded however long it is", async () => {
    const person = await Person.member();
    expect(await history(person, squat)).toMatchObject({ days: [], records: [] });
    const shared = { userId: person.id, nameKey: "front squat", exerciseName: "Front Squat", exerciseId: squat };
    const lift = { load: 60, unit: "kg" as const, reps: 5, effort: null, liftedGrams: 60_000, estimateGrams: 70_000 };
    for (let ago = 1; ago <= HISTORY_DAYS_SHOWN + 20; ago += 1) {
      await db.insert(setLog).values({ ...shared, ...lift, localDate: day(ago), setNumber: 1, at: new Date() });
    }
    const { days } = await history(person, squat);
    expect(days).toHaveLength(HISTORY_DAYS_SHOWN);
    expect([days[0]?.localDate, days.at(-1)?.localDate]).toEqual([day(HISTORY_DAYS_SHOWN), day(1)]);
  });
});

describe("training preferences", () => {
  it("are kilograms unless said, each member's own, and refuse another unit", async () => {
    const [person, other] = [await Person.lapsed(), await Person.member()];
    expect(await (await person.get("/api/user/training-preferences")).json()).toMatchObject({ weightUnit: "kg" });
    await person.put("/api/user/training-preferences", { weightUnit: "lb" });
    expect(await (await person.get("/api/user/training-preferences")).json()).toMatchObject({ weightUnit: "lb" });
    expect(await (await other.get("/api/user/training-preferences")).json()).toMatchObject({ weightUnit: "kg" });
    expect((await person.put("/api/user/training-preferences", { weightUnit: "stone" })).status).toBe(422);
  });
});

it("goes with the account: nothing of a removed member's log is left", async () => {
  const person = await Person.member();
  await log(person, squat, { sets: [set(60, 5)] });
  await person.put("/api/user/training-preferences", { weightUnit: "lb" });
  await person.post(`/api/workouts/${workoutId}/complete`);
  await db.delete(user).where(eq(user.id, person.id));
  for (const table of [setLog, trainingPreference]) {
    expect(
      await db
        .select()
        .from(table)
        .where(inArray(table.userId, [person.id])),
    ).toEqual([]);
  }
});

const kg = (load: number) => ({ load, unit: "kg", bodyweight: false });

const set = (load: number | null, reps: number | null, unit: "kg" | "lb" = "kg", effort: number | null = null) => ({
  load,
  unit,
  reps,
  effort,
  seconds: null,
  metres: null,
  side: null,
  bodyweight: false,
});

async function log(person: Person, id: number, body: LogExercise) {
  const answer = await person.put(`/api/exercises/${id}/log`, body);
  expect([answer.status, body]).toEqual([200, body]);
  return loggedExerciseSchema.parse(await answer.json());
}

async function training(person: Person, id = workoutId): Promise<TrainingContext> {
  const answer = await person.get(`/api/workouts/${id}/training`);
  expect(answer.status).toBe(200);
  return trainingContextSchema.parse(await answer.json());
}

async function history(person: Person, id: number) {
  return exerciseHistorySchema.parse(await (await person.get(`/api/exercises/${id}/history`)).json());
}

function coachCtx() {
  const actor = { kind: "member", user: { id: admin.id, role: "admin" } } as never;
  return { db, env, actor, now: new Date(), later: () => {} };
}

async function storeWorkout(names: string[], { isPublished = true } = {}): Promise<number> {
  const { id } = await createWorkout(coachCtx(), {
    action: "workout.import",
    ...{ title: "Logged", description: null, durationMinutes: null, isPublished, documentId: null, once: null },
    exercises: names.map(draftExercise),
  });
  return id;
}

async function storeProgram(): Promise<number> {
  const days = ([1, 2, 3, 4, 5] as const).map((dayOfWeek) => ({
    ...{ dayOfWeek, title: `Day ${dayOfWeek}`, description: null, notes: null },
    sections: COLUMN_TYPES.map((columnType) => ({
      columnType,
      exercises: ["Front Squat", "Sled Push"].map(draftExercise),
    })),
  }));
  const { id } = await createProgram(coachCtx(), {
    ...{ title: "Logged week", description: null, weekNumber: null, days, startDate: mondayOf(TODAY) },
    ...{ documentId: null, documentRows: [], once: null },
  });
  await db.update(weeklyProgram).set({ isPublished: true }).where(eq(weeklyProgram.id, id));
  return id;
}

function draftExercise(name: string): ExerciseDraft {
  return {
    ...{ name, exerciseCode: null, tier: null, category: null, sets: "3", reps: "5", setRep: null, tempo: null },
    ...{ load: null, rest: null, duration: null, description: null, notes: null },
    videoUrl: `https://youtu.be/${VIDEO}`,
  };
}

async function exercisesOf(id: number): Promise<number[]> {
  const found = await db.select().from(exercise).where(eq(exercise.workoutId, id)).orderBy(exercise.position);
  return found.map((row) => row.id);
}
