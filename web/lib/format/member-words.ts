import type { AdminUser } from "../../../worker/contract/billing";

type StatusWords = { label: string; tone: "neutral" | "accent" | "success" | "warning" | "danger" | "outline" };

/** Returns the coach's badge of a member's subscription at the provider; a local trial is not one. */
export function statusBadge({ subscriptionStatus, stripeSubscriptionId }: AdminUser): StatusWords {
  if (!subscriptionStatus || !stripeSubscriptionId) return { label: "No Subscription", tone: "outline" };
  return STATUSES[subscriptionStatus] ?? { label: subscriptionStatus, tone: "neutral" };
}

export const ROLE_NAMES = { admin: "Admin", coach: "Coach", user: "User" } as const;

export const fullName = ({ firstName, lastName }: Pick<AdminUser, "firstName" | "lastName">) =>
  [firstName, lastName].filter(Boolean).join(" ") || "Unknown User";

const STATUSES: Record<string, StatusWords> = {
  active: { label: "Active", tone: "success" },
  trialing: { label: "Active, free time", tone: "success" },
  past_due: { label: "Past Due", tone: "danger" },
  unpaid: { label: "Unpaid", tone: "danger" },
  paused: { label: "Paused", tone: "warning" },
  canceled: { label: "Cancelled", tone: "neutral" },
  incomplete: { label: "Incomplete", tone: "warning" },
};
