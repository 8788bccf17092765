import { env } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../worker/contract/brand";
import { addDays, isoWeekday, localDate, mondayOf } from "../../worker/contract/calendar";
import { errorBodySchema } from "../../worker/contract/errors";
import { weeklyUploadSchema } from "../../worker/contract/imports";
import { weeklyProgramSchema } from "../../worker/contract/programs";
import { coachDocument, uploadAttempt } from "../../worker/db/imports";
import { weeklyProgram } from "../../worker/db/programs";
import { db, ORIGIN, Person } from "../workers/club";
import { site } from "../workers/site";

const PATH = "/api/admin/upload-weekly-document";
const TEN_MB = 10 * 1024 * 1024;

let admin: Person;
let member: Person;

beforeAll(async () => {
  [admin, member] = await Promise.all([Person.admin(), Person.member()]);
});

describe("uploading a week", () => {
  it("answers with a draft of its own for the next free Monday, and keeps the file as it came", async () => {
    const bytes = documentBytes("w01_guideline_headings.docx");
    const answer = await upload(bytes, "Week 12 - Guard Retention.docx");
    expect(answer.status).toBe(201);
    const result = weeklyUploadSchema.parse(await answer.json());
    expect(result.metadata).toEqual({ totalExercises: 70, totalDays: 5, hasVideoLinks: true });
    expect(result.validation).toMatchObject({ isValid: true, errors: [] });
    expect(result.duplicates).toEqual([]);
    const { id, startDate, endDate } = result.weeklyProgram;
    expect([isoWeekday(startDate), endDate]).toEqual([1, addDays(startDate, 6)]);
    expect(startDate > mondayOf(localDate(new Date(), brand.timeZone))).toBe(true);

    const program = weeklyProgramSchema.parse(await (await admin.get(`/api/weekly-programs/${id}`)).json());
    expect(program.isPublished).toBe(false);
    expect(program.dailyWorkouts.flatMap((d) => d.workoutSections.flatMap((s) => s.exercises))).toHaveLength(70);
    expect((await member.get(`/api/weekly-programs/${id}`)).status).toBe(404);

    const document = await db.select().from(coachDocument).orderBy(desc(coachDocument.uploadedAt)).get();
    expect(document).toMatchObject({
      kind: "week",
      fileName: "Week 12 - Guard Retention.docx",
      sizeBytes: bytes.length,
    });
    expect(document?.reading).toMatchObject({ kind: "week", draft: { days: { length: 5 } } });
    const kept = await env.MEDIA.get(document?.objectKey ?? "");
    expect(new Uint8Array(await (kept as R2ObjectBody).arrayBuffer())).toEqual(bytes);
    expect(await lastAttempt()).toMatchObject({
      errorCode: null,
      exerciseCount: 70,
      fileType: "docx",
      documentId: document?.id,
    });
  });

  it("proposes the week after for the next file, and tells of the same file", async () => {
    const first = weeklyUploadSchema.parse(
      await (await upload(documentBytes("w06_flat_table.xlsx"), "flat.xlsx")).json(),
    );
    const again = weeklyUploadSchema.parse(
      await (await upload(documentBytes("w06_flat_table.xlsx"), "flat copy.xlsx")).json(),
    );
    expect(again.weeklyProgram.startDate).toBe(addDays(first.weeklyProgram.startDate, 7));
    expect(again.weeklyProgram.id).not.toBe(first.weeklyProgram.id);
    expect(again.duplicates).toEqual([{ ...first.weeklyProgram, reason: "same_file", isPublished: false }]);
    await admin.delete(`/api/admin/weekly-programs/${first.weeklyProgram.id}`);
    const third = weeklyUploadSchema.parse(
      await (await upload(documentBytes("w06_flat_table.xlsx"), "flat.xlsx")).json(),
    );
    expect(third.weeklyProgram.startDate).toBe(first.weeklyProgram.startDate);
    expect(third.duplicates.map((duplicate) => duplicate.id)).toEqual([again.weeklyProgram.id]);
  });

  it("refuses what it cannot read, in words, and leaves nothing but the failed attempt", async () => {
    const before = await counts();
    const answer = await upload(documentBytes("bad/b05_plain_text.docx"), "notes.docx");
    expect(answer.status).toBe(415);
    const body = errorBodySchema.parse(await answer.json());
    expect(body.code).toBe("wrong_type");
    expect(body.message.length).toBeGreaterThan(30);
    expect(await counts()).toEqual(before);
    expect(await lastAttempt()).toMatchObject({ fileName: "notes.docx", errorCode: "wrong_type", documentId: null });
  });

  it("refuses other kinds of files and files that are too large with the words the screen shows", async () => {
    const pdf = await upload(new Uint8Array([1]), "week.pdf");
    expect([pdf.status, (await json(pdf)).message]).toEqual([
      415,
      "Invalid File Type - Please select a .docx, .xlsx, or .xls file containing the weekly workout program.",
    ]);
    expect(await lastAttempt()).toMatchObject({ fileName: "week.pdf", errorCode: "wrong_type" });
    for (const size of [TEN_MB + 1, TEN_MB + 200_000]) {
      const large = await upload(new Uint8Array(size), "week.docx");
      expect([large.status, (await json(large)).message]).toEqual([
        413,
        "File Too Large - Please select a file smaller than 10MB.",
      ]);
    }
  });

  it("cuts off a file that keeps coming, whatever length it claims", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 400) controller.close();
        else controller.enqueue(new Uint8Array(65_536).fill(45));
      },
    });
    const answer = await site.fetch(`${ORIGIN}${PATH}`, {
      method: "POST",
      headers: { cookie: admin.cookie, origin: ORIGIN, "content-type": "multipart/form-data; boundary=x" },
      body: endless,
    });
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(400);
  });

  it("takes the first of several weeks, and refuses them all where one week is asked for", async () => {
    const program = documentBytes("../programs/p03_sheet_per_week_plan_and_log.xlsx");
    const [programs, documents, objects] = await counts();
    const refused = await upload(program, "Block.xlsx", admin, `${PATH}?oneWeek=true`);
    expect(refused.status).toBe(422);
    expect(await json(refused)).toMatchObject({
      code: "several_weeks",
      message: expect.stringMatching(/^The document holds \d+ weeks\. Read it as a whole program\.$/),
    });
    expect(await counts()).toEqual([programs, documents, objects]);
    expect(await lastAttempt()).toMatchObject({ fileName: "Block.xlsx", errorCode: "several_weeks" });
    expect((await upload(program, "Block.xlsx")).status).toBe(201);
    for (const name of ["w01_guideline_headings.docx", "w06_flat_table.xlsx"]) {
      expect((await upload(documentBytes(name), name, admin, `${PATH}?oneWeek=true`)).status).toBe(201);
    }
    expect((await upload(program, "Block.xlsx", admin, `${PATH}?oneWeek=perhaps`)).status).toBe(400);
  });

  it("refuses a form without the file, and a body that is no form", async () => {
    const other = new FormData();
    other.set("file", new File([new Uint8Array([1])], "week.docx"));
    expect((await admin.call("POST", PATH, other)).status).toBe(400);
    const text = new FormData();
    text.set("document", "week.docx");
    expect((await admin.call("POST", PATH, text)).status).toBe(400);
    expect((await admin.post(PATH, {})).status).toBe(415);
  });

  it("stores a name for showing, never as a path", async () => {
    await upload(documentBytes("bad/b05_plain_text.docx"), "../../evil\u202Exslx.docx");
    expect((await lastAttempt())?.fileName).toBe("evilxslx.docx");
  });

  it("is for the staff only, before a byte is read", async () => {
    const [programs] = await counts();
    for (const [person, status] of [
      [member, 403],
      [await Person.lapsed(), 403],
      [Person.visitor, 401],
    ] as const) {
      expect((await upload(documentBytes("w06_flat_table.xlsx"), "flat.xlsx", person)).status).toBe(status);
    }
    expect((await counts())[0]).toBe(programs);
  });
});

function upload(bytes: Uint8Array, name: string, person = admin, path = PATH): Promise<Response> {
  const form = new FormData();
  form.set("document", new File([bytes], name));
  return person.call("POST", path, form);
}

function documentBytes(name: string): Uint8Array {
  return Uint8Array.from(atob(env.TEST_DOCUMENTS[name] ?? ""), (ch) => ch.charCodeAt(0));
}

const json = async (answer: Response) => errorBodySchema.parse(await answer.json());

async function counts(): Promise<[number, number, number]> {
  const objects = await env.MEDIA.list({ prefix: "documents/" });
  return [await db.$count(weeklyProgram), await db.$count(coachDocument), objects.objects.length];
}

const lastAttempt = () => db.select().from(uploadAttempt).orderBy(desc(uploadAttempt.at)).get();

it("counts every attempt for the admin who made it", async () => {
  const attempts = await db.select().from(uploadAttempt).where(eq(uploadAttempt.userId, admin.id));
  expect(attempts.length).toBeGreaterThanOrEqual(8);
});
