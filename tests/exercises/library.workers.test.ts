import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type AdminWorkout, adminWorkoutSchema } from "../../worker/contract/admin-workouts";
import { knownExerciseSchema } from "../../worker/contract/exercises";
import {
  exerciseCountsSchema,
  type LibraryEntry,
  libraryEntrySchema,
  libraryVideosSetSchema,
  nameMatchSchema,
  placedExerciseSchema,
  videoSetSchema,
} from "../../worker/contract/library";
import { type AdminWeeklyProgram, adminWeeklyProgramSchema } from "../../worker/contract/programs";
import { auditLog } from "../../worker/db/account";
import { exerciseSpelling, libraryExercise, libraryKey } from "../../worker/db/exercises";
import { exercise, weeklyProgram } from "../../worker/db/programs";
import { listEntries } from "../../worker/features/exercises/library/list-entries";
import { placeNames } from "../../worker/features/exercises/library/place-names";
import { createProgram } from "../../worker/features/programs/create-program";
import { errorOf } from "../workers/browser";
import { db, Person } from "../workers/club";
import { countedDatabase } from "../workers/counted-database";

const LIBRARY = "/api/admin/exercise-library";
const A = "https://youtu.be/aaaaaaaaaa1";
const B = "https://youtu.be/bbbbbbbbbb1";

let admin: Person;

beforeAll(async () => {
  admin = await Person.admin();
});

async function workout(names: (string | { name: string; videoUrl?: string; exerciseCode?: string })[]) {
  const exercises = names.map((name) => (typeof name === "string" ? { name } : name));
  const answer = await admin.post("/api/admin/workouts", { title: "Session", exercises });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return adminWorkoutSchema.parse(await answer.json());
}

let weeks = 0;
async function week(names: string[]): Promise<AdminWeeklyProgram> {
  weeks += 1;
  const { id } = await createProgram(
    { db, actor: { kind: "member", user: { id: admin.id } }, now: new Date() } as unknown as Parameters<
      typeof createProgram
    >[0],
    {
      title: `Week ${weeks}`,
      description: null,
      weekNumber: weeks,
      startDate: "2026-01-05",
      documentId: null,
      documentRows: [],
      once: null,
      days: [
        {
          dayOfWeek: 2,
          title: null,
          description: null,
          notes: null,
          sections: [
            {
              columnType: "no_equipment",
              exercises: names.map((name) => ({
                ...{
                  name,
                  exerciseCode: `Z${weeks}`,
                  tier: null,
                  category: null,
                  sets: null,
                  reps: null,
                  setRep: null,
                },
                ...{
                  tempo: null,
                  load: null,
                  rest: null,
                  duration: null,
                  description: null,
                  notes: null,
                  videoUrl: null,
                },
              })),
            },
          ],
        },
      ],
    },
  );
  return storedWeek(id);
}

const storedWeek = async (id: number) =>
  adminWeeklyProgramSchema.parse(await (await admin.get(`/api/admin/weekly-programs/${id}`)).json());
const storedWorkout = async (id: number) =>
  adminWorkoutSchema.parse(await (await admin.get(`/api/admin/workouts/${id}`)).json());
const videosOf = ({ exercises }: AdminWorkout) => exercises.map(({ videoUrl }) => videoUrl);
const weekExercises = (program: AdminWeeklyProgram) =>
  program.dailyWorkouts.flatMap(({ workoutSections }) => workoutSections.flatMap(({ exercises }) => exercises));

async function entryOf(name: string): Promise<LibraryEntry> {
  const answer = await admin.get(`${LIBRARY}?search=${encodeURIComponent(name)}`);
  const found = libraryEntrySchema.array().parse(await answer.json());
  const entry = found.find((each) => each.name === name);
  if (!entry) throw new Error(`${name} is not in the library`);
  return entry;
}

async function placed(query: string) {
  const answer = await admin.get(`/api/admin/exercises?${query}`);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return {
    items: placedExerciseSchema.array().parse(await answer.json()),
    next: answer.headers.get("x-next-cursor"),
  };
}

const counts = async () => exerciseCountsSchema.parse(await (await admin.get("/api/admin/exercises/counts")).json());
const audited = (action: string) => db.$count(auditLog, eq(auditLog.action, action));

describe("the list of exercises where they stand", () => {
  it("is searched by name, code or column type, by having a video, and leads to the week or workout", async () => {
    const { id } = await week(["Búlgaro lunge", "Copenhagen plank"]);
    const { id: workoutId } = await workout([{ name: "Bulgaro reach", videoUrl: A }]);
    const { items } = await placed("search=BULGARO");
    expect(items.map(({ name, videoUrl, place }) => [name, videoUrl, place.kind, place.id])).toEqual([
      ["Bulgaro reach", A, "workout", workoutId],
      ["Búlgaro lunge", null, "program", id],
    ]);
    expect(items[1]).toMatchObject({ columnType: "no_equipment", dayOfWeek: 2, exerciseCode: `Z${weeks}` });
    expect(items[0]).toMatchObject({ columnType: null, dayOfWeek: null, linkState: "unchecked" });
    expect((await placed(`search=z${weeks}`)).items).toHaveLength(2);
    expect((await placed("search=no%20equipment&video=missing")).items.map(({ name }) => name)).toContain(
      "Copenhagen plank",
    );
    expect((await placed("search=bulgaro&video=with")).items).toHaveLength(1);
    expect((await admin.get("/api/admin/exercises?video=maybe")).status).toBe(400);
  });

  it("is paged, says each once, and leaves out what is deleted", async () => {
    const names = Array.from({ length: 25 }, (_, at) => `Paged ${at}`);
    const program = await week(names);
    const first = await placed("search=paged&limit=20");
    const second = await placed(`search=paged&limit=20&cursor=${first.next}`);
    expect(second.next).toBeNull();
    expect([...first.items, ...second.items].map(({ name }) => name).sort()).toEqual(names.sort());
    const before = await counts();
    await admin.delete(`/api/admin/weekly-programs/${program.id}`);
    expect((await placed("search=paged")).items).toEqual([]);
    expect(await counts()).toMatchObject({ total: before.total - 25, missing: before.missing - 25 });
  });

  it("is counted", async () => {
    const before = await counts();
    await week(["Counted once"]);
    await workout([{ name: "Counted twice", videoUrl: A }, "Counted thrice"]);
    expect(await counts()).toMatchObject({
      total: before.total + 3,
      withVideo: before.withVideo + 1,
      missing: before.missing + 2,
      library: before.library + 3,
    });
    const [living] = await db.all<{ total: number }>(
      sql`select count(*) as total from exercise e left join daily_workout d on d.id = e.daily_workout_id
        left join weekly_program p on p.id = d.program_id left join workout w on w.id = e.workout_id
        where coalesce(p.deleted_at, w.deleted_at) is null`,
    );
    expect((await counts()).total).toBe(living?.total);
  });
});

describe("setting a link", () => {
  it("changes one exercise, and teaches the library", async () => {
    const one = await workout(["Farmer carry", "Farmer carries"]);
    const [first] = one.exercises;
    const answer = await admin.put(`/api/admin/exercises/${first?.id}/video`, { videoUrl: `  ${A} ` });
    expect(videoSetSchema.parse(await answer.json())).toMatchObject({ id: first?.id, videoUrl: A, changed: 1 });
    expect(videosOf(await storedWorkout(one.id))).toEqual([A, null]);
    expect(await entryOf("Farmer carry")).toMatchObject({ videoUrl: A, uses: 2, missing: 1, linkState: "unchecked" });
  });

  it("can go to all uses without one, or to all, however the name is written, and never into what is deleted", async () => {
    const [mine, gone] = [await workout(["KB Swing"]), await workout(["Kettlebell swings"])];
    const program = await week(["Kettlebell Swing", "Something else"]);
    await admin.delete(`/api/admin/workouts/${gone.id}`);
    const [own] = mine.exercises;
    const path = `/api/admin/exercises/${own?.id}/video`;
    const set = videoSetSchema.parse(await (await admin.put(path, { videoUrl: A, uses: "missing" })).json());
    expect(set.changed).toBe(2);
    expect(weekExercises(await storedWeek(program.id)).map(({ videoUrl }) => videoUrl)).toEqual([A, null]);
    expect(await db.$count(exercise, eq(exercise.name, "Kettlebell swings"))).toBe(1);
    const [deleted] = await db.select().from(exercise).where(eq(exercise.name, "Kettlebell swings"));
    expect(deleted?.videoUrl).toBeNull();
    const missing = await admin.put(path, { videoUrl: B, uses: "missing" });
    expect(videoSetSchema.parse(await missing.json()).changed).toBe(1);
    expect(weekExercises(await storedWeek(program.id))[0]?.videoUrl).toBe(A);
    const all = await admin.put(path, { videoUrl: B, uses: "all" });
    expect(videoSetSchema.parse(await all.json()).changed).toBe(2);
    expect(weekExercises(await storedWeek(program.id))[0]?.videoUrl).toBe(B);
    expect(await audited("exercise.video")).toBeGreaterThan(3);
  });

  it("is noticed by who edits the week or the workout meanwhile", async () => {
    const [program, mine] = [await week(["Sled push"]), await workout(["Sled push"])];
    const [own] = weekExercises(program);
    await admin.put(`/api/admin/exercises/${own?.id}/video`, { videoUrl: A, uses: "all" });
    const inWeek = await admin.put(`/api/admin/weekly-programs/${program.id}`, {
      title: "Edited before",
      revision: program.revision,
    });
    expect([inWeek.status, (await errorOf(inWeek)).code]).toEqual([409, "stale_program"]);
    const inWorkout = await admin.put(`/api/admin/workouts/${mine.id}`, {
      title: "Edited before",
      updatedAt: mine.updatedAt,
    });
    expect([inWorkout.status, (await errorOf(inWorkout)).code]).toEqual([409, "stale_workout"]);
    expect(videosOf(await storedWorkout(mine.id))).toEqual([A]);
  });

  it("refuses what is no address, and what is not there", async () => {
    const { exercises } = await workout(["Refused row"]);
    const path = `/api/admin/exercises/${exercises[0]?.id}/video`;
    expect((await admin.put(path, { videoUrl: "javascript:alert(1)" })).status).toBe(422);
    expect((await admin.put(path, { videoUrl: A, uses: "some" })).status).toBe(422);
    expect((await admin.put("/api/admin/exercises/999999/video", { videoUrl: A })).status).toBe(404);
    expect(await entryOf("Refused row")).toMatchObject({ videoUrl: null });
  });
});

describe("an exercise of the library", () => {
  it("has a name, other names, tags and a link that its uses can get", async () => {
    const mine = await workout(["Hip airplane", "Warrior three hinge"]);
    const entry = await entryOf("Hip airplane");
    const path = `${LIBRARY}/${entry.id}`;
    const taken = await admin.put(path, { aliases: ["Warrior three hinge"] });
    expect([taken.status, (await errorOf(taken)).code]).toEqual([409, "name_taken"]);
    const other = await entryOf("Warrior three hinge");
    const merged = libraryEntrySchema.parse(
      await (await admin.post(`${LIBRARY}/${other.id}/merge`, { into: entry.id })).json(),
    );
    expect(merged).toMatchObject({ id: entry.id, aliases: ["Warrior three hinge"], uses: 2, missing: 2 });
    const changed = await admin.put(path, {
      name: "Airplane",
      aliases: ["Hip airplane", "Warrior three hinge", "Avión"],
      tags: ["hips", "balance", "hips"],
      videoUrl: A,
      uses: "all",
      updatedAt: merged.updatedAt,
    });
    expect(changed.status, await changed.clone().text()).toBe(200);
    expect(await changed.json()).toMatchObject({
      changed: 2,
      entry: { name: "Airplane", tags: ["hips", "balance"], videoUrl: A, missing: 0 },
    });
    expect(videosOf(await storedWorkout(mine.id))).toEqual([A, A]);
    expect((await entryOf("Airplane")).aliases).toEqual(["Avión", "Hip airplane", "Warrior three hinge"]);
    const late = await admin.put(path, { tags: [], updatedAt: merged.updatedAt });
    expect([late.status, (await errorOf(late)).code]).toEqual([409, "stale_entry"]);
    for (const search of ["avion", "warrior", "balance"]) {
      const found = await admin.get(`${LIBRARY}?search=${search}`);
      expect(
        libraryEntrySchema
          .array()
          .parse(await found.json())
          .map(({ id }) => id),
      ).toEqual([entry.id]);
    }
    expect([await audited("library.change"), await audited("library.merge")]).toEqual([1, 1]);
  });

  it("proposes its video under each of its names, also to imports", async () => {
    const answer = await admin.get("/api/admin/exercise-names");
    const known = knownExerciseSchema.array().parse(await answer.json());
    expect(known).toContainEqual({ name: "Avión", videoUrl: A });
    const program = await week(["AVION"]);
    const proposals = await admin.get(`/api/admin/weekly-programs/${program.id}/video-suggestions`);
    expect(await proposals.json()).toMatchObject([{ name: "AVION", libraryName: "Airplane", videoUrl: A }]);
  });

  it("lets a name go, which is an exercise of its own again", async () => {
    const entry = await entryOf("Airplane");
    const changed = await admin.put(`${LIBRARY}/${entry.id}`, { aliases: ["Hip airplane", "Avión"] });
    expect(changed.status).toBe(200);
    expect(await entryOf("Warrior three hinge")).toMatchObject({ videoUrl: null, uses: 1, aliases: [] });
    expect((await entryOf("Airplane")).uses).toBe(2);
  });

  it("merges with nothing that is gone, and not with itself", async () => {
    const entry = await entryOf("Airplane");
    expect((await admin.post(`${LIBRARY}/${entry.id}/merge`, { into: entry.id })).status).toBe(422);
    expect((await admin.post(`${LIBRARY}/${entry.id}/merge`, { into: 999_999 })).status).toBe(404);
    const [one, two] = [await entryOf("Farmer carry"), await entryOf("KB Swing")];
    const both = await Promise.all([
      admin.post(`${LIBRARY}/${one.id}/merge`, { into: two.id }),
      admin.post(`${LIBRARY}/${two.id}/merge`, { into: one.id }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await db.$count(libraryExercise, sql`id in (${one.id}, ${two.id})`)).toBe(1);
  });

  it("is listed by name, page after page, and by what is missing", async () => {
    const names: string[] = [];
    for (let cursor = ""; ; ) {
      const answer = await admin.get(`${LIBRARY}?limit=7${cursor && `&cursor=${cursor}`}`);
      names.push(
        ...libraryEntrySchema
          .array()
          .parse(await answer.json())
          .map(({ name }) => name),
      );
      const next = answer.headers.get("x-next-cursor");
      if (!next) break;
      cursor = next;
    }
    expect(names).toHaveLength(await db.$count(libraryExercise));
    const plain = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    expect(names.map(plain)).toEqual(names.map(plain).sort());
    const missing = libraryEntrySchema
      .array()
      .parse(await (await admin.get(`${LIBRARY}?show=missing&limit=50`)).json());
    expect(missing.length).toBe(await db.$count(libraryExercise, sql`video_url is null`));
  });

  it("costs a page the same however often its exercises are used", async () => {
    const cost = async () => {
      const counted = countedDatabase();
      await listEntries({ db: counted.db } as Parameters<typeof listEntries>[0], {
        search: "often used",
        show: "all",
        limit: 20,
      });
      return counted.cost;
    };
    const names = Array.from({ length: 120 }, () => "Often used");
    await week(names);
    const before = await cost();
    await week(names);
    await week(names);
    const after = await cost();
    expect(after.roundTrips).toBe(1);
    expect(after.rowsRead).toBeLessThanOrEqual(before.rowsRead * 1.1);
    expect(await entryOf("Often used")).toMatchObject({ uses: 100, missing: 100 });
  });
});

describe("many links at once", () => {
  it("are matched first, however the names are written", async () => {
    await workout([{ name: "Cossack squat", videoUrl: A }]);
    const answer = await admin.post(`${LIBRARY}/match`, { names: ["cossack squats", "Never heard of"] });
    expect(nameMatchSchema.array().parse(await answer.json())).toMatchObject([
      { name: "cossack squats", entry: { name: "Cossack squat", videoUrl: A, uses: 1 } },
      { name: "Never heard of", entry: null },
    ]);
    expect((await admin.post(`${LIBRARY}/match`, { names: [] })).status).toBe(422);
  });

  it("are set in one batch, for those without, for all or in the library only, and new names are learnt", async () => {
    const { id } = await workout([{ name: "Jefferson curl", videoUrl: A }, "Jefferson curls", "Bear crawl"]);
    const links = [
      { name: "jefferson curl", videoUrl: B },
      { name: "Bear crawls", videoUrl: B },
      { name: "Crab reach", videoUrl: B },
    ];
    const post = async (uses?: string) => {
      const answer = await admin.post(`${LIBRARY}/videos`, { links, ...(uses ? { uses } : {}) });
      expect(answer.status, await answer.clone().text()).toBe(200);
      return libraryVideosSetSchema.parse(await answer.json());
    };
    expect(await post("none")).toEqual({ set: 3, added: 1, changed: 0 });
    expect(videosOf(await storedWorkout(id))).toEqual([A, null, null]);
    expect(await post()).toEqual({ set: 3, added: 0, changed: 2 });
    expect(videosOf(await storedWorkout(id))).toEqual([A, B, B]);
    expect(await post("all")).toEqual({ set: 3, added: 0, changed: 1 });
    expect(videosOf(await storedWorkout(id))).toEqual([B, B, B]);
    expect(await entryOf("Crab reach")).toMatchObject({ videoUrl: B, uses: 0 });
    expect(await audited("library.links")).toBe(3);
    const refused = await admin.post(`${LIBRARY}/videos`, { links: [{ name: "Bear crawl", videoUrl: "nowhere" }] });
    expect(refused.status).toBe(422);
  });
});

it("learns the names that were stored without it", async () => {
  const { id } = await workout([{ name: "Before the library", videoUrl: A }]);
  await db.delete(exerciseSpelling).where(eq(exerciseSpelling.name, "Before the library"));
  await db.delete(libraryKey).where(eq(libraryKey.name, "Before the library"));
  await db.delete(libraryExercise).where(eq(libraryExercise.name, "Before the library"));
  expect((await placed("search=before%20the")).items).toEqual([]);
  await placeNames(db, new Date());
  const [found] = (await placed("search=before%20the")).items;
  expect(found?.place.id).toBe(id);
  expect(await entryOf("Before the library")).toMatchObject({ id: found?.libraryId, videoUrl: A, uses: 1 });
});

it("keeps what it points at whole after all of that", async () => {
  const [loose] = await db.all<{ names: number; keys: number }>(sql`
    select (select count(*) from exercise_spelling s where not exists (select 1 from library_key k where k.name_key = s.name_key)) as names,
      (select count(*) from library_exercise l where not exists (select 1 from library_key k where k.exercise_id = l.id)) as keys`);
  expect(loose).toEqual({ names: 0, keys: 0 });
  expect(await db.all(sql`pragma foreign_key_check`)).toEqual([]);
  const sums = await db.select().from(weeklyProgram);
  for (const { id, missingVideoCount } of sums) {
    const [row] = await db.all<{ missing: number }>(
      sql`select count(*) as missing from daily_workout d join exercise e on e.daily_workout_id = d.id
        where d.program_id = ${id} and e.video_url is null`,
    );
    expect(missingVideoCount).toBe(row?.missing);
  }
});
