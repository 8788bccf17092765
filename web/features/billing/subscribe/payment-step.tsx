import { addressOf } from "../../../../worker/contract/addresses";
import type { BillingConfig, Discount, Plan, SubscribeAnswer } from "../../../../worker/contract/billing";
import { exactMoney, money } from "../../../../worker/contract/money";
import { Button } from "../../../ui/button";
import { PaymentForm } from "../payment-form";
import { discounted, PLANS, renewalOf, takenOff } from "../plans";
import { usePlanPrices } from "../use-plan-prices";
import { FormRenewed } from "./form-renewed";
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

type OrderSummaryProps = {
  plan: Plan;
  cents: number;
  taxAmount: number;
  amountDue: number;
  discount: Discount | undefined;
};

/** What is charged now and later, above the button. */
function OrderSummary({ plan, cents, taxAmount, amountDue, discount }: OrderSummaryProps) {
  const { name, per } = PLANS[plan];
  const off = cents - discounted(cents, discount);
  const credit = cents - off + taxAmount - amountDue;
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 border-line border-y py-4 tabular-nums">
        <dt>
          {name} membership <span className="text-muted text-sm">per {per}</span>
        </dt>
        <dd className="text-right">{exactMoney(cents)}</dd>
        {discount ? (
          <>
            <dt className="text-success">Coupon: {takenOff(discount)}</dt>
            <dd className="text-right text-success">−{exactMoney(off)}</dd>
          </>
        ) : null}
        {taxAmount > 0 ? (
          <>
            <dt>Taxes</dt>
            <dd className="text-right">{exactMoney(taxAmount)}</dd>
          </>
        ) : null}
        {credit > 0 ? (
          <>
            <dt>Your credit</dt>
            <dd className="text-right">−{exactMoney(credit)}</dd>
          </>
        ) : null}
        <dt className="font-semibold">Due today</dt>
        <dd className="text-right font-semibold">{exactMoney(amountDue)}</dd>
      </dl>
      <p className="text-muted text-sm">{renewalOf({ plan, cents, discount, taxed: taxAmount > 0 })}</p>
    </div>
  );
}
