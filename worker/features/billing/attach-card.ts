import { and, eq, isNull, lt, or } from "drizzle-orm";
import { billingAccount } from "../../db/billing";
import { call, type Payments, stripeError } from "../../platform/stripe/client";
import type { Account } from "./account";
import { idOf, instant } from "./mirror";
import type { Scope } from "./scope";

/**
 * Makes the card of a finished setup the default. Called by the page and by the provider's event, in either order.
 * Returns false if the setup is not finished, is somebody else's or does not exist. An event may be repeated days
 * later, after a newer card: it changes nothing unless its setup is the newest known.
 */
export async function attachCard(
  scope: Scope,
  pay: Payments,
  account: Account,
  setupIntentId: string,
  by: "member" | "event",
): Promise<boolean> {
  const intent = await call("setup_intent", () => pay.stripe.setupIntents.retrieve(setupIntentId)).catch((error) => {
    if (stripeError(error)?.code !== "resource_missing") throw error;
    return null;
  });
  if (!intent) return false;
  const method = idOf(intent.payment_method);
  const isOwn = idOf(intent.customer) === account.customerId;
  const { subscriptionId } = account;
  if (intent.status !== "succeeded" || !method || !isOwn || !subscriptionId) return false;
  const startedAt = instant(intent.created);
  const isNewest = !account.cardSetUpAt || startedAt > account.cardSetUpAt;
  if (by === "event" && !isNewest) return true;
  try {
    await call("subscription", () =>
      pay.stripe.subscriptions.update(
        subscriptionId,
        { default_payment_method: method },
        { idempotencyKey: `card:${setupIntentId}` },
      ),
    );
  } catch (error) {
    // An ended subscription accepts no card.
    if (stripeError(error)?.statusCode !== 400) throw error;
    return false;
  }
  if (isNewest) {
    await scope.db
      .update(billingAccount)
      .set({ cardSetUpAt: startedAt })
      .where(and(eq(billingAccount.userId, account.userId), older(startedAt)));
  }
  return true;
}

const older = (startedAt: Date) => or(isNull(billingAccount.cardSetUpAt), lt(billingAccount.cardSetUpAt, startedAt));
