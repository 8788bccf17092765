import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { PlanPreview } from "../../worker/contract/billing";
import { endBilling } from "../../worker/features/billing/end-billing";
import { scheduledScope } from "../../worker/features/billing/scope";
import type { Env } from "../../worker/http/env";
import { Person } from "../workers/club";
import {
  accountOf,
  asAdmin,
  deliver,
  mailsOf,
  mayTrain,
  SETTINGS,
  send,
  statusOf,
  subscribe,
  subscriptionOf,
} from "../workers/paid-club";
import { openSparingProvider } from "../workers/sparing-provider";

const provider = openSparingProvider();
let admin: Person;
beforeAll(async () => {
  admin = await Person.admin();
  provider.coupon("OSS20", 20);
  provider.coupon("HALF", 50);
  provider.coupon("FREE", 100);
  provider.coupon("FULL", 10, { full: true });
  provider.coupon("OTHERS", 10, { customer: "cus_of_somebody_else" });
});

const of = (person: Person) => `/api/admin/users/${person.id}/subscription`;
const customerOf = async (person: Person) => (await accountOf(person))?.customerId;
const paidBy = async (person: Person) => provider.paid(await customerOf(person));
const atProvider = async (person: Person) => provider.subscriptions(await customerOf(person));

async function member(asked: Parameters<typeof subscribe>[1] = {}): Promise<Person> {
  const person = await Person.join();
  provider.confirm((await subscribe(person, asked)).clientSecret);
  expect(await statusOf(person)).toBe("active");
  return person;
}

describe("with a provider that keeps no more than what is documented", () => {
  it("many clicks are one subscription, which is paid once", async () => {
    const person = await Person.join();
    const answers = await Promise.all(Array.from({ length: 5 }, () => subscribe(person)));
    expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(provider.confirm(answers[0]?.clientSecret)).toBe(null);
    expect(await subscriptionOf(person)).toMatchObject({
      status: "active",
      planAmount: 3000,
      cancelAtPeriodEnd: false,
      paymentMethod: { brand: "visa", last4: "4242" },
      discount: null,
    });
    expect(await subscribe(person)).toMatchObject({ clientSecret: null, alreadySubscribed: true });
    expect(await paidBy(person)).toEqual([3000]);
    expect(await mailsOf(person)).toEqual(["receipt"]);
    const invoices = await send(person, "GET", "/api/subscription/invoices");
    expect(await invoices.json()).toMatchObject([
      { status: "paid", amountPaid: 3000, description: "Membership", receiptUrl: null },
    ]);
  });

  it("coupons that are changed forth and back leave one form, and one charge", async () => {
    const person = await Person.join();
    const secrets: (string | null)[] = [];
    for (const couponCode of ["OSS20", "HALF", "oss20"]) {
      const answer = await subscribe(person, { couponCode });
      expect(answer).toMatchObject({ http: 200, amountDue: couponCode === "HALF" ? 1500 : 2400 });
      secrets.push(answer.clientSecret);
    }
    expect(secrets.map((secret) => provider.confirm(secret))).toEqual(["canceled", "canceled", null]);
    expect(await statusOf(person)).toBe("active");
    expect(await paidBy(person)).toEqual([2400]);
  });

  it("a code that is used up, or somebody else's, is refused in the same words, and the plain price works", async () => {
    const person = await Person.join();
    for (const couponCode of ["FULL", "OTHERS"]) {
      expect(await subscribe(person, { couponCode })).toMatchObject({ http: 400, message: "Invalid coupon code" });
    }
    expect(await subscribe(person)).toMatchObject({ http: 200, amountDue: 3000 });
  });

  it("an attempt that was ended unpaid leaves the trial as it was", async () => {
    const person = await Person.join({ membership: { status: "trialing", startedDaysAgo: 2, endsInDays: 5 } });
    const { clientSecret } = await subscribe(person);
    expect((await asAdmin(admin, "DELETE", of(person))).http).toBe(200);
    expect(provider.confirm(clientSecret)).toBe("canceled");
    expect(await subscriptionOf(person)).toMatchObject({ status: "trialing", isTrial: true });
    expect(await mayTrain(person)).toBe(true);
    expect(await mailsOf(person)).toEqual([]);
  });

  it("a full coupon starts at once, and its card can be stored", async () => {
    const person = await Person.join();
    const answer = await subscribe(person, { couponCode: "FREE" });
    expect(answer).toMatchObject({ amountDue: 0, discount: { percentOff: 100 } });
    provider.confirm(answer.clientSecret);
    const setupIntentId = answer.clientSecret?.split("_secret_")[0];
    const put = await send(person, "PUT", "/api/subscription/card", { setupIntentId });
    expect(await put.json()).toMatchObject({ status: "active", paymentMethod: { last4: "4242" } });
  });

  it("cancelling and taking it back both hold, also of what its portal has cancelled", async () => {
    const person = await member();
    await send(person, "POST", "/api/subscription/cancel");
    expect(await statusOf(person)).toBe("cancelling");
    await send(person, "POST", "/api/subscription/reactivate");
    expect(await statusOf(person)).toBe("active");
    const [subscription] = await atProvider(person);
    Object.assign(subscription ?? {}, { cancel_at: Math.floor(Date.now() / 1000) + 86_400 });
    await asAdmin(admin, "POST", `${of(person)}/sync`);
    expect(await statusOf(person)).toBe("cancelling");
    const back = await send(person, "POST", "/api/subscription/reactivate");
    expect(await back.json()).toMatchObject({ cancelAtPeriodEnd: false });
  });

  it("another plan is charged as shown", async () => {
    const person = await member();
    const shown = await send(person, "POST", "/api/subscription/plan/preview", { plan: "annual" });
    const preview = (await shown.json()) as PlanPreview;
    expect(preview.amountDue).toBe(30_000 - preview.creditAmount);
    const { prorationDate } = preview;
    const answer = await send(person, "POST", "/api/subscription/plan", { plan: "annual", prorationDate });
    expect(await answer.json()).toMatchObject({ status: "active", plan: "annual", planAmount: 30_000 });
    expect((await paidBy(person)).length).toBe(2);
  });

  it("a renewal that failed is past due until its open invoice is paid", async () => {
    const person = await member();
    const [subscription] = await atProvider(person);
    if (subscription) provider.failRenewal(subscription);
    const customer = { id: await customerOf(person), object: "customer" };
    const object = { id: subscription?.id, object: "subscription", customer, a_new_field: true };
    const event = { id: "evt_renewal", type: "invoice.payment_failed", livemode: false, data: { object } };
    expect(await deliver(event)).toBe(200);
    expect(await statusOf(person)).toBe("past_due");
    const { clientSecret, amountDue } = await subscribe(person);
    expect(amountDue).toBe(3000);
    provider.confirm(clientSecret);
    expect(await statusOf(person)).toBe("active");
    expect(await mailsOf(person)).toEqual(["payment-failed", "receipt", "receipt"]);
  });

  it("what an admin has ended is restored with its price and its lasting coupon, or refunded", async () => {
    const person = await member({ couponCode: "OSS20" });
    await asAdmin(admin, "DELETE", of(person));
    const settings = { ...SETTINGS, STRIPE_PRICE_MONTHLY: "price_of_tomorrow" };
    const back = await send(admin, "POST", `${of(person)}/reactivate`, undefined, settings);
    expect(back.status).toBe(200);
    expect(await subscriptionOf(person)).toMatchObject({
      status: "active",
      planAmount: 3000,
      discount: { percentOff: 20 },
    });
    expect(await paidBy(person)).toEqual([2400]);
    expect(await mailsOf(person)).toEqual(["receipt", "subscription-cancelled", "subscription-reactivated"]);

    const other = await member();
    expect((await asAdmin(admin, "DELETE", `${of(other)}?refund=last`)).refunded).toBe(3000);
    expect(provider.refunds()).toEqual([3000]);
  });

  it("whoever leaves is charged by nothing any more, also by what was begun twice", async () => {
    const scope = scheduledScope({ ...env, ...SETTINGS } as Env, new Date(), () => {});
    const [person, waiting, never] = [await member(), await Person.join(), await Person.join()];
    const { clientSecret } = await subscribe(waiting);
    const [first] = await atProvider(person);
    Object.assign(first ?? {}, { status: "past_due" });
    for (const each of [person, waiting, never, person]) await endBilling(scope, each.id);
    expect((await atProvider(person)).map(({ status }) => status)).toEqual(["canceled"]);
    expect(provider.confirm(clientSecret)).toBe("canceled");
  });
});
