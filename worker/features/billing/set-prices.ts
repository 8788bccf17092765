import { eq } from "drizzle-orm";
import type { Plan } from "../../contract/billing";
import { billingPrice } from "../../db/billing";
import { paymentsConfig, problemOf } from "../../platform/stripe/config";
import type { Scope } from "./scope";

type Asking = Pick<Scope, "env" | "db">;
export type PriceIds = Record<Plan, string | null>;

/** The prices that the settings name. Null where no provider is asked: the simulator charges what the site says. */
export function namedPrices({ env }: Pick<Asking, "env">): PriceIds | null {
  const config = paymentsConfig(env);
  return config.mode === "stripe" ? config.account.prices : null;
}

/** The prices that are charged: as the settings name them, else as they were chosen at the desk. */
export async function pricesInForce({ env, db }: Asking): Promise<PriceIds | null> {
  const named = namedPrices({ env });
  if (!named || (named.monthly && named.annual)) return named;
  const chosen = await db.select().from(billingPrice).where(eq(billingPrice.chosen, true));
  const of = (plan: Plan) => named[plan] ?? chosen.find((each) => each.plan === plan)?.priceId ?? null;
  return { monthly: of("monthly"), annual: of("annual") };
}

/** For whoever runs the site: what the settings lack. Prices that were chosen at the desk are not missing. */
export async function settingsProblem(asking: Asking): Promise<string | null> {
  const config = paymentsConfig(asking.env);
  if (config.mode !== "stripe" || !config.problem) return config.problem;
  return problemOf({ ...config.account, prices: (await pricesInForce(asking)) ?? config.account.prices });
}
