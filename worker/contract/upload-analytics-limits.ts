/** Periods of the upload figures in days, each ending today. */
export const TIME_RANGES = { "7d": 7, "30d": 30, "90d": 90, "1y": 365 } as const;
export type TimeRange = keyof typeof TIME_RANGES;
export const DEFAULT_TIME_RANGE: TimeRange = "30d";

/** Labels indexed by a tally's `size`, ascending. */
export const SIZE_RANGES = ["Under 100 KB", "100 KB to 1 MB", "1 to 5 MB", "5 MB and more"] as const;

/** Lower bounds in percent of a good and a passable success rate. */
export const SUCCESS_BANDS = { good: 95, passable: 90 } as const;

/** Users listed, most uploads first. */
export const MOST_ACTIVE = 100;

/** Returns the share of successful uploads in whole percent; null without uploads. */
export function successRate(successes: number, uploads: number): number | null {
  return uploads ? Math.round((successes / uploads) * 100) : null;
}
