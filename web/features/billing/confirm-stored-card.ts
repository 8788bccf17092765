import type { BillingConfig } from "../../../worker/contract/billing";
import { loadPayments } from "./stripe-loader";

type Asked = { clientSecret: string; paymentMethodId: string | undefined; returnTo: string };

/** Authenticates a payment with the stored card. Resolves with the refusal's text, or null on success. */
export async function confirmStoredCard(config: BillingConfig, asked: Asked): Promise<string | null> {
  const { stripe } = await loadPayments(config);
  const { error } = await stripe.confirmPayment({
    clientSecret: asked.clientSecret,
    confirmParams: {
      return_url: new URL(asked.returnTo, window.location.origin).href,
      ...(asked.paymentMethodId ? { payment_method: asked.paymentMethodId } : {}),
    },
    redirect: "if_required",
  });
  return error ? (error.message ?? "Your bank did not let this payment pass.") : null;
}
