import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { subscriptionSchema } from "../../worker/contract/billing";
import { addDays, isoWeekday, localDate, mondayOf } from "../../worker/contract/calendar";
import { weeklyProgramSchema } from "../../worker/contract/programs";
import {
  activitySchema,
  completionResultSchema,
  type Dashboard,
  dashboardSchema,
  progressEntrySchema,
  userStatsSchema,
} from "../../worker/contract/progress";
import { WEEKS_SHOWN } from "../../worker/contract/training-limits";
import { workoutSchema } from "../../worker/contract/workouts";
import { dailyWorkout, exercise, weeklyProgram } from "../../worker/db/programs";
import { completion, progressTotal, trainingDay } from "../../worker/db/progress";
import { workout } from "../../worker/db/workouts";
import { readActivity } from "../../worker/features/progress/read-activity";
import { readStats } from "../../worker/features/progress/read-stats";
import { recordSection, recordWorkout } from "../../worker/features/progress/record-completion";
import { db, Person } from "../workers/club";

const TODAY = localDate(new Date(), "UTC");
const DAY_MS = 86_400_000;

let member: Person;
let workoutId: number;
let programId: number;
let dayId: number;

beforeAll(async () => {
  member = await Person.member();
  const at = { createdAt: new Date(), updatedAt: new Date() };
  const videoUrl = "https://youtu.be/dQw4w9WgXcQ";
  const exercises = (owner: object) =>
    [0, 1, 2, 3].map((position) => ({ ...owner, position, name: `Exercise ${position + 1}`, videoUrl }));
  for (let n = 0; n < 5; n += 1) {
    const [made] = await db
      .insert(workout)
      .values({ title: `Workout ${n}`, videoUrl, ...at })
      .returning();
    workoutId = made?.id ?? 0;
    await db.insert(exercise).values(exercises({ workoutId }));
  }
  const monday = mondayOf(TODAY);
  const week = { title: "This week", startDate: monday, endDate: addDays(monday, 6), isPublished: true, ...at };
  const [program] = await db.insert(weeklyProgram).values(week).returning();
  programId = program?.id ?? 0;
  const [day] = await db.insert(dailyWorkout).values({ programId, dayOfWeek: 1, title: "Monday" }).returning();
  dayId = day?.id ?? 0;
  await db.insert(exercise).values(exercises({ dailyWorkoutId: dayId, columnType: "equipment" }));
});

describe("the dashboard", () => {
  it("is what its parts answer on their own", async () => {
    const person = await Person.member();
    for (let n = 0; n < 7; n += 1) await complete(person, { duration: 10 + n });
    const dashboard = await dashboardOf(person);
    const json = async (path: string) => (await person.get(path)).json();
    expect(dashboard).toEqual({
      program: weeklyProgramSchema.parse(await json("/api/weekly-programs/current")),
      workouts: workoutSchema.array().parse(await json("/api/workouts?limit=3")),
      progress: progressEntrySchema.array().parse(await json("/api/user/progress?limit=5")),
      subscription: subscriptionSchema.parse(await json("/api/subscription")),
      activity: activitySchema.parse(await json("/api/user/activity")),
      weeklyTarget: null,
    });
    expect(dashboard.workouts).toHaveLength(3);
    expect(dashboard.progress.map((entry) => entry.duration)).toEqual([16, 15, 14, 13, 12]);
  });

  it("answers somebody who has nothing yet", async () => {
    const dashboard = await dashboardOf(await Person.join());
    expect(dashboard).toMatchObject({ progress: [], subscription: null, activity: { to: TODAY, days: [] } });
  });

  it("is gated for those whose membership has ended, and carries no video", async () => {
    for (const person of [await Person.lapsed(), await Person.join()]) {
      const text = await (await person.get("/api/dashboard")).text();
      expect(text).not.toMatch(/youtu|dQw4w9WgXcQ|https?:|Exercise 3/);
      const dashboard = dashboardSchema.parse(JSON.parse(text));
      expect(dashboard.program?.gated).toBe(true);
      expect(dashboard.workouts.map((own) => [own.gated, own.exercises.length, own.exerciseCount])).toEqual(
        Array(3).fill([true, 2, 4]),
      );
    }
  });
});

describe("undoing a completion", () => {
  it("takes it out of the list, the totals, the streak, the calendar and the marks", async () => {
    const person = await Person.member();
    const kept = await complete(person, { duration: 30 });
    const section = await person.post(`/api/daily-workouts/${dayId}/complete`, {
      workoutType: "equipment",
      duration: 60,
    });
    const { entry } = completionResultSchema.parse(await section.json());
    expect(await stats(person)).toEqual({ workoutsCompleted: 2, currentStreak: 1, totalTime: 1.5, monthlyWorkouts: 2 });

    expect((await person.delete(`/api/user/progress/${entry.id}`)).status).toBe(204);
    expect(await stats(person)).toEqual({ workoutsCompleted: 1, currentStreak: 1, totalTime: 0.5, monthlyWorkouts: 1 });
    expect((await dashboardOf(person)).program?.dailyWorkouts[0]?.workoutSections[1]?.lastCompletedOn).toBeNull();
    expect((await person.delete(`/api/user/progress/${entry.id}`)).status).toBe(404);

    expect((await person.delete(`/api/user/progress/${kept.id}`)).status).toBe(204);
    expect(await stats(person)).toEqual({ workoutsCompleted: 0, currentStreak: 0, totalTime: 0, monthlyWorkouts: 0 });
    expect(await db.select().from(trainingDay).where(eq(trainingDay.userId, person.id))).toEqual([]);
    const { activity, progress, workouts } = await dashboardOf(person);
    expect([activity.days, progress, workouts.map((own) => own.lastCompletedOn)]).toEqual([[], [], [null, null, null]]);
  });

  it("lets the section be completed again the same day", async () => {
    const person = await Person.member();
    for (let n = 0; n < 3; n += 1) {
      const answer = await person.post(`/api/daily-workouts/${dayId}/complete`, { workoutType: "equipment" });
      const { entry, alreadyCompleted } = completionResultSchema.parse(await answer.json());
      expect(alreadyCompleted).toBe(false);
      expect((await person.delete(`/api/user/progress/${entry.id}`)).status).toBe(204);
    }
  });

  it("is one's own only: somebody else's is not there, for admins neither", async () => {
    const person = await Person.member();
    const entry = await complete(person, { duration: 30 });
    for (const other of [member, await Person.admin(), await Person.coach()]) {
      expect((await other.delete(`/api/user/progress/${entry.id}`)).status).toBe(404);
    }
    expect((await Person.visitor.delete(`/api/user/progress/${entry.id}`)).status).toBe(401);
    for (const none of ["0", "abc", "999999"])
      expect((await person.delete(`/api/user/progress/${none}`)).status).toBe(404);
    expect(await stats(person)).toMatchObject({ workoutsCompleted: 1 });
  });

  it("counts once for ten impatient taps, and never below nothing", async () => {
    const person = await Person.member();
    await complete(person, { duration: 20 });
    const entry = await complete(person, { duration: 30 });
    const taps = await Promise.all(Array.from({ length: 10 }, () => person.delete(`/api/user/progress/${entry.id}`)));
    expect(taps.map((answer) => answer.status).sort()).toEqual([204, ...Array(9).fill(404)]);
    const [total] = await db.select().from(progressTotal).where(eq(progressTotal.userId, person.id));
    expect(total).toMatchObject({ completions: 1, minutes: 20 });
  });
});

describe("activity", () => {
  it("has the member's last 366 days and every week of the chart, the current one last", async () => {
    const person = await Person.member();
    await trainedOn(person, [addDays(TODAY, -366), addDays(TODAY, -365), addDays(TODAY, -30), TODAY, TODAY]);
    const activity = activitySchema.parse(await (await person.get("/api/user/activity")).json());
    expect([activity.from, activity.to]).toEqual([addDays(TODAY, -365), TODAY]);
    expect(activity.days).toEqual([
      { localDate: addDays(TODAY, -365), completions: 1, minutes: 40 },
      { localDate: addDays(TODAY, -30), completions: 1, minutes: 40 },
      { localDate: TODAY, completions: 2, minutes: 80 },
    ]);
    expect(activity.weeks.map((week) => week.monday)).toEqual(
      Array.from({ length: WEEKS_SHOWN }, (_, n) => addDays(mondayOf(TODAY), (n + 1 - WEEKS_SHOWN) * 7)),
    );
    expect(activity.weeks.at(-1)).toMatchObject({ completions: 2, minutes: 80 });
    expect(activity.weeks.reduce((sum, week) => sum + week.completions, 0)).toBe(3);
  });
});

describe("the streak in the stats", () => {
  it("is as long as the past makes it, over weekends trained and not, to the first missed weekday", async () => {
    const person = await Person.member();
    const back = Array.from({ length: 120 }, (_, ago) => addDays(TODAY, -ago - 1));
    const missed = back.find((date, ago) => ago > 90 && isoWeekday(date) === 3);
    const trained = back.filter((date, ago) => date !== missed && (isoWeekday(date) <= 5 || ago % 3 === 0));
    await trainedOn(person, trained);
    const expected = trained.filter((date) => date > (missed ?? "")).length;
    expect(expected).toBeGreaterThan(60);
    expect(await stats(person)).toMatchObject({ workoutsCompleted: trained.length, currentStreak: expected });
  });
});

describe("the member's calendar day", () => {
  it.each([
    ["Pacific/Kiritimati", "2026-11-19"],
    ["Pacific/Pago_Pago", "2026-11-17"],
    ["Etc/GMT+12", "2026-11-17"],
    ["UTC", "2026-11-18"],
  ])("in %s at one instant is %s, for the entry, the streak and the calendar", async (timeZone, expected) => {
    const person = await Person.member({ timeZone });
    const ctx = ctxOf(person, "2026-11-18T10:30:00Z", timeZone);
    const { entry } = await recordWorkout(ctx, finished());
    expect(entry.localDate).toBe(expected);
    expect(await readStats(ctx)).toMatchObject({ workoutsCompleted: 1, currentStreak: 1, monthlyWorkouts: 1 });
    expect(await readActivity(ctx)).toMatchObject({ to: expected, days: [{ localDate: expected }] });
  });

  it("of a month's last evening counts for that month", async () => {
    const person = await Person.member();
    const zone = "America/Los_Angeles";
    await recordWorkout(ctxOf(person, "2026-12-01T06:00:00Z", zone), finished());
    expect((await readStats(ctxOf(person, "2026-12-01T06:00:00Z", zone))).monthlyWorkouts).toBe(1);
    expect((await readStats(ctxOf(person, "2026-12-01T09:00:00Z", zone))).monthlyWorkouts).toBe(0);
  });

  it.each([
    ["Pacific/Pago_Pago", "2026-11-18T10:59:59Z", "2026-11-18T11:00:01Z"],
    ["Pacific/Kiritimati", "2026-11-18T09:59:59Z", "2026-11-18T10:00:01Z"],
    ["Australia/Lord_Howe", "2026-10-03T13:29:59Z", "2026-10-03T13:30:01Z"],
  ])("in %s is another one a second after midnight than a second before", async (timeZone, before, after) => {
    const person = await Person.member({ timeZone });
    const days: string[] = [];
    for (const instant of [before, after]) {
      const { entry } = await recordWorkout(ctxOf(person, instant, timeZone), finished());
      days.push(entry.localDate);
    }
    expect(days[1]).toBe(addDays(days[0] ?? "", 1));
    expect(await readStats(ctxOf(person, after, timeZone))).toMatchObject({ workoutsCompleted: 2, currentStreak: 2 });
  });

  // Late evenings local: by UTC each of them is the next day, and one of the days has 23 or 25 hours.
  it.each([
    [
      "America/New_York",
      "spring",
      ["03-06T04:30", "03-07T04:30", "03-08T04:30", "03-09T03:30", "03-10T03:30", "03-11T03:30"],
      "2026-03-05",
    ],
    [
      "America/New_York",
      "autumn",
      ["10-30T03:30", "10-31T03:30", "11-01T03:30", "11-02T04:30", "11-03T04:30", "11-04T04:30"],
      "2026-10-29",
    ],
    [
      "Europe/Lisbon",
      "spring",
      ["03-26T23:30", "03-27T23:30", "03-28T23:30", "03-29T22:30", "03-30T22:30", "03-31T22:30"],
      "2026-03-26",
    ],
    [
      "Europe/Lisbon",
      "autumn",
      ["10-22T22:30", "10-23T22:30", "10-24T22:30", "10-25T23:30", "10-26T23:30", "10-27T23:30"],
      "2026-10-22",
    ],
  ])("in %s follows one another across the change of clocks in %s", async (timeZone, _, evenings, first) => {
    const person = await Person.member({ timeZone });
    const days: string[] = [];
    for (const [index, evening] of evenings.entries()) {
      const ctx = ctxOf(person, `2026-${evening}:00Z`, timeZone);
      const { entry } = await recordWorkout(ctx, finished());
      days.push(entry.localDate);
      expect(await readStats(ctx)).toMatchObject({ workoutsCompleted: index + 1, currentStreak: index + 1 });
    }
    expect(days).toEqual(evenings.map((_, n) => addDays(first, n)));
  });

  it("holds one section once, also in the hour that comes twice", async () => {
    const person = await Person.member();
    const section = { ...finished(), dailyWorkoutId: dayId, columnType: "equipment" as const };
    const answers = [];
    for (const instant of ["2026-11-01T05:30:00Z", "2026-11-01T06:30:00Z"]) {
      answers.push(await recordSection(ctxOf(person, instant, "America/New_York"), section));
    }
    expect(answers.map((answer) => [answer.entry.localDate, answer.alreadyCompleted])).toEqual([
      ["2026-11-01", false],
      ["2026-11-01", true],
    ]);
  });

  it("of a training handed in later is the day it was done", async () => {
    const person = await Person.member({ timeZone: "Pacific/Kiritimati" });
    const at = new Date(Date.now() - 2 * DAY_MS).toISOString();
    const answer = await person.post(`/api/daily-workouts/${dayId}/complete`, {
      workoutType: "equipment",
      completedAt: at,
    });
    const { entry } = completionResultSchema.parse(await answer.json());
    expect(entry).toMatchObject({ completedAt: at, localDate: localDate(new Date(at), "Pacific/Kiritimati") });
    const tooLate = new Date(Date.now() - 15 * DAY_MS).toISOString();
    const refused = await person.post(`/api/daily-workouts/${dayId}/complete`, {
      workoutType: "equipment",
      completedAt: tooLate,
    });
    expect([refused.status, await refused.json()]).toMatchObject([422, { issues: [{ path: "completedAt" }] }]);
  });

  it("is now for a device whose clock is minutes ahead, and refused to one that is further off", async () => {
    const person = await Person.member();
    const finishedIn = (minutes: number) =>
      person.post(`/api/workouts/${workoutId}/complete`, {
        completedAt: new Date(Date.now() + minutes * 60_000).toISOString(),
      });
    const ahead = completionResultSchema.parse(await (await finishedIn(4)).json());
    expect(Date.parse(ahead.entry.completedAt)).toBeLessThanOrEqual(Date.now());
    const refused = await finishedIn(6);
    expect([refused.status, await refused.json()]).toMatchObject([422, { issues: [{ path: "completedAt" }] }]);
    expect(await stats(person)).toMatchObject({ workoutsCompleted: 1 });
  });
});

describe("a member who travels", () => {
  it("keeps what was counted and goes on in the new zone's days", async () => {
    const person = await Person.member({ timeZone: "Pacific/Auckland" });
    const train = async (instant: string, zone: string) => {
      const ctx = ctxOf(person, instant, zone);
      return (await recordWorkout(ctx, finished())).entry.localDate;
    };
    const [nz, hawaii] = ["Pacific/Auckland", "Pacific/Honolulu"];
    // Tuesday and Wednesday morning at home; then over the date line, where it is Tuesday still.
    expect(await train("2026-11-16T20:00:00Z", nz)).toBe("2026-11-17");
    expect(await train("2026-11-17T20:00:00Z", nz)).toBe("2026-11-18");
    const landed = ctxOf(person, "2026-11-18T05:00:00Z", hawaii);
    expect(await readStats(landed)).toMatchObject({ workoutsCompleted: 2, currentStreak: 2 });
    expect(await train("2026-11-18T05:00:00Z", hawaii)).toBe("2026-11-17");
    expect(await readStats(landed)).toMatchObject({ workoutsCompleted: 3, currentStreak: 2 });
    // Wednesday in Hawaii is a day that already counts; Thursday continues.
    expect(await readStats(ctxOf(person, "2026-11-19T08:00:00Z", hawaii))).toMatchObject({ currentStreak: 2 });
    expect(await train("2026-11-20T05:00:00Z", hawaii)).toBe("2026-11-19");
    expect(await readStats(ctxOf(person, "2026-11-20T05:00:00Z", hawaii))).toMatchObject({ currentStreak: 3 });
  });

  it("is counted by the zone they have set when they complete", async () => {
    const person = await Person.member({ timeZone: "Etc/GMT+12" });
    const days: string[] = [];
    for (const timeZone of ["Etc/GMT+12", "Pacific/Kiritimati"]) {
      expect((await person.call("PATCH", "/api/auth/profile", { timeZone })).status).toBe(200);
      const entry = await complete(person, {});
      expect(entry.localDate).toBe(localDate(new Date(entry.completedAt), timeZone));
      days.push(entry.localDate);
    }
    expect(days[0]).not.toBe(days[1]);
    expect(await stats(person)).toMatchObject({ workoutsCompleted: 2 });
  });
});

function ctxOf(person: Person, instant: string, timeZone: string) {
  const actor = { kind: "member", user: { id: person.id, timeZone, role: "user" }, mayTrain: true } as never;
  return { db, env, actor, now: new Date(instant), later: () => {} };
}

function finished() {
  return { workoutId, title: "Workout", durationMinutes: 40, notes: null, key: null, completedAt: undefined };
}

async function trainedOn(person: Person, dates: string[]) {
  for (const date of dates) {
    const completedAt = new Date(`${date}T12:00:00Z`);
    const row = { userId: person.id, workoutId, title: "Workout", localDate: date, completedAt, durationMinutes: 40 };
    await db.insert(completion).values(row);
  }
}

async function complete(person: Person, body: object) {
  const answer = await person.post(`/api/workouts/${workoutId}/complete`, body);
  expect(answer.status).toBe(200);
  return completionResultSchema.parse(await answer.json()).entry;
}

async function dashboardOf(person: Person): Promise<Dashboard> {
  const answer = await person.get("/api/dashboard");
  expect(answer.status).toBe(200);
  return dashboardSchema.parse(await answer.json());
}

async function stats(person: Person) {
  return userStatsSchema.parse(await (await person.get("/api/user/stats")).json());
}
