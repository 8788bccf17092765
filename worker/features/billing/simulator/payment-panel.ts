import { eq, inArray, sql } from "drizzle-orm";
import type {
  Foreign,
  PaymentPanel,
  SimulatedConfirm,
  SimulatedConfirmAnswer,
  SimulatedIntent,
} from "../../../contract/billing";
import { user } from "../../../db/account";
import { billingAccount, membership, membershipPause } from "../../../db/billing";
import { giftLink } from "../../../db/gifts";
import { AppError, notFound } from "../../../http/app-error";
import type { Payments } from "../../../platform/stripe/client";
import { readAccount } from "../account";
import { payments } from "../payments";
import { runBilling } from "../run-billing";
import type { Scope } from "../scope";
import { ageBooks } from "./age-books";
import { TEST_CARDS } from "./cards";
import { addForeign } from "./foreign";
import { confirmIntent, intentOf } from "./intents";
import type { PaymentIntent, SetupIntent } from "./objects";
import { Refusal } from "./refusal";
import { settle, shiftBack } from "./settle";
import { deliverEvents } from "./simulated-payments";
import { ENDED, end, periodEnd } from "./subscriptions";
import { emitEvent, type RenewalOutcome, type World } from "./world";
import { withWorld } from "./world-store";

const COUPONS = [
  { code: "OSS20", effect: "20 % off, forever" },
  { code: "FIRSTMONTH", effect: "The first period is free" },
  { code: "TENOFF", effect: "$10 off for 3 months" },
  { code: "EXPIRED", effect: "Is refused" },
];

/** Returns the local panel's data: test cards, coupons, and all running subscriptions. */
export async function readPanel(scope: Scope): Promise<PaymentPanel> {
  const { running, renewals } = await withWorld(scope.db, scope.now, (world) => ({
    running: Object.values(world.subscriptions).filter(({ status }) => !ENDED.includes(status)),
    renewals: world.renewals,
  }));
  const customers = [...new Set(running.map(({ customer }) => customer))].slice(0, 90);
  const people = customers.length
    ? await scope.db
        .select({ customerId: billingAccount.customerId, id: user.id, email: user.email, name: user.name })
        .from(billingAccount)
        .innerJoin(user, eq(user.id, billingAccount.userId))
        .where(inArray(billingAccount.customerId, customers))
    : [];
  return {
    testCards: TEST_CARDS.map(({ number, brand, effect }) => ({ number, brand, effect })),
    coupons: COUPONS,
    subscriptions: running.flatMap((subscription) => {
      const person = people.find(({ customerId }) => customerId === subscription.customer);
      if (!person) return [];
      return {
        userId: person.id,
        name: person.name,
        email: person.email,
        subscriptionId: subscription.id,
        status: subscription.status,
        currentPeriodEnd: new Date(periodEnd(subscription) * 1000).toISOString(),
        cancels: subscription.cancel_at_period_end || subscription.cancel_at !== null,
        nextRenewal: renewals[subscription.id] ?? "succeed",
      };
    }),
  };
}

/** Changes the world and delivers its events before answering, so that the panel shows the result. */
async function change(scope: Scope, work: (world: World, seconds: number) => void): Promise<PaymentPanel> {
  await withWorld(scope.db, scope.now, work);
  await deliverEvents(scope, await payments(scope));
  return readPanel(scope);
}

/** Moves time forward by days, for the provider and for the product's own trials. */
export async function moveClock(scope: Scope, days: number): Promise<PaymentPanel> {
  const ms = days * 86_400_000;
  await scope.db
    .update(membership)
    .set({
      currentPeriodStart: sql`${membership.currentPeriodStart} - ${ms}`,
      currentPeriodEnd: sql`${membership.currentPeriodEnd} - ${ms}`,
      trialEndsAt: sql`${membership.trialEndsAt} - ${ms}`,
    })
    .where(eq(membership.isTrial, true));
  await scope.db.update(membershipPause).set({
    startsAt: sql`${membershipPause.startsAt} - ${ms}`,
    endsAt: sql`${membershipPause.endsAt} - ${ms}`,
    renewsAt: sql`${membershipPause.renewsAt} - ${ms}`,
    endedEarlyAt: sql`${membershipPause.endedEarlyAt} - ${ms}`,
  });
  await scope.db.update(giftLink).set({ until: sql`${giftLink.until} - ${ms}` });
  await ageBooks(scope.db, ms);
  await change(scope, (world, seconds) => {
    shiftBack(world, days * 86_400);
    settle(world, seconds);
    for (const subscription of Object.values(world.subscriptions)) {
      if (!ENDED.includes(subscription.status))
        emitEvent(world, seconds, "customer.subscription.updated", subscription);
    }
  });
  // Does what the schedule would have done by then.
  await runBilling(scope.env, scope.now);
  return readPanel(scope);
}

/** Creates another product's subscription at the same provider. */
export const makeForeign = async (scope: Scope, traits: Foreign): Promise<{ id: string }> => ({
  id: await withWorld(scope.db, scope.now, (world, seconds) => addForeign(world, traits, seconds)),
});

export const setNextRenewal = (scope: Scope, userId: string, outcome: RenewalOutcome): Promise<PaymentPanel> =>
  changeRunning(scope, userId, (world, id) => {
    world.renewals[id] = outcome;
  });

/** Cancels like the provider's portal, which only sets a date, or ends at once like its dashboard. */
export const cancelAtProvider = (scope: Scope, userId: string, when: "period_end" | "now"): Promise<PaymentPanel> =>
  changeRunning(scope, userId, (world, id, seconds) => {
    const subscription = world.subscriptions[id];
    if (!subscription) return;
    if (when === "now") return end(world, subscription, seconds);
    subscription.cancel_at = periodEnd(subscription);
    subscription.canceled_at = seconds;
    emitEvent(world, seconds, "customer.subscription.updated", subscription);
  });

async function changeRunning(
  scope: Scope,
  userId: string,
  work: (world: World, subscriptionId: string, seconds: number) => void,
): Promise<PaymentPanel> {
  const id = (await readAccount(scope, userId))?.subscriptionId ?? "";
  return change(scope, (world, seconds) => {
    const subscription = world.subscriptions[id];
    if (!subscription || ENDED.includes(subscription.status)) {
      throw new AppError("conflict", "This member has no subscription that runs.");
    }
    work(world, id, seconds);
  });
}

const present = (intent: PaymentIntent | SetupIntent): SimulatedIntent => ({
  id: intent.id,
  object: intent.object,
  client_secret: intent.client_secret ?? "",
  status: intent.status,
  ...(intent.object === "payment_intent" ? { amount: intent.amount, currency: intent.currency } : {}),
  next_action: intent.next_action,
});

export async function readIntent(scope: Scope, id: string, clientSecret: string): Promise<SimulatedIntent> {
  return withWorld(scope.db, scope.now, (world) => present(known(world, id, clientSecret)));
}

function known(world: World, id: string, clientSecret: string): PaymentIntent | SetupIntent {
  try {
    return intentOf(world, id, clientSecret);
  } catch {
    throw notFound("Payment");
  }
}

/** Confirms a card like Stripe.js: the only address that takes card numbers, absent from deployable builds. */
export async function confirmSimulated(
  scope: Scope,
  id: string,
  { clientSecret, card, authentication }: SimulatedConfirm,
): Promise<SimulatedConfirmAnswer> {
  const answer = await withWorld(scope.db, scope.now, (world, seconds): SimulatedConfirmAnswer => {
    settle(world, seconds);
    const intent = known(world, id, clientSecret);
    const confirmation = { ...(card ? { card } : {}), ...(authentication ? { authentication } : {}) };
    try {
      return { intent: present(confirmIntent(world, id, confirmation, seconds)), error: null };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { type, code = "", decline_code, message } = error.error;
      return {
        intent: present(intent),
        error: { type, code, ...(decline_code ? { decline_code } : {}), message },
      };
    }
  });
  const pay: Payments = await payments(scope);
  scope.later(deliverEvents(scope, pay));
  return answer;
}
