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
 * Ends everything that could still charge somebody whose account goes: every subscription of theirs and its open
 * invoice; then the customer goes too. Throws unless the provider confirms that nothing is left, so that nobody is deleted
 * and charged on.
 */
export async function endBilling(scope: Scope, userId: string): Promise<void> {
  const account = await readAccount(scope, userId);
  const customer = account?.customerId;
  const { mode } = paymentsConfig(scope.env);
  if (!customer || isLocalGrant(mode, account)) return;
  // Nobody can be asked; what has ended stays ended.
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

/** The provider forgets card, name and address with the customer; the invoices stay there, as the law wants them. */
async function forgetAtProvider(pay: Payments, customer: string): Promise<void> {
  try {
    await call("customer", () => pay.stripe.customers.del(customer));
  } catch (error) {
    if (stripeError(error)?.code !== "resource_missing") throw error;
  }
}
