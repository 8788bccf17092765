import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { Alert } from "../../../ui/alert";
import { buttonClass } from "../../../ui/button";

/** Shown between a payment and the bank's confirmation. */
export function PaymentProcessing() {
  return (
    <div className="grid gap-5">
      <Alert tone="info" title="Payment processing" live>
        Your bank has not confirmed it yet. This page shows it as soon as it has; you need not pay again.
      </Alert>
      <Link to={addressOf("subscription")} className={buttonClass({ variant: "secondary", size: "lg", block: true })}>
        Manage Subscription
      </Link>
    </div>
  );
}
