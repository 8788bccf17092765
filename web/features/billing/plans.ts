import type { Discount, Plan } from "../../../worker/contract/billing";
import { brand } from "../../../worker/contract/brand";
import { exactMoney, money } from "../../lib/money";

const { membershipMonthly, membershipAnnual } = brand.prices;

/** What the plans cost somebody who subscribes today. */
export const PLANS = {
  monthly: { name: "Monthly", ...membershipMonthly, note: "Billed every month. Cancel any time." },
  annual: { name: "Annual", ...membershipAnnual, note: `${monthsFree()} months free, billed once a year.` },
} as const satisfies Record<Plan, unknown>;

export const isPlan = (value: string | null | undefined): value is Plan => value === "monthly" || value === "annual";

export const otherPlan = (plan: Plan): Plan => (plan === "annual" ? "monthly" : "annual");

/** `$30 per month` */
export function pricePer(cents: number, plan: Plan): string {
  return `${money(cents)} per ${PLANS[plan].per}`;
}

/** The first payment in cents; the provider has the last word before it is confirmed. */
export function dueToday(plan: Plan, discount?: Discount | null): number {
  const { cents } = PLANS[plan];
  const share = Math.round((cents * (discount?.percentOff ?? 0)) / 100);
  return Math.max(0, cents - share - (discount?.amountOff ?? 0));
}

/** What a discount takes off: `20% off`, `$10.00 off`. */
export function takenOff({ percentOff, amountOff }: Discount): string {
  if (percentOff !== undefined) return `${percentOff}% off`;
  return amountOff === undefined ? "" : `${exactMoney(amountOff)} off`;
}

function monthsFree(): string {
  const months = 12 - membershipAnnual.cents / membershipMonthly.cents;
  return months === 2 ? "Two" : months.toLocaleString(brand.locale, { maximumFractionDigits: 1 });
}
