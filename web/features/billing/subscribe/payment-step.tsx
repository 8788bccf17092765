import { addressOf } from "../../../../worker/contract/addresses";
import type { BillingConfig, Plan, SubscribeAnswer } from "../../../../worker/contract/billing";
import { money } from "../../../../worker/contract/money";
import { Button } from "../../../ui/button";
import { PaymentForm } from "../payment-form";
import { usePlanPrices } from "../use-plan-prices";
import { FormRenewed } from "./form-renewed";
import { OrderSummary } from "./order-summary";
import { StepHeading } from "./step-heading";
import type { Checkout } from "./use-checkout";

type PaymentStepProps = { config: BillingConfig; answer: SubscribeAnswer; plan: Plan; checkout: Checkout };

export function PaymentStep({ config, answer, plan, checkout }: PaymentStepProps) {
  const { clientSecret, amountDue, discount } = answer;
  const prices = usePlanPrices();
  if (clientSecret === null) return null;
  return (
    <div className="grid grid-cols-1 gap-6">
      <StepHeading>Payment</StepHeading>
      <OrderSummary
        plan={plan}
        cents={answer.planAmount ?? prices[plan]}
        taxAmount={answer.taxAmount ?? 0}
        amountDue={amountDue}
        discount={discount}
      />
      <FormRenewed checkout={checkout} />
      <PaymentForm
        config={config}
        clientSecret={clientSecret}
        submitLabel={`Subscribe now: ${money(amountDue)} today`}
        busyLabel="Processing…"
        failureTitle="Payment Failed"
        returnTo={addressOf("dashboard")}
        onDone={() => checkout.finish(true)}
        onStale={checkout.startAgain}
      >
        <Button variant="quiet" block onClick={checkout.change}>
          Change plan or coupon
        </Button>
      </PaymentForm>
    </div>
  );
}
