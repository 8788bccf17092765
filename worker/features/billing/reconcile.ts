import { and, asc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type Stripe from "stripe";
import { runEach } from "../../db/batched-read";
import { billingAccount, stripeEvent } from "../../db/billing";
import { bookCustomer } from "../../db/books";
import { reportFailure } from "../../platform/failures";
import { log } from "../../platform/log";
import { call, type Payments, stripeError } from "../../platform/stripe/client";
import { paymentsConfig } from "../../platform/stripe/config";
import { SIMULATED_CUSTOMER } from "./account";
import { syncBooks } from "./books/sync-books";
import { payments } from "./payments";
import { priceProblem, refreshPrices } from "./plan-prices";
import { handleClaimed, STUCK_MS } from "./receive-webhook";
import type { Scope } from "./scope";
import { syncMember } from "./sync-member";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Each costs a call or two, and a Worker's number of subrequests is limited. */
const ACCOUNTS_AT_ONCE = 40;
const BOOKS_AT_ONCE = 20;
const EVENTS_AT_ONCE = 20;
const EVENT_RETENTION_MS = 90 * DAY_MS;
const UNSETTLED = ["incomplete", "past_due", "unpaid", "paused"] as const;
const RUNNING = ["active", "trialing"] as const;

type Reconciled = { accounts: number; books: number; events: number; failed: number };

/** Syncs what no event has synced, and retries failed events. Returns the counts. */
export async function reconcile(scope: Scope): Promise<Reconciled> {
  const done = { accounts: 0, books: 0, events: 0, failed: 0 };
  if (paymentsConfig(scope.env).mode === "off") return done;
  const { db, now } = scope;
  const pay = await payments(scope);
  const attempt = async (counted: "accounts" | "books" | "events", work: () => Promise<unknown>) => {
    try {
      await work();
      done[counted] += 1;
    } catch (error) {
      done.failed += 1;
      await reportFailure(scope.env, { kind: "background", place: `billing ${counted}`, error });
    }
  };
  await refreshPrices(scope, pay)
    .then(() => reportPriceProblem(scope))
    .catch((error: unknown) => log.warn("prices_not_read", {}, error));
  for (const { userId } of await dueAccounts(scope)) await attempt("accounts", () => syncMember(scope, pay, userId));
  for (const { id } of await dueBooks(scope, pay)) {
    await attempt("books", () => syncBooks(scope, pay, id));
  }
  for (const { id } of await openEvents(scope)) await attempt("events", () => handleAgain(scope, pay, id));
  await db.delete(stripeEvent).where(lt(stripeEvent.receivedAt, new Date(now.getTime() - EVENT_RETENTION_MS)));
  if (done.failed > 0) log.warn("reconciled", done);
  return done;
}

async function reportPriceProblem({ env, db }: Scope): Promise<void> {
  const problem = await priceProblem(env, db);
  if (problem) await reportFailure(env, { kind: "background", place: "billing prices", error: new Error(problem) });
}

/** Returns accounts with a pending state, an overdue renewal, or no sync for a day. */
async function dueAccounts({ db, now }: Scope): Promise<{ userId: string }[]> {
  const { userId, customerId, status, currentPeriodEnd, syncedAt } = billingAccount;
  const of = (is: SQL, first: typeof syncedAt | typeof currentPeriodEnd) =>
    db
      .select({ userId, syncedAt })
      .from(billingAccount)
      .where(and(is, isNotNull(customerId)))
      .orderBy(asc(first))
      .limit(ACCOUNTS_AT_ONCE);
  const both = (one: SQL, other: SQL) => sql`${one} AND ${other}`;
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const dayAgo = new Date(now.getTime() - DAY_MS);
  // One statement per status, so that each can use an index.
  const found = await runEach(db, [
    of(both(isNull(status), isNull(syncedAt)), syncedAt),
    ...UNSETTLED.map((each) => of(eq(status, each), syncedAt)),
    ...RUNNING.map((each) => of(both(eq(status, each), lt(currentPeriodEnd, hourAgo)), currentPeriodEnd)),
    ...RUNNING.map((each) => of(both(eq(status, each), lt(syncedAt, dayAgo)), syncedAt)),
  ]);
  const age = (each: { syncedAt: Date | null }) => each.syncedAt?.getTime() ?? 0;
  const accounts = new Map(found.flat().map((each) => [each.userId, each]));
  return [...accounts.values()].sort((a, b) => age(a) - age(b)).slice(0, ACCOUNTS_AT_ONCE);
}

/** Returns books never synced, then those not synced for a day; the simulator's only if it is the provider. */
function dueBooks({ db, now }: Scope, { mode }: Payments) {
  const { id, syncedAt } = bookCustomer;
  const isOurs =
    mode === "simulator" ? undefined : sql`substr(${id}, 1, ${SIMULATED_CUSTOMER.length}) <> ${SIMULATED_CUSTOMER}`;
  return db
    .select({ id })
    .from(bookCustomer)
    .where(and(or(isNull(syncedAt), lt(syncedAt, new Date(now.getTime() - DAY_MS))), isOurs))
    .orderBy(asc(syncedAt))
    .limit(BOOKS_AT_ONCE);
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

/** Handles an event again, reading it from the provider, as its payload is not stored. Expired ones are given up. */
export async function handleAgain(scope: Scope, pay: Payments, id: string): Promise<void> {
  const event = await call<Stripe.Event>("event", () => pay.stripe.events.retrieve(id)).catch((error: unknown) => {
    if (stripeError(error)?.statusCode !== 404) throw error;
    return null;
  });
  if (event) return handleClaimed(scope, pay, event);
  await scope.db.update(stripeEvent).set({ state: "ignored", touchedAt: scope.now }).where(eq(stripeEvent.id, id));
}
