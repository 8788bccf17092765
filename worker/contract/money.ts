import { brand } from "./brand";

/** Formats an amount, with decimals only if needed: `$30`, `$28.50`. */
export function money(cents: number, currency: string = brand.currency): string {
  return written(cents, currency, cents % 100 === 0 ? 0 : 2);
}

/** Formats an amount always with decimals, for lists and discounts: `$30.00`. */
export function exactMoney(cents: number, currency: string = brand.currency): string {
  return written(cents, currency, 2);
}

function written(cents: number, currency: string, digits: number): string {
  return (cents / 100).toLocaleString(brand.locale, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
