import type { FirstRunCheck } from "../../contract/first-run";
import { EVENT_WAIT_MS } from "../../contract/first-run-limits";
import { perPeriod } from "../../contract/membership-prices";
import type { billingPrice } from "../../db/billing";
import { isLocal } from "../../http/env";
import { paymentsConfig } from "../../platform/stripe/config";
import { planPrices } from "../billing/plan-prices";
import type { MemberScope } from "../billing/scope";
import { namedPrices } from "../billing/set-prices";
import { done, missing, type Run, waiting } from "./check";
import { paymentsOf } from "./payments-of";

type Prices = (typeof billingPrice.$inferSelect)[];

/** Checks whether payments work: results of the last test, unless older than the settings. */
export async function paymentChecks(scope: MemberScope, run: Run, prices: Prices): Promise<FirstRunCheck[]> {
  const config = paymentsConfig(scope.env);
  if (config.mode === "off") {
    return [missing(config.problem ?? "Nobody can pay: there are no keys. Set the five of docs/payments.md.")];
  }
  const isOfNow = run?.paymentsOf === (await paymentsOf(scope.env));
  return [keys(scope, isOfNow ? run : undefined), await price(scope, prices), event(scope, isOfNow ? run : undefined)];
}

function keys({ env }: MemberScope, run: Run): FirstRunCheck {
  if (!run?.paymentsAt) return missing("The keys have not been tried at the provider.");
  const { paymentsAt: at, paymentsProblem } = run;
  if (paymentsProblem) return missing(paymentsProblem, at);
  const config = paymentsConfig(env);
  if (config.mode !== "stripe") return done("The payment simulator of this machine answers. No money moves.", at);
  if (config.account.livemode) return done("Stripe takes the keys. They are live: what is charged is money.", at);
  const test = "Stripe takes the keys. They are test keys: nobody is charged.";
  return isLocal(env) ? done(test, at) : missing(`${test} Set the live ones before you open.`, at);
}

async function price(scope: MemberScope, prices: Prices): Promise<FirstRunCheck> {
  const named = namedPrices(scope);
  const lacks = named && (["monthly", "annual"] as const).filter((plan) => !prices.some((each) => each.plan === plan));
  if (lacks?.length) return missing(`There is no ${lacks.join(" and no ")} price yet.`);
  const asked = await planPrices(scope, { noWait: true });
  return done(`Members pay ${perPeriod(asked, "monthly")} or ${perPeriod(asked, "annual")}, as the provider says.`);
}

function event({ env, now, origin }: MemberScope, run: Run): FirstRunCheck {
  const config = paymentsConfig(env);
  if (config.mode === "stripe" && !config.account.webhookSecret) return missing("STRIPE_WEBHOOK_SECRET is not set.");
  if (!run?.webhookAskedAt) return missing("Whether the provider's events arrive has not been tried.");
  const { webhookAskedAt: at, webhookArrivedAt } = run;
  if (webhookArrivedAt) return done("An event that was caused at the provider came back.", webhookArrivedAt);
  if (now.getTime() - at.getTime() < EVENT_WAIT_MS) return waiting("An event was caused, and is awaited.", at);
  return missing(
    `The event that was caused has not come. Stripe's endpoint has to be ${origin}/api/stripe/webhook with customer.deleted among its events, and STRIPE_WEBHOOK_SECRET its signing secret.`,
    at,
  );
}
