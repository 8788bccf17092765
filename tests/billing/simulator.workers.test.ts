import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { AdminUser, PaymentPanel, SimulatedConfirmAnswer, Subscription } from "../../worker/contract/billing";
import { user } from "../../worker/db/account";
import { billingAccount, membership, stripeEvent } from "../../worker/db/billing";
import { runBilling } from "../../worker/features/billing/run-billing";
import { db, Person } from "../workers/club";
import { mailsOf, send as sendAs, subscribe as subscribeAs } from "../workers/paid-club";
import { site } from "../workers/site";

const LOCAL = {};
const DAY_MS = 86_400_000;
const send = (person: Person, method: string, path: string, body?: unknown) =>
  sendAs(person, method, path, body, LOCAL);
const subscribe = (person: Person, asked = {}) => subscribeAs(person, asked, LOCAL);

let admin: Person;
let seeded: Person;

beforeAll(async () => {
  admin = await Person.admin();
  seeded = await Person.join();
  const now = new Date();
  const row = {
    userId: seeded.id,
    status: "active" as const,
    isTrial: false,
    plan: "annual" as const,
    planAmountCents: 30_000,
    currentPeriodStart: new Date(now.getTime() - 100 * DAY_MS),
    currentPeriodEnd: new Date(now.getTime() + 265 * DAY_MS),
    cardBrand: "mastercard",
    cardLast4: "5100",
    createdAt: now,
    updatedAt: now,
  };
  await db.insert(membership).values(row);
  await db.insert(billingAccount).values({
    userId: seeded.id,
    customerId: "cus_sim_seeded",
    subscriptionId: "sub_sim_seeded",
    status: "active",
    currentPeriodEnd: row.currentPeriodEnd,
  });
});

const status = async (person: Person) =>
  ((await (await send(person, "GET", "/api/subscription")).json()) as Subscription)?.status;

async function confirm(secret: string | null, body: object): Promise<SimulatedConfirmAnswer> {
  const id = secret?.split("_secret_")[0];
  const path = `/api/dev/payments/intents/${id}/confirm`;
  const answer = await send(Person.visitor, "POST", path, { clientSecret: secret, ...body });
  return answer.json();
}

const card = (number: string) => ({ card: { number, expMonth: 12, expYear: 2040, cvc: "123" } });

describe("without keys, on this machine", () => {
  it("payments are simulated, and the page is told so", async () => {
    const config = await send(Person.visitor, "GET", "/api/billing/config");
    expect(await config.json()).toEqual({
      mode: "simulator",
      publishableKey: null,
      prices: { monthly: 3000, annual: 30_000 },
    });
  });

  it("a member pays with a test card, and the provider's events arrive signed and are handled", async () => {
    const person = await Person.join();
    const { clientSecret, amountDue } = await subscribe(person, { couponCode: "OSS20" });
    expect(amountDue).toBe(2400);
    const declined = await confirm(clientSecret, card("4000 0000 0000 0002"));
    expect(declined).toMatchObject({ error: { code: "card_declined" }, intent: { status: "requires_payment_method" } });
    expect((await confirm(clientSecret, card("4000 0025 0000 3155"))).intent?.status).toBe("requires_action");
    expect((await confirm(clientSecret, { authentication: "complete" })).intent?.status).toBe("succeeded");
    const [row] = await db.select().from(billingAccount).where(eq(billingAccount.userId, person.id));
    expect(row?.status).toBe("active");
    const events = await db.select().from(stripeEvent);
    expect(new Set(events.map(({ state }) => state))).toEqual(new Set(["done"]));
    expect(events.map(({ type }) => type)).toContain("invoice.paid");
    expect(await mailsOf(person)).toEqual(["receipt"]);
  });

  it("makes one subscription of parallel clicks", async () => {
    const person = await Person.join();
    const answers = await Promise.all(Array.from({ length: 5 }, () => subscribe(person)));
    expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1);
  });

  it("the members who were there before are its customers", async () => {
    const answer = await send(seeded, "POST", "/api/subscription/cancel");
    expect(await answer.json()).toMatchObject({
      status: "active",
      cancelAtPeriodEnd: true,
      plan: "annual",
      paymentMethod: { brand: "mastercard", last4: "5100" },
    });
    await send(seeded, "POST", "/api/subscription/reactivate");
    expect(await status(seeded)).toBe("active");
  });

  it("the coach moves the clock, lets a renewal fail, and cancels from the provider's side", async () => {
    const person = await Person.join();
    const { clientSecret } = await subscribe(person);
    await confirm(clientSecret, card("4242424242424242"));
    const outcome = { userId: person.id, outcome: "decline" };
    await send(admin, "POST", "/api/dev/payments/next-renewal", outcome);
    const moved = await send(admin, "POST", "/api/dev/payments/clock", { days: 31 });
    const panel = (await moved.json()) as PaymentPanel;
    expect(panel.subscriptions.find(({ userId }) => userId === person.id)).toMatchObject({ status: "past_due" });
    expect(await mailsOf(person)).toContain("payment-failed");
    const again = await subscribe(person);
    await confirm(again.clientSecret, card("5555555555554444"));
    expect(await status(person)).toBe("active");
    await send(admin, "POST", "/api/dev/payments/cancel", { userId: person.id, when: "period_end" });
    const shown = (await (await send(person, "GET", "/api/subscription")).json()) as Subscription;
    expect(shown).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
    await send(admin, "POST", "/api/dev/payments/cancel", { userId: person.id, when: "now" });
    expect(await status(person)).toBe("canceled");
  });

  it("refuses a payment's secret that is not its own, and a card that is no test card", async () => {
    const person = await Person.join();
    const { clientSecret } = await subscribe(person);
    const id = clientSecret?.split("_secret_")[0];
    const guess = await send(Person.visitor, "GET", `/api/dev/payments/intents/${id}?clientSecret=guess`);
    expect(guess.status).toBe(404);
    expect((await confirm(clientSecret, card("4111111111111111"))).error?.code).toBe("card_declined");
  });

  it("is not there under another name of the host, nor with real keys", async () => {
    const keys = { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_PUBLISHABLE_KEY: "pk_test_x" };
    expect((await sendAs(admin, "GET", "/api/dev/payments", undefined, keys)).status).toBe(404);
    const cookie = `__Host-${admin.cookie}`;
    const elsewhere = new Request("https://longroll.test/api/dev/payments", { headers: { cookie } });
    expect((await site.fetch(elsewhere)).status).toBe(404);
  });

  it("with real keys a member of the demo club keeps what they were given, and has nothing to manage", async () => {
    const keys = { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_PUBLISHABLE_KEY: "pk_test_x" };
    const own = await sendAs(seeded, "GET", "/api/subscription", undefined, keys);
    expect(await own.json()).toMatchObject({ status: "active", plan: "annual" });
    expect((await sendAs(seeded, "POST", "/api/subscription/cancel", undefined, keys)).status).toBe(409);
    const list = await sendAs(admin, "GET", `/api/admin/users?search=${seeded.id}`, undefined, keys);
    const [shown] = (await list.json()) as AdminUser[];
    expect(shown).toMatchObject({ stripeCustomerId: null, stripeSubscriptionId: null, subscriptionStatus: "active" });
  });
});

describe("the schedule", () => {
  it("tells once that a trial ends within two days, and only then", async () => {
    const [soon, later, over] = await Promise.all(
      [1.5, 3, -1].map((endsInDays) =>
        Person.join({ membership: { status: "trialing", startedDaysAgo: 5, endsInDays } }),
      ),
    );
    if (!soon || !later || !over) throw new Error("nobody");
    const unconfirmed = await Person.join({ membership: { status: "trialing", startedDaysAgo: 5, endsInDays: 1 } });
    await db.update(user).set({ emailVerified: false }).where(eq(user.id, unconfirmed.id));
    for (const _ of [1, 2]) await runBilling(env, new Date());
    expect(await mailsOf(soon)).toEqual(["trial-ends"]);
    expect(await mailsOf(over)).toEqual(["trial-ended"]);
    for (const person of [later, unconfirmed]) expect(await mailsOf(person)).toEqual([]);
  });
});
