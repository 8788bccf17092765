import { and, asc, eq, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { billingAccount, membership, stripeEvent } from "../../db/billing";
import { call, type Payments, stripeError } from "../../platform/stripe/client";
import { paymentsConfig } from "../../platform/stripe/config";
import { payments } from "./payments";
import { handleClaimed, STUCK_MS } from "./receive-webhook";
import type { Scope } from "./scope";
import { syncMember } from "./sync-member";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Each costs a call or two, and a Worker may make only so many at a time. */
const ACCOUNTS_AT_ONCE = 60;
const EVENTS_AT_ONCE = 20;
const EVENTS_KEPT_MS = 90 * DAY_MS;
const UNSETTLED = ["incomplete", "past_due", "unpaid", "paused"] as const;

/** Brings to the provider's state what no event has brought there, and handles events that failed. Answers the counts. */
export async function reconcile(scope: Scope): Promise<{ accounts: number; events: number; failed: number }> {
  const done = { accounts: 0, events: 0, failed: 0 };
  if (paymentsConfig(scope.env).mode === "off") return done;
  const { db, now } = scope;
  const pay = await payments(scope);
  const attempt = async (counted: "accounts" | "events", work: () => Promise<unknown>) => {
    try {
      await work();
      done[counted] += 1;
    } catch (error) {
      done.failed += 1;
      console.error(JSON.stringify({ level: "error", reconcile: String(error) }));
    }
  };
  for (const { userId } of await dueAccounts(scope)) await attempt("accounts", () => syncMember(scope, pay, userId));
  for (const { id } of await openEvents(scope)) await attempt("events", () => again(scope, pay, id));
  await db.delete(stripeEvent).where(lt(stripeEvent.receivedAt, new Date(now.getTime() - EVENTS_KEPT_MS)));
  if (done.failed > 0) console.error(JSON.stringify({ level: "error", reconciled: done }));
  return done;
}

/** Those that wait for something, whose period should have been renewed, or who were not asked about for a day. */
function dueAccounts({ db, now }: Scope) {
  return db
    .select({ userId: billingAccount.userId })
    .from(billingAccount)
    .leftJoin(membership, eq(membership.userId, billingAccount.userId))
    .where(
      and(
        isNotNull(billingAccount.customerId),
        or(
          inArray(billingAccount.status, [...UNSETTLED]),
          and(
            inArray(billingAccount.status, ["active", "trialing"]),
            lt(billingAccount.currentPeriodEnd, new Date(now.getTime() - HOUR_MS)),
          ),
          sql`coalesce(${billingAccount.syncedAt}, 0) < ${now.getTime() - DAY_MS}`,
        ),
      ),
    )
    .orderBy(asc(billingAccount.syncedAt))
    .limit(ACCOUNTS_AT_ONCE);
}

function openEvents({ db, now }: Scope) {
  const stuck = new Date(now.getTime() - STUCK_MS);
  return db
    .select({ id: stripeEvent.id })
    .from(stripeEvent)
    .where(and(inArray(stripeEvent.state, ["failed", "processing"]), lt(stripeEvent.touchedAt, stuck)))
    .orderBy(asc(stripeEvent.touchedAt))
    .limit(EVENTS_AT_ONCE);
}

/** The payload was not kept: the event is asked for again. What the provider has forgotten is past help. */
async function again(scope: Scope, pay: Payments, id: string): Promise<void> {
  const event = await call<Stripe.Event>("event", () => pay.stripe.events.retrieve(id)).catch((error: unknown) => {
    if (stripeError(error)?.statusCode !== 404) throw error;
    return null;
  });
  if (event) return handleClaimed(scope, pay, event);
  await scope.db.update(stripeEvent).set({ state: "ignored", touchedAt: scope.now }).where(eq(stripeEvent.id, id));
}
