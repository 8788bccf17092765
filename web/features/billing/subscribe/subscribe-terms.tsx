import { ShieldCheck } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";

export function SubscribeTerms() {
  return (
    <div className="grid gap-3 border-line border-t pt-5 text-sm">
      <p className="flex gap-2.5 font-semibold">
        <ShieldCheck aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-success" />
        Full refund if cancelled within {brand.guarantees.membershipRefundDays} days.
      </p>
      <p className="text-muted">
        Subscriptions renew by themselves until you cancel, which you can do any time. By subscribing you agree to the{" "}
        <Link to={addressOf("terms")} className="link">
          Terms of Service
        </Link>{" "}
        and the{" "}
        <Link to={addressOf("privacyPolicy")} className="link">
          Privacy Policy
        </Link>
        .
      </p>
    </div>
  );
}
