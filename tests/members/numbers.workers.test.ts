import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { brand } from "../../worker/contract/brand";
import { addDays, localDate } from "../../worker/contract/calendar";
import { type FinishedTraining, type MemberChange, numbersSchema } from "../../worker/contract/numbers";
import type { ChangeList, NumberRange } from "../../worker/contract/numbers-limits";
import { user } from "../../worker/db/account";
import { billingAccount, membership } from "../../worker/db/billing";
import { membershipChange } from "../../worker/db/members";
import { completion } from "../../worker/db/progress";
import { partsOf } from "../../worker/features/members/numbers/parts-of";
import { db, Person } from "../workers/club";

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const today = localDate(new Date(), brand.timeZone);

let admin: Person;
beforeAll(async () => {
  admin = await Person.admin();
});

/** Somebody whose trial began, who perhaps paid, changed the plan and left, each so many days ago. */
async function story(days: { trial: number; paid?: number; annual?: number; unpaid?: number; left?: number }) {
  const person = await Person.join();
  const period = { currentPeriodStart: ago(days.trial), currentPeriodEnd: ago(days.trial - 7) };
  const began = { ...period, trialEndsAt: ago(days.trial - 7), createdAt: ago(days.trial), updatedAt: ago(days.trial) };
  await db.insert(membership).values({ userId: person.id, status: "trialing", isTrial: true, ...began });
  const set = (change: Partial<typeof membership.$inferInsert>) =>
    db.update(membership).set(change).where(eq(membership.userId, person.id));
  if (days.paid !== undefined) {
    const paid = { status: "active", isTrial: false, plan: "monthly", planAmountCents: 3000 } as const;
    await set({ ...paid, updatedAt: ago(days.paid) });
  }
  if (days.annual !== undefined) await set({ plan: "annual", planAmountCents: 30_000, updatedAt: ago(days.annual) });
  if (days.unpaid !== undefined) await set({ status: "past_due", updatedAt: ago(days.unpaid) });
  if (days.left !== undefined) await set({ status: "canceled", updatedAt: ago(days.left) });
  return person;
}

const numbers = async (range: NumberRange) =>
  numbersSchema.parse(await (await admin.get(`/api/admin/numbers?range=${range}`)).json());
const behind = async (list: ChangeList, { from, to }: { from: string; to: string }) =>
  (await (await admin.get(`/api/admin/numbers/changes?list=${list}&from=${from}&to=${to}`)).json()) as MemberChange[];

describe("the business numbers", () => {
  it("are what a count by hand gives, and each has its list", async () => {
    const people = {
      stays: await story({ trial: 200, paid: 193 }),
      annual: await story({ trial: 60, paid: 53, annual: 20 }),
      left: await story({ trial: 150, paid: 143, left: 5 }),
      unpaid: await story({ trial: 40, paid: 33, unpaid: 3 }),
      fresh: await story({ trial: 10, paid: 4 }),
      trying: await story({ trial: 3 }),
      gaveUp: await story({ trial: 12 }),
    };
    await db.update(membership).set({ cancelAtPeriodEnd: true }).where(eq(membership.userId, people.fresh.id));
    const month = await numbers("30d");
    expect(month.members).toEqual({
      active: 3,
      trialing: 1,
      trial_ended: 1,
      free: 0,
      past_due: 1,
      cancelling: 1,
      canceled: 1,
      incomplete: 0,
      unpaid: 0,
      paused: 0,
      // The admin who asks is no member.
      none: 0,
    });
    // Two at $30, and a twelfth of $300.
    expect(month.monthlyCents).toBe(3000 + 3000 + 2500);
    expect(month.changes).toEqual({ trials: 3, paid: 1, started: 1, ended: 1 });
    // Those who stay, went annual, left and have not paid since.
    expect(month.runningAtStart).toBe(4);
    expect(month.churned).toBe(1);
    expect(month.parts).toHaveLength(30);
    // Thirty days ago four paid monthly; then one went annual, one started, one left, one did not pay.
    expect(month.parts[0]?.monthlyCents).toBe(4 * 3000);
    expect(month.parts.at(-1)?.monthlyCents).toBe(month.monthlyCents);
    const at = (days: number) => month.parts.find(({ from }) => from === localDate(ago(days), brand.timeZone));
    expect(at(18)?.monthlyCents).toBe(3 * 3000 + 2500);
    expect(at(5)?.ended).toBe(1);

    for (const list of ["trials", "paid", "started", "ended"] as const) {
      expect(await behind(list, month), list).toHaveLength(month.changes[list]);
    }
    expect((await behind("ended", month))[0]?.member?.id).toBe(people.left.id);
    expect((await behind("paid", month))[0]?.member?.id).toBe(people.fresh.id);

    const quarter = await numbers("90d");
    expect(quarter.changes).toEqual({ trials: 5, paid: 3, started: 3, ended: 1 });
    expect(quarter.runningAtStart).toBe(2);
    const year = await numbers("1y");
    expect(year.changes).toEqual({ trials: 7, paid: 5, started: 5, ended: 1 });
    expect(year.runningAtStart).toBe(0);
    // Who began and left within the range was not there when it began.
    expect([quarter.churned, year.churned]).toEqual([1, 0]);
    expect(year.parts).toHaveLength(12);
  });

  it("count nobody's end twice, and free time of the provider as a membership", async () => {
    const before = await numbers("30d");
    const person = await story({ trial: 200, paid: 193 });
    const set = (change: Partial<typeof membership.$inferInsert>) =>
      db.update(membership).set(change).where(eq(membership.userId, person.id));
    await set({ status: "canceled", updatedAt: ago(9) });
    await set({ status: "active", updatedAt: ago(7) });
    await set({ status: "canceled", updatedAt: ago(5) });
    const after = await numbers("30d");
    expect(after.churned).toBe(before.churned + 1);
    expect(after.changes.ended).toBe(before.changes.ended + 2);
    expect(after.runningAtStart).toBe(before.runningAtStart + 1);
    await set({ status: "trialing", updatedAt: ago(1) });
    expect((await numbers("30d")).members.active).toBe(before.members.active + 1);
    for (const status of ["unpaid", "paused"] as const) {
      await set({ status, updatedAt: ago(0) });
      expect((await numbers("30d")).members[status]).toBe(1);
    }
    await db.delete(membership).where(eq(membership.userId, person.id));
  });

  it("know no staff: a trial ends with the new role, and a membership is counted again after it", async () => {
    const person = await story({ trial: 2 });
    const before = await numbers("30d");
    const role = (name: string) => admin.put(`/api/admin/users/${person.id}/role`, { role: name });
    expect((await role("coach")).status).toBe(200);
    expect(await db.select().from(membership).where(eq(membership.userId, person.id))).toEqual([]);
    const during = await numbers("30d");
    expect(during.members).toEqual({ ...before.members, trialing: before.members.trialing - 1 });
    expect(during.changes.trials).toBe(before.changes.trials - 1);
    const paying = await story({ trial: 50, paid: 40 });
    const paid = await numbers("30d");
    await admin.put(`/api/admin/users/${paying.id}/role`, { role: "admin" });
    expect((await numbers("30d")).monthlyCents).toBe(paid.monthlyCents - 3000);
    await admin.put(`/api/admin/users/${paying.id}/role`, { role: "user" });
    expect(await numbers("30d")).toMatchObject({ members: paid.members, monthlyCents: paid.monthlyCents });
  });

  it("keep what happened when an account goes, without saying whose it was", async () => {
    const before = await numbers("30d");
    const person = await story({ trial: 9, paid: 2 });
    await db.delete(user).where(eq(user.id, person.id));
    const after = await numbers("30d");
    expect(after.members).toEqual(before.members);
    expect(after.monthlyCents).toBe(before.monthlyCents);
    const { trials, paid, started, ended } = before.changes as Record<ChangeList, number>;
    expect(after.changes).toEqual({ trials: trials + 1, paid: paid + 1, started: started + 1, ended: ended + 1 });
    expect((await behind("started", after)).filter(({ member }) => member === null)).toHaveLength(1);
    expect(await db.select().from(membershipChange).where(eq(membershipChange.userId, person.id))).toEqual([]);
  });

  it("sum what comes in before a twelfth is taken, to the cent, and say it after coupons that last too", async () => {
    const before = await numbers("30d");
    const people = await Promise.all([1, 2].map(() => story({ trial: 60, paid: 50 })));
    for (const { id } of people) {
      await db.update(membership).set({ plan: "annual", planAmountCents: 29_900 }).where(eq(membership.userId, id));
    }
    // 2 × $299 / 12 is $49.83; two months of $24.91 would be a cent less.
    const plain = await numbers("30d");
    expect(plain.monthlyCents - before.monthlyCents).toBe(4983);
    expect(plain.netMonthlyCents).toBe(plain.monthlyCents);
    const [first, second] = people;
    const coupon = { couponName: "Offer", couponPercentOff: 20 };
    await db
      .insert(billingAccount)
      .values([{ userId: first?.id ?? "" }, { userId: second?.id ?? "" }])
      .onConflictDoNothing();
    const give = (person: Person | undefined, couponDuration: "forever" | "once") =>
      db
        .update(billingAccount)
        .set({ ...coupon, couponDuration })
        .where(eq(billingAccount.userId, person?.id ?? ""));
    await give(first, "forever");
    await give(second, "once");
    const reduced = await numbers("30d");
    expect(reduced.monthlyCents).toBe(plain.monthlyCents);
    expect(plain.netMonthlyCents - reduced.netMonthlyCents).toBe(Math.round((29_900 * 0.2) / 12));
    for (const { id } of people) await db.delete(user).where(eq(user.id, id));
    expect(await numbers("30d")).toMatchObject({ monthlyCents: before.monthlyCents });
  });

  it("lose nobody who came back, nor who came and went, also when the account is gone", async () => {
    const before = await numbers("30d");
    const [back, brief] = [await story({ trial: 200, paid: 190 }), await story({ trial: 9, paid: 5 })];
    const set = (person: Person, change: Partial<typeof membership.$inferInsert>) =>
      db.update(membership).set(change).where(eq(membership.userId, person.id));
    await set(back, { status: "canceled", updatedAt: ago(8) });
    expect((await numbers("30d")).churned).toBe(before.churned + 1);
    await set(back, { status: "active", updatedAt: ago(6) });
    await set(brief, { status: "canceled", updatedAt: ago(2) });
    expect((await numbers("30d")).churned).toBe(before.churned);
    await db.delete(user).where(eq(user.id, brief.id));
    expect((await numbers("30d")).churned).toBe(before.churned);
    // Whoever was there, and goes with their account, is lost once.
    await db.delete(user).where(eq(user.id, back.id));
    const after = await numbers("30d");
    expect([after.churned, after.runningAtStart]).toEqual([before.churned + 1, before.runningAtStart + 1]);
  });

  it("count trainings by day and option, also as one is taken back", async () => {
    const person = await Person.member();
    const finish = (columnType: "equipment" | "no_equipment" | null, days: number) =>
      db
        .insert(completion)
        .values({
          userId: person.id,
          title: "Pull",
          columnType,
          localDate: addDays(today, -days),
          completedAt: ago(days),
        })
        .returning({ id: completion.id });
    await finish("equipment", 1);
    await finish("no_equipment", 1);
    const [taken] = await finish(null, 1);
    await finish("equipment", 40);
    const { trainings, from, to } = await numbers("30d");
    const yesterday = addDays(today, -1);
    expect(trainings).toEqual([
      { date: yesterday, option: "equipment", completions: 1 },
      { date: yesterday, option: "no_equipment", completions: 1 },
      { date: yesterday, option: "workout", completions: 1 },
    ]);
    const list = async (more = "") =>
      (await (
        await admin.get(`/api/admin/numbers/trainings?from=${from}&to=${to}${more}`)
      ).json()) as FinishedTraining[];
    expect(await list()).toHaveLength(3);
    expect((await list("&option=workout")).map(({ id }) => id)).toEqual([taken?.id]);
    expect((await list("&option=equipment")).map(({ member }) => member.id)).toEqual([person.id]);
    const first = await admin.get(`/api/admin/numbers/trainings?from=${from}&to=${to}&limit=2`);
    const cursor = first.headers.get("X-Next-Cursor");
    expect(await list(`&limit=2&cursor=${cursor}`)).toHaveLength(1);
    await db.delete(completion).where(eq(completion.id, taken?.id ?? 0));
    expect((await numbers("30d")).trainings).toHaveLength(2);
    expect((await numbers("90d")).trainings.reduce((sum, each) => sum + each.completions, 0)).toBe(3);
  });

  it("cut a range into parts without a gap, months by their own length", () => {
    for (const range of ["30d", "90d", "1y"] as const) {
      const parts = partsOf(range, "2024-03-15");
      expect(parts.at(-1)?.to).toBe("2024-03-15");
      for (const [index, part] of parts.slice(1).entries()) {
        expect(part.from).toBe(addDays(parts[index]?.to ?? "", 1));
      }
    }
    expect(partsOf("1y", "2024-03-15").slice(-2)[0]).toEqual({ from: "2024-02-01", to: "2024-02-29" });
    expect(partsOf("1y", "2024-03-15")[0]?.from).toBe("2023-04-01");
  });
});
