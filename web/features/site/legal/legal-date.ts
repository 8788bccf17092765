import { brand } from "../../../../worker/contract/brand";

/** "February 1, 2025", the same for everybody: the date of a legal text is not a matter of time zones. */
export function legalDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(brand.locale, {
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
}
