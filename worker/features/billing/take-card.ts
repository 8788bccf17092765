import { call, type Payments, stripeError } from "../../platform/stripe/client";
import type { Account } from "./account";
import { idOf } from "./mirror";

/**
 * Makes the card of a finished set-up the one that is charged. Asked by the page and by the provider's event, whichever
 * comes first; false when the set-up is not finished, is somebody else's or does not exist.
 */
export async function takeCard(pay: Payments, account: Account, setupIntentId: string): Promise<boolean> {
  const intent = await call("setup_intent", () => pay.stripe.setupIntents.retrieve(setupIntentId)).catch((error) => {
    if (stripeError(error)?.code !== "resource_missing") throw error;
    return null;
  });
  if (!intent) return false;
  const method = idOf(intent.payment_method);
  const isOwn = idOf(intent.customer) === account.customerId;
  const { subscriptionId } = account;
  if (intent.status !== "succeeded" || !method || !isOwn || !subscriptionId) return false;
  try {
    await call("subscription", () =>
      pay.stripe.subscriptions.update(
        subscriptionId,
        { default_payment_method: method },
        { idempotencyKey: `card:${setupIntentId}` },
      ),
    );
  } catch (error) {
    // A subscription that has ended takes no card any more.
    if (stripeError(error)?.statusCode !== 400) throw error;
    return false;
  }
  return true;
}
