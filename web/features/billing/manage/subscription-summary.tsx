import type { ReactNode } from "react";
import type { Subscription } from "../../../../worker/contract/billing";
import { exactMoney, money } from "../../../../worker/contract/money";
import { isPaymentUnderway } from "../../../lib/billing/payment-underway";
import { dayOf } from "../../../lib/format/day-of";
import { daysUntil, plural } from "../../../lib/format/format";
import { statusWords } from "../../../lib/format/subscription-status";
import { Badge } from "../../../ui/badge";
import { cardName } from "../card-name";
import { discounted, PLANS, takenOff } from "../plans";
import { usePlanPrices } from "../use-plan-prices";

export function SubscriptionSummary({ subscription }: { subscription: NonNullable<Subscription> }) {
  const { status, isTrial, plan, planName, planAmount, currentPeriodEnd, paymentMethod, discount } = subscription;
  const { label, tone } = statusWords(subscription);
  const prices = usePlanPrices();
  const isOver = daysUntil(currentPeriodEnd) <= 0;
  return (
    <section aria-labelledby="plan-name" className="grid grid-cols-1 rounded-md border border-line bg-raised">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 px-5 py-6 sm:px-8 sm:py-8">
        <div className="grid justify-items-start gap-3">
          <Badge tone={tone}>{label}</Badge>
          <h2 id="plan-name" className="text-4xl">
            {isTrial ? "Free trial" : (planName ?? "Membership")}
          </h2>
        </div>
        {planAmount !== null && !isTrial ? (
          <p className="flex items-baseline gap-2">
            <span className="figures text-5xl leading-none">{money(planAmount)}</span>
            {plan ? <span className="text-muted">per {PLANS[plan].per}</span> : null}
          </p>
        ) : null}
      </div>
      <dl className="grid grid-cols-1 border-line border-t max-sm:divide-y max-sm:divide-line sm:grid-cols-3">
        <Fact label={endLabel(subscription, isOver)}>
          {status === "incomplete" ? (
            "Starts with the payment"
          ) : (
            <time dateTime={currentPeriodEnd}>{dayOf(currentPeriodEnd)}</time>
          )}
          {(isTrial || status === "free") && !isOver ? (
            <span className="block text-muted text-sm">{plural(daysUntil(currentPeriodEnd), "day")} left</span>
          ) : null}
        </Fact>
        <Fact label="Next payment">{nextPayment(subscription)}</Fact>
        <Fact label="Payment method">{paymentMethod ? cardName(paymentMethod) : "None"}</Fact>
        {discount ? (
          <div className="border-line px-5 py-4 sm:col-span-3 sm:border-t sm:px-8">
            <dt className="text-muted text-sm">Discount</dt>
            <dd className="font-semibold">
              {[discount.code ?? discount.name, takenOff(discount)].join(": ")}
              {discount.endsAt ? <span className="font-normal text-muted"> until {dayOf(discount.endsAt)}</span> : null}
            </dd>
          </div>
        ) : null}
        {planAmount !== null && plan && live(status) && planAmount < prices[plan] ? (
          <div className="border-line px-5 py-4 sm:col-span-3 sm:border-t sm:px-8">
            <dt className="text-muted text-sm">Your price</dt>
            <dd>
              <span className="font-semibold">You keep {exactMoney(planAmount)}.</span> Today's is{" "}
              {exactMoney(prices[plan])}. It is yours for as long as this plan runs; another plan costs what it costs
              then.
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}

const live = (status: string) => ["active", "past_due"].includes(status);

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 border-line px-5 py-4 sm:border-l sm:px-8 sm:py-5 sm:first:border-l-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function endLabel({ isTrial, cancelAtPeriodEnd, status }: NonNullable<Subscription>, isOver: boolean): string {
  if (isTrial) return isOver ? "Trial ended" : "Trial until";
  if (status === "incomplete") return "Period";
  if (status === "canceled") return isOver ? "Ended" : "Open until";
  if (status === "free") return "Paid until";
  return cancelAtPeriodEnd ? "Open until" : "Period ends";
}

/** Returns whether a discount applies to a payment on that day. */
const reaches = ({ duration, endsAt }: NonNullable<NonNullable<Subscription>["discount"]>, day: string) =>
  endsAt === null ? duration !== "once" : endsAt > day;

const DUE: readonly string[] = ["incomplete", "past_due", "unpaid"];

function nextPayment({ status, ...rest }: NonNullable<Subscription>): ReactNode {
  const { nextPaymentDate, planAmount, discount, isTrial, amountDue } = rest;
  if (isPaymentUnderway(status)) return "Processing";
  if (DUE.includes(status)) return amountDue ? `${exactMoney(amountDue)} now` : "Due now";
  if (!nextPaymentDate || isTrial) return "None";
  return (
    <>
      <time dateTime={nextPaymentDate}>{dayOf(nextPaymentDate)}</time>
      {planAmount === null ? null : (
        <span className="block text-muted text-sm">
          {exactMoney(discount && reaches(discount, nextPaymentDate) ? discounted(planAmount, discount) : planAmount)}
        </span>
      )}
    </>
  );
}
