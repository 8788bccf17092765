import { env } from "cloudflare:workers";
import { count, eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditLog, user } from "../../worker/db/account";
import { insertFrom } from "../../worker/db/insert-from";
import { emailOutbox } from "../../worker/db/outbox";
import { workoutTemplate } from "../../worker/db/templates";
import { readActor } from "../../worker/http/actor";
import { AppError, notFound } from "../../worker/http/app-error";
import { audit, auditIfChanged } from "../../worker/write/audit";
import { makeOnce } from "../../worker/write/once";
import { sendMail } from "../../worker/write/send-mail";
import { nextInstant } from "../../worker/write/unchanged";
import { writing } from "../../worker/write/writing";
import { db, ORIGIN, Person } from "../workers/club";

/** What a verb gets for a request of somebody, and what it leaves to be done behind the answer. */
async function requestOf(person: Person) {
  const request = new Request(ORIGIN, { headers: { cookie: person.cookie } });
  const now = new Date();
  const begun: Promise<unknown>[] = [];
  const later = (work: Promise<unknown>) => void begun.push(work);
  return { id: person.id, begun, db, env, now, later, actor: await readActor(request, env, db, now) };
}

const mail = { kind: "test", to: "ana@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
const actions = async (subject: string) =>
  (await db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.subject, subject))).map(
    ({ action }) => action,
  );

it("stores its statements, mails and entries in one batch and answers each by what was added", async () => {
  const ctx = await requestOf(await Person.admin());
  const write = writing(ctx);
  const named = write.must(
    db.update(user).set({ firstName: "Ana" }).where(eq(user.id, ctx.id)).returning({ name: user.firstName }),
    notFound("Member"),
  );
  audit(write, "member.rename", ["user", ctx.id], { name: "Ana" });
  sendMail(write, mail);
  const people = write.add(db.select({ people: count() }).from(user).where(eq(user.id, ctx.id)));
  const done = await write.commit();
  expect(done.one(named)).toEqual({ name: "Ana" });
  expect(done.one(people)).toEqual({ people: 1 });
  expect(await actions(`user:${ctx.id}`)).toEqual(["member.rename"]);
  expect(await db.$count(emailOutbox, eq(emailOutbox.toAddress, mail.to))).toBe(1);
  expect(ctx.begun).toHaveLength(1);
});

it("stores and tells nothing when one of its conditions does not hold, and says which", async () => {
  const ctx = await requestOf(await Person.admin());
  const write = writing(ctx);
  write.add(db.update(user).set({ firstName: "Rui" }).where(eq(user.id, ctx.id)));
  write.refuseUnless(sql`1 = 1`, new AppError("conflict", "That holds."));
  write.must(db.delete(user).where(eq(user.id, "nobody")), notFound("Member"));
  write.refuseUnless(sql`1 = 2`, new AppError("conflict", "That is too late."));
  sendMail(write, { ...mail, to: "rui@example.com" });
  audit(write, "member.rename", `user:${ctx.id}`);
  await expect(write.commit()).rejects.toThrow("Member not found");
  expect(await db.$count(user, eq(user.firstName, "Rui"))).toBe(0);
  expect(await db.$count(emailOutbox, eq(emailOutbox.toAddress, "rui@example.com"))).toBe(0);
  expect(await actions(`user:${ctx.id}`)).toEqual([]);
  expect(ctx.begun).toEqual([]);
});

it("writes an entry for a change only, and knows of no actor what the schedule does", async () => {
  const write = writing({ db, now: new Date() });
  write.add(db.delete(user).where(eq(user.id, "nobody")));
  auditIfChanged(write, "member.delete", "user:nobody");
  audit(write, "schedule.run", "schedule:test");
  await write.commit();
  expect(await actions("user:nobody")).toEqual([]);
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.subject, "schedule:test"));
  expect(entry?.actorId).toBeNull();
});

const template = (name: string) => ({
  name,
  difficulty: "Beginner",
  estimatedDurationMinutes: 30,
  exerciseFields: [],
  sampleExercises: [],
});
const newest = sql`(select max(${workoutTemplate.id}) from ${workoutTemplate})`;

it("refuses a change of what was saved meanwhile, and of what has gone", async () => {
  const ctx = await requestOf(await Person.admin());
  const now = new Date();
  const [row] = await db
    .insert(workoutTemplate)
    .values({ ...template("One"), createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error("no template");
  const refusals = { missing: notFound("Template"), stale: new AppError("conflict", "It was saved meanwhile.") };
  const save = async () => {
    const write = writing(ctx, { unchanged: { table: workoutTemplate, row, ...refusals } });
    const updatedAt = nextInstant(now, row.updatedAt);
    write.add(db.update(workoutTemplate).set({ updatedAt }).where(eq(workoutTemplate.id, row.id)));
    await write.commit();
  };
  await save();
  await expect(save()).rejects.toThrow("It was saved meanwhile.");
  await db.delete(workoutTemplate).where(eq(workoutTemplate.id, row.id));
  await expect(save()).rejects.toThrow("Template not found");
});

it("makes a thing once of twenty calls at once under one key, all of which answer it", async () => {
  const ctx = await requestOf(await Person.admin());
  const once = { call: "test.make", key: crypto.randomUUID() };
  const make = () =>
    makeOnce(ctx, once, {
      find: async (id) => Number(id),
      make: async () => {
        const write = writing(ctx, { once, made: newest });
        const row = { ...template("Once"), createdAt: ctx.now, updatedAt: ctx.now };
        const made = write.add(db.insert(workoutTemplate).values(row).returning());
        return (await write.commit()).one(made).id;
      },
    });
  const answers = await Promise.all(Array.from({ length: 20 }, make));
  expect(new Set(answers.map(({ thing }) => thing)).size).toBe(1);
  expect(answers.filter(({ made }) => made)).toHaveLength(1);
  expect(await db.$count(workoutTemplate, eq(workoutTemplate.name, "Once"))).toBe(1);
});

it("inserts what is selected by the names of its columns, the others by their defaults", async () => {
  const now = new Date(1_700_000_000_000);
  const row = { ...template(""), name: sql`value`, createdAt: now, updatedAt: now };
  const write = writing({ db, now });
  write.add(insertFrom(db, workoutTemplate, row, sql`from json_each('["First", "Second"]')`));
  await write.commit();
  const made = await db.select().from(workoutTemplate).where(eq(workoutTemplate.createdAt, now));
  expect(made.map(({ name }) => name)).toEqual(["First", "Second"]);
  expect(made[0]).toMatchObject({ description: null, isActive: true, exerciseFields: [], updatedAt: now });
});
