import type { BillingConfig } from "../../../../worker/contract/billing";

/** Where the provider's own dashboard shows it; null where there is nothing to show. */
export function dashboardAddress(
  config: BillingConfig | null,
  kind: "customers" | "subscriptions",
  id: string,
): string | null {
  // What the simulator once made stays in the database when real keys are set, and Stripe knows nothing of it.
  if (config?.mode !== "stripe" || /^(cus|sub)_sim_/.test(id)) return null;
  const test = config.publishableKey?.startsWith("pk_test") ? "test/" : "";
  return `https://dashboard.stripe.com/${test}${kind}/${encodeURIComponent(id)}`;
}
