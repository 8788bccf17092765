import { useState } from "react";
import type { Subscription } from "../../../../worker/contract/billing";
import { brand } from "../../../../worker/contract/brand";
import { cancelSubscription, reactivateSubscription } from "../../../data/billing";
import { dayOf } from "../../../lib/format/day-of";
import { isResting } from "../../../lib/format/subscription-status";
import { isUnauthorized, shownMessage } from "../../../lib/http/request-error";
import { ConfirmChange } from "../../../shell/confirm-change";
import { Button } from "../../../ui/button";
import { FieldError } from "../../../ui/field";
import { ManageSection } from "./manage-section";
import { useSubscriptionChange } from "./use-subscription-change";

const CANCEL_FAILED = "Failed to cancel subscription. Please try again.";
const REACTIVATE_FAILED = "Failed to reactivate subscription. Please try again.";

export function MembershipEnd({ subscription }: { subscription: NonNullable<Subscription> }) {
  return subscription.cancelAtPeriodEnd ? (
    <Reactivate subscription={subscription} />
  ) : (
    <Cancel subscription={subscription} />
  );
}

function Cancel({ subscription }: { subscription: NonNullable<Subscription> }) {
  const [asking, setAsking] = useState(false);
  const end = dayOf(subscription.currentPeriodEnd);
  const words = isResting(subscription.pausedUntil)
    ? wordsResting(end)
    : subscription.status === "past_due"
      ? wordsUnpaid(end)
      : wordsPaid(end);
  const change = useSubscriptionChange({
    send: cancelSubscription,
    done: {
      title: "Subscription Cancelled",
      description: "Your subscription stays active until the end of the billing period.",
    },
    failed: CANCEL_FAILED,
    onDone: () => setAsking(false),
  });
  return (
    <ManageSection
      id="cancel"
      title="Cancel"
      text={`Full refund within ${brand.guarantees.membershipRefundDays} days of your first payment; write to support for it.`}
    >
      <p className="text-muted">{words.before}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Cancel Subscription
      </Button>
      <ConfirmChange
        change={change}
        open={asking}
        onClose={() => setAsking(false)}
        title="Cancel your subscription?"
        description={words.asked}
        confirmLabel="Yes, Cancel"
        cancelLabel="Keep Subscription"
        busyLabel="Cancelling…"
        failed={CANCEL_FAILED}
        onConfirm={() => change.mutate()}
      />
    </ManageSection>
  );
}

const wordsPaid = (end: string) => ({
  before: `Your training stays open until ${end}. Nothing is charged after that.`,
  asked: `You keep access until ${end}, the end of the period you have paid for. You can reactivate it until then.`,
});

const wordsUnpaid = (end: string) => ({
  before: `Your subscription would end on ${end} and not renew.`,
  asked: `It ends on ${end} and does not renew. The payment that did not go through may be tried again until then.`,
});

const wordsResting = (end: string) => ({
  before: `Your membership would end on ${end} and not renew. Your training opens again before, when the pause is over.`,
  asked: `It ends on ${end} and does not renew. Your training opens again when the pause is over, until that day.`,
});

function Reactivate({ subscription }: { subscription: NonNullable<Subscription> }) {
  const { mutate, isPending, error } = useSubscriptionChange({
    send: reactivateSubscription,
    done: { title: "Subscription Reactivated", description: "Your membership goes on as before." },
    failed: REACTIVATE_FAILED,
  });
  return (
    <ManageSection id="reactivate" title="Reactivate" text="Takes the cancellation back. Nothing is charged today.">
      <p className="text-muted">
        Your membership would go on after {dayOf(subscription.currentPeriodEnd)} as if it had never been cancelled.
      </p>
      <Button busy={isPending} busyLabel="Reactivating…" onClick={() => mutate()}>
        Reactivate Subscription
      </Button>
      {error && !isUnauthorized(error) ? <FieldError>{shownMessage(error, REACTIVATE_FAILED)}</FieldError> : null}
    </ManageSection>
  );
}
