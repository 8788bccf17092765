import { describe, expect, it } from "vitest";
import { addCoupon, addPrice } from "../../worker/features/billing/simulator/world";
import { Person } from "../workers/club";
import {
  accountOf,
  CARD,
  mailsOf,
  mayTrain,
  openProvider,
  SETTINGS,
  send,
  statusOf,
  subscribe,
  subscribed,
  subscriptionOf,
} from "../workers/paid-club";

const provider = openProvider();

describe("subscribing", () => {
  it("prepares a payment and charges nothing", async () => {
    const person = await Person.join();
    const answer = await subscribe(person);
    expect(answer).toMatchObject({ http: 200, amountDue: 3000, plan: "monthly" });
    expect(answer.clientSecret).toMatch(/^pi_/);
    expect(provider.paidBy(person)).toEqual([]);
    expect(await statusOf(person)).toBe("incomplete");
    expect(await mayTrain(person)).toBe(false);
  });

  it("says the taxes that come on top before they are charged", async () => {
    const person = await Person.join();
    provider.world.taxPercent = 8;
    const { clientSecret, amountDue, taxAmount } = await subscribe(person, { couponCode: "OSS20" });
    delete provider.world.taxPercent;
    expect([amountDue, taxAmount]).toEqual([2592, 192]);
    provider.confirm(clientSecret, CARD.good);
    expect(provider.paidBy(person)).toEqual([2592]);
  });

  it("is active the moment the payment is confirmed, without any webhook", async () => {
    const person = await Person.join();
    const { clientSecret } = await subscribe(person);
    expect(provider.confirm(clientSecret, CARD.good)).toBe(null);
    const subscription = await subscriptionOf(person);
    expect(subscription).toMatchObject({
      status: "active",
      isTrial: false,
      plan: "monthly",
      planName: "Monthly membership",
      planAmount: 3000,
      cancelAtPeriodEnd: false,
      paymentMethod: { brand: "visa", last4: "4242" },
    });
    expect(subscription?.nextPaymentDate).toBe(subscription?.currentPeriodEnd);
    expect(Date.parse(subscription?.currentPeriodEnd ?? "")).toBeGreaterThan(Date.now() + 27 * 86_400_000);
    expect(provider.paidBy(person)).toEqual([3000]);
    expect(await mayTrain(person)).toBe(true);
    expect(await mailsOf(person)).toEqual(["receipt"]);
  });

  it("takes the annual plan when it is chosen, and another plan as long as nothing is paid", async () => {
    const person = await Person.join();
    const monthly = await subscribe(person, { plan: "monthly" });
    const annual = await subscribe(person, { plan: "annual" });
    expect(annual).toMatchObject({ plan: "annual", amountDue: 30_000 });
    expect(provider.confirm(monthly.clientSecret, CARD.good)).toBe("payment_intent_unexpected_state");
    expect(provider.confirm(annual.clientSecret, CARD.good)).toBe(null);
    expect(await subscriptionOf(person)).toMatchObject({ plan: "annual", planAmount: 30_000 });
    expect(provider.paidBy(person)).toEqual([30_000]);
  });

  it("gives the same form again until it is paid, and none after that", async () => {
    const person = await Person.join();
    const first = await subscribe(person);
    const second = await subscribe(person);
    expect(second.clientSecret).toBe(first.clientSecret);
    provider.confirm(first.clientSecret, CARD.good);
    const third = await subscribe(person);
    expect(third).toMatchObject({ http: 200, clientSecret: null, alreadySubscribed: true, amountDue: 0 });
    expect(provider.subscriptionsOf(person)).toHaveLength(1);
  });

  it("makes one subscription of twelve clicks at once", async () => {
    const person = await Person.join();
    const answers = await Promise.all(Array.from({ length: 12 }, () => subscribe(person)));
    expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(provider.subscriptionsOf(person)).toHaveLength(1);
    expect(provider.customersOf(person)).toHaveLength(1);
  });

  it("charges once when two tabs pay", async () => {
    const person = await Person.join();
    const [one, two] = await Promise.all([subscribe(person), subscribe(person)]);
    expect(provider.confirm(one.clientSecret, CARD.good)).toBe(null);
    expect(provider.confirm(two.clientSecret, CARD.good)).toBe("payment_intent_unexpected_state");
    expect(provider.paidBy(person)).toEqual([3000]);
  });

  it("charges at once during the trial, which goes on beside an attempt that is not paid", async () => {
    const person = await Person.join({ membership: { status: "trialing", startedDaysAgo: 2, endsInDays: 5 } });
    const { clientSecret } = await subscribe(person);
    expect(await statusOf(person)).toBe("incomplete");
    expect(await mayTrain(person)).toBe(true);
    provider.confirm(clientSecret, CARD.good);
    expect(await subscriptionOf(person)).toMatchObject({ status: "active", isTrial: false });
    expect(provider.paidBy(person)).toEqual([3000]);
  });

  it("makes nothing at the provider of a trial that ends without a card", async () => {
    const person = await Person.lapsed();
    expect(await subscriptionOf(person)).toMatchObject({ status: "trialing", isTrial: true });
    expect(await mayTrain(person)).toBe(false);
    expect(provider.customersOf(person)).toEqual([]);
  });

  it("lets an unpaid attempt expire after 23 hours, shows the trial again, and starts over with one charge", async () => {
    const person = await Person.join({ membership: { status: "trialing", startedDaysAgo: 2, endsInDays: 5 } });
    const { clientSecret } = await subscribe(person);
    provider.pass(1);
    expect(provider.confirm(clientSecret, CARD.good)).toBe("payment_intent_unexpected_state");
    expect(await subscriptionOf(person)).toMatchObject({ status: "trialing", isTrial: true });
    await subscribed(provider, person);
    expect(await statusOf(person)).toBe("active");
    expect(provider.paidBy(person)).toEqual([3000]);
  });

  it("asks the signed-out to sign in", async () => {
    for (const [method, path] of [
      ["POST", "/api/get-or-create-subscription"],
      ["GET", "/api/subscription"],
      ["POST", "/api/subscription/cancel"],
      ["GET", "/api/subscription/invoices"],
    ] as const) {
      expect((await send(Person.visitor, method, path, method === "POST" ? {} : undefined)).status).toBe(401);
    }
  });

  it("refuses more calls than a person makes", async () => {
    const person = await Person.join();
    const settings = { ...SETTINGS, RATE_LIMIT_SUBSCRIBE: "2/60" };
    await subscribe(person, {}, settings);
    await subscribe(person, {}, settings);
    const third = await subscribe(person, {}, settings);
    expect(third.http).toBe(429);
    expect(Number(third.retryAfter)).toBeGreaterThan(0);
  });
});

describe("a card", () => {
  it.each([
    ["declined", CARD.declined, "card_declined"],
    ["without funds", CARD.poor, "card_declined"],
    ["with a wrong code", CARD.badCvc, "incorrect_cvc"],
  ])("that is %s leaves the same form for another one", async (_, number, code) => {
    const person = await Person.join();
    const { clientSecret } = await subscribe(person);
    expect(provider.confirm(clientSecret, number)).toBe(code);
    expect(await statusOf(person)).toBe("incomplete");
    expect((await subscribe(person)).clientSecret).toBe(clientSecret);
    expect(provider.confirm(clientSecret, CARD.good)).toBe(null);
    expect(await statusOf(person)).toBe("active");
    expect(provider.paidBy(person)).toEqual([3000]);
  });

  it("that asks for 3-D Secure pays once it is confirmed, and not when it is refused or left", async () => {
    const person = await Person.join();
    const { clientSecret } = await subscribe(person);
    expect(provider.confirm(clientSecret, CARD.asksOnce)).toBe(null);
    expect(await statusOf(person)).toBe("incomplete");
    expect(provider.confirm(clientSecret, undefined, "fail")).toBe("payment_intent_authentication_failure");
    expect(await statusOf(person)).toBe("incomplete");
    expect((await subscribe(person)).clientSecret).toBe(clientSecret);
    provider.confirm(clientSecret, CARD.asksOnce);
    expect(provider.confirm(clientSecret, undefined, "complete")).toBe(null);
    expect(await statusOf(person)).toBe("active");
    expect(provider.paidBy(person)).toEqual([3000]);
  });
});

describe("a coupon", () => {
  const effectOf = (person: Person, code: string) =>
    send(person, "GET", `/api/billing/coupon?code=${encodeURIComponent(code)}`);

  it("says what it takes off before anything is begun, or is refused as it would be then", async () => {
    const person = await Person.join();
    expect(await (await effectOf(person, " oss20 ")).json()).toEqual({
      name: "OSS 20 % off",
      percentOff: 20,
      duration: "forever",
    });
    expect(await (await effectOf(person, "TENOFF")).json()).toMatchObject({ amountOff: 1000 });
    const refused = await effectOf(person, "NOSUCH");
    expect([refused.status, await refused.json()]).toMatchObject([400, { message: "Invalid coupon code" }]);
    expect(provider.customersOf(person)).toEqual([]);
    expect((await effectOf(Person.visitor, "OSS20")).status).toBe(401);
  });

  it("lowers the price, however it is typed", async () => {
    const person = await Person.join();
    const answer = await subscribe(person, { couponCode: "  oss20 " });
    expect(answer).toMatchObject({ discount: { name: "OSS 20 % off", percentOff: 20 }, amountDue: 2400 });
    provider.confirm(answer.clientSecret, CARD.good);
    expect((await subscriptionOf(person))?.discount).toMatchObject({ percentOff: 20, code: "OSS20", endsAt: null });
    expect(provider.paidBy(person)).toEqual([2400]);
  });

  it("of an amount holds for its months and not longer", async () => {
    const person = await Person.join();
    const answer = await subscribe(person, { couponCode: "TENOFF" });
    expect(answer).toMatchObject({ discount: { amountOff: 1000 }, amountDue: 2000 });
    provider.confirm(answer.clientSecret, CARD.good);
    const ends = Date.parse((await subscriptionOf(person))?.discount?.endsAt ?? "");
    expect(Math.round((ends - Date.now()) / 86_400_000)).toBeGreaterThan(85);
    for (let month = 0; month < 3; month += 1) provider.pass(31);
    expect(provider.paidBy(person)).toEqual([2000, 2000, 2000, 3000]);
  });

  it("of 100 % starts at once without a charge, once, and lets the card be stored", async () => {
    const person = await Person.join();
    const answer = await subscribe(person, { couponCode: "FIRSTMONTH" });
    expect(answer).toMatchObject({ http: 200, amountDue: 0 });
    expect(answer.alreadySubscribed).toBe(undefined);
    expect(answer.clientSecret).toMatch(/^seti_/);
    expect(await statusOf(person)).toBe("active");
    const again = await subscribe(person, { couponCode: "FIRSTMONTH" });
    expect(again).toMatchObject({ clientSecret: answer.clientSecret, alreadySubscribed: true });
    expect(provider.confirm(answer.clientSecret, CARD.mastercard)).toBe(null);
    const setupIntentId = answer.clientSecret?.split("_secret_")[0];
    const put = await send(person, "PUT", "/api/subscription/card", { setupIntentId });
    expect(await put.json()).toMatchObject({ paymentMethod: { brand: "mastercard", last4: "4444" } });
    expect((await subscribe(person)).clientSecret).toBe(null);
    expect(provider.subscriptionsOf(person)).toHaveLength(1);
    expect(provider.paidBy(person)).toEqual([]);
    provider.pass(31);
    expect(provider.paidBy(person)).toEqual([3000]);
    expect((await accountOf(person))?.couponCode).toBe("FIRSTMONTH");
  });

  it("that is refused makes nothing, and the plain price works after it", async () => {
    const { world } = provider;
    addCoupon(world, { code: "LASTYEAR", name: "x", percent_off: 10, redeem_by: 1_600_000_000 });
    addCoupon(world, { code: "CODEOVER", name: "x", percent_off: 10 }, { expires_at: 1_600_000_000 });
    addCoupon(world, { code: "FULL", name: "x", percent_off: 10 }, { max_redemptions: 1, times_redeemed: 1 });
    addCoupon(world, { code: "EURO", name: "x", amount_off: 500, currency: "eur" });
    const restrictions = { first_time_transaction: false, minimum_amount: 5000, minimum_amount_currency: "usd" };
    addCoupon(world, { code: "BIGONLY", name: "x", percent_off: 10 }, { restrictions });
    const person = await Person.join();
    const codes = ["NOSUCH", "EXPIRED", "LASTYEAR", "CODEOVER", "FULL", "EURO", "BIGONLY", "x".repeat(200)];
    for (const couponCode of codes) {
      const { http, message } = await subscribe(person, { couponCode });
      expect([couponCode, http, message]).toEqual([couponCode, 400, "Invalid coupon code"]);
      expect(message).toContain("coupon");
    }
    expect(provider.subscriptionsOf(person)).toEqual([]);
    expect(await subscribe(person)).toMatchObject({ http: 200, amountDue: 3000 });
  });

  it("for new members is refused to somebody who has paid before", async () => {
    const restrictions = { first_time_transaction: true, minimum_amount: null, minimum_amount_currency: null };
    addCoupon(provider.world, { code: "WELCOME", name: "x", percent_off: 10 }, { restrictions });
    const person = await Person.join();
    await subscribed(provider, person);
    const [subscription] = provider.subscriptionsOf(person);
    if (subscription) subscription.status = "canceled";
    expect((await subscribe(person, { couponCode: "WELCOME" })).http).toBe(400);
    expect((await subscribe(person)).http).toBe(200);
  });

  it("that vanishes between the look-up and the create is refused, and the next attempt is clean", async () => {
    const promotion = addCoupon(provider.world, { code: "GONE", name: "x", percent_off: 10 });
    const person = await Person.join();
    provider.meanwhile(({ method, path }) => {
      if (method === "POST" && path === "/v1/subscriptions") promotion.active = false;
    });
    expect(await subscribe(person, { couponCode: "GONE" })).toMatchObject({
      http: 400,
      message: "Invalid coupon code",
    });
    expect(await subscribe(person)).toMatchObject({ http: 200, amountDue: 3000 });
    expect(provider.subscriptionsOf(person)).toHaveLength(1);
  });

  it("entered after the form has opened closes the old form", async () => {
    const person = await Person.join();
    const plain = await subscribe(person);
    const cheaper = await subscribe(person, { couponCode: "OSS20" });
    expect(cheaper).toMatchObject({ amountDue: 2400 });
    expect(provider.confirm(plain.clientSecret, CARD.good)).toBe("payment_intent_unexpected_state");
    expect(provider.confirm(cheaper.clientSecret, CARD.good)).toBe(null);
    expect(provider.paidBy(person)).toEqual([2400]);
  });

  it("that is wrong leaves the open form alone", async () => {
    const person = await Person.join();
    const plain = await subscribe(person);
    expect((await subscribe(person, { couponCode: "NOSUCH" })).http).toBe(400);
    expect(provider.confirm(plain.clientSecret, CARD.good)).toBe(null);
    expect(await statusOf(person)).toBe("active");
  });

  it("entered while the old form pays ends in one charge", async () => {
    const person = await Person.join();
    const plain = await subscribe(person);
    const asked = subscribe(person, { couponCode: "OSS20" });
    provider.confirm(plain.clientSecret, CARD.good);
    const answer = await asked;
    if (answer.clientSecret) provider.confirm(answer.clientSecret, CARD.good);
    expect(provider.paidBy(person)).toHaveLength(1);
    expect(await statusOf(person)).toBe("active");
  });

  it("of another kind in each of two tabs leaves one form that pays", async () => {
    const person = await Person.join();
    const answers = await Promise.all([
      subscribe(person, { couponCode: "OSS20" }),
      subscribe(person, { couponCode: "TENOFF" }),
    ]);
    for (const { clientSecret } of answers) if (clientSecret) provider.confirm(clientSecret, CARD.good);
    await subscribed(provider, person);
    expect(provider.paidBy(person)).toHaveLength(1);
    expect(provider.subscriptionsOf(person).filter(({ status }) => status === "active")).toHaveLength(1);
  });
});

describe("a price", () => {
  it("that changes is for new members only, and replaces an attempt when a plan is sent", async () => {
    const [old, waiting] = await Promise.all([Person.join(), Person.join()]);
    await subscribed(provider, old);
    await subscribe(waiting);
    addPrice(provider.world, "price_dearer", 3500, "month");
    const settings = { ...SETTINGS, STRIPE_PRICE_MONTHLY: "price_dearer" };
    expect(await subscriptionOf(old)).toMatchObject({ planAmount: 3000 });
    expect(await subscribe(waiting, {}, settings)).toMatchObject({ amountDue: 3000 });
    expect(await subscribe(waiting, { plan: "monthly" }, settings)).toMatchObject({ amountDue: 3500 });
  });

  it("that is archived or not set makes nothing and says so", async () => {
    const person = await Person.join();
    const archived = addPrice(provider.world, "price_archived", 100, "month");
    archived.active = false;
    for (const STRIPE_PRICE_MONTHLY of ["price_archived", ""]) {
      const answer = await subscribe(person, {}, { ...SETTINGS, STRIPE_PRICE_MONTHLY });
      expect(answer.http).toBe(503);
      expect(answer.message).not.toContain("coupon");
    }
    expect(provider.subscriptionsOf(person)).toEqual([]);
    expect((await subscribe(person)).http).toBe(200);
    const member = await Person.join();
    await subscribed(provider, member);
    const settings = { ...SETTINGS, STRIPE_PRICE_MONTHLY: "price_archived" };
    const own = await send(member, "GET", "/api/subscription", undefined, settings);
    expect(await own.json()).toMatchObject({ status: "active", planAmount: 3000 });
  });
});
