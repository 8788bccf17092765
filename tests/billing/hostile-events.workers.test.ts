import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { membership, stripeEvent } from "../../worker/db/billing";
import { db, Person } from "../workers/club";
import {
  accountOf,
  deliver,
  mailsOf,
  mayTrain,
  openProvider,
  paidUnheard,
  postEvent,
  send,
  signatureOf,
  statusOf,
  subscribe,
  subscribed,
} from "../workers/paid-club";

const provider = openProvider();
const seconds = () => Math.floor(Date.now() / 1000);

describe("a signed event", () => {
  const event = { id: "evt_written", type: "invoice.paid", livemode: false, data: { object: { id: "in_1" } } };
  const raw = JSON.stringify(event);

  it.each<[string, string, Parameters<typeof signatureOf>[1]]>([
    ["ten minutes from now", raw, { timestamp: seconds() + 600 }],
    ["five minutes and a little ago", raw, { timestamp: seconds() - 330 }],
    ["with other spaces than were signed", JSON.stringify(event, null, 1), {}],
    ["with a line break behind", `${raw}\n`, {}],
    ["with its letters written otherwise", raw.replace("paid", "p\\u0061id"), {}],
    ["with its fields in another order", JSON.stringify(Object.fromEntries(Object.entries(event).reverse())), {}],
  ])("is refused %s", async (_, sent, more) => {
    expect(await postEvent(sent, await signatureOf(raw, more))).toBe(400);
    expect(await db.select().from(stripeEvent).where(eq(stripeEvent.id, event.id))).toEqual([]);
  });

  it("of two megabytes is refused before its signature is looked at", async () => {
    const large = JSON.stringify({ ...event, filler: "x".repeat(2_000_000) });
    expect(await postEvent(large, await signatureOf(large))).toBe(413);
    expect(await db.select().from(stripeEvent).where(eq(stripeEvent.id, event.id))).toEqual([]);
  });

  it("that comes twenty times at once is handled once", async () => {
    const person = await paidUnheard(provider);
    const paid = provider.eventsOf(person).find(({ type }) => type === "invoice.paid") ?? {};
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(paid)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect((await accountOf(person))?.status).toBe("active");
    expect(await mailsOf(person)).toEqual(["receipt"]);
    expect(provider.paidBy(person)).toHaveLength(1);
  });

  it("about one member that names another one is about the first", async () => {
    const [ana, ben] = [await Person.lapsed(), await paidUnheard(provider)];
    const before = await db.select().from(membership).where(eq(membership.userId, ana.id)).get();
    const [real] = provider.eventsOf(ben).filter(({ type }) => type === "customer.subscription.updated");
    const object = {
      ...real?.data.object,
      metadata: { userId: ana.id },
      client_reference_id: ana.id,
      status: "active",
    };
    const lie = {
      ...real,
      id: "evt_names_another",
      data: { object, previous_attributes: { metadata: { userId: ana.id } } },
    };
    expect(await deliver(lie)).toBe(200);
    expect(await db.select().from(membership).where(eq(membership.userId, ana.id)).get()).toEqual(before);
    expect(await accountOf(ana)).toBeUndefined();
    expect(await mayTrain(ana)).toBe(false);
    expect((await accountOf(ben))?.status).toBe("active");
  });

  it("in every order of what happened leads to what is true", async () => {
    const orders = [
      ["customer.subscription.deleted", "customer.subscription.updated", "customer.subscription.created"],
      ["invoice.paid", "customer.subscription.deleted", "customer.subscription.created"],
    ];
    for (const [round, types] of orders.entries()) {
      const person = await paidUnheard(provider);
      const [subscription] = provider.subscriptionsOf(person);
      for (const type of types) {
        const object = {
          id: subscription?.id,
          object: "subscription",
          customer: subscription?.customer,
          status: "canceled",
        };
        expect(await deliver({ id: `evt_${round}_${type}`, type, livemode: false, data: { object } })).toBe(200);
      }
      expect((await accountOf(person))?.status).toBe("active");
    }
  });
});

describe("a member who says that they have paid", () => {
  it("has not: only the provider's word opens the training", async () => {
    const person = await Person.lapsed();
    const { clientSecret } = await subscribe(person);
    const intent = String(clientSecret).split("_secret_")[0];
    const paid = `payment_intent=${intent}&payment_intent_client_secret=${clientSecret}&redirect_status=succeeded`;
    for (const path of [`/api/subscription?${paid}`, `/api/auth/user?${paid}`, `/api/user/stats?${paid}`]) {
      expect((await send(person, "GET", path)).status).toBe(200);
    }
    const said = { status: "active", paymentIntentId: intent, subscriptionStatus: "active" };
    await send(person, "POST", "/api/get-or-create-subscription", said);
    expect(await statusOf(person)).not.toBe("active");
    expect(await mayTrain(person)).toBe(false);
    expect(provider.paidBy(person)).toEqual([]);
  });
});

describe("what happens to one subscription at the same time", () => {
  it("cancelled, taken back and told of, it is in the end what the provider has", async () => {
    const person = await Person.join();
    await subscribed(provider, person);
    const told = provider.eventsOf(person);
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all([
        send(person, "POST", "/api/subscription/cancel"),
        send(person, "POST", "/api/subscription/reactivate"),
        ...told.map(async (event) => ({ status: await deliver({ ...event, id: `${event.id}_${round}` }) })),
        send(person, "POST", "/api/subscription/cancel"),
        send(person, "GET", "/api/subscription"),
      ]);
      for (const { status } of answers) expect([200, 409, 429]).toContain(status);
      const [subscription] = provider.subscriptionsOf(person);
      const ends = subscription?.cancel_at_period_end || subscription?.cancel_at;
      expect(await statusOf(person)).toBe(ends ? "cancelling" : "active");
      expect(await mayTrain(person)).toBe(true);
    }
    expect(provider.subscriptionsOf(person)).toHaveLength(1);
    expect(provider.paidBy(person)).toHaveLength(1);
  });
});
