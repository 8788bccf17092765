import type { Subscription } from "../../../../worker/contract/billing";
import { dayOf } from "../../../lib/format/day-of";
import { daysUntil, plural } from "../../../lib/format/format";
import { Alert } from "../../../ui/alert";

/** What paying today means with time left, or after an unfinished attempt. */
export function SubscribeNotice({ subscription }: { subscription: Subscription }) {
  if (!subscription) return null;
  const { status, isTrial, currentPeriodEnd, trialEndsAt } = subscription;
  const trialEnd = isTrial ? currentPeriodEnd : trialEndsAt;
  const daysLeft = trialEnd ? daysUntil(trialEnd) : 0;
  if (status === "incomplete") {
    return (
      <Alert tone="warning" title="Payment Required">
        Your subscription was started and not paid. Go on here; you will be charged once.
        {trialEnd && daysLeft > 0 ? ` Your free trial runs on meanwhile: ${plural(daysLeft, "day")} left.` : ""}
      </Alert>
    );
  }
  if (status === "free") {
    return (
      <Alert tone="info" title={`Your access is paid until ${dayOf(currentPeriodEnd)}`}>
        Subscribing now charges today and starts your membership at once.
      </Alert>
    );
  }
  if (trialEnd && daysLeft > 0) {
    return (
      <Alert tone="info" title={`${plural(daysLeft, "day")} left in your free trial`}>
        Subscribing now charges today and starts your membership at once.
      </Alert>
    );
  }
  if (isTrial && trialEnd) {
    return (
      <Alert tone="info" title={`Your free trial ended on ${dayOf(trialEnd)}`}>
        Everybody has one. With a membership your training opens again at once; your history is still here.
      </Alert>
    );
  }
  if (status === "canceled" && daysUntil(currentPeriodEnd) > 0) {
    return (
      <Alert tone="info" title={`Your paid time runs until ${dayOf(currentPeriodEnd)}`}>
        Subscribing now charges today and starts a new period.
      </Alert>
    );
  }
  return null;
}
