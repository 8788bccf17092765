import { CreditCard } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import type { CurrentUser } from "../../worker/contract/account";
import { addressOf } from "../../worker/contract/addresses";
import { isPaymentUnderway } from "../lib/billing/payment-underway";
import { buttonClass } from "../ui/button";
import { NoticeBar } from "./notice-bar";

const DUE: readonly (string | null)[] = ["past_due", "unpaid"];
/** Pages that report it themselves, with what to do. */
const OWN_WORDS: readonly string[] = [addressOf("subscription"), addressOf("subscribe")];

/** Shown on every page while a payment is due: otherwise a member could lose access without noticing. */
export function PastDueNotice({ user }: { user: CurrentUser }) {
  const { pathname } = useLocation();
  const { role, subscriptionStatus: status } = user;
  if (role !== "user" || !status || !DUE.includes(status)) return null;
  if (OWN_WORDS.includes(pathname) || isPaymentUnderway(status)) return null;
  return (
    <aside aria-label="Payment">
      <NoticeBar warning>
        <CreditCard aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0 text-warning" />
        <p className="mr-auto min-w-0">Your last payment did not go through. Complete it to keep your training.</p>
        <Link to={addressOf("subscribe")} className={buttonClass({ size: "sm" })}>
          Complete Payment
        </Link>
      </NoticeBar>
    </aside>
  );
}
