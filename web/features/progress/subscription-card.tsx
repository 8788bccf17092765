import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { Subscription } from "../../../worker/contract/billing";
import { dashboardQuery } from "../../data/training";
import { isPaymentUnderway } from "../../lib/billing/payment-underway";
import { dayOf } from "../../lib/format/day-of";
import { daysUntil, plural } from "../../lib/format/format";
import { isResting, statusWords } from "../../lib/format/subscription-status";
import { Badge, type BadgeTone } from "../../ui/badge";
import { buttonClass } from "../../ui/button";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { TryAgain } from "../../ui/try-again";

export function SubscriptionCard() {
  return (
    <section
      aria-labelledby="subscription"
      className="grid grid-cols-1 gap-4 rounded-md border border-line bg-raised p-5"
    >
      <h2 id="subscription" className="text-2xl">
        Subscription
      </h2>
      <Content />
    </section>
  );
}

function Content() {
  const query = useQuery({ ...dashboardQuery, select: (dashboard) => dashboard.subscription });
  const { data, isPending, isError } = query;
  if (isPending) {
    return (
      <SkeletonGroup label="Loading subscription" className="grid gap-3">
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-5 w-44" />
        <Skeleton className="h-11 w-full" />
      </SkeletonGroup>
    );
  }
  if (isError) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-muted">Your subscription did not load.</p>
        <TryAgain query={query} />
      </div>
    );
  }
  const { badge, tone, text } = wordsOf(data);
  const action = paymentAction(data);
  return (
    <>
      <div className="grid justify-items-start gap-2">
        <Badge tone={tone}>{badge}</Badge>
        <p className="text-muted">{text}</p>
      </div>
      <div className="grid gap-2">
        {action ? (
          <Link to={addressOf("subscribe")} className={buttonClass({ block: true })}>
            {action}
          </Link>
        ) : null}
        <Link to={addressOf("subscription")} className={buttonClass({ variant: "secondary", block: true })}>
          Manage Subscription
        </Link>
      </div>
    </>
  );
}

type Words = { badge: string; tone: BadgeTone; text: string };

function wordsOf(subscription: Subscription): Words {
  if (!subscription) return { badge: "No Active Subscription", tone: "neutral", text: "This account has no plan." };
  const { isTrial, currentPeriodEnd } = subscription;
  const { label, tone } = statusWords(subscription);
  const left = daysUntil(currentPeriodEnd);
  if (subscription.status === "free") {
    return {
      badge: `${plural(left, "day")} left`,
      tone,
      text: `Your access is paid until ${dayOf(currentPeriodEnd)}.`,
    };
  }
  if (isTrial) {
    return left > 0
      ? { badge: `${plural(left, "day")} left`, tone, text: `Your free trial runs until ${dayOf(currentPeriodEnd)}.` }
      : { badge: "Trial Ended", tone: "warning", text: `Your free trial ended on ${dayOf(currentPeriodEnd)}.` };
  }
  const trialLeft =
    subscription.status === "incomplete" && subscription.trialEndsAt ? daysUntil(subscription.trialEndsAt) : 0;
  const badge = trialLeft > 0 && !isPaymentUnderway(subscription.status) ? `${plural(trialLeft, "day")} left` : label;
  return {
    badge,
    tone,
    text: `${subscription.planName ?? "Membership"}${sentenceOf(subscription, left)}${freeSentence(subscription)}`,
  };
}

/** Says that the club gives free access where the subscription gives none. */
const freeSentence = ({ freeUntil, status }: NonNullable<Subscription>) =>
  freeUntil && status !== "active" ? ` Your access is paid until ${dayOf(freeUntil)}.` : "";

function sentenceOf({ status, ...rest }: NonNullable<Subscription>, daysLeft: number): string {
  const end = dayOf(rest.currentPeriodEnd);
  if (rest.pausedUntil && isResting(rest.pausedUntil)) return `, rests until ${dayOf(rest.pausedUntil)}.`;
  switch (status) {
    case "active":
      return rest.cancelAtPeriodEnd ? `, yours until ${end}.` : `, renews on ${end}.`;
    case "past_due":
      return rest.graceEndsAt && daysUntil(rest.graceEndsAt) > 0
        ? `. The last payment did not go through; training stays open until ${dayOf(rest.graceEndsAt)}.`
        : ". The last payment did not go through.";
    case "unpaid":
    case "paused":
      return ". Training opens again with the open payment.";
    case "incomplete": {
      const left = rest.trialEndsAt ? daysUntil(rest.trialEndsAt) : 0;
      const trial = rest.trialEndsAt && left > 0 ? ` Your free trial runs until ${dayOf(rest.trialEndsAt)}.` : "";
      return `. The first payment is not complete.${trial}`;
    }
    case "trialing":
      return rest.cancelAtPeriodEnd ? `, yours until ${end}.` : `, free until ${end}, then it renews.`;
    case "canceled":
      return daysLeft > 0 ? `, yours until ${end}.` : `, ended on ${end}.`;
    default:
      return ".";
  }
}

const UNPAID: readonly string[] = ["incomplete", "past_due", "unpaid", "paused"];

/** Returns the text of the payment link; null if there is nothing to pay. */
function paymentAction(subscription: Subscription): string | null {
  if (isPaymentUnderway(subscription?.status)) return null;
  if (!subscription || subscription.isTrial || subscription.status === "free")
    return subscription ? "Subscribe Now" : null;
  return UNPAID.includes(subscription.status) ? "Complete Payment" : null;
}
