import { useQuery } from "@tanstack/react-query";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";
import { perPeriod } from "../../../../worker/contract/membership-prices";
import { configQuery } from "../../../data/billing";
import { trialAddress } from "../../../lib/session/session";
import { Button } from "../../../ui/button";
import { usePlanPrices } from "../use-plan-prices";
import { NothingForSale } from "./nothing-for-sale";
import { PlanChoice } from "./plan-choice";
import { usePlanChoice } from "./use-plan-choice";

export function VisitorPanel() {
  const [plan, choose] = usePlanChoice();
  const config = useQuery(configQuery);
  const prices = usePlanPrices();
  const start = () => window.location.assign(trialAddress(addressOf("subscribe", { query: { plan } })));
  return (
    <>
      {config.data?.mode === "off" ? <NothingForSale /> : null}
      <PlanChoice plan={plan} onChoose={choose} />
      <div className="grid gap-3">
        <Button size="lg" block onClick={start}>
          Start Free Trial
        </Button>
        <p className="text-center text-muted text-sm">
          {brand.trialDays} days free, without a card. After that {perPeriod(prices, plan, "per")}, only if you
          subscribe.
        </p>
      </div>
    </>
  );
}
