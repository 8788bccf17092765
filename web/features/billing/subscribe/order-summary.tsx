import type { Discount, Plan } from "../../../../worker/contract/billing";
import { exactMoney } from "../../../../worker/contract/money";
import { discounted, PLANS, renewalOf, takenOff } from "../plans";

type OrderSummaryProps = {
  plan: Plan;
  cents: number;
  taxAmount: number;
  amountDue: number;
  discount: Discount | undefined;
};

/** What is charged now and later, above the button. */
export function OrderSummary({ plan, cents, taxAmount, amountDue, discount }: OrderSummaryProps) {
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
