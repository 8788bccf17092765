import { AppError } from "../../http/app-error";
import { call, type Payments, stripeError } from "../../platform/stripe/client";
import { paymentsConfig } from "../../platform/stripe/config";
import { isLocalGrant, readAccount } from "./account";
import { endAtProvider } from "./end-at-provider";
import { isEnded } from "./mirror";
import { payments } from "./payments";
import { withProviderErrors } from "./refusals";
import type { Scope } from "./scope";
import { subscriptionsOf } from "./sync-member";

/**
 * Ends everything that could charge a user whose account is being deleted: all subscriptions with their open invoices,
 * then the customer. Throws unless the provider confirms that nothing is left, so that nobody is charged after
 * deletion.
 */
export async function endBilling(scope: Scope, userId: string): Promise<void> {
  const account = await readAccount(scope, userId);
  const customer = account?.customerId;
  const { mode } = paymentsConfig(scope.env);
  if (!customer || isLocalGrant(mode, account)) return;
  // Without a provider nothing can be asked; ended subscriptions stay ended.
  if (mode === "off" && (account.status === "canceled" || account.status === "incomplete_expired")) return;
  const pay = await payments(scope);
  await withProviderErrors(async () => {
    for (const each of await subscriptionsOf(pay, customer)) if (!isEnded(each)) await endAtProvider(pay, each);
    if (!(await subscriptionsOf(pay, customer)).every(isEnded)) {
      throw new AppError(
        "unavailable",
        "Your subscription could not be ended at the payment provider. Try again later.",
      );
    }
    await forgetAtProvider(pay, customer);
  });
}

/** Deletes the customer, with card, name and address; the provider keeps invoices, as the law requires. */
async function forgetAtProvider(pay: Payments, customer: string): Promise<void> {
  try {
    await call("customer", () => pay.stripe.customers.del(customer));
  } catch (error) {
    if (stripeError(error)?.code !== "resource_missing") throw error;
  }
}
