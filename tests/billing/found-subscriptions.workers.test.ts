import { env } from "cloudflare:workers";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Foreign } from "../../worker/contract/billing";
import {
  type Attached,
  type FoundLook,
  type FoundSubscription,
  foundLookSchema,
  foundSubscriptionSchema,
} from "../../worker/contract/found-subscriptions";
import { ATTACH_CHUNK } from "../../worker/contract/found-subscriptions-limits";
import { memberDetailSchema } from "../../worker/contract/members";
import { auditLog, user } from "../../worker/db/account";
import { billingAccount, membership } from "../../worker/db/billing";
import { bookEntry } from "../../worker/db/books";
import { emailOutbox } from "../../worker/db/outbox";
import { reconcile } from "../../worker/features/billing/reconcile";
import { scheduledScope } from "../../worker/features/billing/scope";
import { addForeign } from "../../worker/features/billing/simulator/foreign";
import { emitEvent } from "../../worker/features/billing/simulator/world";
import type { Env } from "../../worker/http/env";
import { db, Person } from "../workers/club";
import {
  deliver,
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

const PATH = "/api/admin/found-subscriptions";
const now = () => Math.floor(Date.now() / 1000);
const foreign = (traits: Foreign) => addForeign(provider.world, traits, now());
const emailOf = (person: Person) => `${person.id}@example.com`;

async function answerOf(answer: Response): Promise<unknown> {
  const body: unknown = await answer.json();
  expect(answer.status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}

/** Looks until the provider has no more pages, and counts them. */
async function lookThrough(): Promise<FoundLook & { pages: number }> {
  for (let pages = 1; ; pages += 1) {
    const look = foundLookSchema.strict().parse(await answerOf(await send(admin, "POST", `${PATH}/look`)));
    if (look.finishedAt) return { ...look, pages };
  }
}

async function listed(state?: FoundSubscription["state"]): Promise<FoundSubscription[]> {
  const all: FoundSubscription[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const query = new URLSearchParams({ limit: "100", ...(state ? { state } : {}), ...(cursor ? { cursor } : {}) });
    const answer = await send(admin, "GET", `${PATH}?${query}`);
    cursor = answer.headers.get("x-next-cursor");
    all.push(
      ...foundSubscriptionSchema
        .strict()
        .array()
        .parse(await answerOf(answer)),
    );
  }
  return all;
}
const found = async (id: string) => (await listed()).find((each) => each.id === id);

async function attachAll(ids: string[]): Promise<Attached> {
  const done: Attached = [];
  for (let at = 0; at < ids.length; at += ATTACH_CHUNK) {
    const body = { ids: ids.slice(at, at + ATTACH_CHUNK) };
    done.push(...((await answerOf(await send(admin, "POST", `${PATH}/attach`, body))) as Attached));
  }
  return done;
}
const detach = (id: string) => send(admin, "POST", `${PATH}/${id}/detach`);

/** Calls that could have charged, changed or cancelled anything. */
const writes = () => provider.calls.filter(({ method }) => method !== "GET");
beforeEach(() => {
  provider.calls.splice(0);
});

/** What a club is worth: nothing of it may move by itself. */
const worldMoney = () => {
  const { subscriptions, charges, invoices, customers, refunds } = provider.world;
  return structuredClone({ subscriptions, charges, invoices, customers, refunds });
};

describe("what runs at the provider", () => {
  it("is matched by address, and said of each what it is and why it waits or stays", async () => {
    const people = Object.fromEntries(
      await Promise.all(
        ["plain", "old", "ends", "late", "coupon", "rests", "two", "euro", "quarter", "here", "gone"].map(
          async (name) => [name, await Person.join()] as const,
        ),
      ),
    ) as Record<string, Person>;
    const of = (name: string) => emailOf(people[name] as Person);
    await subscribed(provider, people.here as Person);
    const coach = await Person.coach();
    const ids = {
      plain: foreign({ email: of("plain").toUpperCase() }),
      old: foreign({ email: of("old"), cents: 2000 }),
      ends: foreign({ email: of("ends"), status: "cancelling" }),
      late: foreign({ email: of("late"), status: "past_due" }),
      coupon: foreign({ email: of("coupon"), coupon: "OSS20" }),
      rests: foreign({ email: of("rests"), status: "paused" }),
      two: foreign({ email: of("two") }),
      twice: foreign({ email: of("two"), cents: 1500 }),
      euro: foreign({ email: of("euro"), currency: "eur" }),
      quarter: foreign({ email: of("quarter"), months: 3 }),
      here: foreign({ email: of("here") }),
      nobody: foreign({ email: "nobody@example.com" }),
      none: foreign({ email: null }),
      staff: foreign({ email: emailOf(coach) }),
    };
    provider.calls.splice(0);
    const look = await lookThrough();
    expect(writes()).toEqual([]);
    expect(look.counts).toMatchObject({ ready: 5, attached: 0 });
    const rows = Object.fromEntries((await listed()).map((row) => [row.id, row]));
    const at = (name: keyof typeof ids) => rows[ids[name]];
    expect(at("plain")).toMatchObject({
      state: "ready",
      member: { id: people.plain?.id },
      isOldPrice: false,
      notes: [],
    });
    expect(at("old")).toMatchObject({ state: "ready", cents: 2000, every: "month", isOldPrice: true });
    expect(at("ends")).toMatchObject({ state: "ready", notes: ["Ends with its period"] });
    expect(at("late")).toMatchObject({ state: "ready", notes: ["Payment open"] });
    expect(at("coupon")).toMatchObject({ state: "ready", notes: [expect.stringContaining("OSS 20 % off")] });
    expect(at("rests")).toMatchObject({ state: "decide", reason: expect.stringMatching(/rests at the provider/) });
    for (const name of ["two", "twice"] as const) {
      expect(at(name)).toMatchObject({ state: "decide", reason: expect.stringMatching(/two on this address/) });
    }
    for (const [name, reason] of [
      ["euro", /charged in EUR/],
      ["quarter", /every 3 months/],
      ["here", /has a subscription here already/],
      ["nobody", /No member has this address/],
      ["none", /no e-mail address/],
      ["staff", /staff/],
    ] as const) {
      expect(at(name)).toMatchObject({ state: "left", reason: expect.stringMatching(reason) });
    }
    // The product's own is not among them.
    const own = provider.subscriptionsOf(people.here as Person).map(({ id }) => id);
    expect(own.filter((id) => rows[id])).toEqual([]);
    expect((await attachAll([ids.euro, ids.nobody])).map(({ attached }) => attached)).toEqual([false, false]);
    expect((await attachAll([ids.twice]))[0]).toMatchObject({ attached: true });
    expect((await attachAll([ids.two]))[0]).toMatchObject({
      attached: false,
      reason: expect.stringMatching(/already/),
    });
  });

  it("is a membership once it is attached: with its own price, and its events count from then on", async () => {
    const person = await Person.join({ membership: { status: "trialing", startedDaysAgo: 3, endsInDays: 4 } });
    const id = foreign({ email: emailOf(person), cents: 1900 });
    await lookThrough();
    const before = worldMoney();
    provider.calls.splice(0);
    expect(await attachAll([id])).toEqual([{ id, attached: true, reason: null }]);
    expect([writes(), worldMoney()]).toEqual([[], before]);
    expect(await subscriptionOf(person)).toMatchObject({ status: "active", planAmount: 1900, isTrial: false });
    expect(await mayTrain(person)).toBe(true);
    const record = memberDetailSchema.parse(await answerOf(await send(admin, "GET", `/api/admin/users/${person.id}`)));
    expect(record.user).toMatchObject({ subscriptionPlan: "monthly", planAmount: 1900 });
    expect(
      await db
        .select()
        .from(emailOutbox)
        .where(eq(emailOutbox.toAddress, emailOf(person))),
    ).toEqual([]);
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user:${person.id}`));
    expect(entry).toMatchObject({ action: "subscription.attach", detail: { subscription: id, cents: 1900 } });

    const subscription = provider.world.subscriptions[id];
    if (!subscription) throw new Error("no subscription");
    subscription.cancel_at = subscription.items.data[0]?.current_period_end ?? 0;
    emitEvent(provider.world, now(), "customer.subscription.updated", subscription);
    const event = provider.world.events.at(-1);
    expect(await deliver(event ?? {})).toBe(200);
    expect(await statusOf(person)).toBe("cancelling");
    expect((await send(person, "POST", "/api/subscription/reactivate")).status).toBe(200);
    expect(await statusOf(person)).toBe("active");

    provider.pass(31);
    await reconcile(scheduledScope({ ...env, ...SETTINGS } as Env, new Date(), () => undefined));
    await subscriptionOf(person);
    const customer = provider.world.subscriptions[id]?.customer ?? "";
    const paid = await db.select().from(bookEntry).where(eq(bookEntry.customerId, customer));
    expect(paid.map(({ cents }) => cents).sort()).toEqual([1900, 1900]);
  });

  it("is let go again: the member has what they had, and the provider never hears of it", async () => {
    const trial = await Person.join({ membership: { status: "trialing", startedDaysAgo: 3, endsInDays: 4 } });
    const none = await Person.join();
    const ids = [trial, none].map((person) => foreign({ email: emailOf(person) }));
    const was = await db.select().from(membership).where(eq(membership.userId, trial.id)).get();
    await lookThrough();
    await attachAll(ids);
    const before = worldMoney();
    provider.calls.splice(0);
    for (const id of ids) expect((await detach(id)).status).toBe(204);
    expect([writes(), worldMoney()]).toEqual([[], before]);
    const { updatedAt: _, ...kept } = was ?? { updatedAt: null };
    expect(await db.select().from(membership).where(eq(membership.userId, trial.id)).get()).toMatchObject(kept);
    expect([await subscriptionOf(none), await mayTrain(none), await mayTrain(trial)]).toEqual([null, false, true]);
    expect((await detach(ids[0] ?? "")).status).toBe(404);
    expect(await found(ids[0] ?? "")).toMatchObject({ state: "ready", member: { id: trial.id } });
    // And once more.
    expect(await attachAll(ids)).toMatchObject([{ attached: true }, { attached: true }]);
    expect(await statusOf(trial)).toBe("active");
  });

  it("tells nobody of an end that they asked for elsewhere, and opens nothing that is unpaid for long", async () => {
    const [ends, unpaid] = [await Person.join(), await Person.join()];
    const ids = [
      foreign({ email: emailOf(ends), status: "cancelling" }),
      foreign({ email: emailOf(unpaid), status: "unpaid" }),
    ];
    await lookThrough();
    await attachAll(ids);
    expect([await statusOf(ends), await mayTrain(unpaid)]).toEqual(["cancelling", false]);
    const mails = await db
      .select()
      .from(emailOutbox)
      .where(inArray(emailOutbox.toAddress, [emailOf(ends), emailOf(unpaid)]));
    expect(mails).toEqual([]);
  });

  it("is asked for again when an answer is lost, and what is gone meanwhile is said", async () => {
    const [person, other] = [await Person.join(), await Person.join()];
    const [id, gone] = [foreign({ email: emailOf(person) }), foreign({ email: emailOf(other) })];
    await lookThrough();
    delete provider.world.subscriptions[gone];
    provider.fail("500", ({ path }) => path === `/v1/subscriptions/${id}`, 3);
    expect((await send(admin, "POST", `${PATH}/attach`, { ids: [id] })).status).toBe(503);
    provider.recover();
    expect(await attachAll([id, gone])).toMatchObject([
      { attached: true },
      { attached: false, reason: expect.stringMatching(/not at the provider any more/) },
    ]);
    provider.fail("500", ({ path }) => path === "/v1/subscriptions", 3);
    expect((await send(admin, "POST", `${PATH}/look`)).status).toBe(503);
    provider.recover();
    await lookThrough();
    expect(await found(gone)).toBeUndefined();
    expect(await found(id)).toMatchObject({ state: "attached" });
  });
});

describe("a club that moves", () => {
  it("of 500 members with 60 subscriptions: none charged, none lost, each matched or with a reason, twice changes nothing", async () => {
    for (const id of Object.keys(provider.world.subscriptions)) delete provider.world.subscriptions[id];
    const at = new Date();
    const people = Array.from({ length: 500 }, (_, number) => ({
      id: crypto.randomUUID(),
      name: `Member ${number}`,
      firstName: "Member",
      lastName: String(number),
      email: `mover-${number}@example.com`,
      emailVerified: false,
      createdAt: at,
      updatedAt: at,
    }));
    for (let from = 0; from < people.length; from += 5) await db.insert(user).values(people.slice(from, from + 5));
    const kinds: Partial<Foreign>[] = [
      {},
      { cents: 2500 },
      { months: 12, cents: 25_000 },
      { status: "past_due" },
      { coupon: "TENOFF" },
      { status: "cancelling" },
    ];
    const ids = Array.from({ length: 60 }, (_, number) =>
      foreign({ email: `mover-${number * 8}@example.com`, ...kinds[number % kinds.length] }),
    );
    const others = [
      foreign({ email: "left-long-ago@example.com" }),
      foreign({ email: "mover-3@example.com", currency: "eur" }),
      foreign({ email: "mover-5@example.com" }),
      foreign({ email: "mover-5@example.com" }),
      ...Array.from({ length: 60 }, (_, number) => foreign({ email: `stranger-${number}@example.com` })),
    ];
    const before = worldMoney();
    provider.calls.splice(0);

    // It breaks off after a page, and goes on from there.
    const first = foundLookSchema.parse(await answerOf(await send(admin, "POST", `${PATH}/look`)));
    expect([first.finishedAt, first.seen]).toEqual([null, 100]);
    const look = await lookThrough();
    expect([look.seen, look.pages]).toEqual([124, 1]);
    const rows = await listed();
    const running = rows.filter(({ id }) => provider.world.subscriptions[id]);
    expect(running).toHaveLength(124);
    expect(running.filter(({ state, member, reason }) => (state === "ready" ? !member : !reason))).toEqual([]);
    const ready = (await listed("ready")).map(({ id }) => id);
    expect(new Set(ready)).toEqual(new Set(ids));
    expect((await listed("decide")).map(({ id }) => id).filter((id) => others.includes(id))).toHaveLength(2);

    expect((await attachAll(ready)).every(({ attached }) => attached)).toBe(true);
    expect([writes(), worldMoney()]).toEqual([[], before]);
    const accounts = await db.select().from(billingAccount).where(inArray(billingAccount.subscriptionId, ids));
    expect(accounts).toHaveLength(60);
    for (const { userId, subscriptionId } of accounts) {
      const subscription = provider.world.subscriptions[subscriptionId ?? ""];
      const row = await db.select().from(membership).where(eq(membership.userId, userId)).get();
      expect([row?.planAmountCents, row?.status]).toEqual([
        subscription?.items.data[0]?.price.unit_amount,
        subscription?.status,
      ]);
    }

    const state = async () => ({
      accounts: await db.select().from(billingAccount).where(inArray(billingAccount.subscriptionId, ids)),
      attached: await listed("attached"),
      audit: await db.$count(auditLog, eq(auditLog.action, "subscription.attach")),
    });
    const once = await state();
    await lookThrough();
    expect(await attachAll(ids)).toEqual(ids.map((id) => ({ id, attached: true, reason: null })));
    expect(await state()).toEqual(once);
    expect([writes(), worldMoney()]).toEqual([[], before]);
  }, 120_000);
});

it("is the coach's to look at, and the assistant's not", async () => {
  const coach = await Person.coach();
  for (const person of [coach, await Person.member()]) {
    expect((await send(person, "POST", `${PATH}/look`)).status).toBe(403);
    expect((await send(person, "POST", `${PATH}/attach`, { ids: ["sub_any"] })).status).toBe(403);
  }
  expect((await send(admin, "POST", `${PATH}/attach`, { ids: ["cus_no"] })).status).toBe(422);
  expect((await send(admin, "POST", `${PATH}/attach`, { ids: [] })).status).toBe(422);
});
