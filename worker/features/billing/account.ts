import { and, eq, sql } from "drizzle-orm";
import { billingAccount } from "../../db/billing";
import type { Payments } from "../../platform/stripe/client";
import type { PaymentsConfig } from "../../platform/stripe/config";
import { writing } from "../../write/writing";
import { noSubscriptionTo } from "./refusals";
import type { Scope } from "./scope";

export type Account = typeof billingAccount.$inferSelect;

/** Real ids contain no second underscore, so none can start like this. */
export const SIMULATED_CUSTOMER = "cus_sim_";

/** Returns whether a subscription was granted to a demo member; it stays when real payments are switched on. */
export const isLocalGrant = (mode: PaymentsConfig["mode"], { customerId }: Pick<Account, "customerId">) =>
  mode !== "simulator" && Boolean(customerId?.startsWith(SIMULATED_CUSTOMER));

/** Returns the member's billing row, made if needed. A simulator's customer starts over with a real provider. */
export async function accountOf(scope: Scope, pay: Payments, userId: string): Promise<Account> {
  const write = writing(scope);
  write.add(scope.db.insert(billingAccount).values({ userId }).onConflictDoNothing());
  const accountRows = write.add(accountRow(scope, userId));
  const account = (await write.commit()).one(accountRows);
  if (!isLocalGrant(pay.mode, account)) return account;
  await forgetCustomer(scope, account);
  return accountOf(scope, pay, userId);
}

const accountRow = ({ db }: Scope, userId: string) =>
  db.select().from(billingAccount).where(eq(billingAccount.userId, userId));

export const readAccount = (scope: Scope, userId: string): Promise<Account | undefined> =>
  accountRow(scope, userId).get();

/** Returns the billing row of a subscribed member. Throws `no_subscription` otherwise. */
export async function subscribed(scope: Scope, pay: Payments, userId: string, what: string) {
  const account = await readAccount(scope, userId);
  const { customerId, subscriptionId } = account ?? {};
  if (!account || !customerId || !subscriptionId || isLocalGrant(pay.mode, account)) throw noSubscriptionTo(what);
  return { ...account, customerId, subscriptionId };
}

/** Starts a new attempt, unless a concurrent call has started one. */
export async function nextAttempt(scope: Scope, account: Account): Promise<void> {
  await scope.db
    .update(billingAccount)
    .set({ checkoutGen: sql`${billingAccount.checkoutGen} + 1` })
    .where(and(eq(billingAccount.userId, account.userId), eq(billingAccount.checkoutGen, account.checkoutGen)));
}

/** Forgets a customer that the provider no longer knows; the next attempt creates another. */
export async function forgetCustomer(scope: Scope, account: Account): Promise<void> {
  await scope.db
    .update(billingAccount)
    .set({
      customerId: null,
      subscriptionId: null,
      status: null,
      customerGen: sql`${billingAccount.customerGen} + 1`,
      checkoutGen: sql`${billingAccount.checkoutGen} + 1`,
    })
    .where(and(eq(billingAccount.userId, account.userId), eq(billingAccount.customerGen, account.customerGen)));
}
