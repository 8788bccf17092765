import { beforeAll, describe, expect, it } from "vitest";
import { addDays } from "../../worker/contract/calendar";
import { errorBodySchema } from "../../worker/contract/errors";
import {
  adminWeeklyProgramSchema,
  type CopiedPrograms,
  calendarWeekSchema,
  copiedProgramsSchema,
} from "../../worker/contract/programs";
import { Person } from "../workers/club";

const PATH = "/api/admin/weekly-programs";
let admin: Person;
let member: Person;

beforeAll(async () => {
  [admin, member] = await Promise.all([Person.admin(), Person.member()]);
});

const begun = async (startDate: string, title: string) =>
  (await (await admin.post(PATH, { startDate, title })).json<{ id: number }>()).id;
const calendar = async (from: string, to: string) =>
  calendarWeekSchema.array().parse(await (await admin.get(`${PATH}/calendar?from=${from}&to=${to}`)).json());
const copies = (body: unknown, key?: string) =>
  admin.call("POST", `${PATH}/copies`, body, key ? { "idempotency-key": key } : {});

describe("the calendar of weeks", () => {
  it("has what runs on its days, everybody's first and members' own with their name", async () => {
    const [outside, common, own] = [
      await begun("2030-01-07", "Before it"),
      await begun("2030-01-14", "Everybody's"),
      await begun("2030-01-14", "One's own"),
    ];
    await admin.call("PUT", `${PATH}/${own}/assignment`, { memberId: member.id });
    const shown = await calendar("2030-01-14", "2030-01-27");
    expect(shown.map(({ id, memberName }) => [id, memberName])).toEqual([
      [common, null],
      [own, expect.stringMatching(/\S/)],
    ]);
    // Its Sunday is the day before.
    expect((await calendar("2030-01-13", "2030-01-13")).map(({ id }) => id)).toEqual([outside]);
    expect((await calendar("2030-01-21", "2030-01-27")).map(({ id }) => id)).toEqual([]);
  });

  it("refuses a span that ends before it begins, or of years", async () => {
    for (const query of ["from=2030-01-14&to=2030-01-13", "from=2030-01-14&to=2033-01-14"]) {
      const response = await admin.get(`${PATH}/calendar?${query}`);
      expect(response.status).toBe(400);
      expect(errorBodySchema.parse(await response.json()).issues).toMatchObject([{ path: "to" }]);
    }
  });
});

describe("copies of weeks", () => {
  it("keep what a block says and how far its weeks lie apart, and are made once", async () => {
    const [second, first] = [await begun("2031-01-20", "Third week"), await begun("2031-01-06", "First week")];
    await admin.call("PUT", `${PATH}/${first}`, {
      days: [
        {
          dayOfWeek: 1,
          title: "Heavy",
          workoutSections: [{ columnType: "equipment", exercises: [{ id: null, name: "Deadlift" }] }],
        },
      ],
    });
    const body = { ids: [second, first], startDate: "2031-03-03" };
    const response = await copies(body, "copy-a-block");
    expect(response.status).toBe(201);
    const { programs } = copiedProgramsSchema.parse(await response.json());
    expect(programs.map(({ title, startDate, endDate }) => [title, startDate, endDate])).toEqual([
      ["First week (copy)", "2031-03-03", "2031-03-09"],
      ["Third week (copy)", "2031-03-17", addDays("2031-03-17", 6)],
    ]);
    const copy = adminWeeklyProgramSchema.parse(await (await admin.get(`${PATH}/${programs[0]?.id}`)).json());
    expect(copy).toMatchObject({ status: "draft", exerciseCount: 1, dailyWorkouts: [{ title: "Heavy" }] });
    const again = await copies(body, "copy-a-block");
    expect([again.status, await again.json<CopiedPrograms>()]).toEqual([200, { programs }]);
  });

  it("of a member's own week stay that member's", async () => {
    const own = await begun("2032-01-05", "Own");
    await admin.call("PUT", `${PATH}/${own}/assignment`, { memberId: member.id });
    await copies({ ids: [own], startDate: "2032-02-02" });
    expect((await calendar("2032-02-02", "2032-02-08")).map(({ assignedTo }) => assignedTo)).toEqual([member.id]);
  });

  it("are all refused when one of the weeks is not there, and off Mondays", async () => {
    const there = await begun("2033-01-03", "There");
    expect((await copies({ ids: [there, 999_999], startDate: "2033-02-07" })).status).toBe(404);
    expect(await calendar("2033-02-07", "2033-02-13")).toEqual([]);
    const response = await copies({ ids: [there], startDate: "2033-02-08" });
    expect(errorBodySchema.parse(await response.json()).issues).toMatchObject([{ path: "startDate" }]);
  });
});
