import { useState } from "react";
import type { Subscription } from "../../../../worker/contract/billing";
import { perPeriod } from "../../../../worker/contract/membership-prices";
import { Button } from "../../../ui/button";
import { otherPlan, PLANS, planNote } from "../plans";
import { usePlanPrices } from "../use-plan-prices";
import { ManageSection } from "./manage-section";
import { SwitchPlanDialog } from "./switch-plan-dialog";

type PlanSectionProps = { subscription: NonNullable<Subscription>; onNeedsCard: () => void };

export function PlanSection({ subscription, onNeedsCard }: PlanSectionProps) {
  const [open, setOpen] = useState(false);
  const prices = usePlanPrices();
  const { plan } = subscription;
  if (!plan) return null;
  const next = otherPlan(plan);
  const { name } = PLANS[next];
  return (
    <ManageSection id="plan" title="Plan" text={`You are on the ${PLANS[plan].name.toLowerCase()} plan.`}>
      <p className="text-muted">
        The {name.toLowerCase()} plan costs {perPeriod(prices, next, "per")}. {planNote(next, prices)}
      </p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Switch to {name}
      </Button>
      {open ? (
        <SwitchPlanDialog
          plan={next}
          onClose={() => setOpen(false)}
          onNeedsCard={() => {
            setOpen(false);
            onNeedsCard();
          }}
        />
      ) : null}
    </ManageSection>
  );
}
