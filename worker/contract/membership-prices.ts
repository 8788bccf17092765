import type { Plan } from "./billing";
import { brand } from "./brand";
import { money } from "./money";

const { membershipMonthly, membershipAnnual } = brand.prices;

/** In cents, as whoever subscribes today is charged. */
export type MembershipPrices = Record<Plan, number>;

/** What the site says by itself, until the provider's prices are known. */
export const OWN_PRICES: MembershipPrices = { monthly: membershipMonthly.cents, annual: membershipAnnual.cents };

/** `$30 a month`, and with "per" between them `$30 per month`. */
export function perPeriod(prices: MembershipPrices, plan: Plan, between = "a"): string {
  const { per } = plan === "annual" ? membershipAnnual : membershipMonthly;
  return `${money(prices[plan])} ${between} ${per}`;
}

/** `Two months free`, or null where a year costs as much as its months. */
export function monthsFree(prices: MembershipPrices): string | null {
  const free = Math.round((12 - prices.annual / prices.monthly) * 10) / 10;
  if (!(free > 0)) return null;
  const months = free === 2 ? "Two" : free.toLocaleString(brand.locale, { maximumFractionDigits: 1 });
  return `${months} months free`;
}
