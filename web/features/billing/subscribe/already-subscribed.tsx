import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { Subscription } from "../../../../worker/contract/billing";
import { dayOf } from "../../../lib/format/day-of";
import { buttonClass } from "../../../ui/button";

export function AlreadySubscribed({ subscription }: { subscription: NonNullable<Subscription> }) {
  const { cancelAtPeriodEnd, currentPeriodEnd, planName } = subscription;
  const end = dayOf(currentPeriodEnd);
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <h2 className="text-3xl">You are already subscribed</h2>
        <p className="text-muted">
          {planName ?? "Your membership"}
          {cancelAtPeriodEnd
            ? ` ends on ${end}. You can reactivate it until then, without paying twice.`
            : ` renews on ${end}. Plan, card and invoices are on your subscription page.`}
        </p>
      </div>
      <div className="grid gap-2">
        <Link to={addressOf("subscription")} className={buttonClass({ size: "lg", block: true })}>
          Manage Subscription
        </Link>
        <Link to={addressOf("dashboard")} className={buttonClass({ variant: "secondary", size: "lg", block: true })}>
          Back to Dashboard
        </Link>
      </div>
    </div>
  );
}
