/** How important a session is to the coach. */
export const MARKS = ["must", "should", "could"] as const;
export type Mark = (typeof MARKS)[number];

export const ROLL_EFFORTS = ["light", "hard"] as const;
export type RollEffort = (typeof ROLL_EFFORTS)[number];
/** A weekday with rolling; Monday is 1. */
export type RollDay = { dayOfWeek: number; effort: RollEffort };

export const LIFTS_MOST = 7;
/** Default number of lifting sessions. */
export const FIRST_LIFTS = 2;
/** Most moves read per week: one session a day over a few adjacent weeks. */
export const MOVES_MOST = 50;
