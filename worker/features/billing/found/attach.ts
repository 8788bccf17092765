import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Attached } from "../../../contract/found-subscriptions";
import { billingAccount, membership } from "../../../db/billing";
import { foundSubscription } from "../../../db/found-subscriptions";
import { insertFrom } from "../../../db/insert-from";
import { AppError, notFound } from "../../../http/app-error";
import { log } from "../../../platform/log";
import { call, type Payments, stripeError } from "../../../platform/stripe/client";
import { audit } from "../../../write/audit";
import { writing } from "../../../write/writing";
import { payments } from "../payments";
import { withProviderErrors } from "../refusals";
import type { MemberScope } from "../scope";
import { syncMember } from "../sync-member";
import { JUDGED } from "./judge-found";
import { judgeAll, writeFound } from "./look-through";

/**
 * Attaches subscriptions at the provider to their members. The provider is only read: nothing is charged, changed or
 * cancelled, and prices stay. Attached ones are skipped.
 */
export async function attach(scope: MemberScope, ids: readonly string[]): Promise<Attached> {
  const pay = await payments(scope);
  const done: Attached = [];
  for (const id of new Set(ids)) {
    const reason = await withProviderErrors(() => attachOne(scope, pay, id));
    done.push({ id, attached: reason === null, reason });
  }
  return done;
}

/** Attaches one subscription, judged again by its current state. Returns null, or why not. */
async function attachOne(scope: MemberScope, pay: Payments, id: string): Promise<string | null> {
  const { db, now } = scope;
  const row = await db.select().from(foundSubscription).where(eq(foundSubscription.subscriptionId, id)).get();
  if (row?.state === "attached") return null;
  const subscription = await call("subscription", () =>
    pay.stripe.subscriptions.retrieve(id, { expand: JUDGED }),
  ).catch((error: unknown) => {
    if (stripeError(error)?.code !== "resource_missing") throw error;
    return null;
  });
  const [found] = subscription ? await judgeAll(scope, [subscription]) : [];
  if (!found) return markNotAttachable(scope, id, "It is not at the provider any more, or the product's own.");
  const { userId, customerId, cancelAt = null, cents } = found;
  if (found.state === "left" || !userId) {
    const write = writing(scope);
    writeFound(write, [found]);
    await write.commit();
    return found.reason ?? null;
  }
  const isFree = sql`not exists (select 1 from billing_account where user_id = ${userId} and customer_id is not null
      and coalesce(status, 'incomplete') not in ('incomplete', 'incomplete_expired'))
    and not exists (select 1 from billing_account where customer_id = ${customerId} and user_id <> ${userId})`;
  const refusal = new AppError("conflict", "This member has a subscription here already.");
  const write = writing(scope);
  write.refuseUnless(isFree, refusal);
  writeFound(write, [found]);
  const own = {
    customerId,
    subscriptionId: id,
    status: null,
    currentPeriodEnd: null,
    // Stored at once, so that nobody is mailed about an end they have requested elsewhere.
    cancelAt,
    syncedAt: null,
  };
  write.add(
    insertFrom(db, billingAccount, { ...COUNTERS, userId, ...own }, sql`where true`).onConflictDoUpdate({
      target: billingAccount.userId,
      set: { ...own, customerGen: NEXT.customerGen, checkoutGen: NEXT.checkoutGen },
    }),
  );
  write.add(
    db
      .update(foundSubscription)
      .set({ state: "attached", reason: null, attachedAt: now, before: BEFORE })
      .where(eq(foundSubscription.subscriptionId, id)),
  );
  audit(write, "subscription.attach", `user:${userId}`, { subscription: id, cents });
  try {
    await write.commit();
  } catch (error) {
    if (error === refusal) return markNotAttachable(scope, id, refusal.message);
    throw error;
  }
  // If the provider does not answer now, the schedule syncs later.
  await syncMember(scope, pay, userId).catch((error: unknown) => log.warn("attached_not_synced", {}, error));
  return null;
}

/** Marks a subscription as not attachable, with the reason, until the next search. */
async function markNotAttachable({ db }: MemberScope, id: string, reason: string): Promise<string> {
  await db
    .update(foundSubscription)
    .set({ state: "left", reason })
    .where(and(eq(foundSubscription.subscriptionId, id), ne(foundSubscription.state, "attached")));
  return reason;
}

const COUNTERS = { customerGen: 0, checkoutGen: 0, syncToken: 0, appliedToken: 0 };
const NEXT = {
  customerGen: sql`${billingAccount.customerGen} + 1`,
  checkoutGen: sql`${billingAccount.checkoutGen} + 1`,
};

/** Columns of a membership that a sync with the provider overwrites. */
const MIRRORED = [
  "status",
  "isTrial",
  "plan",
  "planAmountCents",
  "currentPeriodStart",
  "currentPeriodEnd",
  "cancelAtPeriodEnd",
  "cardBrand",
  "cardLast4",
  "pausedUntil",
] as const;
const BEFORE = sql.raw(
  `(select json_object(${MIRRORED.map((name) => `'${name}', m.${membership[name].name}`).join(", ")}) from membership m where m.user_id = found_subscription.user_id)`,
) as SQL<string>;

/**
 * Detaches a subscription: restores the member's previous state. The subscription continues at the provider, which is
 * not called.
 */
export async function detach(scope: MemberScope, id: string): Promise<void> {
  const { db, now } = scope;
  const row = await db.select().from(foundSubscription).where(eq(foundSubscription.subscriptionId, id)).get();
  if (row?.state !== "attached" || !row.userId) throw notFound("Attached subscription");
  const { userId, before } = row;
  const write = writing(scope);
  write.refuseUnless(
    sql`exists (select 1 from billing_account where user_id = ${userId} and subscription_id = ${id})`,
    new AppError("conflict", "This member has another subscription by now. It cannot be taken back any more."),
  );
  const formerValues = Object.fromEntries(MIRRORED.map((name) => [name, sql`${before} ->> ${`$.${name}`}`]));
  write.add(forgotten(scope, userId));
  write.add(
    db
      .update(membership)
      .set({ ...(before ? formerValues : nothing(now)), updatedAt: now })
      .where(eq(membership.userId, userId)),
  );
  write.add(
    db
      .update(foundSubscription)
      .set({ state: "ready", attachedAt: null, before: null })
      .where(eq(foundSubscription.subscriptionId, id)),
  );
  audit(write, "subscription.detach", `user:${userId}`, { subscription: id });
  await write.commit();
}

/** Returns the row of a membership that never started. */
const nothing = (now: Date) => ({
  status: "incomplete_expired" as const,
  isTrial: false,
  plan: null,
  planAmountCents: null,
  currentPeriodStart: now,
  currentPeriodEnd: now,
  cancelAtPeriodEnd: false,
  cardBrand: null,
  cardLast4: null,
  pausedUntil: null,
});

/** Removes the customer from an account. A running sync finds its token taken and stores nothing. */
const forgotten = ({ db }: MemberScope, userId: string) =>
  db
    .update(billingAccount)
    .set({
      ...NEXT,
      customerId: null,
      subscriptionId: null,
      status: null,
      priceId: null,
      currentPeriodEnd: null,
      cancelAt: null,
      canceledAt: null,
      endedAt: null,
      paidThrough: null,
      openCents: null,
      latestInvoiceId: null,
      paymentMethodId: null,
      couponCode: null,
      couponName: null,
      couponPercentOff: null,
      couponAmountOff: null,
      couponDuration: null,
      couponMonths: null,
      couponEndsAt: null,
      alert: null,
      syncedAt: null,
      appliedToken: sql`${billingAccount.syncToken}`,
    })
    .where(eq(billingAccount.userId, userId));
