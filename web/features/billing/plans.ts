import type { Discount, Plan } from "../../../worker/contract/billing";
import { brand } from "../../../worker/contract/brand";
import { type MembershipPrices, monthsFree } from "../../../worker/contract/membership-prices";
import { exactMoney } from "../../../worker/contract/money";
import { dayOf } from "../../lib/format/day-of";

const { membershipMonthly, membershipAnnual } = brand.prices;

export const PLANS = {
  monthly: { name: "Monthly", per: membershipMonthly.per },
  annual: { name: "Annual", per: membershipAnnual.per },
} as const satisfies Record<Plan, unknown>;

export const isPlan = (value: string | null | undefined): value is Plan => value === "monthly" || value === "annual";

export const otherPlan = (plan: Plan): Plan => (plan === "annual" ? "monthly" : "annual");

export function planNote(plan: Plan, prices: MembershipPrices): string {
  if (plan === "monthly") return "Billed every month. Cancel any time.";
  const free = monthsFree(prices);
  return free ? `${free}, billed once a year.` : "Billed once a year.";
}

/** The price after a discount; the provider has the last word before it is confirmed. */
export function discounted(cents: number, discount?: Discount | null): number {
  const share = Math.round((cents * (discount?.percentOff ?? 0)) / 100);
  return Math.max(0, cents - share - (discount?.amountOff ?? 0));
}

/** What a discount takes off, and for how long: `20% off, for ever`, `$10.00 off, for 3 months`. */
export function takenOff(discount: Discount): string {
  const { percentOff, amountOff } = discount;
  const off =
    percentOff !== undefined ? `${percentOff}% off` : amountOff === undefined ? "" : `${exactMoney(amountOff)} off`;
  return [off, durationOf(discount)].filter(Boolean).join(", ");
}

function durationOf({ duration, months }: Discount): string {
  if (duration === "once") return "once";
  if (duration === "forever") return "for ever";
  if (duration !== "repeating" || !months) return "";
  return months === 1 ? "for 1 month" : `for ${months} months`;
}

/** When the next payment comes and what it costs, before anything is paid. */
export function renewalOf(plan: Plan, cents: number, discount?: Discount | null, now = new Date()): string {
  const months = plan === "annual" ? 12 : 1;
  const reduced = discounted(cents, discount);
  const lasts = discount?.duration === "forever" ? Number.POSITIVE_INFINITY : (discount?.months ?? 0);
  const next = dayOf(monthsAfter(now, months).toISOString());
  const each = `every ${PLANS[plan].per} until you cancel`;
  if (!discount || reduced === cents || lasts <= months) {
    return `Renews on ${next} at ${exactMoney(cents)}, then ${each}.`;
  }
  if (lasts === Number.POSITIVE_INFINITY) return `Renews on ${next} at ${exactMoney(reduced)}, then ${each}.`;
  const full = dayOf(monthsAfter(now, Math.ceil(lasts / months) * months).toISOString());
  return `Renews on ${next} at ${exactMoney(reduced)}, and from ${full} at ${exactMoney(cents)}, ${each}.`;
}

/** The same day so many months later; a day that the month does not have is its last. */
function monthsAfter(from: Date, months: number): Date {
  const next = new Date(from);
  const day = next.getDate();
  next.setMonth(next.getMonth() + months);
  if (next.getDate() !== day) next.setDate(0);
  return next;
}
