import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { stripeEvent } from "../../worker/db/billing";
import { reconcile } from "../../worker/features/billing/reconcile";
import { scheduledScope } from "../../worker/features/billing/scope";
import { emitEvent } from "../../worker/features/billing/simulator/world";
import type { Env } from "../../worker/http/env";
import { db, Person } from "../workers/club";
import { countedDatabase } from "../workers/counted-database";
import {
  accountOf,
  asAdmin,
  CARD,
  deliver,
  mailsOf,
  openProvider,
  paidUnheard,
  postEvent,
  SETTINGS,
  send,
  signatureOf,
  statusOf,
  subscribe,
  subscribed,
} from "../workers/paid-club";

const provider = openProvider();

const seconds = () => Math.floor(Date.now() / 1000);
const stored = async (person: Person) => (await accountOf(person))?.status;

const schedule = (now = new Date()) =>
  scheduledScope({ ...env, ...SETTINGS } as Env, now, (work) => void work.catch(() => {}));

describe("an event", () => {
  it("brings the product to the provider's state, once, however often it comes", async () => {
    const person = await paidUnheard(provider);
    const event = provider.eventsOf(person).find(({ type }) => type === "invoice.paid");
    if (!event) throw new Error("no event");
    expect(await Promise.all([deliver(event), deliver(event), deliver(event)])).toEqual([200, 200, 200]);
    expect(await deliver(event)).toBe(200);
    expect(await stored(person)).toBe("active");
    expect(await mailsOf(person)).toEqual(["receipt"]);
    const rows = await db.select().from(stripeEvent).where(eq(stripeEvent.id, event.id));
    expect(rows).toMatchObject([{ state: "done", attempts: 1 }]);
  });

  it("leads to the true state in whatever order they come, also from before the end", async () => {
    const person = await paidUnheard(provider);
    const admin = await Person.admin();
    const early = [...provider.eventsOf(person)];
    for (const event of early.reverse()) expect(await deliver(event)).toBe(200);
    expect(await stored(person)).toBe("active");
    await asAdmin(admin, "DELETE", `/api/admin/users/${person.id}/subscription`);
    const old = early.find(({ type }) => type === "customer.subscription.updated");
    expect(await deliver({ ...old, id: "evt_replayed_under_another_name" })).toBe(200);
    expect(await stored(person)).toBe("canceled");
  });

  it("that lies about the state changes nothing but what the provider says when asked", async () => {
    const person = await Person.join();
    await subscribe(person);
    const [event] = provider.eventsOf(person);
    const lie = { ...event, id: "evt_lie", type: "customer.subscription.updated" };
    Object.assign(lie, { data: { object: { ...event?.data.object, status: "active" } } });
    expect(await deliver(lie)).toBe(200);
    expect(await stored(person)).toBe("incomplete");
  });

  it.each([
    ["of an unknown kind", { type: "person.updated" }],
    ["about an unknown customer", { data: { object: { id: "sub_x", object: "subscription", customer: "cus_x" } } }],
    ["without an object", { data: {} }],
    ["of the other mode", { livemode: true }],
  ])("%s is taken and ignored", async (name, other) => {
    const event = {
      id: `evt_${name.replace(/\W/g, "_")}`,
      type: "invoice.paid",
      livemode: false,
      data: { object: {} },
    };
    expect(await deliver({ ...event, ...other })).toBe(200);
  });

  it("in an older shape of the API still says whom it is about", async () => {
    const person = await paidUnheard(provider);
    const { customer, id } = provider.subscriptionsOf(person)[0] ?? {};
    const object = { id: "in_old", object: "invoice", customer, subscription: id };
    expect(await deliver({ id: "evt_old_shape", type: "invoice.paid", livemode: false, data: { object } })).toBe(200);
    expect(await stored(person)).toBe("active");
  });

  it("that arrives before the create is stored is not bound to a second subscription", async () => {
    const person = await Person.join();
    let early: Promise<unknown> | undefined;
    provider.meanwhile(({ method, path }) => {
      const [event] = provider.eventsOf(person).filter(({ type }) => type === "customer.subscription.created");
      if (!early && event && method === "GET" && path === "/v1/subscriptions") early = deliver(event);
    });
    const { clientSecret } = await subscribe(person);
    await early;
    provider.confirm(clientSecret, CARD.good);
    expect(await statusOf(person)).toBe("active");
    expect(provider.subscriptionsOf(person)).toHaveLength(1);
  });
});

describe("the signature", () => {
  const raw = JSON.stringify({ id: "evt_forged", type: "invoice.paid", livemode: false, data: { object: {} } });

  it("is asked for, and must be of this body, this secret and this time", async () => {
    const good = await signatureOf(raw);
    const cases: [string, string, string | null][] = [
      ["of another secret", raw, await signatureOf(raw, { secret: "whsec_other" })],
      ["of another body", `${raw} `, good],
      ["missing", raw, null],
      ["of an older scheme only", raw, good.replace("v1=", "v0=")],
      ["of an empty body", "", good],
      ["from six minutes ago", raw, await signatureOf(raw, { timestamp: seconds() - 360 })],
      ["from far ahead", raw, await signatureOf(raw, { timestamp: seconds() + 9000 })],
      ["right, and over what is no JSON", "not json", await signatureOf("not json")],
    ];
    for (const [name, body, signature] of cases) {
      expect([name, await postEvent(body, signature)]).toEqual([name, 400]);
    }
    const rows = await db.select().from(stripeEvent).where(eq(stripeEvent.id, "evt_forged"));
    expect(rows).toEqual([]);
  });

  it("may be one of two while the secret is exchanged", async () => {
    const body = raw.replace("evt_forged", "evt_rolled");
    const [old, present] = [await signatureOf(body, { secret: "whsec_old" }), await signatureOf(body)];
    expect(await postEvent(body, `${old},v1=${present.split("v1=")[1]}`)).toBe(200);
  });

  it("cannot be checked without a secret, so nothing is taken", async () => {
    expect(await postEvent(raw, await signatureOf(raw), { ...SETTINGS, STRIPE_WEBHOOK_SECRET: "" })).toBe(503);
  });
});

describe("what goes missing", () => {
  it("is repaired by the provider's next delivery, which a failure asks for", async () => {
    const person = await paidUnheard(provider);
    const event = provider.eventsOf(person).find(({ type }) => type === "invoice.paid");
    if (!event) throw new Error("no event");
    provider.fail("500", () => true, 3);
    expect(await deliver(event)).toBe(500);
    expect(await stored(person)).toBe("incomplete");
    expect(await deliver(event)).toBe(200);
    expect(await stored(person)).toBe("active");
  });

  it("is repaired by the schedule when no event comes at all, and what has failed is handled again", async () => {
    const person = await paidUnheard(provider);
    emitEvent(provider.world, seconds(), "customer.subscription.updated", { id: "sub_x", object: "subscription" });
    const event = provider.eventsOf(person).find(({ type }) => type === "invoice.paid");
    if (!event) throw new Error("no event");
    provider.fail("500", () => true, 3);
    await deliver(event);
    const done = await reconcile(schedule(new Date(Date.now() + 200_000)));
    expect(done.failed).toBe(0);
    expect(done.events).toBeGreaterThan(0);
    expect(await stored(person)).toBe("active");
    const [row] = await db.select().from(stripeEvent).where(eq(stripeEvent.id, event.id));
    expect(row).toMatchObject({ state: "done", attempts: 1 });
  });

  it("is looked for without walking through everybody who was ever a customer", async () => {
    const many = JSON.stringify(Array.from({ length: 500 }, (_, at) => at));
    await db.run(sql`INSERT INTO user (id, name, email, created_at, updated_at)
      SELECT 'ended-' || value, 'x', 'ended-' || value || '@example.com', 0, 0 FROM json_each(${many})`);
    await db.run(sql`INSERT INTO billing_account (user_id, customer_id, status, synced_at)
      SELECT id, 'cus_' || id, 'canceled', 0 FROM user WHERE id LIKE 'ended-%'`);
    await paidUnheard(provider);
    const { db: counted, cost } = countedDatabase();
    const done = await reconcile({ ...schedule(), db: counted });
    expect(done).toMatchObject({ failed: 0 });
    expect(done.accounts).toBeGreaterThan(0);
    expect(cost.rowsRead).toBeLessThan(400);
  });

  it("does not stop the others when one of them fails", async () => {
    const [one, two] = [await paidUnheard(provider), await paidUnheard(provider)];
    const [broken] = provider.customersOf(one);
    provider.fail("500", ({ query }) => query.includes(broken?.id ?? "-"), 3);
    expect((await reconcile(schedule())).failed).toBe(1);
    expect([await stored(one), await stored(two)]).toEqual(["incomplete", "active"]);
  });
});

describe("an event of the provider's own side", () => {
  const refund = async (person: Person) => {
    const charge = Object.values(provider.world.charges).find(({ customer }) =>
      provider.customersOf(person).some(({ id }) => id === customer),
    );
    if (!charge) throw new Error("no charge");
    return charge;
  };

  it("that a payment was refunded is remembered and ends nothing", async () => {
    const person = await paidUnheard(provider);
    const charge = await refund(person);
    Object.assign(charge, { refunded: true, amount_refunded: charge.amount });
    const object = { id: charge.id, object: "charge", customer: charge.customer };
    expect(await deliver({ id: "evt_refund", type: "charge.refunded", livemode: false, data: { object } })).toBe(200);
    expect(await accountOf(person)).toMatchObject({ status: "active", refundedAt: expect.any(Date) });
  });

  it("that a payment is disputed alerts the admin", async () => {
    const person = await paidUnheard(provider);
    await statusOf(person);
    const charge = await refund(person);
    provider.world.disputes.dp_1 = {
      id: "dp_1",
      object: "dispute",
      amount: 3000,
      created: seconds(),
      status: "needs_response",
      charge: charge.id,
    };
    const object = { id: "dp_1", object: "dispute", charge: charge.id };
    await deliver({ id: "evt_dispute", type: "charge.dispute.created", livemode: false, data: { object } });
    const admin = await Person.admin();
    const { user } = await asAdmin(admin, "POST", `/api/admin/users/${person.id}/subscription/sync`);
    expect(user?.alert).toMatch(/disputed/);
  });

  it("that a card was stored makes it the one that is charged", async () => {
    const person = await Person.join();
    await subscribed(provider, person);
    const answer = await send(person, "POST", "/api/subscription/card");
    const { clientSecret } = (await answer.json()) as { clientSecret: string };
    provider.confirm(clientSecret, CARD.mastercard);
    const event = provider.eventsOf(person).find(({ type }) => type === "setup_intent.succeeded");
    expect(await deliver(event ?? {})).toBe(200);
    expect(
      provider.world.paymentMethods[provider.subscriptionsOf(person)[0]?.default_payment_method ?? ""],
    ).toMatchObject({ card: { brand: "mastercard" } });
  });

  it("that a customer was deleted ends the access", async () => {
    const person = await Person.join();
    await subscribed(provider, person);
    const [customer] = provider.customersOf(person);
    await fetch(`${SETTINGS.STRIPE_API_BASE}/v1/customers/${customer?.id}`, { method: "DELETE" });
    const object = { id: customer?.id, object: "customer" };
    await deliver({ id: "evt_customer", type: "customer.deleted", livemode: false, data: { object } });
    expect(await stored(person)).toBe("canceled");
  });
});
