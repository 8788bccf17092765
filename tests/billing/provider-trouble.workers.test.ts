import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { billingCheckout, membership } from "../../worker/db/billing";
import type { Call } from "../../worker/features/billing/simulator/answer-call";
import { cancelSubscription } from "../../worker/features/billing/simulator/subscriptions";
import { authSecret } from "../../worker/http/session-cookie";
import { db, Person } from "../workers/club";
import { failingDatabase } from "../workers/failing-stores";
import {
  accountOf,
  CARD,
  deliver,
  type Fault,
  openProvider,
  postEvent,
  SETTINGS,
  send,
  signatureOf,
  statusOf,
  subscribe,
  subscribed,
  subscriptionOf,
} from "../workers/paid-club";

const provider = openProvider();

const isCreate = ({ method, path }: Call) => method === "POST" && path === "/v1/subscriptions";

describe("when the provider answers badly", () => {
  it.each<Fault>(["lost", "dropped", "500", "500 after", "503 html", "409"])(
    "the next try finds or makes the same one after: %s",
    async (fault) => {
      const person = await Person.join();
      provider.fail(fault, isCreate);
      const answer = await subscribe(person);
      expect(answer).toMatchObject({ http: 200, amountDue: 3000 });
      expect(provider.subscriptionsOf(person)).toHaveLength(1);
      provider.confirm(answer.clientSecret, CARD.good);
      expect(provider.paidBy(person)).toEqual([3000]);
    },
  );

  it("three times in a row it says so, and the next click goes on with the same subscription", async () => {
    const person = await Person.join();
    provider.fail("lost", isCreate, 3);
    const failed = await subscribe(person);
    expect(failed).toMatchObject({ http: 503 });
    expect(failed.message).toMatch(/does not answer/);
    expect(failed.message).not.toMatch(/coupon|sk_|stripe/i);
    expect((await subscribe(person)).http).toBe(200);
    expect(provider.subscriptionsOf(person)).toHaveLength(1);
  });

  it("with a failure it keeps for a day, a new attempt leads past it", async () => {
    const person = await Person.join();
    provider.fail("saved 500", isCreate);
    const clicks: number[] = [];
    for (let click = 0; click < 3 && clicks.at(-1) !== 200; click += 1) clicks.push((await subscribe(person)).http);
    expect(clicks.at(-1)).toBe(200);
    expect(provider.subscriptionsOf(person)).toHaveLength(1);
  });

  it("with a failure kept for the customer, a new one is made", async () => {
    const person = await Person.join();
    provider.fail("saved 500", ({ path }) => path === "/v1/customers");
    const clicks: number[] = [];
    for (let click = 0; click < 3 && clicks.at(-1) !== 200; click += 1) clicks.push((await subscribe(person)).http);
    expect(clicks.at(-1)).toBe(200);
    expect(provider.customersOf(person)).toHaveLength(1);
  });

  it("too busy, it is asked again, and in the end the member", async () => {
    const person = await Person.join();
    provider.fail("429", isCreate);
    expect((await subscribe(person)).http).toBe(200);
    const other = await Person.join();
    provider.fail("429", () => true, 3);
    const refused = await subscribe(other);
    expect(refused.http).toBe(503);
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    provider.recover();
    await subscribe(other);
    expect(provider.subscriptionsOf(other)).toHaveLength(1);
  });

  it("with JSON that is no error and no subscription, nothing is stored of it", async () => {
    const person = await Person.join();
    await subscribed(provider, person);
    const before = await accountOf(person);
    provider.fail("503 bare", () => true, 20);
    expect((await send(person, "POST", "/api/subscription/cancel")).status).toBe(503);
    provider.recover();
    expect(await accountOf(person)).toMatchObject({ status: "active", appliedToken: before?.appliedToken });
    expect(await statusOf(person)).toBe("active");
  });
});

describe("when the provider is down", () => {
  it("the status comes from what is stored, and nothing half is made", async () => {
    const person = await Person.join();
    await subscribe(person);
    provider.fail("dropped", () => true, 100);
    expect(await statusOf(person)).toBe("incomplete");
    const other = await Person.join();
    expect((await subscribe(other)).http).toBe(503);
    provider.recover();
    expect((await subscribe(other)).http).toBe(200);
    expect(provider.subscriptionsOf(other)).toHaveLength(1);
  });

  it("and hangs, an answer comes nevertheless", async () => {
    const person = await Person.join();
    provider.fail("hangs", () => true, 100);
    const started = Date.now();
    expect((await subscribe(person)).http).toBe(503);
    expect(Date.now() - started).toBeLessThan(10_000);
  });
});

describe("when the product loses the thread", () => {
  it("a subscription that was made and not stored is taken up", async () => {
    const person = await Person.join();
    await subscribe(person);
    const [made] = provider.subscriptionsOf(person);
    await db.update(billingCheckout).set({ subscriptionId: null });
    provider.world.replies = {};
    const answer = await subscribe(person);
    provider.confirm(answer.clientSecret, CARD.good);
    expect(provider.subscriptionsOf(person).map(({ id }) => id)).toEqual([made?.id]);
    expect(await statusOf(person)).toBe("active");
  });

  it("a customer who was deleted is not active, and comes back as another customer", async () => {
    const person = await Person.join();
    await subscribed(provider, person);
    const [customer] = provider.customersOf(person);
    await fetch(`${SETTINGS.STRIPE_API_BASE}/v1/customers/${customer?.id}`, { method: "DELETE" });
    const admin = await Person.admin();
    await send(admin, "POST", `/api/admin/users/${person.id}/subscription/sync`);
    expect(await statusOf(person)).toBe("canceled");
    const answer = await subscribe(person);
    expect(answer.http).toBe(200);
    provider.confirm(answer.clientSecret, CARD.good);
    expect(await statusOf(person)).toBe("active");
    expect(provider.customersOf(person)).toHaveLength(2);
  });

  it("a slow older answer does not overwrite a newer one", async () => {
    const person = await Person.join();
    await subscribed(provider, person);
    const [subscription] = provider.subscriptionsOf(person);
    const admin = await Person.admin();
    const sync = () => send(admin, "POST", `/api/admin/users/${person.id}/subscription/sync`);
    let overtaken = false;
    provider.beforeArrival(async ({ method, path }) => {
      if (overtaken || !subscription || method !== "GET" || path !== "/v1/subscriptions") return;
      overtaken = true;
      cancelSubscription(provider.world, subscription.id, Math.floor(Date.now() / 1000));
      await sync();
      expect((await accountOf(person))?.status).toBe("canceled");
    });
    await sync();
    expect(overtaken).toBe(true);
    expect(await statusOf(person)).toBe("canceled");
    expect((await accountOf(person))?.status).toBe("canceled");
  });
});

describe("without payments", () => {
  it("production without keys says so, and the rest of the site works", async () => {
    const person = await Person.member();
    const settings = { ...SETTINGS, STRIPE_SECRET_KEY: "", APP_ENV: "production", AUTH_SECRET: authSecret(env) };
    const answer = await subscribe(person, {}, settings);
    expect(answer).toMatchObject({ http: 503, message: "Payments are not configured" });
    const config = await send(Person.visitor, "GET", "/api/billing/config", undefined, settings);
    expect(await config.json()).toEqual({
      mode: "off",
      publishableKey: null,
      prices: { monthly: 3000, annual: 30_000 },
    });
    expect((await send(person, "GET", "/api/subscription", undefined, settings)).status).toBe(200);
    expect((await send(person, "GET", "/api/dev/payments/intents/pi_1", undefined, settings)).status).toBe(404);
  });

  it.each([
    ["keys of different modes", { STRIPE_SECRET_KEY: "sk_live_x" }, /different modes/],
    ["no publishable key", { STRIPE_PUBLISHABLE_KEY: "" }, /PUBLISHABLE_KEY/],
    ["a publishable key in the wrong place", { STRIPE_SECRET_KEY: "pk_test_x" }, /no secret key/],
    ["an address that is none", { STRIPE_API_BASE: "ftp://x" }, /API_BASE/],
  ])("%s take no payments, and the health call says why", async (_, wrong, words) => {
    const settings = { ...SETTINGS, ...wrong };
    expect((await subscribe(await Person.join(), {}, settings)).http).toBe(503);
    const health = await send(Person.visitor, "GET", "/api/health", undefined, settings);
    const { payments } = (await health.json()) as { payments: { mode: string; problem: string } };
    expect(payments.mode).toBe("off");
    expect(payments.problem).toMatch(words);
  });

  it("with keys, the page is given the publishable one and never the secret one", async () => {
    const text = await (await send(Person.visitor, "GET", "/api/billing/config")).text();
    expect(JSON.parse(text)).toEqual({
      mode: "stripe",
      publishableKey: SETTINGS.STRIPE_PUBLISHABLE_KEY,
      prices: { monthly: 3000, annual: 30_000 },
    });
    expect(text).not.toContain("sk_");
    expect((await subscriptionOf(await Person.lapsed()))?.status).toBe("trialing");
  });
});

describe("when the database fails under an event", () => {
  it("the provider is told to come again, nothing half is believed, and then it is as the provider says", async () => {
    const heard = async (at?: number) => {
      const person = await Person.join();
      const { clientSecret } = await subscribe(person);
      provider.confirm(clientSecret, CARD.good);
      const event = provider.eventsOf(person).find(({ type }) => type === "invoice.paid");
      if (!event) throw new Error("no event");
      const raw = JSON.stringify(event);
      const failing = failingDatabase(at === undefined ? {} : { at });
      const status = await postEvent(raw, await signatureOf(raw), { ...SETTINGS, DB: failing.DB } as never);
      return { person, event, status, writes: failing.seen.writes };
    };
    const whole = await heard();
    expect(whole.status).toBe(200);
    let refused = 0;
    for (let at = 1; at <= whole.writes; at += 1) {
      const { person, event, status } = await heard(at);
      const [mirror] = await db.select().from(membership).where(eq(membership.userId, person.id));
      const account = await accountOf(person);
      // Both of the tables that a batch writes together, or neither.
      expect([at, mirror?.status === "active"]).toEqual([at, account?.status === "active"]);
      if (status === 200) continue;
      refused += 1;
      expect(status).toBeGreaterThanOrEqual(500);
      await deliver(event);
      expect([at, (await accountOf(person))?.status, await statusOf(person)]).toEqual([at, "active", "active"]);
    }
    expect(refused).toBeGreaterThan(0);
  });
});
