import { sha256 } from "../../platform/sha256";
import type { PaymentSettings } from "../../platform/stripe/config";

/** Which settings something was found under: a name that says nothing of them. */
export function paymentsOf(env: PaymentSettings): Promise<string> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = env;
  const settings = [STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE];
  return sha256(new TextEncoder().encode(JSON.stringify(settings)));
}
