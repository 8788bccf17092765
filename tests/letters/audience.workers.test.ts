import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { mayTrain, type SubscriptionStatus } from "../../worker/contract/billing";
import { membership } from "../../worker/db/billing";
import { mayTrainAt } from "../../worker/features/letters/audience";
import { db, Person } from "../workers/club";

const NOW = new Date("2026-11-25T12:00:00Z");
const DAY_MS = 86_400_000;
const STATUSES: SubscriptionStatus[] = [
  "active",
  "trialing",
  "past_due",
  "canceled",
  "incomplete",
  "incomplete_expired",
  "unpaid",
  "paused",
];

/** The same numbers each time. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

it("lets a letter to whoever may train reach exactly those whom the contract lets train", async () => {
  const next = numbers(26);
  const at = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
  const maybe = () => (next(2) ? at(next(41) - 20) : null);
  for (let round = 0; round < 80; round++) {
    const person = await Person.join();
    const row = {
      userId: person.id,
      status: STATUSES[round % STATUSES.length] ?? "active",
      isTrial: false,
      currentPeriodStart: at(-next(40)),
      currentPeriodEnd: at(next(61) - 30),
      trialEndsAt: maybe(),
      pausedUntil: next(4) ? null : maybe(),
      freeUntil: next(4) ? null : maybe(),
      createdAt: NOW,
      updatedAt: NOW,
    };
    await db.insert(membership).values(row);
    const [found] = await db.all<{ may: number }>(
      sql`select ${mayTrainAt(NOW)} as may from member_entry where user_id = ${person.id}`,
    );
    expect(Boolean(found?.may), JSON.stringify(row)).toBe(mayTrain({ role: "user", membership: row }, NOW));
  }
});
