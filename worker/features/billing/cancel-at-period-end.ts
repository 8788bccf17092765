import { AppError } from "../../http/app-error";
import { call, type Payments } from "../../platform/stripe/client";
import { subscribed } from "./account";
import { isCancelling, isEnded } from "./mirror";
import { hasEnded } from "./refusals";
import type { Scope } from "./scope";
import { syncMember } from "./sync-member";

/**
 * Cancels a subscription at the end of its period. Repeating it changes nothing. Admins may do so only while it is
 * paid; an unpaid one they end at once.
 */
export async function cancelAtPeriodEnd(
  scope: Scope,
  pay: Payments,
  userId: string,
  by: "member" | "admin" = "member",
) {
  const { subscriptionId } = await subscribed(scope, pay, userId, "cancel");
  const subscription = await call("subscription", () => pay.stripe.subscriptions.retrieve(subscriptionId));
  if (isEnded(subscription)) throw hasEnded();
  if (subscription.status === "incomplete") {
    throw new AppError("conflict", "This subscription has not been paid yet, so there is nothing to cancel.");
  }
  if (by === "admin" && subscription.status !== "active" && subscription.status !== "trialing") {
    throw new AppError(
      "conflict",
      "Only an active subscription can end with its period. Cancel it immediately instead.",
    );
  }
  if (!isCancelling(subscription)) {
    await call("subscription", () => pay.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }));
  }
  return syncMember(scope, pay, userId);
}
