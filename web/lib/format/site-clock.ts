import { brand } from "../../../worker/contract/brand";
import { dateFormat } from "./date-format";

/** Formats an instant in the site's zone, with its name: `Nov 24, 2026, 5:00 AM PST`. */
export function siteTime(iso: string): string {
  return dateFormat({
    timeZone: brand.timeZone,
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(new Date(iso));
}
