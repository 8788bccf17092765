import { addressOf } from "../../../../worker/contract/addresses";
import type { BillingConfig } from "../../../../worker/contract/billing";
import { changeCard } from "../../../data/billing";
import { shownMessage } from "../../../lib/http/request-error";
import { Button } from "../../../ui/button";
import { useToast } from "../../../ui/toast-context";
import { PaymentForm } from "../payment-form";
import { StepHeading } from "./step-heading";
import type { Checkout } from "./use-checkout";

type SaveCardStepProps = {
  config: BillingConfig;
  clientSecret: string;
  /** What is free, and the price afterwards. */
  words: string;
  checkout: Checkout;
};

/** After a coupon that leaves nothing to pay: saving a card is optional. */
export function SaveCardStep({ config, clientSecret, words, checkout }: SaveCardStepProps) {
  const { toast } = useToast();
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <StepHeading>You are in. Nothing to pay today.</StepHeading>
        <p className="text-muted">{words}</p>
      </div>
      <PaymentForm
        config={config}
        clientSecret={clientSecret}
        submitLabel="Save card"
        busyLabel="Saving…"
        failureTitle="Card not saved"
        returnTo={addressOf("dashboard")}
        onDone={async (setupIntentId) => {
          await changeCard({ setupIntentId }).catch((error: unknown) =>
            toast({ title: "Card not saved", description: shownMessage(error), tone: "destructive" }),
          );
          await checkout.finish(false);
        }}
        onStale={() => void checkout.finish(false)}
      >
        <Button variant="secondary" size="lg" block onClick={() => void checkout.finish(false)}>
          Not now
        </Button>
      </PaymentForm>
    </div>
  );
}
