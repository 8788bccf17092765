import type { Plan } from "./billing";
import { brand } from "./brand";
import { money } from "./money";

const { membershipMonthly, membershipAnnual } = brand.prices;

/** Prices in cents for new subscriptions. */
export type MembershipPrices = Record<Plan, number>;

/** Default prices, until the provider's are known. */
export const OWN_PRICES: MembershipPrices = { monthly: membershipMonthly.cents, annual: membershipAnnual.cents };

/** Formats a price: `$30 a month`, or `$30 per month` with "per" as `between`. */
export function perPeriod(prices: MembershipPrices, plan: Plan, between = "a"): string {
  const { per } = plan === "annual" ? membershipAnnual : membershipMonthly;
  return `${money(prices[plan])} ${between} ${per}`;
}

/** Such as `Two months free`; null if a year costs as much as twelve months. */
export function monthsFree(prices: MembershipPrices): string | null {
  const free = Math.round((12 - prices.annual / prices.monthly) * 10) / 10;
  if (!(free > 0)) return null;
  const months = free === 2 ? "Two" : free.toLocaleString(brand.locale, { maximumFractionDigits: 1 });
  return `${months} months free`;
}
