import { addressOf } from "../../../../worker/contract/addresses";
import type { BillingConfig, Subscription } from "../../../../worker/contract/billing";
import { money } from "../../../../worker/contract/money";
import { dayOf } from "../../../lib/format/day-of";
import { Button } from "../../../ui/button";
import { Refusal } from "../../../ui/refusal";
import { PaymentForm } from "../payment-form";
import { FormRenewed } from "./form-renewed";
import { StepHeading } from "./step-heading";
import type { Checkout } from "./use-checkout";

type PaymentDueProps = { subscription: NonNullable<Subscription>; config: BillingConfig; checkout: Checkout };

/** Pays the open invoice of a failed renewal; starts nothing new. */
export function PaymentDue({ subscription, config, checkout }: PaymentDueProps) {
  const { status, planName, graceEndsAt } = subscription;
  const { answer, busy, problem } = checkout;
  const why = (
    <p className="text-muted">
      {status === "paused"
        ? "Your subscription is paused."
        : `The last payment for your ${planName?.toLowerCase() ?? "membership"} did not go through.`}
      {graceEndsAt ? ` Your training stays open until ${dayOf(graceEndsAt)}.` : " Your training opens again with it."}
    </p>
  );
  if (answer?.clientSecret) {
    return (
      <div className="grid grid-cols-1 gap-6">
        <div className="grid gap-2">
          <StepHeading>Complete your payment</StepHeading>
          {why}
        </div>
        <FormRenewed checkout={checkout} />
        <PaymentForm
          config={config}
          clientSecret={answer.clientSecret}
          submitLabel={`Pay ${money(answer.amountDue)} now`}
          busyLabel="Processing…"
          failureTitle="Payment Failed"
          returnTo={addressOf("dashboard")}
          onDone={() => checkout.finish(true)}
          onStale={checkout.startAgain}
        >
          <p className="text-center text-muted text-sm">This card is charged from now on.</p>
        </PaymentForm>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <h2 className="text-3xl">Complete your payment</h2>
        {why}
      </div>
      <Refusal>{problem}</Refusal>
      <Button size="lg" block busy={busy} busyLabel="Setting up…" onClick={() => checkout.start({})}>
        Complete Payment
      </Button>
    </div>
  );
}
