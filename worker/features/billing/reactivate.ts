import { call, type Payments } from "../../platform/stripe/client";
import { subscribed } from "./account";
import { isCancelling, isEnded } from "./mirror";
import { hasEnded } from "./refusals";
import type { Scope } from "./scope";
import { syncMember } from "./sync-member";

/** Undoes a pending cancellation. An ended subscription cannot be revived. */
export async function reactivate(scope: Scope, pay: Payments, userId: string) {
  const { subscriptionId } = await subscribed(scope, pay, userId, "reactivate");
  const subscription = await call("subscription", () => pay.stripe.subscriptions.retrieve(subscriptionId));
  if (isEnded(subscription)) throw hasEnded();
  if (isCancelling(subscription)) {
    // The provider refuses both fields at once; its portal sets only the date.
    const undo = subscription.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" as const };
    await call("subscription", () => pay.stripe.subscriptions.update(subscriptionId, undo));
  }
  return syncMember(scope, pay, userId);
}
