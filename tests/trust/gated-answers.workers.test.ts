import { getTableColumns, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import JSZip from "jszip";
import { beforeAll, describe, expect, it } from "vitest";
import { dailyWorkout, exercise, weeklyProgram } from "../../worker/db/programs";
import { completion } from "../../worker/db/progress";
import { setLog } from "../../worker/db/training";
import { workout } from "../../worker/db/workouts";
import { gate, withoutLinks } from "../../worker/features/billing/gate";
import { db, Person } from "../workers/club";
import { make, weekOf, workoutOf } from "../workers/club-calls";
import { ROUTES, type Route } from "./route-shapes";

/** What coaches write a video's address like. Each ends in what no answer to a lapsed member may have. */
const SECRET = "PLANTED";
const ADDRESSES = [
  `https://youtu.be/${SECRET}`,
  `youtu.be/${SECRET}`,
  `HTTP://WWW.YOUTUBE.COM/watch?v=${SECRET}`,
  `//player.vimeo.com/video/${SECRET}`,
  `www.example.com/${SECRET}`,
  `m.youtube.com/watch?v=${SECRET}`,
  `drive.google.com/file/d/${SECRET}/view`,
  `videos.müller.de:8080/${SECRET}`,
  `youtube.com?v=${SECRET}`,
  `[film](https://youtu.be/${SECRET})`,
  `vimeo://${SECRET}`,
];
const TEXT = `Slowly. ${ADDRESSES.join(" and ")} Then rest.`;

/** The texts that a coach writes; the others are dates, keys and choices from lists. */
const WRITTEN: [SQLiteTable, string[]][] = [
  [weeklyProgram, ["startDate", "endDate", "documentId", "createdBy", "assignedTo", "searchText"]],
  [dailyWorkout, ["mark"]],
  [exercise, ["columnType"]],
  [workout, ["documentId", "searchText"]],
];

let lapsed: Person;
let member: Person;
let own: { week: number; workout: number; exercise: number };

beforeAll(async () => {
  const admin = await Person.admin();
  [lapsed, member] = [await Person.lapsed(), await Person.member()];
  const club = { admin, member };
  await weekOf();
  const week = await weekOf(lapsed.id, "Yours");
  const { id } = await workoutOf(club);
  own = { week: week.id, workout: id, exercise: week.exercise };
  for (const person of [lapsed, member]) {
    await db.insert(completion).values({
      userId: person.id,
      title: TEXT,
      workoutId: id,
      localDate: "2026-11-20",
      completedAt: new Date(),
      notes: null,
    } as typeof completion.$inferInsert);
  }
  await db.run(
    sql`insert into set_log (user_id, name_key, local_date, set_number, exercise_name, exercise_id, unit, lifted_grams, estimate_grams, at)
      values (${lapsed.id}, 'squat', '2026-11-20', 1, ${TEXT}, ${week.exercise}, 'kg', 0, 0, 0)`,
  );
  for (const [table, skipped] of WRITTEN) {
    const texts = Object.entries(getTableColumns(table)).filter(
      ([name, column]) => column.dataType === "string" && column.getSQLType() === "text" && !skipped.includes(name),
    );
    expect(texts.length).toBeGreaterThan(1);
    for (const [, column] of texts)
      await db.run(
        sql`update ${sql.identifier(getTableConfig(table).name)} set ${sql.identifier(column.name)} = ${TEXT}`,
      );
  }
});

const READS = ROUTES.filter(
  ({ method, path, guard }) =>
    method === "GET" &&
    guard !== "selfGuarded" &&
    /^\/(api|objects)\//.test(path) &&
    !/\*|^\/api\/(dev\/|logout)/.test(path),
);

function addressOf({ path }: Route): string {
  const id = path.includes("weekly-programs") ? own.week : path.includes("exercises") ? own.exercise : own.workout;
  return path.replace(/:\w+/g, String(id));
}

describe("to somebody whose membership has ended", () => {
  it.each(READS)("no video's address leaves, in whatever text it stands: $name", async (route) => {
    const answer = await make("GET", { by: lapsed, path: addressOf(route) });
    expect([200, 302, 400, 403, 404]).toContain(answer.status);
    expect(await answer.text()).not.toContain(SECRET);
  });

  it("nor in the download of their data, of weeks, trainings and sets", async () => {
    const { url } = (await (await lapsed.post("/api/auth/export")).json()) as { url: string };
    const zip = await JSZip.loadAsync(await (await lapsed.get(url)).arrayBuffer());
    for (const file of Object.values(zip.files)) expect(await file.async("string"), file.name).not.toContain(SECRET);
    expect(await db.select().from(setLog)).toHaveLength(1);
    expect(await zip.file("data/sets.json")?.async("string")).toContain("Slowly.");
  });

  it("and what is said without them stays", async () => {
    const week = (await (await lapsed.get(`/api/weekly-programs/${own.week}`)).json()) as Record<string, unknown>;
    expect(week).toMatchObject({ gated: true, description: expect.stringMatching(/^Slowly\. .*Then rest\.$/) });
    const [listed] = (await (await lapsed.get("/api/weekly-programs")).json()) as Record<string, unknown>[];
    expect(listed).toMatchObject({ title: expect.stringMatching(/^Slowly\./) });
  });

  it("while members get all of them, so that looking for them means something", async () => {
    const paths = ["/api/weekly-programs", "/api/workouts", "/api/workouts/filters", "/api/user/progress"];
    for (const path of [...paths, "/api/dashboard"].filter((path) => READS.some((read) => read.path === path)))
      expect([path, (await (await member.get(path)).text()).includes(SECRET)]).toEqual([path, true]);
  });
});

describe("the gate", () => {
  it.each(ADDRESSES)("knows %s for an address", (address) => {
    expect(withoutLinks(address)?.includes(SECRET) ?? false).toBe(false);
  });

  it.each([
    "3 x 8-10 @ 3.5kg/side",
    "Rest 1.5 min. Then go",
    "and/or",
    "Day 1/Day 2",
    "RPE 7.5/10",
    "e.g. pull-ups",
    "60 % // slowly",
  ])("leaves what only looks like one: %s", (text) => expect(withoutLinks(text)).toBe(text));

  it("leaves everything that is no text as it is", () => {
    const answer = {
      at: new Date(0),
      count: 3,
      gone: null,
      videoUrl: "x",
      thumbnailUrl: "/covers/a.b/c.jpg",
      name: "",
    };
    expect(gate([answer])).toEqual([{ ...answer, videoUrl: null }]);
  });
});
