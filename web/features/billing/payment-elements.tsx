import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { type FormEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { onThemeChange, readTheme } from "../../shell/theme";
import { Button } from "../../ui/button";
import { Refusal } from "../../ui/refusal";
import { useToast } from "../../ui/toast-context";
import { confirmIntent } from "./confirm-intent";
import { FORM_WITHIN_MS } from "./form-limit";
import { stripeAppearance } from "./stripe-appearance";

export type PaymentElementsProps = {
  stripe: Stripe;
  clientSecret: string;
  submitLabel: string;
  busyLabel: string;
  /** Where the provider returns the browser to after a redirect. */
  returnTo: string;
  failureTitle: string;
  /** Called once confirmed; resolves when the page has handled it. */
  onDone: (intentId: string) => Promise<void>;
  /** The intent was changed elsewhere, for example in another tab. */
  onStale: () => void;
  onUnavailable: () => void;
  /** Shown beside the button. */
  children?: ReactNode;
};

/** The provider's form with its confirm button. It stays as it is after a refusal. */
export function PaymentElements({ stripe, clientSecret, ...form }: PaymentElementsProps) {
  const appearance = useAppearance();
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance }}>
      <Form clientSecret={clientSecret} {...form} />
    </Elements>
  );
}

function Form(props: Omit<PaymentElementsProps, "stripe">) {
  const { clientSecret, submitLabel, busyLabel, returnTo, failureTitle, onDone, onStale, onUnavailable } = props;
  const stripe = useStripe();
  const elements = useElements();
  const { toast } = useToast();
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  useUnavailableAfter(FORM_WITHIN_MS, !ready, onUnavailable);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements || !ready || busy) return;
    setBusy(true);
    setRefusal(undefined);
    const outcome = await confirmIntent(stripe, elements, { clientSecret, returnTo });
    if (outcome.state === "taken") await onDone(outcome.intentId);
    else if (outcome.state === "stale") onStale();
    else {
      setRefusal(outcome.message);
      // Incomplete fields show their own errors; they are no failed payment.
      if (outcome.state === "refused") {
        toast({ title: failureTitle, description: outcome.message, tone: "destructive" });
      }
    }
    setBusy(false);
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <div className="min-h-44">
        <PaymentElement onReady={() => setReady(true)} onLoadError={onUnavailable} />
      </div>
      <Refusal>{refusal}</Refusal>
      <div className="grid gap-2">
        <Button type="submit" size="lg" block busy={busy || !ready} busyLabel={ready ? busyLabel : "Loading…"}>
          {submitLabel}
        </Button>
        {props.children}
      </div>
    </form>
  );
}

function useUnavailableAfter(limitMs: number, waiting: boolean, onUnavailable: () => void): void {
  const latest = useRef(onUnavailable);
  latest.current = onUnavailable;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => latest.current(), limitMs);
    return () => clearTimeout(timer);
  }, [waiting, limitMs]);
}

function useAppearance() {
  const dark = useSyncExternalStore(onColoursChange, coloursNow);
  const [appearance, setAppearance] = useState(stripeAppearance);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are read off the page, which has just changed.
  useEffect(() => setAppearance(stripeAppearance()), [dark]);
  return appearance;
}

const DARK = "(prefers-color-scheme: dark)";

const coloursNow = () => `${readTheme()} ${window.matchMedia(DARK).matches}`;

function onColoursChange(listener: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener("change", listener);
  const stop = onThemeChange(listener);
  return () => {
    query.removeEventListener("change", listener);
    stop();
  };
}
