import type { Stripe } from "@stripe/stripe-js";
import type { BillingConfig } from "../../../worker/contract/billing";
import { FORM_WITHIN_MS } from "./form-limit";

/** Loads the provider's browser library and the form around it. Rejects if either is blocked or too slow. */
export async function loadPayments(config: BillingConfig) {
  const [stripe, { PaymentElements }] = await Promise.race([
    Promise.all([loadLibrary(config), import("./payment-elements")]),
    new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new Error("The payment form did not come in time.")), FORM_WITHIN_MS),
    ),
  ]);
  return { stripe, PaymentElements };
}

async function loadLibrary({ mode, publishableKey }: BillingConfig): Promise<Stripe> {
  if (mode === "stripe" && publishableKey) {
    // The default entry would load the provider's script on every page with this code.
    const { loadStripe } = await import("@stripe/stripe-js/pure");
    const stripe = await loadStripe(publishableKey);
    if (stripe) return stripe;
  }
  if (__LOCAL_TOOLS__ && mode === "simulator") {
    const { createSimulatedStripe } = await import("./simulator/simulated-stripe");
    return createSimulatedStripe();
  }
  throw new Error("Payments are not set up here.");
}
