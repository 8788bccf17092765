import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { Subscription } from "../../../../worker/contract/billing";
import { perPeriod } from "../../../../worker/contract/membership-prices";
import { daysUntil } from "../../../lib/format/format";
import { buttonClass } from "../../../ui/button";
import { usePlanPrices } from "../use-plan-prices";

export function UpgradeCard({ subscription }: { subscription: NonNullable<Subscription> }) {
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
