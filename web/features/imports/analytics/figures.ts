import { SUCCESS_BANDS } from "../../../../worker/contract/upload-analytics-limits";
import { dateFormat } from "../../../lib/format/date-format";

/** Formats a duration: seconds below one minute, minutes above. */
export function processingTime(seconds: number): string {
  const [value, unit] = seconds < 60 ? [seconds, "s"] : [seconds / 60, "min"];
  return `${value.toLocaleString(undefined, { maximumFractionDigits: value < 10 ? 2 : 1 })} ${unit}`;
}

export type Band = "good" | "passable" | "poor";

export function bandOf(successRate: number): Band {
  if (successRate >= SUCCESS_BANDS.good) return "good";
  return successRate >= SUCCESS_BANDS.passable ? "passable" : "poor";
}

/** Compares a figure with the previous period: "+25% on the 30 days before". Says so when there is none. */
export function changeText(now: number, before: number, days: number): string {
  const period = `the ${days} days before`;
  if (before === 0) return now === 0 ? `None in ${period} either` : `None in ${period}`;
  const percent = Math.round(((now - before) / before) * 100);
  return percent === 0 ? `As in ${period}` : `${percent > 0 ? "+" : "−"}${Math.abs(percent)}% on ${period}`;
}

/** Formats an hour in the reader's locale, such as "14:00 to 15:00". */
export function hourSpan(hour: number): string {
  const clock = dateFormat({ hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  return `${clock.format(Date.UTC(2026, 0, 1, hour))} to ${clock.format(Date.UTC(2026, 0, 1, hour + 1))}`;
}
