import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BillingConfig } from "../../../worker/contract/billing";
import { paymentFormKey } from "../../data/keys";
import { ErrorState } from "../../ui/error-state";
import { SkeletonGroup } from "../../ui/skeleton";
import type { PaymentElementsProps } from "./payment-elements";
import { loadPayments } from "./stripe-loader";

type PaymentFormProps = Omit<PaymentElementsProps, "stripe" | "onUnavailable"> & { config: BillingConfig };

/** The payment form, once the provider's library has loaded; otherwise a retry button. */
export function PaymentForm({ config, ...form }: PaymentFormProps) {
  const [attempt, setAttempt] = useState(0);
  const [unavailable, setUnavailable] = useState(false);
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: paymentFormKey(config),
    queryFn: () => loadPayments(config),
    // The data is a library: structural sharing would traverse all of it.
    structuralSharing: false,
  });
  if (isPending) {
    return (
      <SkeletonGroup label="Loading the payment form" className="grid gap-5" bars={["h-44 w-full", "h-13 w-full"]} />
    );
  }
  if (!data || unavailable) {
    return (
      <ErrorState
        headingLevel={3}
        title="The payment form could not be loaded"
        retrying={isFetching}
        onRetry={async () => {
          // The library is loaded, so it refused the secret: the payment may have been made in another tab.
          if (data) form.onStale();
          else await refetch();
          setAttempt((count) => count + 1);
          setUnavailable(false);
        }}
      >
        Nothing has been charged. An ad blocker or a strict network may hold back the payment provider's form; allow
        js.stripe.com, or try another browser.
      </ErrorState>
    );
  }
  const { stripe, PaymentElements } = data;
  return (
    <PaymentElements
      // The provider's form is bound to one secret.
      key={`${form.clientSecret} ${attempt}`}
      stripe={stripe}
      onUnavailable={() => setUnavailable(true)}
      {...form}
    />
  );
}
