import { dateFormat } from "./date-format";

/** The day of an instant, where the reader is: `Nov 21, 2026`. */
export function dayOf(iso: string): string {
  return dateFormat({ dateStyle: "medium" }).format(new Date(iso));
}
