import { AppError } from "../../http/app-error";
import { type Payments, stripeClient } from "../../platform/stripe/client";
import { paymentsConfig } from "../../platform/stripe/config";
import type { Scope } from "./scope";
import { pricesInForce } from "./set-prices";

/** Returns the payment provider. Throws `unavailable` if payments are off. */
export async function payments(scope: Scope): Promise<Payments> {
  const config = paymentsConfig(scope.env);
  if (config.mode === "stripe") {
    const { secretKey, livemode, webhookSecret } = config.account;
    const stripe = await stripeClient(secretKey, config.account);
    const prices = (await pricesInForce(scope)) ?? config.account.prices;
    return { mode: "stripe", stripe, prices, livemode, webhookSecret };
  }
  if (__LOCAL_TOOLS__ && config.mode === "simulator") {
    const { simulatedPayments } = await import("./simulator/simulated-payments");
    return simulatedPayments(scope);
  }
  throw new AppError("unavailable", "Payments are not configured", { code: "payments_off" });
}
