/** Days of the overlay, counted from the competition: before it below zero. */
export const FIRST_DAY = -14;
export const LAST_DAY = 7;

export const COMPETITION_LIMITS = {
  name: 80,
  weightClass: 40,
  /** Of one member, that are still to come or not over by the days after them. */
  open: 12,
  /** Of those that are over, the newest are shown. */
  past: 20,
  /** Days ahead that one can be entered. */
  daysAhead: 730,
} as const;

export const OVERLAY_LIMITS = {
  /** Each day its own. */
  parts: LAST_DAY - FIRST_DAY + 1,
  words: 400,
  categories: 10,
  category: 60,
  /** Blocks that can be kept of a day; more is all of it. */
  blocks: 8,
  percentLeast: 10,
  percentMost: 120,
} as const;

/** Rows of the coach's list, and of what a member's page shows. */
export const COMPETITIONS_OF_MEMBER = 5;
