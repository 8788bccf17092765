/** The periods of the upload figures, each ending today, in days. */
export const TIME_RANGES = { "7d": 7, "30d": 30, "90d": 90, "1y": 365 } as const;
export type TimeRange = keyof typeof TIME_RANGES;
export const DEFAULT_TIME_RANGE: TimeRange = "30d";

/** By `size` of a tally, from small to large. */
export const SIZE_RANGES = ["Under 100 KB", "100 KB to 1 MB", "1 to 5 MB", "5 MB and more"] as const;

/** At least so many percent of uploads succeeded: good, passable, else poor. */
export const SUCCESS_BANDS = { good: 95, passable: 90 } as const;

/** So many people are listed, those with most uploads first. */
export const MOST_ACTIVE = 100;

/** Successful uploads out of all, in whole percent; nothing without uploads. */
export function successRate(successes: number, uploads: number): number | null {
  return uploads ? Math.round((successes / uploads) * 100) : null;
}
