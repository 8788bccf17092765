import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { weeklyUploadSchema } from "../../worker/contract/imports";
import {
  type AdminWeeklyProgram,
  adminWeeklyProgramSchema,
  type ProgramChangeInput,
  programVersionSchema,
  type WeeklyProgram,
  weeklyProgramSchema,
} from "../../worker/contract/programs";
import { exercise, programVersion } from "../../worker/db/programs";
import { db, ORIGIN, Person } from "../workers/club";
import { site } from "../workers/site";

const PATH = "/api/admin/weekly-programs";

let admin: Person;
let member: Person;

beforeAll(async () => {
  [admin, member] = await Promise.all([Person.admin(), Person.member()]);
});

describe("the dose of an imported exercise", () => {
  it("is stored in its fields alone, and answered to members with the cue behind it", async () => {
    const id = await uploaded();
    expect(squatOf(await opened(id))).toMatchObject({ setRep: "4x8-10", tempo: "2020", notes: "Knees out" });
    expect(squatOf(await seen(admin, id))).toMatchObject({ notes: "4x8-10 | Tempo 2020 | Knees out" });
  });

  it("says only the new one to members when it was changed", async () => {
    const id = await uploaded();
    const row = squatOf(await opened(id));
    await saved(id, { isPublished: true, days: [monday([{ id: row.id, setRep: "5 x 5", tempo: "30X0" }])] });
    expect(squatOf(await seen(member, id))).toMatchObject({
      sets: "5",
      reps: "5",
      setRep: "5 x 5",
      tempo: "30X0",
      notes: "5 x 5 | Tempo 30X0 | Knees out",
    });
    await saved(id, { days: [monday([{ id: row.id, sets: "3" }])] });
    expect(squatOf(await seen(member, id)).notes).toBe("3 x 5 | Tempo 30X0 | Knees out");
  });

  it("is not stored with the cue by who sends back what a member's week has answered", async () => {
    const id = await uploaded();
    const answered = squatOf(await seen(admin, id));
    await saved(id, { days: [monday([{ ...answered, setRep: "5 x 5", sets: "5", reps: "5" }])] });
    expect(squatOf(await opened(id)).notes).toBe("Knees out");
    await saved(id, { days: [monday([{ name: "Row", setRep: "3 x 8", notes: "3 x 8 | Elbows in" }])] });
    expect((await opened(id)).dailyWorkouts[0]?.workoutSections[0]?.exercises[0]?.notes).toBe("Elbows in");
  });

  it("does not come back into the notes with a version of before they held the cue alone", async () => {
    const id = await uploaded();
    const before = await saved(id, { title: "Another title" });
    const [version] = programVersionSchema.array().parse(await (await admin.get(`${PATH}/${id}/versions`)).json());
    const content = await db
      .select()
      .from(programVersion)
      .where(eq(programVersion.id, version?.id ?? 0))
      .get();
    const old = JSON.stringify(content?.content).replace('"Knees out"', '"4x8-10 | Tempo 2020 | Knees out"');
    await env.DB.prepare("UPDATE program_version SET content = ? WHERE id = ?").bind(old, version?.id).run();
    const answer = await admin.post(`${PATH}/${id}/versions/${version?.id}/restore`, { revision: before.revision });
    expect(answer.status).toBe(200);
    expect(squatOf(await opened(id)).notes).toBe("Knees out");
  });

  it("keeps a second dose of one exercise, which its fields cannot hold, in the cue", async () => {
    const id = await uploaded("A1 - Squat: 4x8\nThen 1 x 20 with the bar");
    const [row] = await db
      .select()
      .from(exercise)
      .where(eq(exercise.id, squatOf(await opened(id)).id));
    expect(row).toMatchObject({ setRep: "4x8", notes: "Then 1 x 20 with the bar" });
  });
});

async function uploaded(squat = "A1 - Squat: 4x8-10, Tempo 2020, Knees out"): Promise<number> {
  const lines = ["Monday", "No equipment", ...squat.split("\n")];
  const { docx, paragraphs } = await import("../documents/make-documents");
  const form = new FormData();
  form.set("document", new File([(await docx(paragraphs(lines))) as Uint8Array<ArrayBuffer>], "week.docx"));
  const answer = await site.fetch(new URL("/api/admin/upload-weekly-document", ORIGIN), {
    method: "POST",
    headers: { cookie: admin.cookie ?? "", origin: ORIGIN },
    body: form,
  });
  return weeklyUploadSchema.parse(await answer.json()).weeklyProgram.id;
}

const opened = async (id: number): Promise<AdminWeeklyProgram> =>
  adminWeeklyProgramSchema.parse(await (await admin.get(`${PATH}/${id}`)).json());

const seen = async (person: Person, id: number): Promise<WeeklyProgram> =>
  weeklyProgramSchema.parse(await (await person.get(`/api/weekly-programs/${id}`)).json());

async function saved(id: number, change: ProgramChangeInput): Promise<AdminWeeklyProgram> {
  const answer = await admin.put(`${PATH}/${id}`, change);
  expect(answer.status).toBe(200);
  return adminWeeklyProgramSchema.parse(await answer.json());
}

type Rows = NonNullable<NonNullable<ProgramChangeInput["days"]>[number]["workoutSections"]>[number]["exercises"];
const monday = (exercises: Rows) => ({
  dayOfWeek: 1,
  workoutSections: [{ columnType: "no_equipment" as const, exercises }],
});

function squatOf({ dailyWorkouts }: Pick<WeeklyProgram, "dailyWorkouts">) {
  const row = dailyWorkouts[0]?.workoutSections[0]?.exercises[0];
  if (!row) throw new Error("no exercise");
  return row;
}
