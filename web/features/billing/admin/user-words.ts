import type { AdminUser } from "../../../../worker/contract/billing";
import type { BadgeTone } from "../../../ui/badge";

/** The badge of a subscription as the coach reads it: what the provider knows, so a local trial is none. */
export function statusBadge({ subscriptionStatus, stripeSubscriptionId }: AdminUser): {
  label: string;
  tone: BadgeTone;
} {
  if (!subscriptionStatus || !stripeSubscriptionId) return { label: "No Subscription", tone: "outline" };
  return STATUSES[subscriptionStatus] ?? { label: subscriptionStatus, tone: "neutral" };
}

/** Which of the actions make sense for somebody's subscription. */
export function actionsFor({ subscriptionStatus, stripeSubscriptionId, cancelAtPeriodEnd }: AdminUser) {
  const exists = stripeSubscriptionId !== null;
  const active = exists && subscriptionStatus === "active";
  const ended = exists && (subscriptionStatus === "canceled" || subscriptionStatus === "incomplete");
  return {
    cancel: active && !cancelAtPeriodEnd,
    reactivate: ended || (exists && cancelAtPeriodEnd),
    terminate: exists,
  };
}

export const ROLE_NAMES = { admin: "Admin", coach: "Coach", user: "User" } as const;

export const fullName = ({ firstName, lastName }: AdminUser) =>
  [firstName, lastName].filter(Boolean).join(" ") || "Unknown User";

const STATUSES: Record<string, { label: string; tone: BadgeTone }> = {
  active: { label: "Active", tone: "success" },
  trialing: { label: "Trial", tone: "accent" },
  past_due: { label: "Past Due", tone: "danger" },
  canceled: { label: "Cancelled", tone: "neutral" },
  incomplete: { label: "Incomplete", tone: "warning" },
};
