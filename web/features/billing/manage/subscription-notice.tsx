import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { Subscription } from "../../../../worker/contract/billing";
import { isPaymentUnderway } from "../../../lib/billing/payment-underway";
import { dayOf } from "../../../lib/format/day-of";
import { daysUntil, plural } from "../../../lib/format/format";
import { isResting } from "../../../lib/format/subscription-status";
import { Alert, type AlertTone } from "../../../ui/alert";
import { buttonClass } from "../../../ui/button";

/** What a member must do or is about to lose, at the top of the page. */
export function SubscriptionNotice({ subscription }: { subscription: NonNullable<Subscription> }) {
  const notice = noticeOf(subscription);
  const { freeUntil, status } = subscription;
  return (
    <>
      {freeUntil ? (
        <Alert tone="info" title={`Your access is paid until ${dayOf(freeUntil)}`}>
          {status === "free"
            ? "It needs no subscription, ends by itself, and nothing is charged."
            : "Your training stays open until then, whatever becomes of your subscription."}
        </Alert>
      ) : null}
      {notice ? <OneNotice {...notice} /> : null}
    </>
  );
}

function OneNotice({ tone, title, text, action }: Notice) {
  return (
    <Alert
      tone={tone}
      title={title}
      action={
        action ? (
          <Link to={addressOf("subscribe")} className={buttonClass()}>
            {action}
          </Link>
        ) : null
      }
    >
      {text}
    </Alert>
  );
}

type Notice = { tone: AlertTone; title: string; text: ReactNode; action?: string };

function noticeOf(subscription: NonNullable<Subscription>): Notice | null {
  if (subscription.freeUntil && CLOSED.includes(subscription.status)) return OPEN_PAYMENT;
  const { status, cancelAtPeriodEnd, currentPeriodEnd, graceEndsAt, pausedUntil } = subscription;
  if (isPaymentUnderway(status)) return PROCESSING;
  if (pausedUntil && isResting(pausedUntil) && !subscription.freeUntil) {
    return {
      tone: "info",
      title: `Your membership rests until ${dayOf(pausedUntil)}`,
      text: "Your training is closed until then and opens again by itself. Nothing is charged meanwhile.",
    };
  }
  switch (status) {
    case "incomplete":
      return {
        tone: "warning",
        title: "Payment Required",
        text: `Your subscription was started and not paid yet. Complete the payment to open your membership.${trialWords(subscription)}`,
        action: COMPLETE,
      };
    case "past_due":
      return {
        tone: "danger",
        title: "Your last payment did not go through",
        text: graceEndsAt
          ? daysUntil(graceEndsAt) > 0
            ? `Your training stays open until ${dayOf(graceEndsAt)}. Complete the payment before then to keep it.`
            : `Your training has been closed since ${dayOf(graceEndsAt)}. Completing the payment opens it again.`
          : "Complete the payment to keep your training.",
        action: COMPLETE,
      };
    case "paused":
      return {
        tone: "warning",
        title: "Your subscription is paused",
        text: "Your training is closed, and nothing is charged. Complete an open payment, or write to us to go on.",
        action: COMPLETE,
      };
    case "unpaid":
      return {
        tone: "danger",
        title: "Payment Required",
        text: "Your training is closed until the open payment is made.",
        action: COMPLETE,
      };
    case "canceled":
      return daysUntil(currentPeriodEnd) > 0
        ? {
            tone: "info",
            title: `Your training stays open until ${dayOf(currentPeriodEnd)}`,
            text: "Your subscription has ended and will not renew.",
            action: AGAIN,
          }
        : {
            tone: "info",
            title: `Your membership ended on ${dayOf(currentPeriodEnd)}`,
            text: "Your history, streaks and records are still here.",
            action: AGAIN,
          };
    default:
      return cancelAtPeriodEnd
        ? {
            tone: "warning",
            title: `Your membership ends on ${dayOf(currentPeriodEnd)}`,
            text: "Everything stays open until then, and nothing more is charged. Below you can reactivate it.",
          }
        : null;
  }
}

/** Returns what is left of the trial while the first payment is pending. */
function trialWords({ trialEndsAt }: NonNullable<Subscription>): string {
  const left = trialEndsAt ? daysUntil(trialEndsAt) : 0;
  return trialEndsAt && left > 0
    ? ` Your free trial runs until ${dayOf(trialEndsAt)}: ${plural(left, "day")} left.`
    : "";
}

/** States whose text says that access is closed, which is wrong while the club gives free access. */
const CLOSED: readonly string[] = ["past_due", "unpaid", "paused"];
const OPEN_PAYMENT: Notice = {
  tone: "warning",
  title: "Payment Required",
  text: "A payment of your subscription is open. Complete it to keep your subscription.",
  action: "Complete Payment",
};

const PROCESSING: Notice = {
  tone: "info",
  title: "Payment processing",
  text: "Your bank has not confirmed it yet. This page shows it as soon as it has; you need not pay again.",
};

const COMPLETE = "Complete Payment";
const AGAIN = "Subscribe again";
