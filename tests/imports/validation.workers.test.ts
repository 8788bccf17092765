import { createExecutionContext, createMessageBatch, env, waitOnExecutionContext } from "cloudflare:test";
import { eq, inArray, like } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { weeklyUploadSchema, workoutUploadSchema } from "../../worker/contract/imports";
import {
  coachDocumentSchema,
  type ValidationRun,
  validationReportSchema,
  validationRuleSchema,
  validationRunSchema,
  validationSettingsSchema,
  validationSummarySchema,
} from "../../worker/contract/validation";
import { emailOutbox } from "../../worker/db/outbox";
import { weeklyProgram } from "../../worker/db/programs";
import { validationReport, validationRule, validationRunItem } from "../../worker/db/validation";
import worker from "../../worker/index";
import type { QueuedWork } from "../../worker/platform/queued-work";
import { runHourly } from "../../worker/schedule";
import { workoutDocument } from "../documents/workout-document";
import { db, Person } from "../workers/club";

let coach: Person;

const documentOf = (name: string) =>
  Uint8Array.from(atob(env.TEST_DOCUMENTS[name] ?? ""), (sign) => sign.charCodeAt(0));

function send(path: string, bytes: Uint8Array, name = "Document.docx"): Promise<Response> {
  const form = new FormData();
  form.append("document", new File([bytes.slice().buffer], name));
  return coach.call("POST", path, form);
}

async function uploadWorkout(title: string) {
  const answer = await send("/api/admin/upload-workout", await workoutDocument(title), `${title}.xlsx`);
  return workoutUploadSchema.parse(await answer.json()).workout;
}

const settings = (change: Record<string, boolean>) => coach.put("/api/admin/validation-settings", change);

async function start(documentIds?: string[]): Promise<ValidationRun> {
  const answer = await coach.post("/api/admin/run-validation", documentIds ? { documentIds } : {});
  return validationRunSchema.parse(await answer.json());
}

/** Does what the queue holds for a run, as the platform would hand it over. */
async function work(runId: string): Promise<void> {
  const items = await db.select().from(validationRunItem).where(eq(validationRunItem.runId, runId));
  const messages = items.map(({ documentId }, index) => ({
    id: String(index),
    timestamp: new Date(),
    attempts: 1,
    body: { validate: { runId, documentId } },
  }));
  const ctx = createExecutionContext();
  await worker.queue(createMessageBatch<QueuedWork>("longroll-work", messages), env);
  await waitOnExecutionContext(ctx);
}

async function check(documentIds?: string[]): Promise<ValidationRun> {
  const { id } = await start(documentIds);
  await work(id);
  return validationRunSchema.parse(await (await coach.get(`/api/admin/validation-runs/${id}`)).json());
}

const reports = async (query = "") =>
  validationReportSchema.array().parse(await (await coach.get(`/api/admin/validation-reports${query}`)).json());

const rule = (more: Record<string, unknown>) => ({
  id: `rule_${crypto.randomUUID()}`,
  name: "A rule",
  severity: "error",
  category: "content",
  expectedCount: 0,
  isActive: true,
  ...more,
});

beforeAll(async () => {
  coach = await Person.admin();
});

describe("rules", () => {
  it("are there from the start, and can be switched off and on", async () => {
    const rules = validationRuleSchema.array().parse(await (await coach.get("/api/admin/validation-rules")).json());
    expect(rules.map(({ name, isActive, isBuiltIn }) => [name, isActive, isBuiltIn])).toEqual(
      [
        "Names and exercises",
        "Five days",
        "Three options a day",
        "Codes unique and in order",
        "Tiers",
        "Sets and reps",
        "Videos",
        "Links",
        "Read without doubt",
      ].map((name) => [name, true, true]),
    );
    const off = await coach.call("PATCH", "/api/admin/validation-rules/rule_tiers", { isActive: false });
    expect(validationRuleSchema.parse(await off.json()).isActive).toBe(false);
    await coach.call("PATCH", "/api/admin/validation-rules/rule_tiers", { isActive: true });
    expect((await coach.call("PATCH", "/api/admin/validation-rules/none", { isActive: true })).status).toBe(404);
  });

  it("need a name, a pattern that is one, and an id of their own", async () => {
    const nameless = await coach.post("/api/admin/validation-rules", rule({ name: " " }));
    expect([nameless.status, await nameless.json()]).toMatchObject([422, { message: "Rule name is required" }]);
    const broken = await coach.post("/api/admin/validation-rules", rule({ pattern: "(" }));
    expect([broken.status, await broken.json()]).toMatchObject([422, { issues: [{ path: "pattern" }] }]);
    const made = rule({ name: "Squats", pattern: "Squat", expectedCount: "x", isActive: false });
    const answer = await coach.post("/api/admin/validation-rules", made);
    expect([answer.status, await answer.json()]).toMatchObject([
      201,
      { name: "Squats", expectedCount: 0, isBuiltIn: false },
    ]);
    expect((await coach.post("/api/admin/validation-rules", made)).status).toBe(409);
    const { id: _, ...unnamed } = made;
    const numbered = await coach.post("/api/admin/validation-rules", unnamed);
    expect([numbered.status, await numbered.json()]).toMatchObject([201, { id: expect.stringMatching(/^rule_\d+$/) }]);
    const empty = await coach.post("/api/admin/validation-rules", {});
    expect([empty.status, await empty.json()]).toMatchObject([422, { message: "Rule name is required" }]);
    const many = await coach.post("/api/admin/validation-rules", rule({ expectedCount: 10_001 }));
    expect([many.status, await many.json()]).toMatchObject([
      422,
      { message: "Expected count is a whole number from 0 to 10,000" },
    ]);
  });

  const PATH = "/api/admin/validation-rules";
  const listed = async () => validationRuleSchema.array().parse(await (await coach.get(PATH)).json());

  it("of the coach can be changed as a whole, and forbid a word instead of asking for it", async () => {
    const { id, isActive: _, ...said } = rule({ name: "Failure", pattern: "failure", isActive: false });
    await coach.post(PATH, { ...said, id, isActive: false });
    const nothing = await coach.put(`${PATH}/${id}`, { ...said, pattern: " ", forbids: true });
    expect([nothing.status, await nothing.json()]).toMatchObject([
      422,
      { message: "Write the word or pattern that must not be there.", issues: [{ path: "pattern" }] },
    ]);
    const broken = await coach.put(`${PATH}/${id}`, { ...said, pattern: "(", forbids: true });
    expect(broken.status).toBe(422);
    const changed = await coach.put(`${PATH}/${id}`, { ...said, name: "No failure", forbids: true });
    expect([changed.status, await changed.json()]).toMatchObject([
      200,
      { id, name: "No failure", pattern: "failure", forbids: true, isActive: false, isBuiltIn: false },
    ]);
    expect((await listed()).find((each) => each.id === id)).toMatchObject({ name: "No failure", forbids: true });
    expect((await coach.put(`${PATH}/none`, said)).status).toBe(404);
    expect((await coach.call("DELETE", `${PATH}/${id}`)).status).toBe(204);
  });

  it("of the coach can be deleted, and are brought back where they were for 30 days", async () => {
    const [first, second] = [rule({ name: "First" }), rule({ name: "Second" })];
    await coach.post(PATH, first);
    await coach.post(PATH, second);
    const before = await listed();
    expect((await coach.call("DELETE", `${PATH}/${first.id}`)).status).toBe(204);
    expect((await coach.call("DELETE", `${PATH}/${first.id}`)).status).toBe(404);
    expect((await listed()).map(({ id }) => id)).not.toContain(first.id);
    expect((await coach.put(`${PATH}/${first.id}`, first)).status).toBe(404);
    expect((await coach.call("PATCH", `${PATH}/${first.id}`, { isActive: false })).status).toBe(404);
    expect((await coach.post(`${PATH}/${first.id}/restore`)).status).toBe(200);
    expect(await listed()).toEqual(before);
    expect((await coach.post(`${PATH}/${first.id}/restore`)).status).toBe(404);
    for (const { id } of [first, second]) await coach.call("DELETE", `${PATH}/${id}`);
    const long = new Date(Date.now() - 31 * 86_400_000);
    await db.update(validationRule).set({ deletedAt: long }).where(eq(validationRule.id, second.id));
    expect((await coach.post(`${PATH}/${second.id}/restore`)).status).toBe(404);
    await runHourly(env, new Date());
    const left = await db
      .select()
      .from(validationRule)
      .where(inArray(validationRule.id, [first.id, second.id]));
    expect(left.map(({ id }) => id)).toEqual([first.id]);
  });

  it("that the product brings are switched, and neither changed nor deleted", async () => {
    const changed = await coach.put(`${PATH}/rule_tiers`, rule({ id: undefined }));
    const deleted = await coach.call("DELETE", `${PATH}/rule_tiers`);
    for (const answer of [changed, deleted]) {
      expect([answer.status, await answer.json()]).toMatchObject([
        409,
        { message: "This rule comes with the product. It can be disabled, but not changed or deleted." },
      ]);
    }
  });
});

describe("a run", () => {
  it("checks what was not checked yet, once, and reports with places and what it has become", async () => {
    const upload = await send(
      "/api/admin/upload-weekly-document",
      documentOf("w01_guideline_headings.docx"),
      "Week.docx",
    );
    const { weeklyProgram: program } = weeklyUploadSchema.parse(await upload.json());
    const single = await uploadWorkout("Unlinked");
    const run = await start();
    expect(run).toMatchObject({ total: 2, done: 0, isFinished: false });
    expect(await (await coach.get("/api/admin/validation-runs/open")).json()).toMatchObject({ id: run.id });
    await work(run.id);
    // The platform may hand a message over twice.
    await work(run.id);
    const done = validationRunSchema.parse(await (await coach.get(`/api/admin/validation-runs/${run.id}`)).json());
    expect(done).toMatchObject({ total: 2, done: 2, isFinished: true });
    expect(await (await coach.get("/api/admin/validation-runs/open")).json()).toBeNull();

    const found = await reports();
    expect(found).toHaveLength(2);
    const week = found.find(({ documentName }) => documentName === "Week.docx");
    expect(week).toMatchObject({ became: { kind: "week", id: program.id }, totalRules: 9, isOutdated: false });
    expect(found.find(({ documentId }) => documentId === single.documentId)).toMatchObject({
      status: "passed",
      totalRules: 6,
      passedRules: 6,
      issues: [],
      became: null,
    });
    expect(await start()).toMatchObject({ total: 0, isFinished: true });
  });

  it("takes chosen documents again, and refuses unknown ones", async () => {
    const single = await uploadWorkout("Chosen");
    await check([single.documentId]);
    await check([single.documentId]);
    expect((await reports("?limit=100")).filter(({ documentId }) => documentId === single.documentId)).toHaveLength(2);
    const refused = await coach.post("/api/admin/run-validation", { documentIds: ["none"] });
    expect(refused.status).toBe(422);
  });

  it("finds documents unchecked when the rules have changed", async () => {
    await check();
    expect((await start()).total).toBe(0);
    await coach.post(
      "/api/admin/validation-rules",
      rule({ name: "Deadlifts", pattern: "Deadlift", severity: "warning" }),
    );
    expect((await reports())[0]?.isOutdated).toBe(true);
    const run = await check();
    expect(run.total).toBeGreaterThanOrEqual(3);
    // Several are of one moment: which of them is the latest is not said.
    const latest = (await reports()).find(({ documentName }) => documentName === "Chosen.xlsx");
    expect(latest).toMatchObject({ status: "warning", warningRules: 1, isOutdated: false });
    const summary = validationSummarySchema.parse(await (await coach.get("/api/admin/validation-summary")).json());
    expect(summary).toMatchObject({ passed: 0, unchecked: 0, documents: run.total });
  });

  it("is given to the queue again when its messages were lost", async () => {
    const { documentId } = await uploadWorkout("Lost");
    const { id } = await start([documentId]);
    const later = new Date(Date.now() + 11 * 60_000);
    const sent: unknown[] = [];
    const queue = { sendBatch: async (batch: Iterable<unknown>) => void sent.push(...batch), send: async () => {} };
    await runHourly({ ...env, WORK_QUEUE: queue as unknown as typeof env.WORK_QUEUE }, later);
    expect(sent).toContainEqual({ body: { validate: { runId: id, documentId } } });
    await work(id);
  });
});

describe("the settings", () => {
  it("begin as a careful coach would want them, and are kept", async () => {
    const read = async () =>
      validationSettingsSchema.parse(await (await coach.get("/api/admin/validation-settings")).json());
    expect(await read()).toEqual({
      runOnUpload: false,
      blockImportOnErrors: false,
      emailNotifications: false,
      detailedReports: true,
      archiveAfter30Days: false,
      exportCsv: true,
    });
    await settings({ runOnUpload: true });
    expect((await read()).runOnUpload).toBe(true);
  });

  it("run on upload: each document is checked as it arrives", async () => {
    const { documentId } = await uploadWorkout("On Arrival");
    await expect
      .poll(async () => await db.$count(validationReport, eq(validationReport.documentId, documentId)))
      .toBe(1);
    await settings({ runOnUpload: false });
  });

  it("block import on errors: neither a workout nor a week that fails comes in", async () => {
    await coach.post(
      "/api/admin/validation-rules",
      rule({ id: "rule_blocking", name: "Zerchers", pattern: "Zercher" }),
    );
    await settings({ blockImportOnErrors: true });
    const parsed = await uploadWorkout("Blocked");
    const refused = await coach.post("/api/admin/import-workout", parsed);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      {
        code: "rules_failed",
        message: "The validation rules block this import. Zerchers: The pattern is nowhere in the document.",
      },
    ]);
    const programs = await db.$count(weeklyProgram);
    const week = await send("/api/admin/upload-weekly-document", documentOf("w01_guideline_headings.docx"));
    expect([week.status, await week.json()]).toMatchObject([422, { code: "rules_failed" }]);
    expect(await db.$count(weeklyProgram)).toBe(programs);

    const [first] = parsed.exercises;
    const mended = { ...parsed, exercises: [{ ...first, name: "Zercher Squat" }] };
    expect((await coach.post("/api/admin/import-workout", mended)).status).toBe(201);
    await settings({ blockImportOnErrors: false });
    expect((await coach.post("/api/admin/import-workout", parsed)).status).toBe(201);
  });

  it("mail on failure: one mail for a report, and none without the setting", async () => {
    const mails = () => db.$count(emailOutbox, like(emailOutbox.subject, "Validation failed: Mailed.xlsx"));
    const { documentId } = await uploadWorkout("Mailed");
    await check([documentId]);
    expect(await mails()).toBe(0);
    await settings({ emailNotifications: true });
    const { id } = await start([documentId]);
    await work(id);
    await work(id);
    expect(await mails()).toBe(1);
    await settings({ emailNotifications: false });
  });

  it("detailed reports: off, each rule that is broken is told once", async () => {
    await coach.post(
      "/api/admin/validation-rules",
      rule({ id: "rule_many", name: "Ten videos", category: "links", expectedCount: 10 }),
    );
    await settings({ detailedReports: false });
    const { documentId } = await uploadWorkout("Briefly");
    await check([documentId]);
    const report = (await reports()).find((each) => each.documentId === documentId);
    expect(new Set(report?.issues.map(({ ruleName }) => ruleName)).size).toBe(report?.issues.length);
    await settings({ detailedReports: true });
  });

  it("archive after 30 days: old reports are put away when it is on", async () => {
    const { documentId } = await uploadWorkout("Old");
    await check([documentId]);
    const month = new Date(Date.now() + 31 * 86_400_000);
    const shown = async (query = "") =>
      (await reports(`?limit=100${query}`)).some((each) => each.documentId === documentId);
    const inAMonth = async () => {
      await runHourly(env, month);
      // By then the session has run out.
      coach = await Person.admin();
    };
    await inAMonth();
    expect(await shown()).toBe(true);
    await settings({ archiveAfter30Days: true });
    await inAMonth();
    expect([await shown(), await shown("&archived=true")]).toEqual([false, true]);
    await settings({ archiveAfter30Days: false });
  });

  it("CSV export: a table while it is on, a refusal in words while it is off", async () => {
    await coach.post("/api/admin/validation-rules", rule({ id: "rule_formula", name: "=1+1", pattern: "Nowhere" }));
    const { documentId } = await uploadWorkout("Exported");
    await check([documentId]);
    const answer = await coach.get("/api/admin/validation-reports/export");
    expect(answer.headers.get("content-disposition")).toContain("validation_reports.csv");
    const text = await answer.text();
    expect(text).toContain("Exported.xlsx");
    expect(text).toContain(",'=1+1,error,");
    await settings({ exportCsv: false });
    const refused = await coach.get("/api/admin/validation-reports/export");
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "export_off" }]);
    await settings({ exportCsv: true });
  });
});

describe("the documents", () => {
  it("are listed page by page with how they stand", async () => {
    const first = await coach.get("/api/admin/documents?limit=3");
    const page = coachDocumentSchema.array().parse(await first.json());
    const cursor = first.headers.get("x-next-cursor");
    const next = await coach.get(`/api/admin/documents?limit=3&cursor=${cursor}`);
    const rest = coachDocumentSchema.array().parse(await next.json());
    expect([page.length, rest.length]).toEqual([3, 3]);
    expect(new Set([...page, ...rest].map(({ id }) => id)).size).toBe(6);
    expect(page[0]).toMatchObject({ fileName: "Exported.xlsx", status: "failed" });
    expect((await coach.get("/api/admin/documents?cursor=x")).status).toBe(400);
  });
});
