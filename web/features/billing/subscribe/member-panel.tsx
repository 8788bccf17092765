import { useQuery } from "@tanstack/react-query";
import type { BillingConfig, Subscription } from "../../../../worker/contract/billing";
import { configQuery, subscriptionQuery } from "../../../data/billing";
import { isPaymentUnderway } from "../../../lib/billing/payment-underway";
import { isUnauthorized, shownMessage } from "../../../lib/http/request-error";
import { useSession } from "../../../lib/session/session";
import { ErrorState } from "../../../ui/error-state";
import { AlreadySubscribed } from "./already-subscribed";
import { Checkout } from "./checkout";
import { NothingForSale } from "./nothing-for-sale";
import { PanelSkeleton } from "./panel-skeleton";
import { PaymentProcessing } from "./payment-processing";
import { StaffNeedNone } from "./staff-need-none";

const LOG_IN_AGAIN = { unauthorizedText: "Please log in again." };

export function MemberPanel() {
  const subscription = useQuery({ ...subscriptionQuery, meta: LOG_IN_AGAIN });
  const config = useQuery(configQuery);
  if (subscription.isPending || config.isPending) return <PanelSkeleton />;
  if (subscription.data === undefined || !config.data) {
    const error = subscription.error ?? config.error;
    if (isUnauthorized(error)) return <PanelSkeleton />;
    return (
      <ErrorState
        retrying={subscription.isFetching || config.isFetching}
        onRetry={() => {
          if (subscription.isError) void subscription.refetch();
          if (config.isError) void config.refetch();
        }}
      >
        {shownMessage(error)}
      </ErrorState>
    );
  }
  return <Panel subscription={subscription.data} config={config.data} />;
}

function Panel({ subscription, config }: { subscription: Subscription; config: BillingConfig }) {
  const session = useSession();
  if (!subscription && session.state === "signed-in" && session.user.role !== "user") return <StaffNeedNone />;
  if (subscription && isLive(subscription)) return <AlreadySubscribed subscription={subscription} />;
  if (isPaymentUnderway(subscription?.status)) return <PaymentProcessing />;
  if (config.mode === "off") return <NothingForSale />;
  return <Checkout subscription={subscription} config={config} />;
}

const isLive = ({ status, isTrial }: NonNullable<Subscription>) =>
  status === "active" || (status === "trialing" && !isTrial);
