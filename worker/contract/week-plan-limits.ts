/** How much the coach wants a day of a week trained. */
export const MARKS = ["must", "should", "could"] as const;
export type Mark = (typeof MARKS)[number];

export const ROLL_EFFORTS = ["light", "hard"] as const;
export type RollEffort = (typeof ROLL_EFFORTS)[number];
/** A weekday on which somebody rolls; Monday is 1. */
export type RollDay = { dayOfWeek: number; effort: RollEffort };

export const LIFTS_MOST = 7;
/** What a first plan is, until somebody says otherwise. */
export const FIRST_LIFTS = 2;
/** Moves of one week that are read: a session a day of a few weeks beside each other. */
export const MOVES_MOST = 50;
