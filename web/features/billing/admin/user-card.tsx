import { ExternalLink, TicketPercent } from "lucide-react";
import type { ReactNode } from "react";
import type { AdminUser, BillingConfig } from "../../../../worker/contract/billing";
import { exactTime } from "../../../lib/format";
import { Alert } from "../../../ui/alert";
import { Avatar } from "../../../ui/avatar";
import { Badge } from "../../../ui/badge";
import { dayOf } from "../dates";
import { dashboardAddress } from "./dashboard-address";
import { UserActions } from "./user-actions";
import { fullName, ROLE_NAMES, statusBadge } from "./user-words";

type UserCardProps = { user: AdminUser; config: BillingConfig | null };

/** One account: who it is, what they pay for, and what can be done about it. */
export function UserCard({ user, config }: UserCardProps) {
  const { id, email, role, createdAt, alert, couponCode } = user;
  const name = fullName(user);
  const { label, tone } = statusBadge(user);
  return (
    <li className="grid grid-cols-1 gap-5 rounded-md border border-line bg-raised p-5 sm:p-6">
      <article aria-label={name} className="contents">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Avatar initials={initials(user)} src={user.profileImageUrl} />
          <div className="min-w-0 flex-1 basis-52">
            <h2 className="break-words text-2xl">{name}</h2>
            <p className="break-all text-muted">{email || "No email"}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Badge tone={role === "user" ? "outline" : "accent"}>{ROLE_NAMES[role]}</Badge>
            <Badge tone={tone}>{label}</Badge>
            {user.cancelAtPeriodEnd ? <Badge tone="warning">Cancelling</Badge> : null}
          </div>
        </header>
        {alert ? (
          <Alert tone="danger" title="Look at this at the payment provider">
            {alert}
          </Alert>
        ) : null}
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-line border-y py-4 sm:grid-cols-3 lg:grid-cols-6">
          <Fact label="Joined">
            {createdAt ? (
              <time dateTime={createdAt} title={exactTime(createdAt)}>
                {dayOf(createdAt)}
              </time>
            ) : (
              "Unknown"
            )}
          </Fact>
          <Fact label="User ID">{id.slice(0, 8)}</Fact>
          <Fact label="Plan">{user.subscriptionPlan === null ? "None" : planName(user.subscriptionPlan)}</Fact>
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
      </article>
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="break-words tabular-nums">{children}</dd>
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

const initials = ({ firstName, lastName }: AdminUser) =>
  `${firstName.charAt(0) || "U"}${lastName.charAt(0)}`.toUpperCase();

/** The end of a trial, for somebody who has nothing at the provider. */
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
