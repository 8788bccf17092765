import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { addressOf } from "../../../../worker/contract/addresses";
import { exactMoney } from "../../../../worker/contract/money";
import { changeCard, configQuery, setUpCard } from "../../../data/billing";
import { KEYS } from "../../../data/keys";
import { isUnauthorized, shownMessage } from "../../../lib/http/request-error";
import { Checkbox } from "../../../ui/checkbox";
import { ErrorState } from "../../../ui/error-state";
import { SkeletonGroup } from "../../../ui/skeleton";
import { PaymentForm } from "../payment-form";
import { useSubscriptionChange } from "./use-subscription-change";

const FAILED = "Failed to change the card. Please try again.";

type CardChangeProps = {
  id: string;
  /** The open amount that can be paid with the new card at once; null without one. */
  amountDue: number | null;
  onDone: () => void;
};

/** Saves another card at the provider, then makes it the default. */
export function CardChange({ id, amountDue, onDone }: CardChangeProps) {
  const [payOpen, setPayOpen] = useState(true);
  const pays = payOpen && amountDue !== null && amountDue > 0;
  const opened = useRef<HTMLDivElement>(null);
  // It may have been opened from further up the page.
  useEffect(() => {
    // Must not return the result: newer browsers return a promise, which React would take for a cleanup function.
    opened.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const setUp = useQuery({
    queryKey: KEYS.cardSetup,
    queryFn: async () => {
      const { clientSecret } = await setUpCard();
      return clientSecret;
    },
    // A secret can be used only once.
    staleTime: 0,
    gcTime: 0,
  });
  const config = useQuery(configQuery);
  const change = useSubscriptionChange({
    send: changeCard,
    done: {
      title: pays ? "Card Changed, Payment Made" : "Card Changed",
      description: "Renewals are charged to it from now on.",
    },
    failed: FAILED,
    onDone,
  });
  const error = setUp.error ?? config.error ?? change.error;
  const again = () => {
    change.reset();
    void setUp.refetch();
    if (config.isError) void config.refetch();
  };
  return (
    <div ref={opened} id={id} className="w-full max-w-md rounded-md border border-line bg-raised p-5">
      {error && !isUnauthorized(error) ? (
        <ErrorState headingLevel={3} retrying={setUp.isFetching || config.isFetching} onRetry={again}>
          {shownMessage(error, FAILED)}
        </ErrorState>
      ) : setUp.data && config.data ? (
        <PaymentForm
          config={config.data}
          clientSecret={setUp.data}
          submitLabel={pays ? `Save card and pay ${exactMoney(amountDue)}` : "Save card"}
          busyLabel="Saving…"
          failureTitle="Card not saved"
          returnTo={addressOf("subscription")}
          onDone={async (setupIntentId) => {
            await change.mutateAsync({ setupIntentId, ...(pays ? { payOpen: true } : {}) }).catch(() => undefined);
          }}
          onStale={again}
        >
          {amountDue ? (
            <Checkbox
              label={`Pay the open ${exactMoney(amountDue)} with it now`}
              help="Otherwise the card is only stored, and the payment stays open."
              checked={payOpen}
              onChange={() => setPayOpen(!payOpen)}
            />
          ) : null}
        </PaymentForm>
      ) : (
        <SkeletonGroup label="Loading the card form" className="grid gap-5" bars={["h-44 w-full", "h-13 w-full"]} />
      )}
    </div>
  );
}
