import type Stripe from "stripe";
import type { Plan } from "../../contract/billing";
import { brand } from "../../contract/brand";
import { AppError } from "../../http/app-error";
import { call, isUncertain, type Payments, stripeError } from "../../platform/stripe/client";
import { paymentsConfig } from "../../platform/stripe/config";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { payments } from "../billing/payments";
import { forgetPrices, refreshPrices } from "../billing/plan-prices";
import { withProviderErrors } from "../billing/refusals";
import type { MemberScope } from "../billing/scope";
import { paymentsOf } from "./payments-of";
import { consumeFirstRun } from "./rate-limits";
import { setFirstRun } from "./set-first-run";

/** Tests the configured keys and prices at the provider, and triggers an event that must come back. */
export async function tryPayments(scope: MemberScope): Promise<void> {
  await consumeFirstRun(scope);
  if (paymentsConfig(scope.env).mode === "off") {
    throw new AppError("conflict", "There are no keys to try. Set them first, as docs/payments.md says.");
  }
  const pay = await payments(scope);
  const problem = await withProviderErrors(() => problemAt(pay));
  // Stored before triggering the event, which may arrive before the answer.
  const customer = problem === null && pay.webhookSecret ? await withProviderErrors(() => newCustomer(pay)) : null;
  const write = writing(scope);
  setFirstRun(write, {
    paymentsAt: scope.now,
    paymentsOf: await paymentsOf(scope.env),
    paymentsProblem: problem,
    webhookCustomer: customer,
    webhookAskedAt: customer ? scope.now : null,
    webhookArrivedAt: null,
  });
  audit(write, "first_run.payments", "first_run:payments", { problem });
  await write.commit();
  if (problem !== null) return;
  await withProviderErrors(() => refreshPrices(scope, pay));
  forgetPrices();
  if (customer) await withProviderErrors(() => pay.stripe.customers.del(customer));
}

async function newCustomer(pay: Payments): Promise<string> {
  const name = `${brand.name}: test of the webhook`;
  return (await call("customer", () => pay.stripe.customers.create({ name }))).id;
}

const EVERY: Record<Plan, "month" | "year"> = { monthly: "month", annual: "year" };

/** Returns what is wrong with keys or prices, in words, or null. Throws if the provider does not answer. */
async function problemAt(pay: Payments): Promise<string | null> {
  const set = (["monthly", "annual"] as const).flatMap((plan) => {
    const id = pay.prices[plan];
    return id ? [{ plan, id }] : [];
  });
  try {
    if (set.length === 0) await pay.stripe.prices.list({ limit: 1 });
    for (const { plan, id } of set) {
      const problem = problemOf(plan, await call("price", () => pay.stripe.prices.retrieve(id)));
      if (problem) return problem;
    }
    return null;
  } catch (error) {
    const failure = stripeError(error);
    if (!failure || isUncertain(error)) throw error;
    if (failure.statusCode === 401) return "Stripe does not know STRIPE_SECRET_KEY.";
    return `Stripe refuses: ${failure.message}`;
  }
}

function problemOf(plan: Plan, { active, currency, recurring }: Stripe.Price): string | null {
  const every = EVERY[plan];
  const what = `The ${plan} price at Stripe`;
  if (!active) return `${what} is archived.`;
  if (recurring?.interval !== every || recurring.interval_count !== 1) return `${what} is not one for each ${every}.`;
  return currency.toUpperCase() === brand.currency
    ? null
    : `${what} is in ${currency.toUpperCase()}, and the site says ${brand.currency}.`;
}
