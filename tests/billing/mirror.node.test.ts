import type Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { chargedTwice, choose, mirror } from "../../worker/features/billing/mirror";

const START = 1_780_000_000;
const END = START + 2_592_000;

/** A subscription as the provider answers it, in the parts that are read. */
function subscription(traits: Record<string, unknown> = {}): Stripe.Subscription {
  const item = {
    id: "si_1",
    quantity: 1,
    price: { id: "price_1", unit_amount: 3000, recurring: { interval: "month" } },
    current_period_start: START,
    current_period_end: END,
  };
  return {
    id: "sub_1",
    object: "subscription",
    status: "active",
    created: START,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    default_payment_method: { id: "pm_1", card: { brand: "visa", last4: "4242" } },
    latest_invoice: { id: "in_1", status: "paid" },
    discounts: [],
    items: { data: [item] },
    ...traits,
  } as unknown as Stripe.Subscription;
}

describe("the mirror of a subscription", () => {
  it("reads periods from the items, and instants in milliseconds", () => {
    const { membership, account } = mirror(subscription());
    expect(membership).toEqual({
      status: "active",
      plan: "monthly",
      planAmountCents: 3000,
      currentPeriodStart: new Date(START * 1000),
      currentPeriodEnd: new Date(END * 1000),
      cancelAtPeriodEnd: false,
      cardBrand: "visa",
      cardLast4: "4242",
      pausedUntil: null,
    });
    expect(account).toMatchObject({ subscriptionId: "sub_1", paidThrough: new Date(END * 1000), cancelAt: null });
  });

  it.each([
    ["a flag", { cancel_at_period_end: true }, true],
    ["a date, as the portal sets it", { cancel_at: END }, true],
    ["both", { cancel_at_period_end: true, cancel_at: END }, true],
    ["neither", {}, false],
    ["a date that has come", { status: "canceled", cancel_at: END, ended_at: END }, false],
  ])("sees from %s whether it stops by itself", (_, traits, cancels) => {
    expect(mirror(subscription(traits)).membership.cancelAtPeriodEnd).toBe(cancels);
  });

  it("ends with what has ended it, and knows how long was paid for", () => {
    const ended = mirror(subscription({ status: "canceled", canceled_at: START + 60, ended_at: START + 60 }));
    expect(ended.membership.currentPeriodEnd).toEqual(new Date((START + 60) * 1000));
    expect(ended.account.paidThrough).toEqual(new Date(END * 1000));
    const unpaid = mirror(
      subscription({ status: "canceled", ended_at: START + 60, latest_invoice: { status: "open" } }),
    );
    expect(unpaid.account.paidThrough).toEqual(new Date(START * 1000));
  });

  it("takes a status that does not exist yet for one that opens nothing", () => {
    expect(mirror(subscription({ status: "resting" })).membership.status).toBe("unpaid");
  });

  it.each([
    ["ended by hand", "canceled", "open", "incomplete_expired"],
    ["left incomplete when its invoice was voided", "incomplete", "void", "incomplete_expired"],
    ["waiting", "incomplete", "open", "incomplete"],
    ["paid and ended", "canceled", "paid", "canceled"],
  ])("knows a first payment that is %s for what it is", (_, status, invoice, expected) => {
    const latest_invoice = { id: "in_1", status: invoice, billing_reason: "subscription_create" };
    expect(mirror(subscription({ status, latest_invoice })).membership.status).toBe(expected);
  });

  it("takes what is left out for what is null", () => {
    const given = subscription();
    for (const field of ["cancel_at", "canceled_at", "ended_at", "discounts", "default_payment_method"] as const) {
      Reflect.deleteProperty(given, field);
    }
    expect(mirror(given)).toEqual(mirror(subscription({ default_payment_method: null })));
  });

  it("does without what the provider has not brought along", () => {
    const bare = mirror(subscription({ default_payment_method: "pm_1", latest_invoice: "in_1", discounts: ["di_1"] }));
    expect(bare.membership).toMatchObject({ cardBrand: null, cardLast4: null });
    expect(bare.account).toMatchObject({ paymentMethodId: "pm_1", couponName: null });
  });
});

describe("of several subscriptions", () => {
  const each = (id: string, status: string, created: number) => subscription({ id, status, created });

  it("what runs counts, then what waits, then the last that ended; an attempt that ran out is least", () => {
    const running = each("running", "past_due", 1);
    const waiting = each("waiting", "incomplete", 5);
    const ended = each("ended", "canceled", 3);
    const expired = each("expired", "incomplete_expired", 9);
    expect(choose([expired, waiting, running, ended], null)?.id).toBe("running");
    expect(choose([expired, waiting, ended], "ended")?.id).toBe("waiting");
    expect(choose([expired, ended, each("older", "canceled", 2)], null)?.id).toBe("ended");
    expect(choose([expired], null)?.id).toBe("expired");
    expect(choose([], "running")).toBe(null);
  });

  it("the known one stays when two run, and the admin is told", () => {
    const two = [each("a", "active", 1), each("b", "active", 2)];
    expect(choose(two, "b")?.id).toBe("b");
    expect(choose(two, null)?.id).toBe("a");
    expect(chargedTwice(two)).toBe(true);
    expect(chargedTwice([each("a", "active", 1), each("b", "incomplete", 2)])).toBe(false);
  });
});
