import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { pausesLeftSchema } from "../../worker/contract/billing";
import { type Numbers, numbersSchema } from "../../worker/contract/numbers";
import { membership, membershipPause } from "../../worker/db/billing";
import { payments } from "../../worker/features/billing/payments";
import { scheduledScope } from "../../worker/features/billing/scope";
import { syncMember } from "../../worker/features/billing/sync-member";
import type { Env } from "../../worker/http/env";
import { db, Person } from "../workers/club";
import {
  mailsOf,
  mayTrain,
  openProvider,
  SETTINGS,
  send,
  statusOf,
  subscribed,
  subscriptionOf,
} from "../workers/paid-club";

const provider = openProvider();
let admin: Person;
beforeAll(async () => {
  admin = await Person.admin();
});

const DAY = 86_400;
const PATH = "/api/subscription/pause";
const scope = () => scheduledScope({ ...env, ...SETTINGS } as Env, new Date(), () => undefined);
const hear = async (person: Person) => syncMember(scope(), await payments(scope()), person.id);

async function member(): Promise<Person> {
  const person = await Person.join();
  await subscribed(provider, person);
  return person;
}

const pause = (person: Person, weeks: number) => send(person, "POST", PATH, { weeks });
const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { message: string }).message];
const only = (person: Person) => {
  const [subscription] = provider.subscriptionsOf(person);
  if (!subscription) throw new Error("no subscription");
  return subscription;
};
const endOf = (person: Person) => only(person).items.data[0]?.current_period_end ?? 0;
const left = async (person: Person) => pausesLeftSchema.strict().parse(await (await send(person, "GET", PATH)).json());
const numbers = async (): Promise<Numbers> =>
  numbersSchema.parse(await (await admin.get("/api/admin/numbers?range=30d")).json());

/** Lets time pass for the provider, and for what the product knows of pauses. */
async function pass(person: Person, days: number): Promise<void> {
  provider.pass(days);
  const rows = await db.select().from(membershipPause).where(eq(membershipPause.userId, person.id));
  const back = (at: Date) => new Date(at.getTime() - days * DAY * 1000);
  for (const { id, startsAt, endsAt, renewsAt, endedEarlyAt } of rows) {
    const aged = { startsAt: back(startsAt), endsAt: back(endsAt), renewsAt: back(renewsAt) };
    await db
      .update(membershipPause)
      .set({ ...aged, endedEarlyAt: endedEarlyAt && back(endedEarlyAt) })
      .where(eq(membershipPause.id, id));
  }
  await hear(person);
}

describe("a pause", () => {
  it("lets access and price rest for as long, and comes back by itself", async () => {
    const person = await member();
    const before = await numbers();
    const end = endOf(person);
    expect((await pause(person, 6)).status).toBe(200);
    expect(endOf(person)).toBe(end + 42 * DAY);
    expect(await subscriptionOf(person)).toMatchObject({ pausedUntil: expect.any(String), cancelAtPeriodEnd: false });
    expect([await mayTrain(person), await mailsOf(person)]).toEqual([false, ["receipt", "subscription-paused"]]);
    const during = await numbers();
    expect(during.pausing.map(({ id }) => id)).toEqual([person.id]);
    expect(before.monthlyCents - during.monthlyCents).toBe(3000);
    await pass(person, 41);
    expect([await mayTrain(person), provider.paidBy(person)]).toEqual([false, [3000]]);
    await pass(person, 2);
    expect([await mayTrain(person), provider.paidBy(person)]).toEqual([true, [3000]]);
    expect(await numbers()).toMatchObject({ pausing: [], monthlyCents: before.monthlyCents });
    await pass(person, 32);
    expect(provider.paidBy(person)).toEqual([3000, 3000]);
    expect([await statusOf(person), await mayTrain(person)]).toEqual(["active", true]);
  });

  it("that is ended early gives back the days that are left, and its weeks", async () => {
    const person = await member();
    const end = endOf(person);
    await pause(person, 4);
    expect(await left(person)).toEqual({ weeksLeft: 8 });
    await pass(person, 7);
    const answers = await Promise.all([send(person, "DELETE", PATH), send(person, "DELETE", PATH)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await send(person, "DELETE", PATH)).status).toBe(200);
    // The world has grown a week older.
    expect(Math.abs(endOf(person) + 7 * DAY - (end + 7 * DAY))).toBeLessThanOrEqual(10);
    expect([await mayTrain(person), (await left(person)).weeksLeft]).toEqual([true, 11]);
  });

  it("is one, however often and from wherever it is asked for, and whatever became of the answer", async () => {
    const person = await member();
    const end = endOf(person);
    provider.fail("lost", ({ method, path }) => method === "POST" && path.startsWith("/v1/subscriptions/"), 3);
    const answers = await Promise.all([pause(person, 2), pause(person, 2), pause(person, 2)]);
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    provider.recover();
    await pause(person, 2);
    expect(endOf(person)).toBe(end + 14 * DAY);
    expect(await db.select().from(membershipPause).where(eq(membershipPause.userId, person.id))).toHaveLength(1);
    expect((await left(person)).weeksLeft).toBe(10);
  });

  it("takes twelve weeks a year at most, in one or in several", async () => {
    const person = await member();
    for (const weeks of [0, 13, 1.5]) expect((await pause(person, weeks)).status).toBe(422);
    expect((await pause(person, 8)).status).toBe(200);
    expect(await refusal(await pause(person, 1))).toEqual([409, expect.stringMatching(/rests already/)]);
    await pass(person, 57);
    expect(await refusal(await pause(person, 5))).toEqual([409, expect.stringMatching(/fewer weeks/)]);
    expect((await pause(person, 4)).status).toBe(200);
  });

  it("is refused in words to whoever has nothing that could rest", async () => {
    const trial = await Person.join({ membership: { status: "trialing", startedDaysAgo: 1, endsInDays: 6 } });
    expect(await refusal(await pause(trial, 1))).toEqual([409, expect.stringMatching(/no subscription to pause/)]);
    const cancelling = await member();
    await send(cancelling, "POST", "/api/subscription/cancel");
    expect(await refusal(await pause(cancelling, 1))).toEqual([409, expect.stringMatching(/Reactivate it first/)]);
    const unpaid = await member();
    provider.world.renewals[only(unpaid).id] = "decline";
    provider.pass((endOf(unpaid) - Date.now() / 1000) / DAY + 0.1);
    await hear(unpaid);
    expect(await refusal(await pause(unpaid, 1))).toEqual([409, expect.stringMatching(/payment is open/)]);
  });

  it("takes nothing of what was paid for, also where it is refunded for the time that is left", async () => {
    const person = await member();
    await pause(person, 6);
    await pass(person, 44);
    const preview = await send(admin, "GET", `/api/admin/users/${person.id}/subscription/refund`);
    const { prorata } = (await preview.json()) as { prorata: number };
    // Two days of a month are used.
    expect([prorata > 2780, prorata < 2820]).toEqual([true, true]);
  });

  it("may be cancelled in: the membership then ends with its moved period", async () => {
    const person = await member();
    await pause(person, 3);
    expect((await send(person, "POST", "/api/subscription/cancel")).status).toBe(200);
    await pass(person, 22);
    expect([await statusOf(person), await mayTrain(person)]).toEqual(["cancelling", true]);
    await pass(person, 31);
    expect([await statusOf(person), await mayTrain(person), provider.paidBy(person)]).toEqual([
      "canceled",
      false,
      [3000],
    ]);
    const row = await db.select().from(membership).where(eq(membership.userId, person.id)).get();
    expect(row?.pausedUntil).toBe(null);
  });
});
