import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BillingConfig, Subscription } from "../../../../worker/contract/billing";
import { money } from "../../../../worker/contract/money";
import { couponQuery } from "../../../data/billing";
import { useSettled } from "../../../lib/forms/use-settled";
import { Button } from "../../../ui/button";
import { Refusal } from "../../../ui/refusal";
import { discounted, freeOf, renewalOf, takenOff } from "../plans";
import { usePlanPrices } from "../use-plan-prices";
import { CouponField } from "./coupon-field";
import { PaymentDue } from "./payment-due";
import { PaymentStep } from "./payment-step";
import { PlanChoice } from "./plan-choice";
import { SaveCardStep } from "./save-card-step";
import { SubscribeNotice } from "./subscribe-notice";
import { useCheckout } from "./use-checkout";
import { usePlanChoice } from "./use-plan-choice";

type CheckoutProps = { subscription: Subscription; config: BillingConfig };

/** From choosing a plan to paying: nothing is charged before the final form is confirmed. */
export function Checkout({ subscription, config }: CheckoutProps) {
  const [plan, choosePlan] = usePlanChoice(subscription?.plan ?? "monthly");
  const prices = usePlanPrices();
  // An attempt started with a coupon keeps it, also after a reload.
  const [coupon, setCoupon] = useState((subscription?.status === "incomplete" && subscription.discount?.code) || "");
  const checkout = useCheckout();
  const { answer, busy, couponError, problem } = checkout;
  const code = coupon.trim();
  const asked = useSettled(code);
  const { data: discount } = useQuery(couponQuery(asked));
  const known = asked === code ? discount : null;

  if (answer?.clientSecret?.startsWith("seti_") && answer.amountDue === 0) {
    const bought = { plan: answer.plan ?? plan, cents: answer.planAmount ?? prices[plan], discount: answer.discount };
    return (
      <SaveCardStep config={config} clientSecret={answer.clientSecret} words={freeOf(bought)} checkout={checkout} />
    );
  }
  if (subscription && isDue(subscription.status)) {
    return <PaymentDue subscription={subscription} config={config} checkout={checkout} />;
  }
  if (answer?.clientSecret) {
    return <PaymentStep config={config} answer={answer} plan={answer.plan ?? plan} checkout={checkout} />;
  }

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        // An empty code removes the coupon.
        checkout.start({ plan, couponCode: code });
      }}
    >
      <SubscribeNotice subscription={subscription} />
      <PlanChoice plan={plan} onChoose={choosePlan} disabled={busy} focused={checkout.changing} />
      <CouponField
        value={coupon}
        error={couponError}
        effect={known ? takenOff(known) : null}
        disabled={busy}
        onChange={(value) => {
          setCoupon(value);
          checkout.clearCouponError();
        }}
      />
      <Refusal>{problem}</Refusal>
      <p className="text-muted text-sm">{renewalOf({ plan, cents: prices[plan], discount: known })}</p>
      <Button type="submit" size="lg" block busy={busy} busyLabel="Setting up…">
        {`Subscribe now: ${money(discounted(prices[plan], known))} today`}
      </Button>
    </form>
  );
}

const isDue = (status: string) => status === "past_due" || status === "unpaid" || status === "paused";
