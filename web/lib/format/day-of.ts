import { dateFormat } from "./date-format";

/** Formats an instant's date in the reader's zone: `Nov 21, 2026`. */
export function dayOf(iso: string): string {
  return dateFormat({ dateStyle: "medium" }).format(new Date(iso));
}
