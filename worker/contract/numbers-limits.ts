/** How far back the numbers look, and into how many parts of how many days that is cut; a year into its months. */
export const NUMBER_RANGES = {
  "30d": { parts: 30, days: 1 },
  "90d": { parts: 13, days: 7 },
  "1y": { parts: 12, days: null },
} as const;
export type NumberRange = keyof typeof NUMBER_RANGES;

export const CHANGE_LISTS = ["trials", "paid", "started", "ended"] as const;
export type ChangeList = (typeof CHANGE_LISTS)[number];

/** The most invoices in one file for the accountant. */
export const INVOICES_EXPORTED = 10_000;
