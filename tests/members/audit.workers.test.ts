import { beforeAll, describe, expect, it } from "vitest";
import { type AuditEntry, auditEntrySchema } from "../../worker/contract/audit";
import { auditLog } from "../../worker/db/account";
import { db, Person } from "../workers/club";

let admin: Person;
let other: Person;
beforeAll(async () => {
  admin = await Person.admin();
  other = await Person.admin();
  const at = (iso: string) => new Date(iso);
  const entries = [
    { at: at("2026-03-01T12:00:00Z"), actorId: admin.id, action: "workout.create", subject: "workout:900" },
    { at: at("2026-03-01T12:00:00Z"), actorId: other.id, action: "workout.change", subject: "workout:900" },
    { at: at("2026-03-02T12:00:00Z"), actorId: null, action: "program.publish", subject: "weekly_program:900" },
    { at: at("2026-03-03T12:00:00Z"), actorId: admin.id, action: "exercise.video", subject: "exercises" },
    { at: at("2026-03-04T12:00:00Z"), actorId: "gone", action: "user.role", subject: `user:${other.id}` },
  ];
  await db.insert(auditLog).values(entries.map((entry) => ({ id: crypto.randomUUID(), detail: null, ...entry })));
});

const read = async (query: string): Promise<AuditEntry[]> => {
  const answer = await admin.get(`/api/admin/audit?${query}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as unknown[]).map((entry) => auditEntrySchema.parse(entry));
};
const acts = async (query: string) => (await read(query)).map(({ action }) => action);

describe("the audit log", () => {
  it("says who did what to what, newest first, also for who is gone and what nobody did", async () => {
    const all = await read("to=2026-03-31");
    expect(all.map(({ action }) => action)).toEqual([
      "user.role",
      "exercise.video",
      "program.publish",
      "workout.change",
      "workout.create",
    ]);
    expect(all[0]).toMatchObject({
      actor: { id: "gone", name: null },
      object: { kind: "user", id: other.id, title: "Test Person" },
    });
    expect(all[1]).toMatchObject({ actor: { name: "Test Person" }, object: { kind: "exercises", id: null } });
    expect(all[2]).toMatchObject({ actor: null, object: { kind: "weekly_program", id: "900", title: null } });
  });

  it("is filtered by who, act, kind, one thing and days, also together", async () => {
    expect(await acts(`actor=${other.id}`)).toEqual(["workout.change"]);
    expect(await acts("actor=system&to=2026-03-31")).toEqual(["program.publish"]);
    expect(await acts("action=exercise.video")).toEqual(["exercise.video"]);
    expect(await acts("object=workout")).toEqual(["workout.change", "workout.create"]);
    expect(await acts("object=weekly_program:900")).toEqual(["program.publish"]);
    expect(await acts("object=exercises")).toEqual(["exercise.video"]);
    expect(await acts("from=2026-03-02&to=2026-03-03")).toEqual(["exercise.video", "program.publish"]);
    expect(await acts(`object=workout&actor=${admin.id}&to=2026-03-01`)).toEqual(["workout.create"]);
    expect((await admin.get("/api/admin/audit?from=yesterday")).status).toBe(400);
  });

  it("pages without losing one of two at the same moment", async () => {
    const first = await admin.get("/api/admin/audit?object=workout&limit=1");
    const cursor = first.headers.get("X-Next-Cursor");
    expect(((await first.json()) as AuditEntry[]).map(({ action }) => action)).toEqual(["workout.change"]);
    const second = await admin.get(`/api/admin/audit?object=workout&limit=1&cursor=${cursor}`);
    expect(((await second.json()) as AuditEntry[]).map(({ action }) => action)).toEqual(["workout.create"]);
    expect(second.headers.get("X-Next-Cursor")).toBeNull();
  });

  it("lists those with a role as who can be asked about", async () => {
    await Person.member();
    const actors = (await (await admin.get("/api/admin/audit/actors")).json()) as { id: string }[];
    expect(actors.map(({ id }) => id).sort()).toEqual([admin.id, other.id].sort());
  });
});
