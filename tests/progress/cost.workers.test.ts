import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays, localDate, mondayOf } from "../../worker/contract/calendar";
import { COLUMN_TYPES } from "../../worker/contract/drafts";
import { loggedSetSchema } from "../../worker/contract/training";
import { dailyWorkout, exercise, weeklyProgram } from "../../worker/db/programs";
import { completion } from "../../worker/db/progress";
import { setLog } from "../../worker/db/training";
import { workout } from "../../worker/db/workouts";
import { readDashboard } from "../../worker/features/dashboard/read-dashboard";
import { readProgram } from "../../worker/features/programs/read-program";
import { listProgress } from "../../worker/features/progress/list-progress";
import { readStats } from "../../worker/features/progress/read-stats";
import { logExercise } from "../../worker/features/training/log-exercise";
import { readHistory } from "../../worker/features/training/read-history";
import { readProgramTraining, readWorkoutTraining } from "../../worker/features/training/read-training";
import { listWorkouts } from "../../worker/features/workouts/list-workouts";
import { readWorkout } from "../../worker/features/workouts/read-workout";
import type { Ctx } from "../../worker/http/context";
import { db, Person } from "../workers/club";
import { countedDatabase } from "../workers/counted-database";

const TODAY = localDate(new Date(), "UTC");
const SET = loggedSetSchema.parse({ load: 90, unit: "kg", reps: 5, effort: null });
/** Days of training, each with a section and a workout done, and with sets logged of every exercise. */
const SHORT = 400;
const LONG = 2000;
/** Days back without training: the end of the streak. */
const GAP = [40, 41, 42];

const EXERCISES = 8;
let programId: number;
let workoutId: number;
let exerciseId: number;
const costs = new Map<number, Record<string, { roundTrips: number; rowsRead: number }>>();

beforeAll(async () => {
  const at = { createdAt: new Date(), updatedAt: new Date() };
  const monday = mondayOf(TODAY);
  const week = { title: "Week", startDate: monday, endDate: addDays(monday, 6), isPublished: true, ...at };
  programId = (await db.insert(weeklyProgram).values(week).returning())[0]?.id ?? 0;
  const names = Array.from({ length: EXERCISES }, (_, position) => ({ position, name: `Lift number ${position}` }));
  for (const dayOfWeek of [1, 2, 3, 4, 5]) {
    const [day] = await db.insert(dailyWorkout).values({ programId, dayOfWeek, title: "Day" }).returning();
    for (const columnType of COLUMN_TYPES) {
      await db.insert(exercise).values(names.map((own) => ({ dailyWorkoutId: day?.id ?? 0, columnType, ...own })));
    }
  }
  workoutId =
    (
      await db
        .insert(workout)
        .values({ title: "Workout", ...at })
        .returning()
    )[0]?.id ?? 0;
  exerciseId =
    (
      await db
        .insert(exercise)
        .values(names.map((own) => ({ workoutId, ...own })))
        .returning()
    )[0]?.id ?? 0;
  for (const days of [SHORT, LONG]) costs.set(days, await costsOf(days));
});

describe("what a call costs the database", () => {
  it.each([
    ["dashboard", 1],
    ["program", 1],
    ["program training", 2],
    ["workout", 1],
    ["workout training", 2],
    ["workouts", 1],
    ["progress", 1],
    ["stats", 1],
    ["history", 2],
    ["log", 2],
  ])("is for the %s at most %i round trip(s), beside the one that reads the session", (name, most) => {
    expect(costs.get(LONG)?.[name]?.roundTrips).toBeLessThanOrEqual(most);
  });

  it.each([
    "dashboard",
    "program",
    "program training",
    "workout",
    "workout training",
    "workouts",
    "progress",
    "stats",
    "history",
    "log",
  ])("does not grow with a member's past for the %s", (name) => {
    const [short = 0, long = 0] = [SHORT, LONG].map((days) => costs.get(days)?.[name]?.rowsRead);
    expect(short).toBeGreaterThan(0);
    expect(long / short).toBeLessThanOrEqual(1.05);
  });
});

async function costsOf(days: number) {
  const person = await Person.member();
  await train(person, days);
  const calls: Record<string, (ctx: Ctx) => Promise<unknown>> = {
    dashboard: readDashboard,
    program: (ctx) => readProgram(ctx, programId),
    "program training": (ctx) => readProgramTraining(ctx, programId),
    workout: (ctx) => readWorkout(ctx, workoutId),
    "workout training": (ctx) => readWorkoutTraining(ctx, workoutId),
    workouts: (ctx) => listWorkouts(ctx, { limit: 20 }),
    progress: (ctx) => listProgress(ctx, { limit: 20 }),
    stats: readStats,
    history: (ctx) => readHistory(ctx, { exerciseId }),
    log: (ctx) => logExercise(ctx, { exerciseId, sets: [SET] }),
  };
  const found: Record<string, { roundTrips: number; rowsRead: number }> = {};
  for (const [name, call] of Object.entries(calls)) {
    const { db: counted, cost } = countedDatabase();
    const actor = {
      kind: "member",
      user: { id: person.id, timeZone: "UTC", role: "user", createdAt: new Date(0) },
      mayTrain: true,
    } as never;
    await call({ db: counted, env, actor, now: new Date(), later: () => {} });
    found[name] = cost;
  }
  return found;
}

/** A past of so many days, by statements that make it inside the database. */
async function train(person: Person, days: number) {
  const numbers = sql`with recursive n(ago) as (select 1 union all select ago + 1 from n where ago < ${days}),
    trained as (select ago from n where ago not in ${GAP})`;
  const date = sql`date(${TODAY}, '-' || ago || ' days')`;
  await db.insert(completion).select(sql`${numbers}
    select null, ${person.id}, ${workoutId}, null, null, 'Workout', ${date}, unixepoch(${date}) * 1000, 40, null, null, 0, 0, null from trained`);
  await db.insert(completion).select(sql`${numbers}
    select null, ${person.id}, null, 1 + ago % 5, 'equipment', 'Day', ${date}, unixepoch(${date}) * 1000, 40, null, null, 0, 0, null from trained`);
  for (let lift = 0; lift < EXERCISES; lift += 1) {
    const key = `lift number ${lift}`;
    await db.insert(setLog).select(sql`${numbers}
      select ${person.id}, ${key}, ${date}, 1, ${key}, ${exerciseId}, 50 + ago % 40, 'kg', 5, null,
        (50 + ago % 40) * 1000, (50 + ago % 40) * 1166, 0, 30 + ago % 60, 40 + ago % 60, null, 0, null from trained`);
  }
}
