import { describe, expect, it } from "vitest";
import { type MembershipState, mayTrain, type SubscriptionStatus } from "../../worker/contract/billing";

const DAY_MS = 86_400_000;
const NOW = new Date("2026-06-15T12:00:00Z");
const at = (days: number, ms = 0) => new Date(NOW.getTime() + days * DAY_MS + ms);

const member = (status: SubscriptionStatus, start: Date, end: Date, trialEndsAt: Date | null = null) => ({
  role: "user" as const,
  membership: { status, currentPeriodStart: start, currentPeriodEnd: end, trialEndsAt } satisfies MembershipState,
});

describe("who may train", () => {
  it.each<[string, ReturnType<typeof member>, boolean]>([
    ["an active member", member("active", at(-10), at(20)), true],
    ["an active member whose renewal is not known yet", member("active", at(-40), at(-10)), true],
    ["an active member nobody has renewed to the end of the grace", member("active", at(-44), at(-14, 1)), true],
    ["an active member nobody has renewed for the grace", member("active", at(-44), at(-14)), false],
    ["a trial to its last moment", member("trialing", at(-7, 1), at(0, 1)), true],
    ["a trial that ends now", member("trialing", at(-7), at(0)), false],
    ["somebody past due, at the end of the grace", member("past_due", at(-14, 1), at(16)), true],
    ["somebody past due for the whole grace", member("past_due", at(-14), at(16)), false],
    ["somebody cancelled inside what they paid for", member("canceled", at(-10), at(0, 1)), true],
    ["somebody cancelled whose time has come", member("canceled", at(-10), at(0)), false],
    ["an attempt without a trial", member("incomplete", at(0), at(30)), false],
    ["an attempt beside a running trial", member("incomplete", at(0), at(30), at(0, 1)), true],
    ["an attempt beside a trial that is over", member("incomplete", at(0), at(30), at(0)), false],
    ["an expired attempt beside a running trial", member("incomplete_expired", at(0), at(30), at(3)), true],
    ["an unpaid member, whatever the period", member("unpaid", at(-1), at(29), at(3)), false],
    ["a paused member", member("paused", at(-1), at(29), at(3)), false],
  ])("%s", (_, who, expected) => {
    expect(mayTrain(who, NOW)).toBe(expected);
  });

  it("coaches and admins always, and nobody without any membership", () => {
    expect(mayTrain({ role: "coach", membership: null }, NOW)).toBe(true);
    expect(mayTrain({ role: "admin", membership: null }, NOW)).toBe(true);
    expect(mayTrain({ role: "user", membership: null }, NOW)).toBe(false);
  });
});
