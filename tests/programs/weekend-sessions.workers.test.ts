import { beforeAll, describe, expect, it } from "vitest";
import { addDays, localDate, mondayOf } from "../../worker/contract/calendar";
import { errorBodySchema } from "../../worker/contract/errors";
import { placedExerciseSchema } from "../../worker/contract/library";
import {
  type AdminWeeklyProgram,
  adminWeeklyProgramSchema,
  type ProgramChangeInput,
  programVersionSchema,
  weeklyProgramSchema,
} from "../../worker/contract/programs";
import { completionResultSchema, dashboardSchema, userStatsSchema } from "../../worker/contract/progress";
import { Person } from "../workers/club";

const PATH = "/api/admin/weekly-programs";

let admin: Person;
let member: Person;

beforeAll(async () => {
  [admin, member] = await Promise.all([Person.admin(), Person.member()]);
});

describe("a week with sessions on Saturday and Sunday", () => {
  it("is written, answered after Friday, copied, and brought back as it was", async () => {
    const saturday = { ...dayOf(6, "Saturday pull"), title: "Long run", notes: "Easy." };
    const week = await begin({ days: [dayOf(7, "Sunday stretch"), saturday, dayOf(1, "Monday squat")] });
    expect(shown(week)).toEqual([
      [1, "Monday", ["Monday squat"]],
      [6, "Long run", ["Saturday pull"]],
      [7, "Sunday", ["Sunday stretch"]],
    ]);
    expect(week.endDate).toBe(addDays(week.startDate, 6));

    const copy = adminWeeklyProgramSchema.parse(await (await admin.post(`${PATH}/${week.id}/duplicate`)).json());
    expect(shown(copy)).toEqual(shown(week));

    const moved = await put(week.id, {
      days: [
        { dayOfWeek: 7, removed: true },
        { dayOfWeek: 6, workoutSections: [{ columnType: "equipment", exercises: exercisesOn(week, 1) }] },
        { dayOfWeek: 1, workoutSections: [{ columnType: "equipment", exercises: [] }] },
      ],
    });
    expect(shown(moved)).toEqual([
      [1, "Monday", []],
      [6, "Long run", ["Monday squat"]],
    ]);
    expect(exercisesOn(moved, 6)).toEqual(exercisesOn(week, 1));

    const versions = programVersionSchema.array().parse(await (await admin.get(`${PATH}/${week.id}/versions`)).json());
    expect(versions[0]?.changed).toEqual(["days.1.equipment", "days.6.equipment", "days.7", "days.7.equipment"]);
    const back = await admin.post(`${PATH}/${week.id}/versions/${versions[0]?.id}/restore`, {
      revision: moved.revision,
    });
    expect(shown(adminWeeklyProgramSchema.parse(await back.json()))).toEqual(shown(week));
  });

  it.each([0, 8, 6.5, "6"])("has no day %o, and is told so", async (dayOfWeek) => {
    const week = await begin({});
    const answer = await admin.put(`${PATH}/${week.id}`, { days: [{ dayOfWeek }] });
    expect([answer.status, errorBodySchema.parse(await answer.json()).issues?.[0]?.path]).toEqual([
      422,
      "days.0.dayOfWeek",
    ]);
  });

  it("takes all seven days in one change, and lists their exercises by day", async () => {
    const name = "On every day of the week";
    const week = await begin({ days: [1, 2, 3, 4, 5, 6, 7].map((day) => dayOf(day, name)) });
    expect(week.dailyWorkouts.map(({ dayOfWeek }) => dayOfWeek)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const listed = await admin.get(`/api/admin/exercises?search=${encodeURIComponent(name)}&limit=50`);
    const days = placedExerciseSchema
      .array()
      .parse(await listed.json())
      .map(({ dayOfWeek }) => dayOfWeek);
    expect(days.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe("training on a weekend day", () => {
  it("is open to members, counts once a day, and is marked in the week and the dashboard", async () => {
    const startDate = mondayOf(localDate(new Date(), "UTC"));
    const { id } = await begin({ days: [dayOf(6, "Saturday pull")], startDate, isPublished: true });
    const read = async () =>
      weeklyProgramSchema.parse(await (await member.get(`/api/weekly-programs/${id}`)).json()).dailyWorkouts[0];
    const day = await read();
    expect([day?.dayOfWeek, day?.title]).toEqual([6, "Saturday"]);
    const path = `/api/daily-workouts/${day?.id}/complete`;
    for (const again of [false, true]) {
      const answer = await member.post(path, { workoutType: "equipment", duration: 30 });
      expect(completionResultSchema.parse(await answer.json()).alreadyCompleted).toBe(again);
    }
    const stats = userStatsSchema.parse(await (await member.get("/api/user/stats")).json());
    expect(stats).toMatchObject({ workoutsCompleted: 1, currentStreak: 1 });
    expect((await read())?.workoutSections[1]?.lastCompletedOn).toBe(localDate(new Date(), "UTC"));
    const dashboard = dashboardSchema.parse(await (await member.get("/api/dashboard")).json());
    expect(dashboard.program?.dailyWorkouts.map(({ dayOfWeek }) => dayOfWeek)).toEqual([6]);
    expect(dashboard.progress[0]).toMatchObject({ title: "Saturday", duration: 30 });
  });
});

const dayOf = (dayOfWeek: number, name: string) => ({
  dayOfWeek,
  workoutSections: [{ columnType: "equipment" as const, exercises: [{ name }] }],
});

async function begin({ startDate = "2027-05-03", ...change }: ProgramChangeInput): Promise<AdminWeeklyProgram> {
  const begun = await admin.post(PATH, { startDate });
  return put(adminWeeklyProgramSchema.parse(await begun.json()).id, change);
}

async function put(id: number, change: ProgramChangeInput): Promise<AdminWeeklyProgram> {
  const answer = await admin.put(`${PATH}/${id}`, change);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return adminWeeklyProgramSchema.parse(await answer.json());
}

const shown = ({ dailyWorkouts }: AdminWeeklyProgram) =>
  dailyWorkouts.map(({ dayOfWeek, title, workoutSections }) => [
    dayOfWeek,
    title,
    workoutSections.flatMap(({ exercises }) => exercises.map(({ name }) => name)),
  ]);

const exercisesOn = ({ dailyWorkouts }: AdminWeeklyProgram, on: number) =>
  dailyWorkouts.find(({ dayOfWeek }) => dayOfWeek === on)?.workoutSections[1]?.exercises ?? [];
