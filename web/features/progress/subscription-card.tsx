import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { Subscription } from "../../../worker/contract/billing";
import { PAGES } from "../../../worker/contract/pages";
import { daysUntil, plural } from "../../lib/format";
import { dashboardQuery } from "../../lib/training-queries";
import { Badge, type BadgeTone } from "../../ui/badge";
import { Button, buttonClass } from "../../ui/button";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";

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
  const { data, isPending, isFetching, isError, refetch } = useQuery({
    ...dashboardQuery,
    select: (dashboard) => dashboard.subscription,
  });
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
        <Button variant="secondary" size="sm" busy={isFetching} busyLabel="Trying again…" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  const { badge, tone, text } = wordsOf(data);
  return (
    <>
      <div className="grid justify-items-start gap-2">
        <Badge tone={tone}>{badge}</Badge>
        <p className="text-muted">{text}</p>
      </div>
      <div className="grid gap-2">
        {data?.isTrial ? (
          <Link to={PAGES.subscribe} className={buttonClass({ block: true })}>
            Subscribe Now
          </Link>
        ) : null}
        <Link to={PAGES.subscription} className={buttonClass({ variant: "secondary", block: true })}>
          Manage Subscription
        </Link>
      </div>
    </>
  );
}

type Words = { badge: string; tone: BadgeTone; text: string };

function wordsOf(subscription: Subscription): Words {
  if (!subscription) return { badge: "No Active Subscription", tone: "neutral", text: "This account has no plan." };
  const { status, isTrial, planName, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const end = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(new Date(currentPeriodEnd));
  if (isTrial) {
    const left = daysUntil(currentPeriodEnd);
    return left > 0
      ? { badge: `${plural(left, "day")} left`, tone: "accent", text: `Your free trial runs until ${end}.` }
      : { badge: "Trial Ended", tone: "warning", text: `Your free trial ended on ${end}.` };
  }
  const plan = planName ?? "Membership";
  if (cancelAtPeriodEnd) return { badge: "Cancelling", tone: "warning", text: `${plan}, yours until ${end}.` };
  switch (status) {
    case "active":
      return { badge: "Active", tone: "success", text: `${plan}, renews on ${end}.` };
    case "past_due":
      return { badge: "Past Due", tone: "danger", text: `${plan}. The last payment did not go through.` };
    case "incomplete":
      return { badge: "Payment Pending", tone: "warning", text: `${plan}. The first payment is not complete.` };
    case "canceled":
      return {
        badge: "Cancelled",
        tone: "neutral",
        text: `${plan}, ${daysUntil(currentPeriodEnd) > 0 ? "yours until" : "ended on"} ${end}.`,
      };
    default:
      return { badge: status, tone: "neutral", text: plan };
  }
}
