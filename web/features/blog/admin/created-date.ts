import { dayOf } from "../../../lib/format/day-of";

/** The day on which something was made, in the reader's language; `Unknown` for no date. */
export function createdDate(iso: string | null | undefined): string {
  return iso && !Number.isNaN(Date.parse(iso)) ? dayOf(iso) : "Unknown";
}
