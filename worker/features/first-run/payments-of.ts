import { sha256 } from "../../platform/sha256";
import type { PaymentSettings } from "../../platform/stripe/config";

/** Returns a hash that identifies the payment settings without revealing them. */
export function paymentsOf(env: PaymentSettings): Promise<string> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = env;
  const settings = [STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE];
  return sha256(new TextEncoder().encode(JSON.stringify(settings)));
}
