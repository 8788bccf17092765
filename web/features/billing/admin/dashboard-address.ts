import type { BillingConfig } from "../../../../worker/contract/billing";

/** Returns the address in the provider's dashboard; null if there is none. */
export function dashboardAddress(
  config: BillingConfig | null,
  kind: "customers" | "subscriptions",
  id: string,
): string | null {
  // Simulated ids stay in the database when real keys are set; Stripe does not know them.
  if (config?.mode !== "stripe" || /^(cus|sub)_sim_/.test(id)) return null;
  const test = config.publishableKey?.startsWith("pk_test") ? "test/" : "";
  return `https://dashboard.stripe.com/${test}${kind}/${encodeURIComponent(id)}`;
}
