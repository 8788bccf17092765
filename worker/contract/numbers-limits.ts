/** Time ranges, as a number of parts and days per part; null days means calendar months. */
export const NUMBER_RANGES = {
  "30d": { parts: 30, days: 1 },
  "90d": { parts: 13, days: 7 },
  "1y": { parts: 12, days: null },
} as const;
export type NumberRange = keyof typeof NUMBER_RANGES;

export const CHANGE_LISTS = ["trials", "paid", "started", "ended"] as const;
export type ChangeList = (typeof CHANGE_LISTS)[number];

/** Most invoices per export. */
export const INVOICES_EXPORTED = 10_000;
