import { AppError } from "../../http/app-error";
import { call, type Payments } from "../../platform/stripe/client";
import { subscribed } from "./account";
import { isCancelling, isEnded } from "./mirror";
import { hasEnded } from "./refusals";
import type { Scope } from "./scope";
import { syncMember } from "./sync-member";

/**
 * Lets a subscription run out at the end of its period. Asked twice, it changes nothing the second time. An admin does so only
 * to one that is paid for: what is unpaid they end at once.
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
