/** A timer that has run longer than this was forgotten: the member is asked for the true length. */
export const FORGOTTEN_AFTER_MINUTES = 240;
/** How long after it was done a training may still be handed in; offline devices keep it until then. */
export const LATE_COMPLETION_DAYS = 14;
export const COMPLETION_NOTES_MAX = 2000;

export const WEIGHT_UNITS = ["kg", "lb"] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

/** With which side a set was done that is done with each. */
export const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];

/** Loads of which one answer tells the most reps, the heaviest first. */
export const REP_RECORDS_SHOWN = 12;

/** What one set may say. Load is in the member's unit, to two decimals; effort is RPE. */
export const SET_LIMITS = {
  setsPerExercise: 30,
  loadMax: 2000,
  repsMax: 1000,
  secondsMax: 36_000,
  metresMax: 200_000,
  effortMin: 1,
  effortMax: 10,
} as const;

/** Days of an exercise's history that one call answers. */
export const HISTORY_DAYS_SHOWN = 180;
/** Weeks in the chart of minutes. */
export const WEEKS_SHOWN = 12;
