import type { Subscription } from "../../worker/contract/billing";

type Known = NonNullable<Subscription>;
type StatusWords = { label: string; tone: "neutral" | "accent" | "success" | "warning" | "danger" };

/** What a member's badge says. A status that is not known is shown as it is. */
export function statusWords(
  subscription: Pick<Known, "status" | "isTrial" | "cancelAtPeriodEnd" | "currentPeriodEnd">,
  now = Date.now(),
): StatusWords {
  const { status, isTrial, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  if (isTrial && status === "trialing") {
    return Date.parse(currentPeriodEnd) > now
      ? { label: "Free Trial", tone: "accent" }
      : { label: "Trial Ended", tone: "warning" };
  }
  if (cancelAtPeriodEnd && status !== "canceled") return { label: "Cancelling", tone: "warning" };
  return WORDS[status] ?? { label: status, tone: "neutral" };
}

const WORDS: Record<string, StatusWords> = {
  active: { label: "Active", tone: "success" },
  trialing: { label: "Free Trial", tone: "accent" },
  incomplete: { label: "Payment Pending", tone: "warning" },
  past_due: { label: "Past Due", tone: "danger" },
  canceled: { label: "Cancelled", tone: "neutral" },
};
