import { eq, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { brand } from "../../contract/brand";
import { billingAccount, billingCheckout, membership } from "../../db/billing";
import type { Db } from "../../db/client";
import { insertFrom } from "../../db/insert-from";
import { call, type Payments, stripeError } from "../../platform/stripe/client";
import { writing } from "../../write/writing";
import { type Account, isLocalGrant } from "./account";
import { readerOf, tellWhatChanged } from "./mail-what-changed";
import { chargedTwice, choose, MIRRORED, type Mirrored, mirror } from "./mirror";
import { type Mirror, mirrorOf } from "./queries";
import type { Scope } from "./scope";

const LISTED = 100;
const TRIAL_MS = brand.trialDays * 86_400_000;
const TWO_LIVE = "This customer has two subscriptions that are charged. Cancel one of them.";

type Options = { timeout?: number; maxNetworkRetries?: number };

/**
 * Syncs the stored state with the provider. The token is taken before asking, so that of two concurrent syncs the later
 * question's answer stays, whichever arrives last.
 */
export async function syncMember(
  scope: Scope,
  pay: Payments,
  userId: string,
  options: Options = {},
): Promise<Mirror | null> {
  const { db } = scope;
  const taking = writing(scope);
  const tokens = taking.add(takeToken(db, userId));
  const mirrors = taking.add(mirrorOf(db, userId));
  const readers = taking.add(readerOf(db, userId));
  const taken = await taking.commit();
  const [[before], [stored], [reader]] = [taken.of(tokens), taken.of(mirrors), taken.of(readers)];
  if (!before?.customerId || isLocalGrant(pay.mode, before)) return stored ?? null;
  const all = await subscriptionsOf(pay, before.customerId, options);
  const chosen = choose(all, before.subscriptionId);
  const next = chosen ? mirror(chosen) : stateWithoutProvider(before, stored?.membership ?? null, scope.now);
  const alert = chargedTwice(all) ? TWO_LIVE : null;
  // This sync's result counts unless a later one has stored its own.
  const isTaken = sql`exists (select 1 from billing_account where user_id = ${userId} and applied_token = ${before.syncToken})`;
  const write = writing(scope);
  const membershipRow = writeMembership(db, before, next, stored?.membership.trialEndsAt ?? null, scope.now);
  if (membershipRow) write.add(membershipRow);
  write.add(writeAccount(db, before, next, alert, scope.now));
  const after = write.add(mirrorOf(db, userId));
  if (chosen && reader) await tellWhatChanged(write, { before, subscription: chosen, reader, onlyIf: isTaken });
  return (await write.commit()).of(after)[0] ?? null;
}

const takeToken = (db: Db, userId: string) =>
  db
    .update(billingAccount)
    .set({ syncToken: sql`${billingAccount.syncToken} + 1` })
    .where(eq(billingAccount.userId, userId))
    .returning();

/** Returns all of a customer's subscriptions, newest first; none for an unknown customer. */
export async function subscriptionsOf(
  pay: Payments,
  customer: string,
  options: Options = {},
): Promise<Stripe.Subscription[]> {
  const expand = MIRRORED.map((path) => `data.${path}`);
  try {
    const list = await call("list", () =>
      pay.stripe.subscriptions.list({ customer, status: "all", limit: LISTED, expand }, options),
    );
    return list.data;
  } catch (error) {
    if (stripeError(error)?.code === "resource_missing") return [];
    throw error;
  }
}

type Membership = typeof membership.$inferSelect;
type Next = Pick<Mirrored, "membership"> & {
  account: Partial<Mirrored["account"]> & Pick<Mirrored["account"], "subscriptionId">;
};

/** Returns the state when the provider knows nothing: the trial, or an end. */
function stateWithoutProvider(account: Account, stored: Membership | null, now: Date): Next | null {
  if (!stored || stored.isTrial || !account.subscriptionId) return null;
  const ended = account.status === "canceled";
  return {
    membership: {
      ...stored,
      status: "canceled",
      currentPeriodEnd: ended ? stored.currentPeriodEnd : now,
      cancelAtPeriodEnd: false,
    },
    account: {
      subscriptionId: account.subscriptionId,
      status: "canceled",
      cancelAt: null,
      endedAt: account.endedAt ?? now,
      paidThrough: now,
    },
  };
}

function writeMembership(db: Db, account: Account, next: Next | null, trialEndsAt: Date | null, now: Date) {
  const state = next?.membership;
  // An attempt that was never paid leaves the trial as it was.
  const isTrial = trialEndsAt !== null && state?.status === "incomplete_expired";
  const row =
    isTrial && trialEndsAt
      ? {
          status: "trialing" as const,
          plan: null,
          planAmountCents: null,
          currentPeriodStart: new Date(trialEndsAt.getTime() - TRIAL_MS),
          currentPeriodEnd: trialEndsAt,
          cancelAtPeriodEnd: false,
          cardBrand: null,
          cardLast4: null,
          pausedUntil: null,
        }
      : state;
  if (!row) return null;
  const { currentPeriodStart, currentPeriodEnd, status, plan, planAmountCents, cancelAtPeriodEnd } = row;
  const { cardBrand, cardLast4, pausedUntil } = row;
  return insertFrom(
    db,
    membership,
    {
      userId: account.userId,
      status,
      isTrial,
      plan,
      planAmountCents,
      currentPeriodStart,
      currentPeriodEnd,
      cancelAtPeriodEnd,
      cardBrand,
      cardLast4,
      pausedUntil,
      createdAt: now,
      updatedAt: now,
    },
    sql`FROM billing_account WHERE user_id = ${account.userId} AND applied_token < ${account.syncToken}`,
  ).onConflictDoUpdate({ target: membership.userId, set: WRITTEN });
}

const given = (column: string) => sql.raw(`excluded.${column}`);
const WRITTEN = {
  status: given("status"),
  isTrial: given("is_trial"),
  plan: given("plan"),
  planAmountCents: given("plan_amount_cents"),
  currentPeriodStart: given("current_period_start"),
  currentPeriodEnd: given("current_period_end"),
  cancelAtPeriodEnd: given("cancel_at_period_end"),
  cardBrand: given("card_brand"),
  cardLast4: given("card_last4"),
  pausedUntil: given("paused_until"),
  updatedAt: given("updated_at"),
};

function writeAccount(db: Db, before: Account, next: Next | null, alert: string | null, now: Date) {
  const { userId, syncToken } = before;
  const state = next?.account ?? {};
  const isOther = next !== null && next.account.subscriptionId !== before.subscriptionId;
  // A one-time coupon is removed from the subscription once used, but remembered here.
  const usedCode = next && !next.account.couponCode ? { couponCode: usedCouponOf(next.account.subscriptionId) } : {};
  return db
    .update(billingAccount)
    .set({
      ...state,
      ...usedCode,
      ...(isOther ? { refundedAt: null, disputedAt: null } : {}),
      alert,
      appliedToken: syncToken,
      syncedAt: now,
    })
    .where(sql`${billingAccount.userId} = ${userId} AND ${billingAccount.appliedToken} < ${syncToken}`);
}

const usedCouponOf = (subscriptionId: string | null) =>
  sql<string | null>`(SELECT ${billingCheckout.couponCode} FROM ${billingCheckout}
    WHERE ${billingCheckout.subscriptionId} = ${subscriptionId} LIMIT 1)`;
