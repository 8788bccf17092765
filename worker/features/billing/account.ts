import { and, eq, sql } from "drizzle-orm";
import { billingAccount } from "../../db/billing";
import type { Payments } from "../../platform/stripe/client";
import type { PaymentsConfig } from "../../platform/stripe/config";
import { writing } from "../../write/writing";
import { noSubscriptionTo } from "./refusals";
import type { Scope } from "./scope";

export type Account = typeof billingAccount.$inferSelect;

/** Real ids hold no second underscore, so that none can begin like this. */
export const SIMULATED_CUSTOMER = "cus_sim_";

/** Demo members keep what they were given when real payments are switched on; no provider knows them. */
export const isLocalGrant = (mode: PaymentsConfig["mode"], { customerId }: Pick<Account, "customerId">) =>
  mode !== "simulator" && Boolean(customerId?.startsWith(SIMULATED_CUSTOMER));

/** The member's row, made when there is none. Whoever is a customer of the simulator only starts over with a real provider. */
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

/** The member's row when there is something at the provider to act on; refuses otherwise. */
export async function subscribed(scope: Scope, pay: Payments, userId: string, what: string) {
  const account = await readAccount(scope, userId);
  const { customerId, subscriptionId } = account ?? {};
  if (!account || !customerId || !subscriptionId || isLocalGrant(pay.mode, account)) throw noSubscriptionTo(what);
  return { ...account, customerId, subscriptionId };
}

/** A new attempt, unless another call has begun one already. */
export async function nextAttempt(scope: Scope, account: Account): Promise<void> {
  await scope.db
    .update(billingAccount)
    .set({ checkoutGen: sql`${billingAccount.checkoutGen} + 1` })
    .where(and(eq(billingAccount.userId, account.userId), eq(billingAccount.checkoutGen, account.checkoutGen)));
}

/** The provider does not know this customer any more: the next attempt makes another. */
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
