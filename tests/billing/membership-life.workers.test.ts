import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { invoiceSchema, planPreviewSchema } from "../../worker/contract/billing";
import { auditLog } from "../../worker/db/account";
import {
  cancelSubscription,
  createSubscription,
  periodEnd,
} from "../../worker/features/billing/simulator/subscriptions";
import { db, Person } from "../workers/club";
import {
  asAdmin,
  CARD,
  mailsOf,
  mayTrain,
  openProvider,
  send,
  statusOf,
  subscribe,
  subscribed,
  subscriptionOf,
} from "../workers/paid-club";

const provider = openProvider();
let admin: Person;
beforeAll(async () => {
  admin = await Person.admin();
});

const seconds = () => Math.floor(Date.now() / 1000);
const of = (person: Person) => `/api/admin/users/${person.id}/subscription`;

async function member(asked: Parameters<typeof subscribe>[1] = {}): Promise<Person> {
  const person = await Person.join();
  await subscribed(provider, person, asked);
  return person;
}

/** What is left of a month's price after a day of it: months are of several lengths. */
function afterOneDay(person: Person): number {
  const [item] = provider.subscriptionsOf(person)[0]?.items.data ?? [];
  const seconds = item ? item.current_period_end - item.current_period_start : 0;
  return Math.round(3000 * (1 - 86_400 / seconds));
}

/** As the page sees it after some time: what the provider did meanwhile is asked for. */
async function later(person: Person, days: number): Promise<string | null> {
  provider.pass(days);
  await send(admin, "POST", `${of(person)}/sync`);
  return statusOf(person);
}

describe("cancelling", () => {
  it("keeps the access to the end of the period, and is the same when asked twice", async () => {
    const person = await member();
    for (const _ of [1, 2]) {
      const answer = await send(person, "POST", "/api/subscription/cancel");
      expect(await answer.json()).toMatchObject({ status: "active", cancelAtPeriodEnd: true, nextPaymentDate: null });
    }
    expect(await mayTrain(person)).toBe(true);
    expect(await mailsOf(person)).toEqual(["receipt", "subscription-cancelled"]);
    expect(await later(person, 40)).toBe("canceled");
    expect(await mayTrain(person)).toBe(false);
    expect(provider.paidBy(person)).toEqual([3000]);
    expect((await send(person, "POST", "/api/subscription/reactivate")).status).toBe(409);
    await subscribed(provider, person);
    expect(await statusOf(person)).toBe("active");
    expect(provider.paidBy(person)).toEqual([3000, 3000]);
  });

  it("is taken back by reactivating, also twice", async () => {
    const person = await member();
    await send(person, "POST", "/api/subscription/cancel");
    for (const _ of [1, 2]) {
      const answer = await send(person, "POST", "/api/subscription/reactivate");
      expect(await answer.json()).toMatchObject({ status: "active", cancelAtPeriodEnd: false });
    }
    expect(provider.subscriptionsOf(person)[0]).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
    expect(await mailsOf(person)).toEqual(["receipt", "subscription-cancelled", "subscription-reactivated"]);
  });

  it("in the provider's portal, which only sets a date, shows and can be taken back", async () => {
    const person = await member();
    const [subscription] = provider.subscriptionsOf(person);
    if (!subscription) throw new Error("no subscription");
    Object.assign(subscription, { cancel_at: periodEnd(subscription), canceled_at: seconds() });
    expect(await later(person, 0)).toBe("cancelling");
    const answer = await send(person, "POST", "/api/subscription/reactivate");
    expect(await answer.json()).toMatchObject({ cancelAtPeriodEnd: false });
    expect(subscription.cancel_at).toBe(null);
  });

  it("at once in the provider's dashboard closes the training, and another start is charged once", async () => {
    const person = await member();
    const [subscription] = provider.subscriptionsOf(person);
    cancelSubscription(provider.world, subscription?.id ?? "", seconds());
    expect(await later(person, 0)).toBe("canceled");
    expect(await mayTrain(person)).toBe(false);
    expect(await mailsOf(person)).toEqual(["receipt", "subscription-cancelled"]);
    await subscribed(provider, person);
    expect(await statusOf(person)).toBe("active");
    expect(provider.paidBy(person)).toEqual([3000, 3000]);
  });

  it("is refused where there is nothing to cancel", async () => {
    const trial = await Person.join({ membership: { status: "trialing", startedDaysAgo: 1, endsInDays: 6 } });
    for (const call of ["cancel", "reactivate", "card"]) {
      expect((await send(trial, "POST", `/api/subscription/${call}`)).status).toBe(409);
    }
  });
});

describe("a renewal", () => {
  it("opens another period for another payment", async () => {
    const person = await member();
    const before = await subscriptionOf(person);
    expect(await later(person, 31)).toBe("active");
    const end = Date.parse((await subscriptionOf(person))?.currentPeriodEnd ?? "");
    expect(end).toBeGreaterThan(Date.now());
    // The first period is 31 days older by now. In a month of 31 days the second one ends on the date that the first one had.
    expect(end).toBeGreaterThan(Date.parse(before?.currentPeriodEnd ?? "") - 31 * 86_400_000);
    expect(provider.paidBy(person)).toEqual([3000, 3000]);
    expect(await mailsOf(person)).toEqual(["receipt", "receipt"]);
  });

  it.each([
    ["declined", "decline", CARD.mastercard, undefined],
    ["asks for 3-D Secure", "authenticate", undefined, "complete"],
  ] as const)(
    "that is %s is past due, with access for the grace, until the same form pays it",
    async (_, outcome, card, authentication) => {
      const person = await member();
      const [subscription] = provider.subscriptionsOf(person);
      provider.world.renewals[subscription?.id ?? ""] = outcome;
      expect(await later(person, 31)).toBe("past_due");
      const pastDue = await subscriptionOf(person);
      const grace = Date.parse(pastDue?.graceEndsAt ?? "") - Date.parse(pastDue?.pastDueSince ?? "");
      expect(grace).toBe(14 * 86_400_000);
      expect(await mayTrain(person)).toBe(true);
      const answer = await subscribe(person);
      expect(answer).toMatchObject({ http: 200, amountDue: 3000 });
      expect(provider.confirm(answer.clientSecret, card, authentication)).toBe(null);
      expect(await statusOf(person)).toBe("active");
      expect((await subscriptionOf(person))?.paymentMethod?.brand).toBe(card ? "mastercard" : "visa");
      expect(provider.paidBy(person)).toEqual([3000, 3000]);
      expect(await mailsOf(person)).toEqual(["payment-failed", "receipt", "receipt"]);
    },
  );

  it("that is past due is ended by an admin at once, never with its period", async () => {
    const person = await member();
    const [subscription] = provider.subscriptionsOf(person);
    provider.world.renewals[subscription?.id ?? ""] = "decline";
    expect(await later(person, 31)).toBe("past_due");
    const refused = await asAdmin(admin, "POST", `${of(person)}/cancel`);
    expect(refused).toMatchObject({ http: 409, message: expect.stringContaining("Cancel it immediately") });
    expect(await statusOf(person)).toBe("past_due");
    expect((await asAdmin(admin, "DELETE", of(person))).http).toBe(200);
  });

  it("that stays unpaid closes the training after the grace, ends, and lets the member start again", async () => {
    const person = await Person.join();
    const { clientSecret } = await subscribe(person);
    provider.confirm(clientSecret, CARD.failsLater);
    expect(await later(person, 31)).toBe("past_due");
    expect(await later(person, 14)).toBe("past_due");
    expect(await mayTrain(person)).toBe(false);
    expect(await later(person, 10)).toBe("canceled");
    await subscribed(provider, person);
    expect(await statusOf(person)).toBe("active");
    expect(provider.subscriptionsOf(person).filter(({ status }) => status === "active")).toHaveLength(1);
  });
});

describe("a subscription that the provider has stopped", () => {
  it("because nothing was paid is closed until the same form pays the open invoice", async () => {
    const person = await member();
    const [subscription] = provider.subscriptionsOf(person);
    provider.world.renewals[subscription?.id ?? ""] = "decline";
    await later(person, 31);
    if (subscription) subscription.status = "unpaid";
    expect(await statusOf(person)).toBe("unpaid");
    expect(await mayTrain(person)).toBe(false);
    const { clientSecret, amountDue } = await subscribe(person);
    expect(amountDue).toBe(3000);
    provider.confirm(clientSecret, CARD.mastercard);
    expect(await statusOf(person)).toBe("active");
    expect(await mayTrain(person)).toBe(true);
  });

  it("for a pause is closed, and asks for nothing that is not open", async () => {
    const person = await member();
    const [subscription] = provider.subscriptionsOf(person);
    if (subscription) subscription.status = "paused";
    await send(admin, "POST", `${of(person)}/sync`);
    expect(await statusOf(person)).toBe("paused");
    expect(await mayTrain(person)).toBe(false);
    expect(await subscribe(person)).toMatchObject({ http: 409, message: expect.stringMatching(/paused.*write to us/) });
    expect(provider.subscriptionsOf(person)).toHaveLength(1);
  });
});

describe("another plan", () => {
  it("is charged as it was shown, and leaves one item", async () => {
    const person = await member();
    provider.pass(15);
    const shown = await send(person, "POST", "/api/subscription/plan/preview", { plan: "annual" });
    const preview = planPreviewSchema.strict().parse(await shown.json());
    expect(preview).toMatchObject({ plan: "annual", planAmount: 30_000, amountDue: 30_000 - preview.creditAmount });
    expect(preview.creditAmount).toBeGreaterThan(1000);
    const { prorationDate } = preview;
    const answer = await send(person, "POST", "/api/subscription/plan", { plan: "annual", prorationDate });
    expect(await answer.json()).toMatchObject({ plan: "annual", planAmount: 30_000, status: "active" });
    expect(provider.paidBy(person)).toEqual([3000, preview.amountDue]);
    expect(provider.subscriptionsOf(person)[0]?.items.data).toHaveLength(1);
  });

  it("that the card does not pay changes nothing", async () => {
    const person = await Person.join();
    const { clientSecret } = await subscribe(person);
    provider.confirm(clientSecret, CARD.failsLater);
    await statusOf(person);
    const answer = await send(person, "POST", "/api/subscription/plan", { plan: "annual" });
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({ message: "Your card was declined." });
    expect(await subscriptionOf(person)).toMatchObject({ plan: "monthly", planAmount: 3000 });
    expect(provider.paidBy(person)).toEqual([3000]);
  });

  it("that is cheaper keeps the rest as credit and pays nothing back", async () => {
    const person = await member({ plan: "annual" });
    const preview = await send(person, "POST", "/api/subscription/plan/preview", { plan: "monthly" });
    expect(await preview.json()).toMatchObject({ amountDue: 0, remainingCredit: 27_000 });
    await send(person, "POST", "/api/subscription/plan", { plan: "monthly" });
    expect(await later(person, 31)).toBe("active");
    expect(provider.paidBy(person)).toEqual([30_000]);
    expect(Object.keys(provider.world.refunds)).toEqual([]);
  });
});

describe("invoices", () => {
  it("are a member's own, newest first, page by page", async () => {
    const person = await member();
    await member();
    for (const _ of [1, 2]) await later(person, 31);
    const first = await send(person, "GET", "/api/subscription/invoices?limit=2");
    const cursor = first.headers.get("x-next-cursor");
    const rest = await send(person, "GET", `/api/subscription/invoices?limit=2&cursor=${cursor}`);
    const pages = [await first.json(), await rest.json()];
    const all = pages.flatMap((page) => invoiceSchema.strict().array().parse(page));
    expect(all.map(({ amountPaid, status }) => [amountPaid, status])).toEqual(Array(3).fill([3000, "paid"]));
    expect(rest.headers.get("x-next-cursor")).toBe(null);
    expect(await (await send(await Person.join(), "GET", "/api/subscription/invoices")).json()).toEqual([]);
  });
});

describe("an admin", () => {
  it("cancels at the period's end and takes it back like the member, and it is in the log", async () => {
    const person = await member();
    const cancelled = await asAdmin(admin, "POST", `${of(person)}/cancel`);
    expect(cancelled.user).toMatchObject({ subscriptionStatus: "active", cancelAtPeriodEnd: true });
    const back = await asAdmin(admin, "POST", `${of(person)}/reactivate`);
    expect(back.user).toMatchObject({ subscriptionStatus: "active", cancelAtPeriodEnd: false });
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${person.id}`));
    expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([
      ["subscription.cancel", admin.id],
      ["subscription.reactivate", admin.id],
    ]);
  });

  it.each([
    ["none", () => 0],
    ["last", () => 3000],
    ["prorata", afterOneDay],
  ])("ends at once, refunding %s, and nothing twice", async (refund, expectedOf) => {
    const person = await member();
    const cents = expectedOf(person);
    provider.pass(1);
    for (const expected of [cents, undefined]) {
      const answer = await asAdmin(admin, "DELETE", `${of(person)}?refund=${refund}`);
      expect(answer.http).toBe(200);
      expect(answer.user?.subscriptionStatus).toBe("canceled");
      if (expected !== undefined) expect(answer.refunded).toBe(expected);
    }
    const back = Object.values(provider.world.charges).filter(({ customer }) =>
      provider.customersOf(person).some(({ id }) => id === customer),
    );
    expect(back.reduce((sum, charge) => sum + charge.amount_refunded, 0)).toBe(cents);
    expect(await mayTrain(person)).toBe(false);
    expect(await mailsOf(person)).toContain("subscription-cancelled");
  });

  it("is told that a payment was not refunded, and the end holds", async () => {
    const person = await member();
    const charge = Object.values(provider.world.charges).find(({ customer }) =>
      provider.customersOf(person).some(({ id }) => id === customer),
    );
    // While it is on its way the payment is refunded at the provider.
    provider.meanwhile(({ path }) => {
      if (path === "/v1/refunds") Object.assign(charge ?? {}, { amount_refunded: 1000 });
    });
    const answer = await asAdmin(admin, "DELETE", `${of(person)}?refund=last`);
    expect(answer).toMatchObject({ http: 409, message: expect.stringMatching(/has ended, but .* not refunded/) });
    expect(await statusOf(person)).toBe("canceled");
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${person.id}`));
    expect(log.map(({ action }) => action)).toEqual(["subscription.terminate", "subscription.terminate.refused"]);
  });

  it("ends an unpaid attempt so that its open form cannot charge any more", async () => {
    const person = await Person.join();
    const { clientSecret } = await subscribe(person);
    expect((await asAdmin(admin, "DELETE", of(person))).http).toBe(200);
    expect(provider.confirm(clientSecret, CARD.good)).toBe("payment_intent_unexpected_state");
    expect(provider.paidBy(person)).toEqual([]);
  });

  it("restores without a charge what is paid for and was ended", async () => {
    const person = await member();
    const end = (await subscriptionOf(person))?.currentPeriodEnd;
    await asAdmin(admin, "DELETE", of(person));
    const restored = await asAdmin(admin, "POST", `${of(person)}/reactivate`);
    expect(restored).toMatchObject({ http: 200, user: { subscriptionStatus: "active", currentPeriodEnd: end } });
    expect(await mayTrain(person)).toBe(true);
    expect(provider.paidBy(person)).toEqual([3000]);
    await later(person, 31);
    expect(provider.paidBy(person)).toEqual([3000, 3000]);
  });

  it.each([
    ["last", () => 3000],
    ["prorata", afterOneDay],
  ])("gives back %s of what was restored, which was paid for before", async (refund, expectedOf) => {
    const person = await member();
    const cents = expectedOf(person);
    await asAdmin(admin, "DELETE", of(person));
    await asAdmin(admin, "POST", `${of(person)}/reactivate`);
    provider.pass(1);
    const ended = await asAdmin(admin, "DELETE", `${of(person)}?refund=${refund}`);
    expect(ended).toMatchObject({ http: 200, refunded: cents });
    expect((await asAdmin(admin, "POST", `${of(person)}/reactivate`)).http).toBe(409);
    expect(await statusOf(person)).toBe("canceled");
  });

  it("gives nothing back of an earlier subscription whose time is over", async () => {
    const person = await member();
    await send(person, "POST", "/api/subscription/cancel");
    await later(person, 40);
    await subscribe(person, { couponCode: "FIRSTMONTH" });
    expect(await statusOf(person)).toBe("active");
    expect(await asAdmin(admin, "DELETE", `${of(person)}?refund=last`)).toMatchObject({ http: 200, refunded: 0 });
  });

  it.each([
    ["refunded", async (person: Person) => void (await asAdmin(admin, "DELETE", `${of(person)}?refund=last`))],
    [
      "over",
      async (person: Person) => {
        await send(person, "POST", "/api/subscription/cancel");
        await later(person, 40);
      },
    ],
  ])("cannot restore what is %s: the member is mailed the way, once a day", async (_, ended) => {
    const person = await member();
    await ended(person);
    for (const _twice of [1, 2]) {
      const answer = await asAdmin(admin, "POST", `${of(person)}/reactivate`);
      expect(answer.http).toBe(409);
      expect(answer.message).toMatch(/mailed a link/);
    }
    expect((await mailsOf(person)).filter((kind) => kind === "subscribe-again")).toHaveLength(1);
    expect(provider.paidBy(person)).toEqual([3000]);
  });

  it("is told in words that somebody has no subscription, or does not exist", async () => {
    const trial = await Person.join({ membership: { status: "trialing", startedDaysAgo: 1, endsInDays: 6 } });
    for (const [method, call] of [
      ["DELETE", ""],
      ["POST", "/cancel"],
      ["POST", "/reactivate"],
    ] as const) {
      const answer = await asAdmin(admin, method, `${of(trial)}${call}`);
      expect([answer.http, answer.message]).toEqual([409, expect.stringMatching(/no subscription/)]);
    }
    expect((await asAdmin(admin, "DELETE", "/api/admin/users/nobody/subscription")).http).toBe(404);
  });

  it("alone may do it", async () => {
    const [person, other] = [await member(), await Person.member()];
    for (const caller of [person, other]) {
      expect((await send(caller, "DELETE", of(person))).status).toBe(403);
      expect((await send(caller, "GET", "/api/admin/users")).status).toBe(403);
    }
    expect(await statusOf(person)).toBe("active");
  });

  it("sees everybody, by name too, and that a customer is charged twice", async () => {
    const person = await member({ couponCode: "OSS20" });
    const customer = provider.customersOf(person)[0]?.id ?? "";
    const form = { customer, items: { "0": { price: "price_sim_monthly" } } };
    const second = createSubscription(provider.world, form, seconds());
    second.status = "active";
    const synced = await asAdmin(admin, "POST", `${of(person)}/sync`);
    expect(synced.user?.alert).toMatch(/two subscriptions/);
    const found = await send(admin, "GET", `/api/admin/users?search=${person.id}`);
    expect(await found.json()).toMatchObject([
      {
        id: person.id,
        stripeCustomerId: customer,
        couponCode: "OSS20",
        subscriptionStatus: "active",
        alert: synced.user?.alert,
      },
    ]);
    const pages: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page = await send(admin, "GET", `/api/admin/users?limit=7${cursor ? `&cursor=${cursor}` : ""}`);
      pages.push(...((await page.json()) as { id: string }[]).map(({ id }) => id));
      cursor = page.headers.get("x-next-cursor");
    }
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages).toContain(person.id);
    expect(pages).toContain(admin.id);
  });
});
