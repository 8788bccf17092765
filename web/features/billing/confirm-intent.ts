import type { Stripe, StripeElements, StripeError } from "@stripe/stripe-js";

type ConfirmOutcome =
  | { state: "taken"; intentId: string }
  | { state: "refused" | "incomplete"; message: string }
  | { state: "stale" };

/** Confirms a payment or a card setup, depending on the secret. */
export async function confirmIntent(
  stripe: Stripe,
  elements: StripeElements,
  { clientSecret, returnTo }: { clientSecret: string; returnTo: string },
): Promise<ConfirmOutcome> {
  const options = {
    elements,
    confirmParams: { return_url: new URL(returnTo, window.location.origin).href },
    redirect: "if_required",
  } as const;
  try {
    const submitted = await elements.submit();
    if (submitted.error) return refused(submitted.error);
    if (clientSecret.startsWith("seti_")) {
      const { error, setupIntent } = await stripe.confirmSetup(options);
      return error ? refused(error) : { state: "taken", intentId: setupIntent.id };
    }
    const { error, paymentIntent } = await stripe.confirmPayment(options);
    return error ? refused(error) : { state: "taken", intentId: paymentIntent.id };
  } catch {
    return { state: "refused", message: "The payment provider did not answer. Please try again." };
  }
}

function refused({ type, code, message }: StripeError): ConfirmOutcome {
  if (code === "payment_intent_unexpected_state" || code === "setup_intent_unexpected_state") return { state: "stale" };
  return {
    state: type === "validation_error" ? "incomplete" : "refused",
    message: message ?? "The card was not accepted. Please try another one.",
  };
}
