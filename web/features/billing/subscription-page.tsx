import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { Subscription } from "../../../worker/contract/billing";
import { perPeriod } from "../../../worker/contract/membership-prices";
import { configQuery, subscriptionQuery } from "../../data/billing";
import { daysUntil } from "../../lib/format/format";
import { isResting } from "../../lib/format/subscription-status";
import { isUnauthorized, shownMessage } from "../../lib/http/request-error";
import { useSession } from "../../lib/session/session";
import { Button, buttonClass } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { PageHeader } from "../../ui/page-header";
import { SkeletonGroup } from "../../ui/skeleton";
import { GiftSection } from "./gift/gift-section";
import { CardSection } from "./manage/card-section";
import { InvoiceList } from "./manage/invoice-list";
import { ManageSection } from "./manage/manage-section";
import { MembershipEnd } from "./manage/membership-end";
import { PauseSection } from "./manage/pause-section";
import { PlanSection } from "./manage/plan-section";
import { SubscriptionNotice } from "./manage/subscription-notice";
import { SubscriptionSummary } from "./manage/subscription-summary";
import { PaymentsOff } from "./payments-off";
import { StaffNeedNone } from "./subscribe/staff-need-none";
import { usePlanPrices } from "./use-plan-prices";

export function SubscriptionPage() {
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader title="Subscription" lead="Your plan, what it costs, and how to change it." />
      <Content />
      <ManageSection id="help" title="Questions?" text="A person answers, about anything on this page.">
        <Link to={addressOf("contact")} className={buttonClass({ variant: "secondary" })}>
          Contact Support
        </Link>
      </ManageSection>
    </div>
  );
}

function Content() {
  const { data, error, isPending, isFetching, refetch } = useQuery(subscriptionQuery);
  const config = useQuery(configQuery);
  const session = useSession();
  if (isPending || config.isPending) {
    return <SkeletonGroup label="Loading subscription" className="grid gap-8" bars={["h-56 w-full", "h-32 w-full"]} />;
  }
  if (data === undefined) {
    if (isUnauthorized(error)) return null;
    return (
      <NoSubscription
        retry={
          <Button variant="secondary" busy={isFetching} busyLabel="Trying again…" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        None could be read just now. {shownMessage(error)}
      </NoSubscription>
    );
  }
  if (!data && session.state === "signed-in" && session.user.role !== "user") return <StaffNeedNone />;
  if (!data || (data.status === "incomplete_expired" && !data.isTrial)) {
    return <NoSubscription>A membership opens every workout, every week and the whole library.</NoSubscription>;
  }
  return <Manage subscription={data} takesPayments={config.data?.mode !== "off"} />;
}

type ManageProps = { subscription: NonNullable<Subscription>; takesPayments: boolean };

function Manage({ subscription, takesPayments }: ManageProps) {
  const { status, isTrial, cancelAtPeriodEnd } = subscription;
  const isGiven = status === "free";
  const [addingCard, setAddingCard] = useState(false);
  // A trial given by the provider is a membership: it renews, and has a card.
  const live = ["active", "past_due", "trialing", "unpaid"].includes(status);
  return (
    <>
      <SubscriptionNotice subscription={subscription} />
      <SubscriptionSummary subscription={subscription} />
      {isTrial || isGiven ? <UpgradeCard subscription={subscription} /> : null}
      {isTrial || isGiven || takesPayments ? null : (
        <PaymentsOff>Your plan, card and invoices cannot be reached here for the moment.</PaymentsOff>
      )}
      {isTrial || !takesPayments ? null : (
        <div className="grid grid-cols-1">
          {status === "active" && !cancelAtPeriodEnd && !isResting(subscription.pausedUntil) ? (
            <PlanSection subscription={subscription} onNeedsCard={() => setAddingCard(true)} />
          ) : null}
          {live ? <CardSection subscription={subscription} open={addingCard} onOpenChange={setAddingCard} /> : null}
          {["active", "trialing"].includes(status) && !cancelAtPeriodEnd ? (
            <PauseSection subscription={subscription} />
          ) : null}
          {status === "active" ? <GiftSection /> : null}
          <InvoiceList />
          {live && status !== "unpaid" ? <MembershipEnd subscription={subscription} /> : null}
        </div>
      )}
    </>
  );
}

function NoSubscription({ children, retry }: { children: ReactNode; retry?: ReactNode }) {
  return (
    <EmptyState
      className="border-b-0"
      title="No Active Subscription"
      action={
        <div className="flex flex-wrap gap-2">
          <Link to={addressOf("subscribe")} className={buttonClass()}>
            See membership
          </Link>
          {retry}
        </div>
      }
    >
      {children}
    </EmptyState>
  );
}

function UpgradeCard({ subscription }: { subscription: NonNullable<Subscription> }) {
  const prices = usePlanPrices();
  const isOver = daysUntil(subscription.currentPeriodEnd) <= 0;
  return (
    <section
      aria-labelledby="upgrade"
      className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 rounded-md bg-ink px-5 py-7 text-paper sm:px-8 sm:py-10"
    >
      <div className="grid gap-3">
        <h2 id="upgrade" className="text-4xl">
          {isOver ? "Pick up where you stopped" : "Upgrade to keep training"}
        </h2>
        <p className="max-w-prose text-paper/80">
          {isOver
            ? "Your trial is over. Your streak, sets and records are still here."
            : `Your ${subscription.isTrial ? "trial" : "access"} ends by itself. With a membership nothing stops.`}{" "}
          {perPeriod(prices, "monthly", "per")}, or {perPeriod(prices, "annual", "per")}.
        </p>
      </div>
      <Link to={addressOf("subscribe")} className={buttonClass({ size: "lg" })}>
        Subscribe Now
      </Link>
    </section>
  );
}
