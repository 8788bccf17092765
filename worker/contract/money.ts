import { brand } from "./brand";

/** `$30`, and `$28.50` where there are cents. The site has one currency and writes it one way. */
export function money(cents: number, currency: string = brand.currency): string {
  return written(cents, currency, cents % 100 === 0 ? 0 : 2);
}

/** Always with cents, for lists and discounts: `$30.00`. */
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
