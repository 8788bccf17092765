import type { Plan } from "../../contract/billing";

export type PaymentSettings = {
  APP_ENV?: string;
  STRIPE_SECRET_KEY?: string;
  STRIPE_PUBLISHABLE_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  STRIPE_API_BASE?: string;
  STRIPE_PRICE_MONTHLY?: string;
  STRIPE_PRICE_ANNUAL?: string;
  STRIPE_TIMEOUT_MS?: string;
};

type StripeAccount = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string | null;
  apiBase: URL;
  timeoutMs: number;
  prices: Record<Plan, string | null>;
  livemode: boolean;
};

/** How payments are taken. `problem` tells the operator what is missing or does not match. */
export type PaymentsConfig =
  | { mode: "off"; problem: string | null }
  | { mode: "simulator"; problem: null }
  | { mode: "stripe"; problem: string | null; account: StripeAccount };

const API_BASE = "https://api.stripe.com";
/** Longest time a waiting member is left without an answer when the provider hangs. */
const TIMEOUT_MS = 5000;

/** Reads the settings. Keys that do not match turn payments off. */
export function paymentsConfig(env: PaymentSettings): PaymentsConfig {
  const secretKey = env.STRIPE_SECRET_KEY?.trim();
  if (!secretKey) {
    const local = __LOCAL_TOOLS__ && env.APP_ENV === "local";
    return local ? { mode: "simulator", problem: null } : { mode: "off", problem: null };
  }
  const publishableKey = env.STRIPE_PUBLISHABLE_KEY?.trim() ?? "";
  const livemode = /^(sk|rk)_live_/.test(secretKey);
  const apiBase = URL.canParse(env.STRIPE_API_BASE || API_BASE) ? new URL(env.STRIPE_API_BASE || API_BASE) : null;
  const refusal = !/^(sk|rk)_/.test(secretKey)
    ? "STRIPE_SECRET_KEY is no secret key."
    : !publishableKey.startsWith("pk_")
      ? "STRIPE_PUBLISHABLE_KEY is missing or no publishable key."
      : publishableKey.startsWith("pk_live_") !== livemode
        ? "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes, live and test."
        : apiBase && /^https?:$/.test(apiBase.protocol)
          ? null
          : "STRIPE_API_BASE is no origin.";
  if (refusal || !apiBase) return { mode: "off", problem: refusal };
  const prices = { monthly: env.STRIPE_PRICE_MONTHLY || null, annual: env.STRIPE_PRICE_ANNUAL || null };
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET || null;
  return {
    mode: "stripe",
    problem: problemOf({ webhookSecret, prices }),
    account: {
      secretKey,
      publishableKey,
      webhookSecret,
      apiBase,
      timeoutMs: Number(env.STRIPE_TIMEOUT_MS) || TIMEOUT_MS,
      prices,
      livemode,
    },
  };
}

/** Returns what is still missing from an account with valid keys, or null. */
export function problemOf({ webhookSecret, prices }: Pick<StripeAccount, "webhookSecret" | "prices">): string | null {
  const missing = [
    ...(webhookSecret ? [] : ["STRIPE_WEBHOOK_SECRET"]),
    ...(prices.monthly ? [] : ["STRIPE_PRICE_MONTHLY"]),
    ...(prices.annual ? [] : ["STRIPE_PRICE_ANNUAL"]),
  ];
  return missing.length ? `${missing.join(", ")} not set.` : null;
}
