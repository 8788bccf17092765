import { brand } from "../../../../worker/contract/brand";

/** Formats a date as "February 1, 2025", the same in every time zone: a legal text has one date. */
export function legalDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(brand.locale, {
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
}
