import type { Discount, Plan } from "../../../../worker/contract/billing";
import { exactMoney } from "../../../lib/money";
import { PLANS, takenOff } from "../plans";

type OrderSummaryProps = { plan: Plan; amountDue: number; discount: Discount | undefined };

export function OrderSummary({ plan, amountDue, discount }: OrderSummaryProps) {
  const { name, cents, per } = PLANS[plan];
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 border-line border-y py-4 tabular-nums">
      <dt>
        {name} membership <span className="text-muted text-sm">per {per}</span>
      </dt>
      <dd className="text-right">{exactMoney(cents)}</dd>
      {discount ? (
        <>
          <dt className="text-success">
            Coupon: {takenOff(discount)} <span className="block text-sm">{discount.name}</span>
          </dt>
          <dd className="text-right text-success">−{exactMoney(cents - amountDue)}</dd>
        </>
      ) : null}
      <dt className="font-semibold">Due today</dt>
      <dd className="text-right font-semibold">{exactMoney(amountDue)}</dd>
    </dl>
  );
}
