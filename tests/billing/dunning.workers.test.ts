import { env } from "cloudflare:workers";
import { and, eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type Payable, payableSchema } from "../../worker/contract/billing";
import { membership } from "../../worker/db/billing";
import { emailOutbox } from "../../worker/db/outbox";
import { announceRenewals } from "../../worker/features/billing/dunning/announce-renewals";
import { payToken } from "../../worker/features/billing/dunning/pay-token";
import { remindUnpaid } from "../../worker/features/billing/dunning/remind-unpaid";
import { payments } from "../../worker/features/billing/payments";
import { tellEndedTrials } from "../../worker/features/billing/remind-trials";
import { scheduledScope } from "../../worker/features/billing/scope";
import { syncMember } from "../../worker/features/billing/sync-member";
import type { Env } from "../../worker/http/env";
import { db, Person } from "../workers/club";
import { CARD, mailsOf, openProvider, SETTINGS, send, statusOf, subscribed } from "../workers/paid-club";

const provider = openProvider();
const DAY_MS = 86_400_000;
const scope = (at = new Date()) => scheduledScope({ ...env, ...SETTINGS } as Env, at, () => undefined);

/** Somebody whose renewal was refused so many days ago. */
async function unpaid(days = 0.1): Promise<Person> {
  const person = await Person.join();
  await subscribed(provider, person);
  const [subscription] = provider.subscriptionsOf(person);
  const end = subscription?.items.data[0]?.current_period_end ?? 0;
  provider.world.renewals[subscription?.id ?? ""] = "decline";
  provider.pass((end - Date.now() / 1000) / 86_400 + days);
  await hear(person);
  expect(await statusOf(person)).toBe("past_due");
  return person;
}

/** As the provider's events and the schedule do it. */
const hear = async (person: Person) => syncMember(scope(), await payments(scope()), person.id);

const reminders = async (person: Person) => (await mailsOf(person)).filter((kind) => kind === "still-unpaid").length;

async function linkIn(person: Person, kind: string): Promise<string> {
  const mail = await db
    .select({ text: emailOutbox.text })
    .from(emailOutbox)
    .where(and(eq(emailOutbox.kind, kind), like(emailOutbox.toAddress, `${person.id}@%`)))
    .get();
  return decodeURIComponent(/\/pay\?token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "");
}

const open = (token: string) => send(Person.visitor, "POST", "/api/billing/pay", { token });
const opened = async (token: string): Promise<Payable> =>
  payableSchema.strict().parse(await (await open(token)).json());

describe("an unpaid period", () => {
  it("is told of when it fails, after three and seven days, and two days before the end; each once", async () => {
    const person = await unpaid();
    expect((await mailsOf(person)).filter((kind) => kind === "payment-failed")).toHaveLength(1);
    for (const [days, mails] of [
      [2.5, 0],
      [0.5, 1],
      [3.5, 1],
      [0.5, 2],
      [4.5, 2],
      [0.5, 3],
      [3, 3],
    ] as const) {
      provider.pass(days);
      await hear(person);
      await Promise.all([remindUnpaid(scope()), remindUnpaid(scope())]);
      await remindUnpaid(scope());
      expect(await reminders(person), `after ${days} more`).toBe(mails);
    }
  });

  it("is not told of once it is paid, also when the product has not heard of that", async () => {
    const person = await unpaid(3.1);
    const { clientSecret } = await opened(await linkIn(person, "payment-failed"));
    provider.confirm(clientSecret, CARD.mastercard);
    await remindUnpaid(scope());
    expect(await reminders(person)).toBe(0);
    expect(await statusOf(person)).toBe("active");
  });

  it("skips a reminder that is overdue when the next one is due", async () => {
    const person = await unpaid(7.2);
    await remindUnpaid(scope());
    expect(await reminders(person)).toBe(1);
    expect(await linkIn(person, "still-unpaid")).not.toBe("");
  });
});

describe("the link of such a mail", () => {
  it("pays the one open invoice without signing in, once, and says nothing of its member", async () => {
    const person = await unpaid();
    const token = await linkIn(person, "payment-failed");
    const answer = await opened(token);
    expect(answer).toEqual({ state: "open", clientSecret: expect.any(String), amountDue: 3000, currency: "usd" });
    expect(JSON.stringify(answer)).not.toContain(person.id);
    const before = provider.paidBy(person).length;
    expect(provider.confirm(answer.clientSecret, CARD.mastercard)).toBe(null);
    expect(await opened(token)).toEqual({ state: "paid", clientSecret: null, amountDue: 0, currency: "usd" });
    expect(provider.confirm(answer.clientSecret, CARD.good)).not.toBe(null);
    expect(provider.paidBy(person)).toHaveLength(before + 1);
    expect(await statusOf(person)).toBe("active");
  });

  it("opens nothing once the subscription has ended", async () => {
    const person = await unpaid();
    const token = await linkIn(person, "payment-failed");
    provider.pass(22);
    await hear(person);
    expect(await opened(token)).toMatchObject({ state: "closed", clientSecret: null });
  });

  it("is refused when it is changed, another member's, or too old", async () => {
    const [person, other] = [await unpaid(), await unpaid()];
    const token = await linkIn(person, "payment-failed");
    const [user = "", invoice = "", until = "", signature = ""] = token.split(".");
    for (const bad of [
      "",
      `${other.id}.${invoice}.${until}.${signature}`,
      `${user}.${invoice}.${Number(until) + 1}.${signature}`,
      `${user}.in_other.${until}.${signature}`,
      `${token}x`,
    ]) {
      const answer = await open(bad);
      expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
        400,
        expect.stringMatching(/link is not complete/),
      ]);
    }
    const old = await payToken(scope(new Date(Date.now() - 16 * DAY_MS)), { userId: user, invoiceId: invoice });
    const answer = await open(old);
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      409,
      expect.stringMatching(/expired/),
    ]);
  });
});

describe("what comes without anything having failed", () => {
  it("an annual renewal is announced a week before, once, with its price after a lasting coupon", async () => {
    const [plain, reduced, cancelling] = [await Person.join(), await Person.join(), await Person.join()];
    await subscribed(provider, plain, { plan: "annual" });
    await subscribed(provider, reduced, { plan: "annual", couponCode: "OSS20" });
    await subscribed(provider, cancelling, { plan: "annual" });
    await send(cancelling, "POST", "/api/subscription/cancel");
    const near = new Date(Date.now() + 6 * DAY_MS);
    await announceRenewals(scope());
    expect(await mailsOf(plain)).not.toContain("renewal");
    for (const { id } of [plain, reduced, cancelling]) {
      await db.update(membership).set({ currentPeriodEnd: near }).where(eq(membership.userId, id));
    }
    await Promise.all([announceRenewals(scope()), announceRenewals(scope())]);
    const told = await db
      .select({ to: emailOutbox.toAddress, text: emailOutbox.text })
      .from(emailOutbox)
      .where(eq(emailOutbox.kind, "renewal"));
    const of = (person: Person) => told.filter(({ to }) => to.startsWith(person.id)).map(({ text }) => text);
    expect(of(plain)).toEqual([expect.stringContaining("for another year at $300.00")]);
    expect(of(reduced)).toEqual([expect.stringContaining("for another year at $240.00")]);
    expect(of(cancelling)).toEqual([]);
  });

  it("a trial's end is told once it is there, and only then", async () => {
    const [ended, runs, long] = [
      await Person.join({ membership: { status: "trialing", startedDaysAgo: 8, endsInDays: -1 } }),
      await Person.join({ membership: { status: "trialing", startedDaysAgo: 5, endsInDays: 2 } }),
      await Person.join({ membership: { status: "trialing", startedDaysAgo: 30, endsInDays: -23 } }),
    ];
    await Promise.all([tellEndedTrials(scope()), tellEndedTrials(scope())]);
    await tellEndedTrials(scope());
    expect(await mailsOf(ended)).toEqual(["trial-ended"]);
    for (const person of [runs, long]) expect(await mailsOf(person)).toEqual([]);
  });
});
