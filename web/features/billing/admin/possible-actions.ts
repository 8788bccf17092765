import type { AdminUser } from "../../../../worker/contract/billing";

/** Returns the actions that apply to a subscription. */
export function actionsFor({ subscriptionStatus, stripeSubscriptionId, cancelAtPeriodEnd }: AdminUser) {
  const exists = stripeSubscriptionId !== null;
  const active = exists && (subscriptionStatus === "active" || subscriptionStatus === "trialing");
  const ended = exists && (subscriptionStatus === "canceled" || subscriptionStatus === "incomplete");
  return {
    cancel: active && !cancelAtPeriodEnd,
    reactivate: ended || (exists && cancelAtPeriodEnd),
    terminate: exists,
  };
}
