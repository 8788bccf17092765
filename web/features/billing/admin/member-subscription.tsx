import { useQuery } from "@tanstack/react-query";
import { ExternalLink, TicketPercent } from "lucide-react";
import type { ReactNode } from "react";
import type { AdminUser, BillingConfig } from "../../../../worker/contract/billing";
import { money } from "../../../../worker/contract/money";
import { configQuery } from "../../../data/billing";
import { dayOf } from "../../../lib/format/day-of";
import { isResting } from "../../../lib/format/subscription-status";
import { Alert } from "../../../ui/alert";
import { Badge } from "../../../ui/badge";
import { UserActions } from "./user-actions";

/** A member's subscription, with the possible actions. */
export function MemberSubscription({ user }: { user: AdminUser }) {
  const config = useQuery(configQuery).data ?? null;
  const { alert, couponCode } = user;
  const { subscriptionPlan: plan, planAmount } = user;
  const today = plan && config?.prices[plan];
  const isOld = typeof today === "number" && planAmount !== null && planAmount !== today;
  return (
    <>
      {alert ? (
        <Alert tone="danger" title="Look at this at the payment provider">
          {alert}
        </Alert>
      ) : null}
      {user.pausedUntil && isResting(user.pausedUntil) ? (
        <Alert tone="info" title={`Pauses until ${dayOf(user.pausedUntil)}`}>
          By their own wish. Training and price rest until then, and come back by themselves.
        </Alert>
      ) : null}
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-6 gap-y-4 border-line border-y py-4">
        <Fact label="Plan">{user.subscriptionPlan === null ? "None" : planName(user.subscriptionPlan)}</Fact>
        {user.planAmount === null ? null : (
          <Fact label="Price">
            {money(user.planAmount)} {isOld ? <Badge tone="accent">Own price, kept</Badge> : null}
          </Fact>
        )}
        <Fact label={periodLabel(user)}>{period(user)}</Fact>
        <Fact label="Customer">
          <ProviderId id={user.stripeCustomerId} kind="customers" config={config} />
        </Fact>
        <Fact label="Subscription">
          <ProviderId id={user.stripeSubscriptionId} kind="subscriptions" config={config} />
        </Fact>
      </dl>
      {couponCode ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 justify-self-start rounded-sm bg-success-soft px-3 py-2 text-sm">
          <TicketPercent aria-hidden strokeWidth={1.75} className="size-5 text-success" />
          <span>
            Coupon Used: <strong className="font-semibold">{couponCode}</strong>
          </span>
          {user.couponExpirationDate ? <span>Benefits expire {dayOf(user.couponExpirationDate)}</span> : null}
        </p>
      ) : null}
      <UserActions user={user} off={config?.mode === "off"} />
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

type ProviderIdProps = { id: string | null; kind: "customers" | "subscriptions"; config: BillingConfig | null };

function ProviderId({ id, kind, config }: ProviderIdProps) {
  if (!id) return <>None</>;
  const short = id.slice(0, 12);
  const address = dashboardAddress(config, kind, id);
  if (!address) return <span title={id}>{short}</span>;
  return (
    <a href={address} target="_blank" rel="noopener" className="link inline-flex items-center gap-1" title={id}>
      {short}
      <ExternalLink aria-hidden strokeWidth={1.75} className="size-4" />
      <span className="sr-only"> at Stripe</span>
    </a>
  );
}

const planName = (plan: "monthly" | "annual") => (plan === "annual" ? "Annual" : "Monthly");

/** Returns the end of a trial, for members without a subscription. */
function trialEnd({
  stripeSubscriptionId,
  subscriptionStatus,
  trialEndsAt,
  currentPeriodEnd,
}: AdminUser): string | null {
  if (stripeSubscriptionId) return null;
  return trialEndsAt ?? (subscriptionStatus === "trialing" ? currentPeriodEnd : null);
}

function periodLabel(user: AdminUser): string {
  if (trialEnd(user)) return "Trial until";
  return user.subscriptionStatus === "canceled" || user.cancelAtPeriodEnd ? "Open until" : "Period ends";
}

function period(user: AdminUser): ReactNode {
  const at = trialEnd(user) ?? (user.stripeSubscriptionId ? user.currentPeriodEnd : null);
  return at ? <time dateTime={at}>{dayOf(at)}</time> : "None";
}

/** Returns the address in the provider's dashboard; null if there is none. */
function dashboardAddress(
  config: BillingConfig | null,
  kind: "customers" | "subscriptions",
  id: string,
): string | null {
  // Simulated ids stay in the database when real keys are set; Stripe does not know them.
  if (config?.mode !== "stripe" || /^(cus|sub)_sim_/.test(id)) return null;
  const test = config.publishableKey?.startsWith("pk_test") ? "test/" : "";
  return `https://dashboard.stripe.com/${test}${kind}/${encodeURIComponent(id)}`;
}
