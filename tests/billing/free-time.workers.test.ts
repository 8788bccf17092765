import { env } from "cloudflare:workers";
import { and, eq, like } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { AdminUser, Subscription } from "../../worker/contract/billing";
import { FREE_TIME_MAX_DAYS } from "../../worker/contract/billing-limits";
import { brand } from "../../worker/contract/brand";
import { addDays, localDate } from "../../worker/contract/calendar";
import type { Numbers } from "../../worker/contract/numbers";
import { auditLog, user } from "../../worker/db/account";
import { membership } from "../../worker/db/billing";
import { notice } from "../../worker/db/notices";
import { emailOutbox } from "../../worker/db/outbox";
import { runBilling } from "../../worker/features/billing/run-billing";
import { db, Person } from "../workers/club";

const DAY_MS = 86_400_000;
const today = () => localDate(new Date(), brand.timeZone);
const inDays = (days: number) => addDays(today(), days);

let admin: Person;
beforeAll(async () => {
  admin = await Person.admin();
});

const give = (person: Person, until: string | null, reason = "Free month") =>
  admin.put(`/api/admin/users/${person.id}/free-time`, { until, reason });
const given = async (person: Person, until: string | null, reason?: string) => {
  const answer = await give(person, until, reason);
  expect(answer.status).toBe(200);
  return (await answer.json()) as AdminUser;
};
const subscriptionOf = async (person: Person) => (await (await person.get("/api/subscription")).json()) as Subscription;
const statusOf = async (person: Person) =>
  ((await (await person.get("/api/auth/user")).json()) as { subscriptionStatus: string | null }).subscriptionStatus;
/** Whether a call of those who may train is let in. */
const trains = async (person: Person) =>
  (await person.post("/api/workouts/999999/complete", { idempotencyKey: crypto.randomUUID() })).status !== 403;
const listed = async (person: Person, status: string) => {
  const answer = await admin.get(`/api/admin/users?search=${person.id}&status=${status}`);
  return ((await answer.json()) as AdminUser[]).length === 1;
};
const numbers = async () => ((await (await admin.get("/api/admin/numbers?range=30d")).json()) as Numbers).members;
const join = (status: "trialing" | "canceled" | "past_due" | "active" | "unpaid", started: number, ends: number) =>
  Person.join({ membership: { status, startedDaysAgo: started, endsInDays: ends } });
const auditOf = (person: Person) =>
  db
    .select({ action: auditLog.action, detail: auditLog.detail, actorId: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.subject, `user:${person.id}`), like(auditLog.action, "free_time.%")))
    .orderBy(auditLog.at);
const endNow = (person: Person, at = new Date(Date.now() - 1000)) =>
  db.update(membership).set({ freeUntil: at }).where(eq(membership.userId, person.id));

describe("time without a subscription", () => {
  it.each([
    ["nothing", () => Person.join(), "none", null],
    ["a trial that runs", () => join("trialing", 2, 5), "trialing", "trialing"],
    ["a trial that is over", () => Person.lapsed(), "trial_ended", "trialing"],
    ["a membership that has ended", () => join("canceled", 60, -30), "canceled", "canceled"],
  ])(
    "is what somebody with %s stands on, everywhere, and what they had comes back after it",
    async (_, make, was, status) => {
      const person = await make();
      const before = { trains: await trains(person), numbers: await numbers() };
      const answer = await given(person, inDays(30));
      expect(answer.freeUntil).toBe(new Date(answer.freeUntil ?? "").toISOString());
      expect(localDate(new Date(answer.freeUntil ?? ""), brand.timeZone)).toBe(inDays(30));
      expect(await trains(person)).toBe(true);
      expect(await statusOf(person)).toBe("free");
      const { freeUntil } = answer;
      expect(await subscriptionOf(person)).toMatchObject({
        status: "free",
        isTrial: false,
        currentPeriodEnd: freeUntil,
        freeUntil,
        nextPaymentDate: null,
      });
      const dashboard = (await (await person.get("/api/dashboard")).json()) as { subscription: Subscription };
      expect(dashboard.subscription).toEqual(await subscriptionOf(person));
      expect(await listed(person, "free")).toBe(true);
      expect(await listed(person, was)).toBe(false);
      const after = await numbers();
      expect(after.free).toBe(before.numbers.free + 1);
      expect(after[was as keyof typeof after]).toBe(before.numbers[was as keyof typeof after] - 1);

      await endNow(person);
      expect(await trains(person)).toBe(before.trains);
      expect(await statusOf(person)).toBe(status ?? "incomplete_expired");
      expect(await listed(person, "free")).toBe(false);
      expect(await listed(person, was)).toBe(true);
      expect(await numbers()).toEqual(before.numbers);
      expect((await subscriptionOf(person))?.status ?? null).toBe(status);
    },
  );

  it.each([
    ["active", () => join("active", 10, 20)],
    ["past_due", () => join("past_due", 20, 10)],
    ["unpaid", () => join("unpaid", 20, 10)],
  ])("leaves a subscription that is %s as it is, and opens the training beside it", async (status, make) => {
    const person = await make();
    const before = await subscriptionOf(person);
    const stood = await numbers();
    const { freeUntil } = await given(person, inDays(30));
    expect(await trains(person)).toBe(true);
    expect(await subscriptionOf(person)).toEqual({ ...before, freeUntil });
    expect(await statusOf(person)).toBe(status);
    expect(await listed(person, status)).toBe(true);
    expect(await listed(person, "free")).toBe(false);
    expect(await numbers()).toEqual(stood);
  });

  it("is extended, shortened and taken back, each with its reason and what was before in the log", async () => {
    const person = await Person.lapsed();
    const first = await given(person, inDays(10), "Helped at the seminar");
    const second = await given(person, inDays(40), "Hurt her knee");
    const third = await given(person, inDays(0), "Typed wrong");
    expect(await trains(person)).toBe(true);
    expect((await given(person, null, "Never came")).freeUntil).toBeNull();
    expect(await trains(person)).toBe(false);
    await given(person, null, "Never came");
    expect(await auditOf(person)).toEqual(
      [
        ["free_time.give", first.freeUntil, null, "Helped at the seminar"],
        ["free_time.give", second.freeUntil, first.freeUntil, "Hurt her knee"],
        ["free_time.give", third.freeUntil, second.freeUntil, "Typed wrong"],
        ["free_time.take_back", null, third.freeUntil, "Never came"],
      ].map(([action, until, before, reason]) => ({
        action,
        detail: { until, before, reason },
        actorId: admin.id,
      })),
    );
  });

  it("is refused without a reason, for a day that is over or years away, for staff and for nobody", async () => {
    const person = await Person.lapsed();
    expect((await give(person, inDays(5), "  ")).status).toBe(422);
    expect((await give(person, inDays(5), "x".repeat(301))).status).toBe(422);
    expect((await give(person, "2026-02-30")).status).toBe(422);
    for (const day of [inDays(-1), inDays(FREE_TIME_MAX_DAYS + 1)]) expect((await give(person, day)).status).toBe(422);
    expect((await give(person, inDays(FREE_TIME_MAX_DAYS))).status).toBe(200);
    expect((await give(await Person.coach(), inDays(5))).status).toBe(409);
    const nobody = await admin.put("/api/admin/users/nobody/free-time", { until: inDays(5), reason: "Free month" });
    expect(nobody.status).toBe(404);
    expect(
      (await person.put(`/api/admin/users/${person.id}/free-time`, { until: inDays(5), reason: "Me" })).status,
    ).toBe(403);
  });

  it("goes with the role: staff have none, and whoever stops being staff has theirs again", async () => {
    const person = await join("canceled", 60, -30);
    await given(person, inDays(20));
    await admin.put(`/api/admin/users/${person.id}/role`, { role: "coach" });
    expect(await listed(person, "free")).toBe(false);
    await admin.put(`/api/admin/users/${person.id}/role`, { role: "user" });
    expect(await listed(person, "free")).toBe(true);
  });

  it("goes with the download of one's data", async () => {
    const person = await Person.join();
    const { freeUntil } = await given(person, inDays(20));
    const row = await db.select().from(membership).where(eq(membership.userId, person.id)).get();
    expect(row?.freeUntil?.toISOString()).toBe(freeUntil);
    await db.delete(user).where(eq(user.id, person.id));
    expect(await db.$count(membership, eq(membership.userId, person.id))).toBe(0);
  });
});

describe("the reminder before it ends", () => {
  const mails = async (person: Person, kind = "free-ends") => {
    const rows = await db
      .select({ subject: emailOutbox.subject, text: emailOutbox.text })
      .from(emailOutbox)
      .where(and(eq(emailOutbox.toAddress, `${person.id}@example.com`), eq(emailOutbox.kind, kind)));
    return rows;
  };
  const told = (person: Person) => db.$count(notice, and(eq(notice.userId, person.id), eq(notice.kind, "free_ends")));

  it("goes out once, three days before, and anew when the time was extended", async () => {
    const person = await Person.join();
    await given(person, inDays(10));
    await runBilling(env, new Date());
    expect(await mails(person)).toEqual([]);
    const end = new Date(Date.now() + 3 * DAY_MS - 1000);
    await endNow(person, end);
    for (const _ of [1, 2]) await runBilling(env, new Date());
    expect(await mails(person)).toMatchObject([{ text: expect.stringContaining("Your access is paid until") }]);
    expect(await told(person)).toBe(1);
    await given(person, inDays(2));
    await runBilling(env, new Date());
    expect(await mails(person)).toHaveLength(2);
  });

  it("is kept from who pays, and from an address that nobody has confirmed", async () => {
    const payer = await join("active", 10, 20);
    const ending = await join("active", 10, 1);
    const unconfirmed = await Person.join();
    for (const person of [payer, ending, unconfirmed]) await given(person, inDays(2));
    await db.update(user).set({ emailVerified: false }).where(eq(user.id, unconfirmed.id));
    await runBilling(env, new Date());
    for (const person of [payer, ending, unconfirmed]) expect(await mails(person)).toEqual([]);
  });

  it("takes the place of the trial's, when the time outlasts the trial", async () => {
    const longer = await join("trialing", 6, 1);
    const shorter = await join("trialing", 6, 1);
    await given(longer, inDays(20));
    await runBilling(env, new Date());
    expect(await mails(longer, "trial-ends")).toEqual([]);
    expect(await mails(shorter, "trial-ends")).toHaveLength(1);
  });
});
