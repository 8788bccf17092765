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

/** Returns the price after a discount; the provider's amount is shown before confirmation. */
export function discounted(cents: number, discount?: Discount | null): number {
  const share = Math.round((cents * (discount?.percentOff ?? 0)) / 100);
  return Math.max(0, cents - share - (discount?.amountOff ?? 0));
}

/** Describes a discount: `20% off, for ever`, `$10.00 off, for 3 months`. */
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

type Renewing = { plan: Plan; cents: number; discount?: Discount | null | undefined; taxed?: boolean };

/** Describes the next payment before anything is paid. */
export function renewalOf({ plan, cents, discount, taxed = false }: Renewing, now = new Date()): string {
  const months = monthsOf(plan);
  const reduced = discounted(cents, discount);
  const lasts = lastsFor(discount);
  const next = dayOf(monthsAfter(now, months).toISOString());
  const each = `every ${PLANS[plan].per} until you cancel`;
  const price = (amount: number) => `${exactMoney(amount)}${taxed && amount > 0 ? " plus taxes" : ""}`;
  if (!discount || reduced === cents || lasts <= months) {
    return `Renews on ${next} at ${price(cents)}, then ${each}.`;
  }
  if (lasts === Number.POSITIVE_INFINITY) return `Renews on ${next} at ${price(reduced)}, then ${each}.`;
  const full = dayOf(monthsAfter(now, coveredMonths(plan, lasts)).toISOString());
  return `Renews on ${next} at ${price(reduced)}, and from ${full} at ${price(cents)}, ${each}.`;
}

/** Describes what a full discount makes free, and the price afterwards. */
export function freeOf({ plan, cents, discount }: Renewing, now = new Date()): string {
  const lasts = lastsFor(discount);
  if (lasts === Number.POSITIVE_INFINITY) {
    return "Your coupon makes your membership free for as long as you keep it. No card is needed.";
  }
  const months = discount ? coveredMonths(plan, lasts) : monthsOf(plan);
  const until = dayOf(monthsAfter(now, months).toISOString());
  const first = months === 1 ? "month" : months === 12 ? "year" : `${months} months`;
  const after = `${exactMoney(cents)} every ${PLANS[plan].per}`;
  return `${discount ? "Your coupon" : "Your credit"} covers the first ${first}, until ${until}. With a card on file your membership goes on after it at ${after}; you can also add one later.`;
}

const monthsOf = (plan: Plan) => (plan === "annual" ? 12 : 1);

/** Returns the months a discount lasts; 0 beyond a single payment. */
function lastsFor(discount: Discount | null | undefined): number {
  return discount?.duration === "forever" ? Number.POSITIVE_INFINITY : (discount?.months ?? 0);
}

/** Returns the months covered by discounted payments: at least one payment. */
const coveredMonths = (plan: Plan, lasts: number) => Math.max(1, Math.ceil(lasts / monthsOf(plan))) * monthsOf(plan);

/** Returns the same day some months later, or the month's last day. */
function monthsAfter(from: Date, months: number): Date {
  const next = new Date(from);
  const day = next.getDate();
  next.setMonth(next.getMonth() + months);
  if (next.getDate() !== day) next.setDate(0);
  return next;
}
