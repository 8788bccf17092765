import type { Subscription } from "../../../worker/contract/billing";
import { isPaymentUnderway } from "../billing/payment-underway";

type Known = NonNullable<Subscription>;
type StatusWords = { label: string; tone: "neutral" | "accent" | "success" | "warning" | "danger" };

/** Returns whether the member has paused their membership. */
export const isResting = (pausedUntil: string | null, now = Date.now()) =>
  pausedUntil !== null && Date.parse(pausedUntil) > now;

/** Returns a member's status badge. An unknown status is shown unchanged. */
export function statusWords(
  subscription: Pick<Known, "status" | "isTrial" | "cancelAtPeriodEnd" | "currentPeriodEnd" | "pausedUntil">,
  now = Date.now(),
): StatusWords {
  const { status, isTrial, cancelAtPeriodEnd, currentPeriodEnd, pausedUntil } = subscription;
  if (isTrial && status === "trialing") {
    return Date.parse(currentPeriodEnd) > now
      ? { label: "Free Trial", tone: "accent" }
      : { label: "Trial Ended", tone: "warning" };
  }
  if (isResting(pausedUntil, now)) return WORDS.paused ?? { label: "Paused", tone: "warning" };
  if (cancelAtPeriodEnd && status !== "canceled") return { label: "Cancelling", tone: "warning" };
  if (isPaymentUnderway(status)) return { label: "Payment processing", tone: "accent" };
  return WORDS[status] ?? { label: status, tone: "neutral" };
}

const WORDS: Record<string, StatusWords> = {
  active: { label: "Active", tone: "success" },
  // A trial given by the provider belongs to a subscribed member.
  trialing: { label: "Active", tone: "success" },
  // Free access given by the club without a subscription.
  free: { label: "Open Access", tone: "success" },
  incomplete: { label: "Payment Pending", tone: "warning" },
  past_due: { label: "Past Due", tone: "danger" },
  unpaid: { label: "Unpaid", tone: "danger" },
  paused: { label: "Paused", tone: "warning" },
  canceled: { label: "Cancelled", tone: "neutral" },
};
