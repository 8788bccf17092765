import { env } from "cloudflare:workers";
import { asc, eq, like } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays } from "../../worker/contract/calendar";
import { errorBodySchema } from "../../worker/contract/errors";
import { weeklyUploadSchema } from "../../worker/contract/imports";
import { documentImportedSchema, type ImportDocumentInput } from "../../worker/contract/program-import";
import { type DocumentRead, documentReadSchema } from "../../worker/contract/program-reading";
import { adminWeeklyProgramSchema } from "../../worker/contract/programs";
import { auditLog } from "../../worker/db/account";
import { coachDocument, documentLayout } from "../../worker/db/imports";
import { dailyWorkout, exercise, weeklyProgram } from "../../worker/db/programs";
import { trainingBlock, workbookOf } from "../documents/workbook-of";
import { db, Person } from "../workers/club";

const MONDAYS = ["2027-01-04", "2027-01-11", "2027-01-18", "2027-01-25"] as const;

let admin: Person;
let member: Person;

beforeAll(async () => {
  [admin, member] = await Promise.all([Person.admin(), Person.member()]);
});

beforeEach(async () => {
  await db.delete(documentLayout);
});

describe("importing weeks of a document", () => {
  it("makes a draft of each, in the order of the entries, with its sessions where they are proposed", async () => {
    const { documentId } = await read(await trainingBlock({ reps: "5" }), "Strength block.xlsx");
    const answer = await importing(documentId, {
      weeks: [
        { week: 1, startDate: MONDAYS[1] },
        { week: 0, startDate: MONDAYS[0] },
      ],
    });
    expect(answer.status).toBe(201);
    const { programs } = documentImportedSchema.parse(await answer.json());
    expect(programs.map(({ id: _, ...program }) => program)).toEqual([
      { title: "Strength block · Week 2", weekNumber: 2, startDate: MONDAYS[1], endDate: addDays(MONDAYS[1], 6) },
      { title: "Strength block · Week 1", weekNumber: 1, startDate: MONDAYS[0], endDate: addDays(MONDAYS[0], 6) },
    ]);
    const week = await programOf(programs[1]?.id);
    expect(week).toMatchObject({ status: "draft", startDate: MONDAYS[0], exerciseCount: 6 });
    expect(
      week.dailyWorkouts.map(({ dayOfWeek, title, workoutSections }) => [
        dayOfWeek,
        title,
        workoutSections.flatMap(({ columnType, exercises }) =>
          exercises.map(({ name, setRep, load }) => [columnType, name, setRep, load].join(", ")),
        ),
      ]),
    ).toEqual(
      [
        [1, "Push"],
        [3, "Pull"],
        [5, "Legs"],
      ].map(([day, title]) => [
        day,
        title,
        ["equipment, Back Squat, 3 x 5, 60 kg", "equipment, Bench Press, 3 x 5, 60 kg"],
      ]),
    );
    expect((await member.get(`/api/weekly-programs/${programs[0]?.id}`)).status).toBe(404);
    const stored = await db.select().from(weeklyProgram).where(eq(weeklyProgram.documentId, documentId));
    expect(stored.map(({ id }) => id)).toEqual(programs.map(({ id }) => id));
    for (const { id, title } of programs) {
      const rows = await db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `weekly_program:${id}`));
      expect(rows).toMatchObject([{ action: "program.import", actorId: admin.id, detail: { documentId, title } }]);
    }
  });

  it("puts sessions where the coach says, also on the weekend, with corrected exercises, title and number", async () => {
    const { documentId } = await read(await trainingBlock({ reps: "6" }), "Block.xlsx");
    const { programs } = await imported(documentId, {
      weeks: [
        {
          week: 0,
          startDate: MONDAYS[0],
          title: "Peak",
          weekNumber: 9,
          sessions: [
            { session: 2, dayOfWeek: 7, columnType: "coach_program" },
            {
              session: 0,
              dayOfWeek: 2,
              columnType: "no_equipment",
              exercises: [
                {
                  name: "Front Squat",
                  prescription: [
                    { count: "1", reps: "5", percent: "65%" },
                    { count: "1", reps: "5", percent: "75%" },
                    { count: "1", reps: "5+", percent: "85%" },
                  ],
                  rest: "3 min",
                  notes: "Elbows high",
                },
              ],
            },
          ],
        },
      ],
    });
    expect(programs).toMatchObject([{ title: "Peak", weekNumber: 9 }]);
    const { dailyWorkouts } = await programOf(programs[0]?.id);
    expect(dailyWorkouts.map(({ dayOfWeek, title }) => [dayOfWeek, title])).toEqual([
      [2, "Push"],
      [7, "Legs"],
    ]);
    const sections = dailyWorkouts[0]?.workoutSections.filter(({ exercises }) => exercises.length > 0);
    expect(sections?.map(({ columnType }) => columnType)).toEqual(["no_equipment"]);
    expect(sections?.[0]?.exercises[0]).toMatchObject({
      name: "Front Squat",
      sets: "3",
      reps: "5/5/5+",
      load: "65/75/85%",
      rest: "3 min",
    });
    expect(sections?.[0]?.exercises[0]?.notes).toContain("Elbows high");
  });

  it("joins sessions of one day and option in their order, and keeps their titles", async () => {
    const { documentId } = await read(await trainingBlock({ reps: "7" }), "Block.xlsx");
    const place = { dayOfWeek: 1, columnType: "equipment" } as const;
    const { programs } = await imported(documentId, {
      weeks: [
        {
          week: 0,
          startDate: MONDAYS[0],
          sessions: [
            { session: 0, ...place },
            { session: 1, ...place },
          ],
        },
      ],
    });
    const { dailyWorkouts } = await programOf(programs[0]?.id);
    expect(dailyWorkouts.map(({ title }) => title)).toEqual(["Push · Pull"]);
    const all = dailyWorkouts[0]?.workoutSections.flatMap(({ exercises }) => exercises);
    expect(all?.map(({ name, category }) => [name, category])).toEqual([
      ["Back Squat", "Push"],
      ["Bench Press", "Push"],
      ["Back Squat", "Pull"],
      ["Bench Press", "Pull"],
    ]);
  });

  it.each(["w01_guideline_headings.docx", "w06_flat_table.xlsx", "w12_xls_sheet_per_day.xls"])(
    "stores a week of three options exactly as an upload of weeks does: %s",
    async (name) => {
      const bytes = documentBytes(name);
      const form = new FormData();
      form.set("document", new File([bytes], name));
      const upload = await admin.call("POST", "/api/admin/upload-weekly-document", form);
      const { weeklyProgram: uploaded } = weeklyUploadSchema.parse(await upload.json());
      const { documentId } = await read(bytes, name);
      const { programs } = await imported(documentId, { weeks: [{ week: 0, startDate: MONDAYS[3] }] });
      expect(await rowsOf(programs[0]?.id)).toEqual(await rowsOf(uploaded.id));
    },
  );

  it("may take dates on which other weeks are", async () => {
    const { documentId } = await read(await trainingBlock({ reps: "9" }), "Block.xlsx");
    const weeks = [{ week: 0, startDate: MONDAYS[2] }];
    expect((await importing(documentId, { weeks })).status).toBe(201);
    expect((await importing(documentId, { weeks })).status).toBe(201);
  });

  it("answers the first drafts to a retry, and refuses one whose drafts were deleted", async () => {
    const { documentId } = await read(await trainingBlock({ reps: "10" }), "Block.xlsx");
    const weeks = [
      { week: 0, startDate: MONDAYS[0] },
      { week: 1, startDate: MONDAYS[1] },
    ];
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => importing(documentId, { weeks, remember: true }, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const bodies = await Promise.all(answers.map(async (answer) => documentImportedSchema.parse(await answer.json())));
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
    expect(await db.$count(weeklyProgram, eq(weeklyProgram.documentId, documentId))).toBe(2);
    await admin.delete(`/api/admin/weekly-programs/${bodies[0]?.programs[0]?.id}`);
    const late = await importing(documentId, { weeks }, key);
    expect([late.status, errorBodySchema.parse(await late.json()).code]).toEqual([409, "deleted_since"]);
  });

  it.each<[what: string, weeks: unknown, path: string, message: RegExp]>([
    ["no week", [], "weeks", /Choose at least one week/],
    ["a day that is no Monday", [{ week: 0, startDate: "2027-01-05" }], "weeks.0.startDate", /^Choose a Monday/],
    [
      "one date twice",
      [
        { week: 0, startDate: MONDAYS[0] },
        { week: 1, startDate: MONDAYS[0] },
      ],
      "weeks.1.startDate",
      /same Monday/,
    ],
    [
      "a week that the document does not have",
      [
        { week: 0, startDate: MONDAYS[0] },
        { week: 7, startDate: MONDAYS[1] },
      ],
      "weeks.1.week",
      /has 3 weeks/,
    ],
    [
      "a session that the week does not have",
      [
        {
          week: 0,
          startDate: MONDAYS[0],
          sessions: [
            { session: 0, dayOfWeek: 1, columnType: "equipment" },
            { session: 3, dayOfWeek: 2, columnType: "equipment" },
          ],
        },
      ],
      "weeks.0.sessions.1.session",
      /has 3 sessions/,
    ],
    ["a week without sessions", [{ week: 0, startDate: MONDAYS[0], sessions: [] }], "weeks.0.sessions", /at least one/],
    [
      "an eighth day",
      [{ week: 0, startDate: MONDAYS[0], sessions: [{ session: 0, dayOfWeek: 8, columnType: "equipment" }] }],
      "weeks.0.sessions.0.dayOfWeek",
      /./,
    ],
    [
      "an exercise without a name",
      [
        {
          week: 0,
          startDate: MONDAYS[0],
          sessions: [{ session: 0, dayOfWeek: 1, columnType: "equipment", exercises: [{ name: " " }] }],
        },
      ],
      "weeks.0.sessions.0.exercises.0.name",
      /Give the exercise a name/,
    ],
  ])("refuses %s, says where, and stores nothing", async (_, weeks, path, message) => {
    const { documentId } = await read(await trainingBlock({ reps: "11" }), "Block.xlsx");
    const before = await counts();
    const answer = await importing(documentId, { weeks, remember: true } as ImportDocumentInput);
    expect(answer.status).toBe(422);
    const { issues } = errorBodySchema.parse(await answer.json());
    expect(issues).toContainEqual({ path, message: expect.stringMatching(message) });
    expect(await counts()).toEqual(before);
  });

  it("refuses more exercises than an option holds, and says which session is too many", async () => {
    const { documentId } = await read(await trainingBlock({ reps: "12", exercises: 120 }), "Much.xlsx");
    const sessions = [0, 1, 2].map((session) => ({ session, dayOfWeek: 1, columnType: "equipment" }) as const);
    const answer = await importing(documentId, { weeks: [{ week: 0, startDate: MONDAYS[0], sessions }] });
    expect(answer.status).toBe(422);
    expect(errorBodySchema.parse(await answer.json()).issues).toMatchObject([{ path: "weeks.0.sessions.2" }]);
  });

  it("knows no other documents, and is the admin's alone", async () => {
    const weeks = [{ week: 0, startDate: MONDAYS[0] }];
    expect((await importing("none", { weeks })).status).toBe(404);
    const week = await db.select().from(coachDocument).where(eq(coachDocument.kind, "week")).get();
    expect((await importing(week?.id ?? "", { weeks })).status).toBe(404);
    expect((await member.call("POST", "/api/admin/documents/none/import", { weeks })).status).toBe(403);
  });

  it("makes sixteen weeks of five sessions with ten exercises in one batch", async () => {
    const block = await trainingBlock({
      weeks: 16,
      days: ["Day A", "Day B", "Day C", "Day D", "Day E"],
      exercises: 10,
    });
    const { documentId, reading } = await read(block, "Sixteen weeks.xlsx");
    expect(reading.weeks).toHaveLength(16);
    const { programs } = await imported(documentId, {
      weeks: reading.weeks.map((_, week) => ({ week, startDate: addDays(MONDAYS[0], 7 * week) })),
    });
    const ids = programs.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    const counted = await db
      .select({ count: weeklyProgram.exerciseCount })
      .from(weeklyProgram)
      .where(eq(weeklyProgram.documentId, documentId));
    expect(counted.map(({ count }) => count)).toEqual(Array(16).fill(50));
  });

  it("is blocked by the rules that block other imports", async () => {
    const { documentId } = await read(await trainingBlock({ reps: "13" }), "Block.xlsx");
    const settings = await (await admin.get("/api/admin/validation-settings")).json();
    const rule = {
      id: "rule_1",
      name: "Sled",
      severity: "error",
      category: "content",
      pattern: "Sled",
      isActive: true,
    };
    await admin.call("POST", "/api/admin/validation-rules", rule);
    await admin.call("PUT", "/api/admin/validation-settings", { ...(settings as object), blockImportOnErrors: true });
    const before = await counts();
    const answer = await importing(documentId, { weeks: [{ week: 0, startDate: MONDAYS[0] }] });
    await admin.call("PUT", "/api/admin/validation-settings", settings);
    await admin.call("DELETE", "/api/admin/validation-rules/rule_1");
    expect([answer.status, errorBodySchema.parse(await answer.json()).code]).toEqual([422, "rules_failed"]);
    expect(await counts()).toEqual(before);
  });
});

describe("what is remembered of a layout", () => {
  const days = ["Heavy", "Light", "Medium"];
  const answered = {
    weeks: [
      {
        week: 0,
        startDate: MONDAYS[0],
        sessions: [
          { session: 0, dayOfWeek: 2, columnType: "coach_program" },
          { session: 1, dayOfWeek: 4, columnType: "coach_program" },
          { session: 2, dayOfWeek: 6, columnType: "no_equipment" },
        ],
      },
    ],
    remember: true,
  } satisfies ImportDocumentInput;
  const proposals = ({ reading }: DocumentRead) =>
    reading.weeks[0]?.sessions.map(({ proposed }) => [proposed.dayOfWeek, proposed.columnType]);

  it("answers the coach's next document of the same kind, and is forgotten again", async () => {
    const first = await read(await trainingBlock({ days }), "Block one.xlsx");
    expect(first.layout).toMatchObject({ known: false, id: null, label: null });
    await imported(first.documentId, answered);
    const next = await read(await trainingBlock({ days, weeks: 4, reps: "4", load: "90 kg" }), "Block two.xlsx");
    expect(next.documentId).not.toBe(first.documentId);
    expect(next.layout).toMatchObject({ known: true, label: "Block one" });
    expect(proposals(next)).toEqual([
      [2, "coach_program"],
      [4, "coach_program"],
      [6, "no_equipment"],
    ]);
    const { programs } = await imported(next.documentId, { weeks: [{ week: 3, startDate: MONDAYS[1] }] });
    expect((await programOf(programs[0]?.id)).dailyWorkouts.map(({ dayOfWeek }) => dayOfWeek)).toEqual([2, 4, 6]);
    expect(await kept(next.documentId)).toEqual(next);

    const path = `/api/admin/document-layouts/${next.layout.id}`;
    expect((await member.call("DELETE", path)).status).toBe(403);
    expect((await admin.call("DELETE", path)).status).toBe(204);
    expect((await admin.call("DELETE", path)).status).toBe(404);
    const after = await kept(next.documentId);
    expect(after.layout).toMatchObject({ known: false, id: null, label: null });
    expect(proposals(after)).toEqual([
      [1, "equipment"],
      [3, "equipment"],
      [5, "equipment"],
    ]);
    expect(await db.$count(auditLog, eq(auditLog.action, "layout.forget"))).toBe(1);
  });

  it("is not kept unless the coach says so, nor used for another layout", async () => {
    const first = await read(await trainingBlock({ days: ["One", "Two"] }), "Two days.xlsx");
    await imported(first.documentId, { weeks: [{ week: 0, startDate: MONDAYS[0] }] });
    expect((await kept(first.documentId)).layout.known).toBe(false);
    await imported(first.documentId, { weeks: [{ week: 0, startDate: MONDAYS[0] }], remember: true });
    expect((await kept(first.documentId)).layout.known).toBe(true);
    const other = await read(await trainingBlock({ days: ["One", "Two"], extra: "slow" }), "Other headings.xlsx");
    expect(other.layout.headings.map(({ text }) => text)).toContain("Zed");
  });

  it("leaves out again what was left out, until it is taken again", async () => {
    const days = ["Squat day", "Bench day", "Bonus"];
    const place = (session: number) => ({ session, dayOfWeek: 2, columnType: "equipment" }) as const;
    const out = ({ reading }: DocumentRead) =>
      reading.weeks.map(({ sessions }) => sessions.flatMap(({ leftOut, title }) => (leftOut ? [title] : [])));
    const first = await read(await trainingBlock({ days, weeks: 2 }), "Bonus.xlsx");
    await imported(first.documentId, {
      weeks: [{ week: 0, startDate: MONDAYS[0], sessions: [place(0), { ...place(1), dayOfWeek: 4 }] }],
      remember: true,
    });
    const next = await read(await trainingBlock({ days, weeks: 2, reps: "4" }), "Bonus 2.xlsx");
    expect(out(next)).toEqual([["Bonus"], ["Bonus"]]);
    expect(proposals(next)?.[2]).toEqual(proposals(first)?.[2]);
    const { programs } = await imported(next.documentId, {
      weeks: [{ week: 0, startDate: MONDAYS[1] }],
      remember: true,
    });
    expect((await programOf(programs[0]?.id)).dailyWorkouts.map(({ title }) => title)).toEqual(days.slice(0, 2));
    expect(out(await kept(next.documentId))).toEqual([["Bonus"], ["Bonus"]]);

    const renamed = await read(await trainingBlock({ days: [...days.slice(0, 2), "Throws"] }), "Throws.xlsx");
    expect(renamed.layout.known).toBe(true);
    expect(out(renamed).flat()).toEqual([]);
    const only = await read(await trainingBlock({ days: ["Bonus"], reps: "4" }), "Bonus 3.xlsx");
    expect(out(only).flat()).toEqual([]);

    const sessions = [place(0), { ...place(1), dayOfWeek: 4 as const }, { ...place(2), dayOfWeek: 6 as const }];
    await imported(next.documentId, { weeks: [{ week: 0, startDate: MONDAYS[2], sessions }], remember: true });
    const last = await kept(first.documentId);
    expect([out(last), proposals(last)?.[2]]).toEqual([
      [[], []],
      [6, "equipment"],
    ]);
  });

  it("never puts two sessions of a week into one place", async () => {
    const two = await read(await trainingBlock({ days: ["A one", "A two"] }), "Two.xlsx");
    const place = (session: number, dayOfWeek: 1 | 5) => ({ session, dayOfWeek, columnType: "equipment" }) as const;
    await imported(two.documentId, {
      weeks: [{ week: 0, startDate: MONDAYS[0], sessions: [place(0, 5), place(1, 1)] }],
      remember: true,
    });
    const next = await read(await trainingBlock({ days: ["A two", "A new"], reps: "3" }), "Two more.xlsx");
    expect(next.layout.known).toBe(true);
    expect(new Set(proposals(next)?.map(String)).size).toBe(2);
  });
});

describe("reading again with corrections", () => {
  const days = ["Upper", "Lower"];
  const loads = ({ reading }: DocumentRead) =>
    reading.weeks.flatMap(({ sessions }) =>
      sessions.flatMap(({ exercises }) => exercises.map(({ prescription }) => prescription[0]?.load ?? null)),
    );

  it("gives headings their meaning, keeps it for the document, and takes it back", async () => {
    const first = await read(await trainingBlock({ days, weeks: 1, load: "", extra: "100" }), "Zed.xlsx");
    expect(loads(first)).toEqual([null, null, null, null]);
    expect(first.layout.headings).toContainEqual({ text: "Zed", role: null, sheet: "Week 1" });
    const again = await reread(first.documentId, { headings: { zed: "load" } });
    expect(loads(again)).toEqual(["100", "100", "100", "100"]);
    expect(again.layout).toMatchObject({ known: false });
    expect(again.layout.headings).toContainEqual({ text: "Zed", role: "load", sheet: "Week 1" });
    expect(await kept(first.documentId)).toEqual(again);
    // The same bytes are the same document, corrected as it is.
    expect(await read(await trainingBlock({ days, weeks: 1, load: "", extra: "100" }), "Zed.xlsx")).toEqual(again);
    expect(await reread(first.documentId, { headings: { Zed: null } })).toEqual(first);
    expect(await db.$count(auditLog, like(auditLog.subject, `document:${first.documentId}`))).toBe(2);
  });

  it("remembers corrections for the layout, with or without answers", async () => {
    const days = ["Red", "Blue"];
    const first = await read(await trainingBlock({ days, load: "", extra: "70" }), "Red and blue.xlsx");
    const again = await reread(first.documentId, { headings: { Zed: "load" }, remember: true });
    expect(again.layout).toMatchObject({ known: false, id: expect.any(String) });
    const next = await read(await trainingBlock({ days, load: "", extra: "80" }), "Red and blue 2.xlsx");
    expect(next.layout).toMatchObject({ known: false, label: "Red and blue" });
    expect(new Set(loads(next))).toEqual(new Set(["80"]));
    await imported(next.documentId, { weeks: [{ week: 0, startDate: MONDAYS[0] }], remember: true });
    const third = await read(await trainingBlock({ days, load: "", extra: "90" }), "Red and blue 3.xlsx");
    expect(third.layout.known).toBe(true);
    expect(new Set(loads(third))).toEqual(new Set(["90"]));
    await admin.call("DELETE", `/api/admin/document-layouts/${third.layout.id}`);
    const fourth = await read(await trainingBlock({ days, load: "", extra: "95" }), "Red and blue 4.xlsx");
    expect(new Set(loads(fourth))).toEqual(new Set([null]));
  });

  it("reads as if for the first time once the layout is forgotten, unless the file is gone", async () => {
    const days = ["Warm", "Cold"];
    const block = async (extra: string) => trainingBlock({ days, load: "", extra });
    const first = await read(await block("50"), "Warm.xlsx");
    const corrected = await reread(first.documentId, { headings: { Zed: "load" }, remember: true });
    const [next, gone] = [await read(await block("60"), "Warm 2.xlsx"), await read(await block("65"), "Warm 3.xlsx")];
    const own = await read(await block("75"), "Warm 4.xlsx");
    await reread(own.documentId, { headings: { Zed: "load" } });
    const { objectKey } =
      (await db.select().from(coachDocument).where(eq(coachDocument.id, gone.documentId)).get()) ?? {};
    await env.MEDIA.delete(objectKey ?? "");
    await admin.call("DELETE", `/api/admin/document-layouts/${corrected.layout.id}`);

    const after = await kept(next.documentId);
    expect([after.layout.id, new Set(loads(after))]).toEqual([null, new Set([null])]);
    const { programs } = await imported(next.documentId, { weeks: [{ week: 0, startDate: MONDAYS[0] }] });
    const [day] = (await programOf(programs[0]?.id)).dailyWorkouts;
    expect(day?.workoutSections[0]?.exercises[0]?.load ?? null).toBeNull();
    expect(await kept(first.documentId)).toEqual(first);
    expect(new Set(loads(await kept(gone.documentId)))).toEqual(new Set(["65"]));
    // What was said of one document alone was never the layout's.
    expect(new Set(loads(await kept(own.documentId)))).toEqual(new Set(["75"]));
  });

  it("leaves sheets out, and says which", async () => {
    const table = (day: string) => [
      ["Session", "Exercise", "Sets", "Reps"],
      [day, "Back Squat", "3", "8"],
      ["", "Bench Press", "3", "8"],
    ];
    const first = await read(await workbookOf({ Plan: table("Main"), Old: table("Former") }), "Two sheets.xlsx");
    const again = await reread(first.documentId, { sheets: { Old: "helper" } });
    expect(again.reading.sheets).toMatchObject([
      { name: "Plan", role: "program" },
      { name: "Old", role: "helper" },
    ]);
    expect(again.reading.weeks.flatMap(({ sessions }) => sessions.map(({ title }) => title))).not.toContain("Former");
  });

  it("refuses corrections that leave no training, in words, and changes nothing", async () => {
    const first = await read(await trainingBlock({ days: ["Solo"], weeks: 2 }), "Solo.xlsx");
    const answer = await rereading(first.documentId, { sheets: { "Week 1": "helper", "Week 2": "helper" } });
    expect([answer.status, errorBodySchema.parse(await answer.json()).code]).toEqual([422, "no_exercises"]);
    expect(await kept(first.documentId)).toEqual(first);
    const unknown = await rereading(first.documentId, { headings: { Sets: "colour" } });
    expect([unknown.status, errorBodySchema.parse(await unknown.json()).issues?.[0]?.path]).toEqual([
      422,
      "headings.Sets",
    ]);
    expect((await rereading("none", {})).status).toBe(404);
    expect((await admin.get("/api/admin/documents/none")).status).toBe(404);
    expect((await member.get(`/api/admin/documents/${first.documentId}`)).status).toBe(403);
  });
});

async function read(bytes: Uint8Array, name: string): Promise<DocumentRead> {
  const form = new FormData();
  form.set("file", new File([bytes], name));
  const answer = await admin.call("POST", "/api/admin/documents/read", form);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return documentReadSchema.parse(await answer.json());
}

async function kept(documentId: string): Promise<DocumentRead> {
  return documentReadSchema.parse(await (await admin.get(`/api/admin/documents/${documentId}`)).json());
}

function importing(documentId: string, body: ImportDocumentInput, key?: string): Promise<Response> {
  const headers: Record<string, string> = key ? { "Idempotency-Key": key } : {};
  return admin.call("POST", `/api/admin/documents/${documentId}/import`, body, headers);
}

async function imported(documentId: string, body: ImportDocumentInput) {
  const answer = await importing(documentId, body);
  expect(answer.status, await answer.clone().text()).toBe(201);
  return documentImportedSchema.parse(await answer.json());
}

function rereading(documentId: string, body: unknown): Promise<Response> {
  return admin.call("POST", `/api/admin/documents/${documentId}/reread`, body);
}

async function reread(documentId: string, body: unknown): Promise<DocumentRead> {
  const answer = await rereading(documentId, body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return documentReadSchema.parse(await answer.json());
}

async function programOf(id: number | undefined) {
  return adminWeeklyProgramSchema.parse(await (await admin.get(`/api/admin/weekly-programs/${id}`)).json());
}

/** All that is stored of a week, but what is its own: ids, dates and document. */
async function rowsOf(id: number | undefined) {
  const { title, description, weekNumber, searchText } =
    (await db
      .select()
      .from(weeklyProgram)
      .where(eq(weeklyProgram.id, id ?? 0))
      .get()) ?? {};
  const days = await db
    .select()
    .from(dailyWorkout)
    .where(eq(dailyWorkout.programId, id ?? 0))
    .orderBy(asc(dailyWorkout.dayOfWeek));
  const exercises = await Promise.all(
    days.map((day) =>
      db
        .select()
        .from(exercise)
        .where(eq(exercise.dailyWorkoutId, day.id))
        .orderBy(asc(exercise.columnType), asc(exercise.position)),
    ),
  );
  return {
    program: { title, description, weekNumber, searchText },
    days: days.map(({ id: _, programId: __, ...day }) => day),
    exercises: exercises.map((rows) => rows.map(({ id: _, dailyWorkoutId: __, ...row }) => row)),
  };
}

async function counts() {
  return {
    programs: await db.$count(weeklyProgram),
    days: await db.$count(dailyWorkout),
    exercises: await db.$count(exercise),
    layouts: await db.$count(documentLayout),
    audit: await db.$count(auditLog, eq(auditLog.action, "program.import")),
  };
}

function documentBytes(name: string): Uint8Array {
  return Uint8Array.from(atob(env.TEST_DOCUMENTS[name] ?? ""), (sign) => sign.charCodeAt(0));
}
