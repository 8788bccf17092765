import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { brand } from "../../worker/contract/brand";
import { consultationReceivedSchema, consultationSchema } from "../../worker/contract/consultations";
import { auditLog } from "../../worker/db/account";
import { consultationRequest } from "../../worker/db/consultations";
import { emailOutbox } from "../../worker/db/outbox";
import { db, Person } from "../workers/club";

const PATH = "/api/consultation-requests";
const ADMIN_PATH = "/api/admin/consultation-requests";

function asked(more: Record<string, unknown> = {}) {
  return {
    name: "Ana Souza",
    email: `${crypto.randomUUID()}@example.com`,
    phone: "",
    message: "I compete in May and my knee is old.",
    serviceType: "individualized-programming",
    availability: ["weekend-evening", "weekday-morning"],
    experience: "Blue belt",
    ...more,
  };
}

describe("asking for a consultation", () => {
  it("is stored, and both sides get a mail", async () => {
    const request = asked({ timeZone: "America/Sao_Paulo" });
    const answer = await Person.visitor.call("POST", PATH, request);
    expect(answer.status).toBe(201);
    consultationReceivedSchema.parse(await answer.json());
    const row = await db.select().from(consultationRequest).where(eq(consultationRequest.email, request.email)).get();
    expect(row).toMatchObject({
      name: "Ana Souza",
      phone: null,
      status: "new",
      notes: "",
      availability: ["weekday-morning", "weekend-evening"],
      experience: "Blue belt",
      timeZone: "America/Sao_Paulo",
    });
    const visitors = await mailTo(request.email);
    expect(visitors?.kind).toBe("consultation-received");
    // Somebody else's address must not get a stranger's words through this form.
    expect(`${visitors?.text}${visitors?.html}${visitors?.subject}`).not.toMatch(/Ana|knee|Blue/);
    const coachs = await mailTo(brand.support.email);
    expect(coachs?.text).toContain("I compete in May and my knee is old.");
    expect(coachs?.text).toContain(request.email);
    expect(coachs?.text).toContain("America/Sao_Paulo");
    expect(coachs?.text).toContain("/admin/consultations");
  });

  it("takes what is no time zone as not said", async () => {
    for (const timeZone of ["Mars/Olympus", 7, "<b>"]) {
      const request = asked({ timeZone });
      expect((await Person.visitor.call("POST", PATH, request)).status).toBe(201);
      const row = await db.select().from(consultationRequest).where(eq(consultationRequest.email, request.email)).get();
      expect(row?.timeZone).toBeNull();
    }
  });

  it.each([
    [{ name: " A " }, "name", "Name must be at least 2 characters"],
    [{ email: "ana@" }, "email", "Please enter a valid email address"],
    [{ message: "too short" }, "message", "Please provide at least 10 characters describing your goals"],
    [{ serviceType: "" }, "serviceType", "Please select a service type"],
    [{ serviceType: "wrestling" }, "serviceType", "Please select a service type"],
    [{ availability: [] }, "availability", "Please select at least one availability option"],
    [{ availability: ["midnight"] }, "availability.0", "Please select at least one availability option"],
    [{ message: "x".repeat(4001) }, "message", "At most 4000 characters."],
    [{ name: 7 }, "name", "Name must be at least 2 characters"],
  ])("is refused with words: %o", async (more, path, message) => {
    const answer = await Person.visitor.call("POST", PATH, asked(more));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ message, issues: [{ path, message }] });
  });

  it("says everything that is wrong at once", async () => {
    const answer = await Person.visitor.call("POST", PATH, {});
    const { issues } = (await answer.json()) as { issues: { path: string }[] };
    expect(issues.map(({ path }) => path)).toEqual(["name", "email", "message", "serviceType", "availability"]);
  });

  it("keeps nothing of a machine that fills in what nobody sees, and tells it nothing", async () => {
    const request = asked({ website: "https://example.com" });
    const answer = await Person.visitor.call("POST", PATH, request);
    expect(answer.status).toBe(201);
    expect(await db.$count(consultationRequest, eq(consultationRequest.email, request.email))).toBe(0);
    expect(await mailTo(request.email)).toBeUndefined();
  });

  it("arrives once, also when it is sent again under the same key", async () => {
    const request = asked();
    const headers = { "idempotency-key": crypto.randomUUID() };
    const send = () => Person.visitor.call("POST", PATH, request, headers);
    const answers = await Promise.all([send(), send()]);
    for (let time = 0; time < 4; time += 1) answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await db.$count(consultationRequest, eq(consultationRequest.email, request.email))).toBe(1);
    expect(await db.$count(emailOutbox, eq(emailOutbox.toAddress, request.email))).toBe(1);
    const coachs = await db.select().from(emailOutbox).where(eq(emailOutbox.toAddress, brand.support.email));
    expect(coachs.filter(({ text }) => text.includes(request.email))).toHaveLength(1);
    // Somebody else's request is another one.
    const other = asked();
    expect((await Person.visitor.call("POST", PATH, other, headers)).status).toBe(201);
    expect(await db.$count(consultationRequest, eq(consultationRequest.email, other.email))).toBe(1);
  });

  it("is limited per mailbox", async () => {
    const request = asked();
    for (let time = 0; time < 10; time += 1)
      expect((await Person.visitor.call("POST", PATH, request)).status).toBe(201);
    const refused = await Person.visitor.call("POST", PATH, { ...request, email: request.email.toUpperCase() });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/Try again in 2[34] hours\.$/) });
  });
});

describe("the coach's requests", () => {
  it("are listed newest first, by status and page by page, and change where the change says so", async () => {
    const admin = await Person.admin();
    for (const name of ["First Asker", "Second Asker", "Third Asker"])
      await Person.visitor.call("POST", PATH, asked({ name }));
    const first = await admin.get(`${ADMIN_PATH}?limit=2`);
    const listed = consultationSchema.array().parse(await first.json());
    expect(listed).toHaveLength(2);
    const next = consultationSchema
      .array()
      .parse(await (await admin.get(`${ADMIN_PATH}?limit=2&cursor=${first.headers.get("x-next-cursor")}`)).json());
    expect(next[0]?.id).not.toBe(listed[1]?.id);
    const { id } = listed[0] ?? { id: 0 };
    const changed = await admin.put(`${ADMIN_PATH}/${id}`, { status: "booked", notes: "Tuesday, 9:00" });
    expect(await changed.json()).toMatchObject({ id, status: "booked", notes: "Tuesday, 9:00" });
    expect(await (await admin.put(`${ADMIN_PATH}/${id}`, { status: "closed" })).json()).toMatchObject({
      notes: "Tuesday, 9:00",
    });
    const closed = consultationSchema.array().parse(await (await admin.get(`${ADMIN_PATH}?status=closed`)).json());
    expect(closed.map((each) => each.id)).toEqual([id]);
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `consultation:${id}`));
    expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([
      ["consultation.change", admin.id],
      ["consultation.change", admin.id],
    ]);
    expect((await admin.put(`${ADMIN_PATH}/${id}`, { status: "lost" })).status).toBe(422);
    expect((await admin.put(`${ADMIN_PATH}/999999`, { status: "closed" })).status).toBe(404);
    expect((await admin.get(`${ADMIN_PATH}?status=lost`)).status).toBe(400);
  });
});

function mailTo(address: string) {
  return db
    .select()
    .from(emailOutbox)
    .where(eq(emailOutbox.toAddress, address))
    .orderBy(desc(emailOutbox.createdAt))
    .get();
}
