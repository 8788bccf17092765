import { env } from "cloudflare:workers";
import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { errorBodySchema } from "../../worker/contract/errors";
import { DOCUMENT_MAX_BYTES } from "../../worker/contract/imports-limits";
import { documentReadSchema } from "../../worker/contract/program-reading";
import { coachDocument, uploadAttempt } from "../../worker/db/imports";
import { weeklyProgram } from "../../worker/db/programs";
import { db, Person } from "../workers/club";

const READ = "/api/admin/documents/read";

let admin: Person;
let member: Person;

beforeAll(async () => {
  [admin, member] = await Promise.all([Person.admin(), Person.member()]);
});

describe("reading a document of any shape", () => {
  it("answers weeks, sessions and sets, keeps the file, and makes no week of it", async () => {
    const before = await db.$count(weeklyProgram);
    const answer = await read("w01_guideline_headings.docx");
    expect(answer.status).toBe(200);
    const { documentId, fileName, reading, layout } = documentReadSchema.parse(await answer.json());
    expect([fileName, layout]).toEqual([
      "w01_guideline_headings.docx",
      { known: false, id: null, label: null, headings: [] },
    ]);
    expect(reading.weeks.map(({ number, sessions }) => [number, sessions.length])).toEqual([[12, 15]]);
    expect(reading.weeks[0]?.sessions[0]).toMatchObject({ order: 1, weekday: 1, option: "no_equipment" });
    expect(await db.$count(weeklyProgram)).toBe(before);
    expect(await env.MEDIA.head(`documents/${documentId}.docx`)).not.toBeNull();
    expect(await lastAttempt()).toMatchObject({ kind: "program", errorCode: null, exerciseCount: 70 });
  });

  it("keeps the same bytes once, and answers the same for them", async () => {
    const first = documentReadSchema.parse(await (await read("w06_flat_table.xlsx")).json());
    const kept = await db.$count(coachDocument, eq(coachDocument.kind, "program"));
    expect(documentReadSchema.parse(await (await read("w06_flat_table.xlsx")).json())).toEqual(first);
    expect(await db.$count(coachDocument, eq(coachDocument.kind, "program"))).toBe(kept);
  });

  it("refuses what holds no training, counts it and keeps nothing", async () => {
    const answer = await read("bad/b05_plain_text.docx", "letter.docx");
    expect(answer.status).toBe(415);
    expect(errorBodySchema.parse(await answer.json()).code).toBe("wrong_type");
    expect(await lastAttempt()).toMatchObject({ kind: "program", errorCode: "wrong_type", documentId: null });
  });

  it("takes files as large as the other uploads do, and refuses larger ones with the words the screen shows", async () => {
    const form = (size: number) => {
      const made = new FormData();
      made.set("file", new File([new Uint8Array(size)], "program.docx"));
      return made;
    };
    const large = await admin.call("POST", READ, form(2_000_000));
    expect([large.status, errorBodySchema.parse(await large.json()).code]).toEqual([415, "wrong_type"]);
    const tooLarge = await admin.call("POST", READ, form(DOCUMENT_MAX_BYTES + 200_000));
    expect([tooLarge.status, errorBodySchema.parse(await tooLarge.json()).message]).toEqual([
      413,
      "File Too Large - Please select a file smaller than 10MB.",
    ]);
  });

  it("says which field the file belongs in", async () => {
    const form = new FormData();
    form.set("document", fileOf("w06_flat_table.xlsx"));
    const answer = await admin.call("POST", READ, form);
    expect([answer.status, errorBodySchema.parse(await answer.json()).message]).toEqual([
      400,
      "Send the file in a multipart form field named file.",
    ]);
  });

  it("is the admin's alone", async () => {
    const form = new FormData();
    form.set("file", fileOf("w06_flat_table.xlsx"));
    expect((await member.call("POST", READ, form)).status).toBe(403);
  });
});

function fileOf(name: string, as = name): File {
  const bytes = Uint8Array.from(atob(env.TEST_DOCUMENTS[name] ?? ""), (sign) => sign.charCodeAt(0));
  return new File([bytes], as);
}

function read(name: string, as = name): Promise<Response> {
  const form = new FormData();
  form.set("file", fileOf(name, as));
  return admin.call("POST", READ, form);
}

function lastAttempt() {
  return db.select().from(uploadAttempt).orderBy(desc(uploadAttempt.at)).limit(1).get();
}
