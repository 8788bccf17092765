import { useState } from "react";
import type { Subscription } from "../../../../worker/contract/billing";
import { Button } from "../../../ui/button";
import { otherPlan, PLANS, pricePer } from "../plans";
import { ManageSection } from "./manage-section";
import { SwitchPlanDialog } from "./switch-plan-dialog";

export function PlanSection({ subscription }: { subscription: NonNullable<Subscription> }) {
  const [open, setOpen] = useState(false);
  const { plan } = subscription;
  if (!plan) return null;
  const next = otherPlan(plan);
  const { name, cents, note } = PLANS[next];
  return (
    <ManageSection id="plan" title="Plan" text={`You are on the ${PLANS[plan].name.toLowerCase()} plan.`}>
      <p className="text-muted">
        The {name.toLowerCase()} plan costs {pricePer(cents, next)}. {note}
      </p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Switch to {name}
      </Button>
      {open ? <SwitchPlanDialog plan={next} onClose={() => setOpen(false)} /> : null}
    </ManageSection>
  );
}
