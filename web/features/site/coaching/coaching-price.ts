import type { CurrentUser } from "../../../../worker/contract/account";
import { brand } from "../../../../worker/contract/brand";

/** Returns the percentage that an active subscription takes off a coaching session. A trial gives none. */
export function memberDiscountPercent(user: CurrentUser | null): number {
  if (user?.subscriptionStatus !== "active") return 0;
  const { annual, active } = brand.coachingDiscountPercent;
  return user.subscriptionPlan === "annual" ? annual : active;
}

/** Formats the discounted price in dollars, without cents where there are none. */
export function discounted(cents: number, percent: number): string {
  const dollars = (cents * (100 - percent)) / 10_000;
  return dollars.toLocaleString(brand.locale, {
    style: "currency",
    currency: brand.currency,
    minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
  });
}
