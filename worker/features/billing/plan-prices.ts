import type { Plan } from "../../contract/billing";
import { brand } from "../../contract/brand";
import { type MembershipPrices, OWN_PRICES } from "../../contract/membership-prices";
import { billingPrice } from "../../db/billing";
import type { Db } from "../../db/client";
import type { Env } from "../../http/env";
import { log } from "../../platform/log";
import { call, type Payments } from "../../platform/stripe/client";
import { writing } from "../../write/writing";
import { payments } from "./payments";
import type { Scope } from "./scope";
import { namedPrices, type PriceIds, pricesInForce } from "./set-prices";

const PLANS: Plan[] = ["monthly", "annual"];
const FRESH_MS = 600_000;
/** A page with a price must not wait for a failing provider. */
const QUICK = { timeout: 2500, maxNetworkRetries: 0 };

type Known = typeof billingPrice.$inferSelect;
type Asked = Omit<Known, "chosen">;

/** Prices cached by this isolate, also after a failure: public pages need them, and must not each call the provider. */
let remembered: { of: string; at: number; prices: MembershipPrices } | null = null;
const REMEMBERED_MS = 60_000;

/**
 * Returns the plans' prices as the provider charges them; the site's own if it cannot be asked. `noWait`: asks it in
 * the background the first time.
 */
export async function planPrices(scope: Scope, { noWait = false } = {}): Promise<MembershipPrices> {
  const named = namedPrices(scope);
  if (!named) return OWN_PRICES;
  const of = `${named.monthly} ${named.annual}`;
  const at = scope.now.getTime();
  if (remembered?.of === of && at - remembered.at <= REMEMBERED_MS) return remembered.prices;
  const ids = (await pricesInForce(scope)) ?? named;
  const stored = await known(scope.db, ids);
  const missing = PLANS.some((plan) => ids[plan] && !stored.some((each) => each.plan === plan));
  const isOld = stored.some(({ checkedAt }) => at - checkedAt.getTime() > FRESH_MS);
  const waits = missing && !noWait;
  if (!waits && (missing || isOld)) scope.later(asked(scope));
  const prices = withOwn(waits ? await asked(scope) : stored);
  if (!missing || waits) remembered = { of, at, prices };
  return prices;
}

/** Call after choosing other prices. */
export function forgetPrices(): void {
  remembered = null;
}

/** Reads the provider's prices and stores them; those not answered stay. */
export async function refreshPrices(scope: Scope, pay: Payments): Promise<Asked[]> {
  const rows = await Promise.all(
    PLANS.flatMap((plan) => {
      const id = pay.prices[plan];
      return id ? [priceOf(scope, pay, plan, id)] : [];
    }),
  );
  const write = writing(scope);
  for (const row of rows) {
    write.add(scope.db.insert(billingPrice).values(row).onConflictDoUpdate({ target: billingPrice.plan, set: row }));
  }
  await write.commit();
  return rows;
}

/** Returns, for the operator, where the site names another price than the provider charges, or null. */
export async function priceProblem(env: Env, db: Db): Promise<string | null> {
  const ids = await pricesInForce({ env, db });
  if (!ids) return null;
  const wrong = (await known(db, ids)).filter(
    ({ plan, cents, currency, chosen }) =>
      (cents !== OWN_PRICES[plan] && !chosen) || currency.toUpperCase() !== brand.currency,
  );
  if (wrong.length === 0) return null;
  const words = wrong.map(({ plan, cents, currency }) => {
    const amount = (value: number, unit: string) => `${unit.toUpperCase()} ${(value / 100).toFixed(2)}`;
    return `${plan}: ${amount(cents, currency)} is charged, ${amount(OWN_PRICES[plan], brand.currency)} is written on the site`;
  });
  return `Prices differ. ${words.join("; ")}.`;
}

/** Returns the stored prices of the current price ids. */
async function known(db: Db, ids: PriceIds): Promise<Known[]> {
  const rows = await db.select().from(billingPrice);
  return rows.filter(({ plan, priceId }) => ids[plan] === priceId);
}

async function asked(scope: Scope): Promise<Asked[]> {
  try {
    return await refreshPrices(scope, await payments(scope));
  } catch (error) {
    log.warn("prices_not_read", {}, error);
    return [];
  }
}

async function priceOf(scope: Scope, pay: Payments, plan: Plan, priceId: string): Promise<Asked> {
  const price = await call("price", () => pay.stripe.prices.retrieve(priceId, {}, QUICK));
  return {
    plan,
    priceId,
    cents: price.unit_amount ?? OWN_PRICES[plan],
    currency: price.currency ?? brand.currency,
    checkedAt: scope.now,
  };
}

const withOwn = (rows: Asked[]): MembershipPrices => ({
  ...OWN_PRICES,
  ...Object.fromEntries(rows.map(({ plan, cents }) => [plan, cents])),
});
