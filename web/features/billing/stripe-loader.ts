import type { Stripe } from "@stripe/stripe-js";
import type { BillingConfig } from "../../../worker/contract/billing";
import { FORM_WITHIN_MS } from "./form-limit";

/**
 * The provider's browser library and the form around it, loaded here and nowhere else. Rejects when either is blocked,
 * or does not come.
 */
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
    // The plain entry would put the provider's script on every page that has this code.
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
