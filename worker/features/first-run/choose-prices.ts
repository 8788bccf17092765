import type Stripe from "stripe";
import type { Plan } from "../../contract/billing";
import { brand } from "../../contract/brand";
import type { FirstPrices } from "../../contract/first-run";
import { billingPrice } from "../../db/billing";
import { AppError } from "../../http/app-error";
import { call, type Payments } from "../../platform/stripe/client";
import { audit } from "../../write/audit";
import { writing } from "../../write/writing";
import { payments } from "../billing/payments";
import { forgetPrices } from "../billing/plan-prices";
import { withProviderErrors } from "../billing/refusals";
import type { MemberScope } from "../billing/scope";
import { namedPrices } from "../billing/set-prices";
import { consumeFirstRun } from "./rate-limits";

const PLANS = [
  { plan: "monthly", every: "month" },
  { plan: "annual", every: "year" },
] as const;
/** Most prices per kind that are searched at the provider. */
const LOOKED_AT = 100;

/** Uses the provider's prices of these amounts, or creates them; from then on the provider's prices apply. */
export async function choosePrices(scope: MemberScope, { monthlyCents, annualCents }: FirstPrices): Promise<void> {
  await consumeFirstRun(scope);
  const named = namedPrices(scope);
  if (!named) throw new AppError("conflict", "Prices are made at Stripe, and its keys are not set here.");
  if (named.monthly && named.annual) {
    throw new AppError("conflict", "STRIPE_PRICE_MONTHLY and STRIPE_PRICE_ANNUAL already say what members pay.");
  }
  const pay = await payments(scope);
  const cents: Record<Plan, number> = { monthly: monthlyCents, annual: annualCents };
  const found = await withProviderErrors(async () => {
    const prices = [];
    for (const { plan, every } of PLANS) prices.push({ plan, price: await priceOf(pay, every, cents[plan]) });
    return prices;
  });
  const write = writing(scope);
  for (const { plan, price } of found) {
    const currency = price.currency;
    const row = { plan, priceId: price.id, cents: cents[plan], currency, checkedAt: scope.now, chosen: true };
    write.add(scope.db.insert(billingPrice).values(row).onConflictDoUpdate({ target: billingPrice.plan, set: row }));
  }
  audit(write, "first_run.prices", "first_run:prices", { monthlyCents, annualCents });
  write.after(forgetPrices);
  await write.commit();
}

async function priceOf({ stripe }: Payments, every: "month" | "year", cents: number): Promise<Stripe.Price> {
  const currency = brand.currency.toLowerCase();
  const { data } = await call("list", () =>
    stripe.prices.list({ active: true, type: "recurring", currency, recurring: { interval: every }, limit: LOOKED_AT }),
  );
  const existing = data.find(
    ({ unit_amount, recurring }) =>
      unit_amount === cents && recurring?.interval === every && recurring.interval_count === 1,
  );
  if (existing) return existing;
  // A retry after a lost answer returns the same price.
  const idempotencyKey = `longroll-price-${every}-${cents}-${currency}`;
  return call("price", () =>
    stripe.prices.create(
      {
        currency,
        unit_amount: cents,
        recurring: { interval: every },
        product_data: { name: `${brand.name} membership` },
      },
      { idempotencyKey },
    ),
  );
}
