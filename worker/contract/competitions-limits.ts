/** Days of the taper, relative to the competition; negative before it. */
export const FIRST_DAY = -14;
export const LAST_DAY = 7;

export const COMPETITION_LIMITS = {
  name: 80,
  weightClass: 40,
  /** Most competitions of a member that are not over including the days after. */
  open: 12,
  /** Most past competitions shown, newest first. */
  past: 20,
  /** How many days ahead a competition can be entered. */
  daysAhead: 730,
} as const;

export const OVERLAY_LIMITS = {
  /** At most a part for each day. */
  parts: LAST_DAY - FIRST_DAY + 1,
  words: 400,
  categories: 10,
  category: 60,
  /** Most blocks to keep; more would be the whole day. */
  blocks: 8,
  percentLeast: 10,
  percentMost: 120,
} as const;

/** Rows of the coach's list, and of a member's page. */
export const COMPETITIONS_OF_MEMBER = 5;
