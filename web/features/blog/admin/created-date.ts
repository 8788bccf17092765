import { dayOf } from "../../../lib/format/day-of";

/** Formats a creation date in the reader's language; `Unknown` without one. */
export function createdDate(iso: string | null | undefined): string {
  return iso && !Number.isNaN(Date.parse(iso)) ? dayOf(iso) : "Unknown";
}
