import { beforeAll, describe, expect, it } from "vitest";
import { billingConfigSchema, planChangedSchema, planPreviewSchema } from "../../worker/contract/billing";
import { healthSchema } from "../../worker/contract/health";
import { addPrice } from "../../worker/features/billing/simulator/world";
import { Person } from "../workers/club";
import {
  accountOf,
  asAdmin,
  CARD,
  deliver,
  mayTrain,
  openProvider,
  postEvent,
  SETTINGS,
  send,
  signatureOf,
  statusOf,
  subscribe,
  subscriptionOf,
} from "../workers/paid-club";

const ASKS_ALWAYS = "4000002760003184";
const provider = openProvider();
let admin: Person;
beforeAll(async () => {
  admin = await Person.admin();
});

const seconds = () => Math.floor(Date.now() / 1000);
const sync = (person: Person) => send(admin, "POST", `/api/admin/users/${person.id}/subscription/sync`);
const only = (person: Person) => {
  const [subscription] = provider.subscriptionsOf(person);
  if (!subscription) throw new Error("no subscription");
  return subscription;
};
async function member(card = CARD.good, asked: Parameters<typeof subscribe>[1] = {}): Promise<Person> {
  const person = await Person.join();
  const { clientSecret } = await subscribe(person, asked);
  provider.confirm(clientSecret, card, card === ASKS_ALWAYS ? "complete" : undefined);
  expect(await statusOf(person)).toBe("active");
  return person;
}
const preview = async (person: Person, plan: string) =>
  planPreviewSchema
    .strict()
    .parse(await (await send(person, "POST", "/api/subscription/plan/preview", { plan })).json());

async function storeCard(person: Person, number: string): Promise<string> {
  const { clientSecret } = (await (await send(person, "POST", "/api/subscription/card")).json()) as {
    clientSecret: string;
  };
  provider.confirm(clientSecret, number);
  return clientSecret.split("_secret_")[0] ?? "";
}

describe("switching the plan", () => {
  it("with a card that always asks is confirmed with the bank, and charged once", async () => {
    const person = await member(ASKS_ALWAYS);
    const { prorationDate, amountDue } = await preview(person, "annual");
    const first = await send(person, "POST", "/api/subscription/plan", { plan: "annual", prorationDate });
    expect(first.status).toBe(200);
    const asked = planChangedSchema.strict().parse(await first.json());
    expect(asked).toMatchObject({ plan: "monthly", status: "active", paymentMethodId: expect.any(String) });
    expect(provider.paidBy(person)).toEqual([3000]);
    // A closed window changes nothing, and asking once more is another question of the same bank.
    expect(await subscriptionOf(person)).toMatchObject({ plan: "monthly" });
    const again = planChangedSchema.parse(
      await (await send(person, "POST", "/api/subscription/plan", { plan: "annual", prorationDate })).json(),
    );
    expect(provider.confirm(asked.clientSecret, undefined, "complete")).toBe("payment_intent_unexpected_state");
    expect(provider.confirm(again.clientSecret, undefined, "complete")).toBe(null);
    const done = await send(person, "POST", "/api/subscription/plan", { plan: "annual" });
    expect(await done.json()).toMatchObject({ plan: "annual", status: "active" });
    expect(provider.paidBy(person)).toEqual([3000, amountDue]);
  });

  it("without a card asks for one", async () => {
    const person = await Person.join();
    await subscribe(person, { couponCode: "FIRSTMONTH" });
    expect(await preview(person, "annual")).toMatchObject({ needsCard: true });
    const answer = await send(person, "POST", "/api/subscription/plan", { plan: "annual" });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "card_needed", message: expect.stringMatching(/Add one first/) });
  });

  it("with a coupon shows sums that add up", async () => {
    const person = await member(CARD.good, { couponCode: "OSS20" });
    provider.pass(10);
    const sums = await preview(person, "annual");
    expect(sums).toMatchObject({ planAmount: 30_000, discountAmount: 6000, needsCard: false });
    expect(sums.planAmount + sums.taxAmount - sums.discountAmount - sums.creditAmount - sums.balanceUsed).toBe(
      sums.amountDue,
    );
  });
});

describe("a card", () => {
  it("that was stored long ago does not come back with its event", async () => {
    const person = await member();
    const first = await storeCard(person, CARD.mastercard);
    const event = provider.eventsOf(person).findLast(({ type }) => type === "setup_intent.succeeded");
    await deliver(event ?? {});
    expect((await subscriptionOf(person))?.paymentMethod).toMatchObject({ brand: "mastercard" });
    const intent = provider.world.setupIntents[first];
    if (intent) intent.created -= 60;
    const second = await storeCard(person, CARD.good);
    expect((await send(person, "PUT", "/api/subscription/card", { setupIntentId: second })).status).toBe(200);
    provider.world.replies = {};
    expect(await deliver({ ...event, id: `${event?.id}_again` })).toBe(200);
    expect((await subscriptionOf(person))?.paymentMethod).toEqual({ brand: "visa", last4: "4242" });
  });

  it("pays the open invoice when that was asked for, and only then", async () => {
    for (const payOpen of [false, true]) {
      const person = await member();
      provider.world.renewals[only(person).id] = "decline";
      provider.pass(31);
      await sync(person);
      expect(await subscriptionOf(person)).toMatchObject({ status: "past_due", amountDue: 3000 });
      const setupIntentId = await storeCard(person, CARD.mastercard);
      const answer = await send(person, "PUT", "/api/subscription/card", { setupIntentId, payOpen });
      expect(await answer.json()).toMatchObject({ status: payOpen ? "active" : "past_due" });
      expect(provider.paidBy(person)).toHaveLength(payOpen ? 2 : 1);
    }
  });
});

describe("an event", () => {
  it.each([
    ["no id", {}],
    ["an empty id", { id: "" }],
    ["a blank id", { id: " " }],
    ["an id that is no text", { id: 7 }],
  ])("that is signed and has %s is refused", async (_, part) => {
    const raw = JSON.stringify({ ...part, type: "invoice.paid", livemode: false, data: { object: {} } });
    expect(await postEvent(raw, await signatureOf(raw))).toBe(400);
  });

  it("that a dispute is closed clears its alert, in whichever order the two arrive", async () => {
    const person = await member();
    const charge = Object.values(provider.world.charges).find(
      ({ customer }) => customer === provider.customersOf(person)[0]?.id,
    );
    const dispute = { id: `dp_${person.id}`, object: "dispute" as const, amount: 3000, created: seconds() };
    const set = (status: "needs_response" | "won") => {
      provider.world.disputes[dispute.id] = { ...dispute, status, charge: charge?.id ?? "" };
    };
    const tell = (type: string) =>
      deliver({ id: `evt_${type}${person.id}`, type, livemode: false, data: { object: dispute } });
    set("needs_response");
    await tell("charge.dispute.created");
    expect(await accountOf(person)).toMatchObject({ disputedAt: expect.any(Date) });
    set("won");
    await tell("charge.dispute.closed");
    expect(await accountOf(person)).toMatchObject({ disputedAt: null });
    await deliver({
      id: `evt_late${person.id}`,
      type: "charge.dispute.created",
      livemode: false,
      data: { object: dispute },
    });
    expect(await accountOf(person)).toMatchObject({ disputedAt: null });
  });
});

describe("a state that the provider's dashboard makes", () => {
  it("free time is a membership with a next payment, a card and a way to cancel", async () => {
    const person = await member();
    only(person).status = "trialing";
    only(person).trial_end = seconds() + 86_400 * 20;
    await sync(person);
    const end = (await subscriptionOf(person))?.currentPeriodEnd;
    expect(await subscriptionOf(person)).toMatchObject({ status: "trialing", isTrial: false, nextPaymentDate: end });
    expect(await mayTrain(person)).toBe(true);
    expect((await send(person, "POST", "/api/subscription/card")).status).toBe(200);
    const cancelled = await send(person, "POST", "/api/subscription/cancel");
    expect(await cancelled.json()).toMatchObject({ cancelAtPeriodEnd: true, nextPaymentDate: null });
    await send(person, "POST", "/api/subscription/reactivate");
    const path = `/api/admin/users/${person.id}/subscription/cancel`;
    expect((await asAdmin(admin, "POST", path)).http).toBe(200);
  });

  it("an unpaid one with a draft is paid by it", async () => {
    const person = await member();
    provider.world.renewals[only(person).id] = "decline";
    provider.pass(31);
    const invoice = provider.world.invoices[only(person).latest_invoice ?? ""];
    Object.assign(only(person), { status: "unpaid" });
    Object.assign(invoice ?? {}, { status: "draft" });
    const { clientSecret, amountDue } = await subscribe(person);
    expect(amountDue).toBe(3000);
    provider.confirm(clientSecret, CARD.good);
    expect(await statusOf(person)).toBe("active");
    expect(provider.subscriptionsOf(person)).toHaveLength(1);
  });

  it("an unpaid one whose invoice was written off begins anew", async () => {
    const person = await member();
    provider.world.renewals[only(person).id] = "decline";
    provider.pass(31);
    Object.assign(provider.world.invoices[only(person).latest_invoice ?? ""] ?? {}, { status: "uncollectible" });
    Object.assign(only(person), { status: "unpaid" });
    const { clientSecret, amountDue } = await subscribe(person);
    expect(amountDue).toBe(3000);
    provider.confirm(clientSecret, CARD.good);
    expect(await statusOf(person)).toBe("active");
    expect(
      provider
        .subscriptionsOf(person)
        .map(({ status }) => status)
        .sort(),
    ).toEqual(["active", "canceled"]);
  });

  it("another price is the one that is shown, and whoever runs the site is told", async () => {
    addPrice(provider.world, "price_dearer", 3500, "month");
    const settings = { ...SETTINGS, STRIPE_PRICE_MONTHLY: "price_dearer" };
    const person = await Person.join();
    const asked = async (path: string) => (await send(person, "GET", path, undefined, settings)).json();
    const { prices } = billingConfigSchema.parse(await asked("/api/billing/config"));
    expect(prices).toEqual({ monthly: 3500, annual: 30_000 });
    expect(await subscribe(person, {}, settings)).toMatchObject({ planAmount: 3500, amountDue: 3500 });
    const health = healthSchema.parse(await asked("/api/health"));
    expect(health.payments.problem).toMatch(/monthly: USD 35\.00 is charged, USD 30\.00 is written/);
    const page = async (path: string) => {
      const html = await (await send(person, "GET", path, undefined, settings)).text();
      expect(html, path).toContain('<html data-prices="{&quot;monthly&quot;:3500,&quot;annual&quot;:30000}"');
      expect(html, path).not.toContain("$30 ");
      return html.replaceAll("<!-- -->", "");
    };
    expect(await page("/")).toContain("$35 a month");
    expect(await page("/terms")).toContain("$35 per month");
    expect(await page("/coaching")).toContain("$35 a month for a new week");
    expect(await page("/subscribe")).toMatch(/name="description" content="[^"]*\$35 a month or \$300 a year/);
  }, 90_000);
});

describe("a coupon", () => {
  it("says for how long, and is gone when it is taken out", async () => {
    const person = await Person.join();
    const with20 = await subscribe(person, { couponCode: "OSS20" });
    expect(with20).toMatchObject({ amountDue: 2400, discount: { percentOff: 20, duration: "forever" } });
    // Loaded anew, the page knows of it.
    expect((await subscriptionOf(person))?.discount).toMatchObject({ code: "OSS20", duration: "forever" });
    expect(await subscribe(person)).toMatchObject({ amountDue: 2400 });
    const without = await subscribe(person, { couponCode: "" });
    expect(without).toMatchObject({ amountDue: 3000 });
    expect(without.discount).toBeUndefined();
    expect(provider.confirm(with20.clientSecret, CARD.good)).toBe("payment_intent_unexpected_state");
    const tenOff = await subscribe(await Person.join(), { couponCode: "TENOFF" });
    expect(tenOff.discount).toMatchObject({ amountOff: 1000, duration: "repeating", months: 3 });
  });
});

describe("a provider that hangs", () => {
  it("is told once its time is over, and not after three tries", async () => {
    const person = await Person.join();
    provider.fail("hangs", () => true, 100);
    const started = Date.now();
    const settings = { ...SETTINGS, STRIPE_TIMEOUT_MS: "1000" };
    expect((await subscribe(person, {}, settings)).http).toBe(503);
    expect(Date.now() - started).toBeLessThan(2500);
  });
});
