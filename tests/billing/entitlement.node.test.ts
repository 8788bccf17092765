import { describe, expect, it } from "vitest";
import { hasFreeAccess, type MembershipState, mayTrain, type SubscriptionStatus } from "../../worker/contract/billing";

const DAY_MS = 86_400_000;
const NOW = new Date("2026-06-15T12:00:00Z");
const at = (days: number, ms = 0) => new Date(NOW.getTime() + days * DAY_MS + ms);

const member = (status: SubscriptionStatus, start: Date, end: Date, trialEndsAt: Date | null = null) => ({
  role: "user" as const,
  membership: {
    status,
    currentPeriodStart: start,
    currentPeriodEnd: end,
    trialEndsAt,
    freeUntil: null,
  } satisfies MembershipState,
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

  const given = (who: ReturnType<typeof member>, freeUntil: Date, isTrial = false) => ({
    ...who,
    membership: { ...who.membership, freeUntil, isTrial },
  });
  const UNTIL = at(30);

  // Given time opens the training beside whatever there is; it is what somebody stands on only where nothing else is.
  it.each<[string, ReturnType<typeof given>, { trains: boolean; free: boolean }]>([
    ["nothing at all", given(member("incomplete_expired", at(0), at(0)), UNTIL), { trains: true, free: true }],
    ["a trial that runs", given(member("trialing", at(-1), at(6), at(6)), UNTIL, true), { trains: true, free: true }],
    ["a longer trial", given(member("trialing", at(-1), at(60), at(60)), UNTIL, true), { trains: true, free: false }],
    [
      "a trial that is over",
      given(member("trialing", at(-9), at(-2), at(-2)), UNTIL, true),
      { trains: true, free: true },
    ],
    ["an active subscription", given(member("active", at(-10), at(20)), UNTIL), { trains: true, free: false }],
    ["the provider's free time", given(member("trialing", at(-1), at(20)), UNTIL), { trains: true, free: false }],
    ["past due, in the grace", given(member("past_due", at(-1), at(29)), UNTIL), { trains: true, free: false }],
    ["past due, past the grace", given(member("past_due", at(-20), at(10)), UNTIL), { trains: true, free: false }],
    ["unpaid", given(member("unpaid", at(-20), at(10)), UNTIL), { trains: true, free: false }],
    ["paused", given(member("paused", at(-20), at(10)), UNTIL), { trains: true, free: false }],
    ["an attempt to pay", given(member("incomplete", at(0), at(30)), UNTIL), { trains: true, free: false }],
    ["cancelled, with paid time left", given(member("canceled", at(-9), at(21)), UNTIL), { trains: true, free: true }],
    ["cancelled, paid for longer", given(member("canceled", at(-9), at(90)), UNTIL), { trains: true, free: false }],
    ["cancelled and over", given(member("canceled", at(-60), at(-30)), UNTIL), { trains: true, free: true }],
    ["its last moment", given(member("canceled", at(-60), at(-30)), at(0, 1)), { trains: true, free: true }],
    ["time that ends now", given(member("canceled", at(-60), at(-30)), at(0)), { trains: false, free: false }],
    [
      "time that is over, on a trial",
      given(member("trialing", at(-1), at(6), at(6)), at(-1), true),
      { trains: true, free: false },
    ],
  ])("with time from the club: %s", (_, who, expected) => {
    expect({ trains: mayTrain(who, NOW), free: hasFreeAccess(who.membership, NOW) }).toEqual(expected);
  });

  it("coaches and admins always, and nobody without any membership", () => {
    expect(mayTrain({ role: "coach", membership: null }, NOW)).toBe(true);
    expect(mayTrain({ role: "admin", membership: null }, NOW)).toBe(true);
    expect(mayTrain({ role: "user", membership: null }, NOW)).toBe(false);
  });
});
