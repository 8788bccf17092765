import { eq } from "drizzle-orm";
import type { Plan } from "../../contract/billing";
import { billingPrice } from "../../db/billing";
import { paymentsConfig, problemOf } from "../../platform/stripe/config";
import type { Scope } from "./scope";

type Asking = Pick<Scope, "env" | "db">;
export type PriceIds = Record<Plan, string | null>;

/** Returns the settings' price ids; null without a provider, as the simulator charges the site's own prices. */
export function namedPrices({ env }: Pick<Asking, "env">): PriceIds | null {
  const config = paymentsConfig(env);
  return config.mode === "stripe" ? config.account.prices : null;
}

/** Returns the price ids in effect: the settings', else those chosen in the admin area. */
export async function pricesInForce({ env, db }: Asking): Promise<PriceIds | null> {
  const named = namedPrices({ env });
  if (!named || (named.monthly && named.annual)) return named;
  const chosen = await db.select().from(billingPrice).where(eq(billingPrice.chosen, true));
  const of = (plan: Plan) => named[plan] ?? chosen.find((each) => each.plan === plan)?.priceId ?? null;
  return { monthly: of("monthly"), annual: of("annual") };
}

/** Returns, for the operator, what the settings lack, or null. Prices chosen in the admin area are not missing. */
export async function settingsProblem(asking: Asking): Promise<string | null> {
  const config = paymentsConfig(asking.env);
  if (config.mode !== "stripe" || !config.problem) return config.problem;
  return problemOf({ ...config.account, prices: (await pricesInForce(asking)) ?? config.account.prices });
}
