import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";
import { perPeriod } from "../../../../worker/contract/membership-prices";
import { usePageFacts } from "../../../lib/http/page-data";
import { trialAddress } from "../../../lib/session/session";
import { buttonClass } from "../../../ui/button";

export function HomeClosing() {
  const { prices } = usePageFacts();
  return (
    <section aria-labelledby="join" className="page grid gap-8 py-16 lg:grid-cols-[1.4fr_1fr] lg:items-end lg:py-28">
      <div className="grid gap-4">
        <h2 id="join" className="text-6xl">
          {perPeriod(prices, "monthly")}.
          <br />
          {brand.trialDays} days on us.
        </h2>
        <p className="max-w-prose text-lg text-muted">
          Or {perPeriod(prices, "annual")}. The trial needs no card and ends by itself. All plans carry a{" "}
          {brand.guarantees.moneyBackDays}-day money-back guarantee, and a membership that is cancelled within{" "}
          {brand.guarantees.membershipRefundDays} days is refunded in full.
        </p>
      </div>
      <div className="flex flex-wrap gap-3 lg:justify-end">
        <a href={trialAddress()} className={buttonClass({ size: "lg" })}>
          Start Free Trial
        </a>
        <Link to={addressOf("subscribe")} className={buttonClass({ variant: "secondary", size: "lg" })}>
          See membership
        </Link>
      </div>
    </section>
  );
}
